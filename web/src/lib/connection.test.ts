import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.svelte';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly address: string;

  constructor(address: URL) {
    this.address = String(address);
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
  decision: { seat: 0 },
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
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' });
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
  expect(last().address).toBe('wss://orrery.test/api/tables/abc/live');
});

it('assembles the log and chat lines, each once', () => {
  last().tell(update(1, 0, 'a', 'b'));
  last().tell(update(2, 1, 'c'));
  expect(connection.log.map((line) => line.kind)).toEqual(['a', 'c']);
  last().tell({ type: 'chat', lines: [{ number: 2 }, { number: 1 }] });
  last().tell({ type: 'chat', lines: [{ number: 2 }, { number: 3 }] });
  expect(connection.chat.map((line) => line.number)).toEqual([1, 2, 3]);
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
  last().tell(update(9, 5, 'f'));
  expect(connection.log).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  expect(Socket.all).toHaveLength(2);
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
