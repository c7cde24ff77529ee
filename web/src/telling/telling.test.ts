import { beforeEach, expect, it, vi } from 'vitest';
import type { EventInfo, Update } from '../lib/api';
import type { Telling } from './telling.svelte';

const event = (kind: string, more: Partial<EventInfo> = {}): EventInfo => ({
  kind,
  say: { key: kind, arguments: {}, rule: '' },
  data: {},
  seat: null,
  sign: 'note',
  phase: '',
  touches: [],
  opens: false,
  alarms: [],
  move: 0,
  ...more,
});
const turn = (seat: number, move: number) => event(`turn${seat}`, { opens: true, seat, move });

let telling: Telling;
let settings: { pace: string };
let log: EventInfo[];
let seq = 0;

function come(from: number, events: EventInfo[], more: Record<string, unknown> = {}): void {
  log = [...log.slice(0, from), ...events];
  const table = { id: 'abc', status: 'running', clock: null, seats: [], proposals: [], rematch: null, order: [0, 1] };
  telling.take(
    {
      seq: ++seq,
      seat: 0,
      decision: null,
      events,
      events_from: from,
      numbers: {},
      table,
      ...more,
    } as unknown as Update,
    log,
  );
}

const kinds = () => telling.log.map((each) => each.kind).join(' ');

beforeEach(async () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  settings = (await import('../lib/settings.svelte')).settings;
  settings.pace = 'normal';
  log = [];
  seq = 0;
  telling = new (await import('./telling.svelte')).Telling();
});

it('tells news one by one, and says so', () => {
  come(0, [event('a')]);
  come(1, [event('b'), event('c')]);
  expect(kinds()).toBe('a b');
  expect(telling.behind).toBe(true);
  expect(telling.event?.kind).toBe('b');
  telling.skip();
  expect(kinds()).toBe('a b c');
  expect(telling.behind).toBe(false);
});

it('goes on with a log that begins late, and shows at once what it cannot go on with', () => {
  const late = (first: number, from: number, known: EventInfo[], news: EventInfo[]) => {
    const table = { id: 'abc', status: 'running', clock: null, seats: [], proposals: [], rematch: null, order: [0, 1] };
    const update = { seq: ++seq, seat: 0, decision: null, events: news, events_from: from, numbers: {}, table };
    telling.take(update as unknown as Update, [...known, ...news], first);
  };
  late(500, 500, [], [event('a'), event('b')]);
  expect([kinds(), telling.first, telling.behind]).toEqual(['a b', 500, false]);
  late(500, 502, [event('a'), event('b')], [event('c'), event('d')]);
  expect([kinds(), telling.behind]).toEqual(['a b c', true]);
  late(530, 530, [], [event('x'), event('y')]); // as after a long time without a connection
  expect([kinds(), telling.first, telling.behind]).toEqual(['x y', 530, false]);
});

it('goes on skipping until the own seat is asked', () => {
  come(0, [event('a')], { seat: 0 });
  come(1, [event('b'), event('c')], { seat: 0 });
  telling.skip();
  expect(telling.skipping).toBe(true);
  come(3, [event('d'), event('e')], { seat: 0 });
  expect(kinds()).toBe('a b c d e');
  come(5, [event('f'), event('g')], { seat: 0, decision: {} });
  expect(kinds()).toBe('a b c d e f g');
  expect(telling.skipping).toBe(false);
  come(7, [event('h'), event('i')], { seat: 0 });
  expect(kinds()).toBe('a b c d e f g h');
});

it('shows an undo at once, also when the log is as long as before', () => {
  come(0, [event('a'), event('b')]);
  come(1, [event('taken-back')]);
  expect(kinds()).toBe('a taken-back');
});

it('does not let anybody wait whose clock runs', () => {
  come(0, [event('a')]);
  come(1, [event('b'), event('c')], {
    decision: {},
    table: {
      id: 'abc',
      status: 'running',
      clock: { bank: 60, increment: 0 },
      seats: [],
      proposals: [],
      rematch: null,
      order: [],
    },
  });
  expect(kinds()).toBe('a b c');
});

it('draws only the newest of positions that come in quick succession, where all is told at once', () => {
  settings.pace = 'instant';
  come(0, [event('a')]);
  come(1, [event('b')]);
  come(2, [event('c')]);
  expect(kinds()).toBe('a');
  vi.advanceTimersByTime(40);
  expect(kinds()).toBe('a b c');
  expect(telling.update?.seq).toBe(3);
});

it('sums up what has changed since the own last turn', () => {
  settings.pace = 'instant';
  const pass = (...news: Parameters<typeof come>) => {
    come(...news);
    vi.advanceTimersByTime(40);
  };
  pass(0, [turn(0, 0)], { numbers: { points: [1, 1] } });
  expect(telling.recap).toBe(null);
  pass(1, [turn(1, 3)], { numbers: { points: [2, 1] } });
  expect(telling.recap).toBe(null);
  pass(2, [event('bought', { sign: 'buy', seat: 1, move: 4 })], { numbers: { points: [2, 5] } });
  pass(3, [turn(0, 5)], { numbers: { points: [3, 5] } });
  expect(telling.recap).toEqual({
    since: 2,
    changes: [
      { name: 'points', seat: 0, before: 2, after: 3 },
      { name: 'points', seat: 1, before: 1, after: 5 },
    ],
  });
  telling.dismiss();
  pass(4, [event('rolled')], { numbers: { points: [3, 5] } });
  expect(telling.recap).toBe(null);
});
