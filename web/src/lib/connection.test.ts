import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.svelte';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Socket.all.push(this);
  }

  send(message: string): void {
    this.sent.push(message);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = () => Socket.all.at(-1) as Socket;
const event = (kind: string) => ({ kind, say: { key: kind, arguments: {}, rule: '' }, data: {}, seat: null });
const update = (seq: number, from: number, ...kinds: string[]) => ({
  type: 'update',
  seq,
  seat: 0,
  decision: {
    seat: 0,
    since: 0,
    form: { name: 'one', fewest: 0, most: 0, ranged: '' },
    options: [{ choice: ['pass'], touches: [], say: null }],
    asides: [],
  },
  view: { round: 1, players: [{ units: 1 }, { units: 2 }] },
  events: kinds.map(event),
  events_from: from,
});

let connection: Connection;
let answer = 200;
let body = '{}';

beforeEach(async () => {
  vi.useFakeTimers();
  Socket.all = [];
  answer = 200;
  body = '{}';
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'https://orrery.test/t/abc' });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    querySelector: () => null,
    visibilityState: 'visible',
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: answer })));
  connection = new (await import('./connection.svelte')).Connection('abc');
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('connects over the same security as the page', () => {
  expect(last().address).toBe('wss://orrery.test/api/tables/abc/live?brief=true');
});

it('assembles the log and chat lines, each once', () => {
  last().tell(update(1, 0, 'a', 'b'));
  last().tell({ ...change(1, [[['seq'], 2]], 'c'), events_from: 1 });
  expect(connection.log.map((line) => line.kind)).toEqual(['a', 'c']);
  last().tell({ type: 'chat', lines: [{ number: 2 }, { number: 1 }] });
  last().tell({ type: 'chat', lines: [{ number: 2 }, { number: 3 }] });
  expect(connection.chat.map((line) => line.number)).toEqual([1, 2, 3]);
});

const change = (number: number, put: [(string | number)[], unknown][], ...kinds: string[]) => ({
  type: 'change',
  number,
  events: kinds.map(event),
  events_from: connection.log.length,
  put,
  drop: [],
});

it('follows what has changed, and keeps everything else', () => {
  last().tell(update(1, 0, 'a'));
  const before = connection.update;
  last().tell(
    change(
      1,
      [
        [['seq'], 2],
        [['view', 'players', 1, 'units'], 5],
      ],
      'b',
    ),
  );
  expect([connection.update?.seq, connection.update?.view]).toEqual([
    2,
    { round: 1, players: [{ units: 1 }, { units: 5 }] },
  ]);
  expect(connection.update?.decision).toBe(before?.decision);
  expect(connection.log.map((line) => line.kind)).toEqual(['a', 'b']);
  last().tell(change(2, [[['decision'], null]]));
  expect([connection.update?.seq, connection.update?.decision]).toEqual([2, null]);
});

it('fetches everything anew when a change was missed or does not fit', async () => {
  last().tell(update(1, 0));
  last().tell(change(2, [[['seq'], 3]]));
  expect(connection.update?.seq).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all).toHaveLength(2);
  last().tell(change(1, [[['seq'], 4]])); // before it was told how things stand
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all).toHaveLength(3);
  last().tell(update(4, 0));
  last().tell(change(1, [[['view', 'players', 7, 'units'], 5]]));
  expect(connection.update?.seq).toBe(4);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all).toHaveLength(4);
  last().tell(update(5, 0));
  last().tell(change(1, [[['seq'], 6]]));
  expect([connection.update?.seq, connection.lost]).toEqual([6, false]);
});

it('asks for words when they are read, and once more over a new connection', async () => {
  last().tell(update(1, 0));
  const option = connection.update?.decision?.options[0];
  expect(option?.say.key).toBe('');
  await Promise.resolve();
  const word = JSON.stringify({ type: 'word', seat: 0, since: 0, options: [0] });
  expect(last().sent).toEqual([word]);
  last().close();
  await vi.advanceTimersByTimeAsync(600);
  last().tell(update(1, 0));
  expect(last().sent).toEqual([word]);
  last().tell({ type: 'worded', since: 0, says: [[0, { key: 'pass', arguments: {}, rule: '' }]] });
  expect(option?.say.key).toBe('pass');
  expect(connection.update?.decision?.options[0]).toBe(option);
});

it('says that it follows at once, also over a new connection', async () => {
  const pace = JSON.stringify({ type: 'pace', at_once: true });
  connection.follow(true);
  expect(last().sent).toEqual([pace]);
  last().close();
  await vi.advanceTimersByTimeAsync(600);
  last().onopen?.();
  expect(last().sent).toEqual([pace]);
});

it('sends one choice at a time, on the sight of the latest position', () => {
  last().tell(update(7, 0));
  connection.choose(['pass']);
  connection.choose(['pass']);
  expect(last().sent).toEqual([JSON.stringify({ type: 'choose', seat: 0, seq: 7, choice: ['pass'] })]);
  last().tell({ type: 'refused', say: { key: 'no', arguments: {}, rule: '' }, seq: 7 });
  connection.choose(['pass']);
  expect(last().sent).toHaveLength(2);
});

it('tells what is preferred, and answers the open question so if that is what it means', () => {
  const say = { key: 'wish', arguments: {}, rule: '' };
  connection.prefer('cards', { value: 'decline', say, answers: null });
  expect(last().sent).toEqual([]); // nobody sits here yet
  last().tell(update(7, 0));
  connection.prefer('cards', { value: 'ask', say, answers: null });
  connection.prefer('cards', { value: 'decline', say, answers: ['pass'] });
  expect(last().sent.map((message) => JSON.parse(message) as unknown)).toEqual([
    { type: 'prefer', seat: 0, name: 'cards', value: 'ask' },
    { type: 'prefer', seat: 0, name: 'cards', value: 'decline' },
    { type: 'choose', seat: 0, seq: 7, choice: ['pass'] },
  ]);
});

it('says why a table cannot be shown, and goes on trying', async () => {
  answer = 403;
  const say = { key: 'refused-pack-missing', arguments: { pack: 'house' }, rule: '' };
  body = JSON.stringify({ say });
  last().close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.trouble).toEqual(say);
  expect(connection.missing).toBe(false);
  expect(Socket.all.length).toBeGreaterThan(1);
  last().tell(update(1, 0));
  expect(connection.trouble).toBeNull();
});

it('says why nothing is shown when the server refuses before the first update', () => {
  const say = { key: 'refused-broken', arguments: {}, rule: '' };
  last().tell({ type: 'refused', say, seq: 0 });
  expect(connection.trouble).toEqual(say);
});

it('comes back by itself, and sends nothing again', async () => {
  last().tell(update(1, 0, 'a'));
  connection.choose(['pass']);
  last().close();
  expect([connection.lost, connection.sending]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(600);
  expect(Socket.all).toHaveLength(2);
  expect(last().sent).toEqual([]);
  last().tell(update(2, 0, 'a', 'b'));
  expect([connection.lost, connection.log.length]).toEqual([false, 2]);
});

it('fetches everything anew when lines are missing', async () => {
  last().tell(update(1, 0, 'a'));
  last().tell({ ...change(1, [[['seq'], 9]], 'f'), events_from: 5 });
  expect(connection.log).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(Socket.all).toHaveLength(2);
});

it('begins with the last turns, and anew with those of another seat', () => {
  last().tell(update(90, 500, 'a', 'b'));
  expect([connection.first, connection.log.length]).toEqual([500, 2]);
  last().tell({ ...change(1, [[['seq'], 91]], 'c'), events_from: 502 });
  expect([connection.first, connection.log.map((line) => line.kind).join('')]).toEqual([500, 'abc']);
  last().tell(update(91, 420, 'x'));
  expect([connection.first, connection.log.map((line) => line.kind).join('')]).toEqual([420, 'x']);
});

it('gives up on a table that does not exist', async () => {
  answer = 404;
  last().close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.missing).toBe(true);
  expect(Socket.all).toHaveLength(1);
});

it('pings, and drops a connection that has gone silent', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent).toEqual([JSON.stringify({ type: 'ping' })]);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

it('asks whether there is such a table before it knocks, where the server has not named it on the page', async () => {
  connection.close();
  Socket.all = [];
  vi.resetModules();
  vi.stubGlobal('location', { href: 'https://orrery.test/t/nope', pathname: '/t/nope' });
  answer = 404;
  connection = new (await import('./connection.svelte')).Connection('nope');
  await vi.advanceTimersByTimeAsync(10);
  expect([connection.missing, connection.lost, Socket.all.length]).toEqual([true, false, 0]);
});

it('says at once that there is no such table when the first knock is refused', async () => {
  answer = 404;
  last().close();
  expect(connection.lost).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(connection.missing).toBe(true);
});
