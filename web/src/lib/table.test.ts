import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo, Update } from './api';
import { askedOfMe, called, clockFace, nextSeat, round, timeLeft } from './table';

const seat = (time_left: number | null): SeatInfo => ({
  seat: 1,
  kind: 'human',
  name: 'Ada',
  shape: 'circle',
  bot: '',
  mine: true,
  link: '',
  online: true,
  away_since: null,
  time_left,
  hints: 0,
});
const table = (mine: number[], waiting: number[]) => ({ mine, waiting, status: 'running' }) as unknown as TableInfo;
const update = (shown: number | null, mine: number[], waiting: number[]) =>
  ({ seat: shown, table: table(mine, waiting) }) as unknown as Update;

it('reads the round where a view has one', () => {
  expect([round({ round: 2 }), round({}), round(null)]).toEqual([2, null, null]);
});

it('knows which own seats are asked', () => {
  expect(askedOfMe(table([0, 2], [1, 2]))).toEqual([2]);
});

it('passes the device on only when the seat shown is done', () => {
  expect(nextSeat(update(0, [0, 1], [0, 1]))).toBeNull();
  expect(nextSeat(update(0, [0, 1], [1, 2]))).toBe(1);
  expect(nextSeat(update(0, [0, 1], [2]))).toBeNull();
  expect(nextSeat(update(null, [], [2]))).toBeNull();
});

it('runs the clock of those who are asked', () => {
  expect(timeLeft(seat(60), table([], [1]), 10)).toBe(50);
  expect(timeLeft(seat(60), table([], [0]), 10)).toBe(60);
  expect(timeLeft(seat(5), table([], [1]), 10)).toBe(0);
  expect(timeLeft(seat(null), table([], [1]), 10)).toBeNull();
});

it('shows times as a clock does', () => {
  expect([0, 65, 600, 7389, 273_700].map(clockFace)).toEqual(['0:00', '1:05', '10:00', '2:03:09', '3 d 4 h']);
});

describe('called', () => {
  const table = (waiting: number[], turn: number | null, status = 'running') =>
    ({ status, waiting, mine: [0], standing: { turn } }) as unknown as TableInfo;

  it('calls it a turn only if it is one', () => {
    expect(called([table([0], 0)])).toBe('client-your-turn');
    expect(called([table([0, 1], 1)])).toBe('client-you-are-asked');
    expect(called([table([0], null)])).toBe('client-your-turn');
  });

  it('says nothing to those who are not asked', () => {
    expect(called([table([1], 0), table([0], 0, 'over')])).toBeNull();
  });

  it('looks at all tables', () => {
    expect(called([table([0], 1), table([0], 0)])).toBe('client-your-turn');
  });
});
