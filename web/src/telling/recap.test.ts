import { expect, it } from 'vitest';
import type { EventInfo } from '../lib/api';
import { alarming, changes, highlights, lastTurn, lately, takenBy } from './recap';

function event(
  kind: string,
  sign: string,
  seat: number | null,
  move: number,
  data: Record<string, unknown> = {},
): EventInfo {
  return {
    kind,
    say: { key: kind, arguments: {}, rule: '' },
    data,
    seat,
    sign,
    phase: '',
    touches: [],
    opens: false,
    alarms: [],
    move,
  };
}

it('tells what the others have just done, since one did something oneself', () => {
  const log = [
    event('bought', 'buy', 1, 1),
    event('received', 'gain', 0, 2),
    event('turn', 'turn', 1, 3),
    event('rolled', 'dice', 1, 3),
    event('allocated', 'note', 1, 4),
    event('received', 'gain', 1, 4),
    event('bought', 'buy', 1, 5),
    event('rolled', 'dice', 2, 6),
  ];
  expect(lately(log, 0).map(({ move }) => move)).toEqual([4, 5, 6]);
  expect(lately(log, 0, 9).map(({ kind }) => kind)).toEqual(['rolled', 'received', 'bought', 'rolled']);
  expect(lately(log.slice(0, 2), 0)).toEqual([]);
  expect(lately(log.slice(0, 2), null)).toHaveLength(2);
});

it('tells what has changed, the own seat first', () => {
  const before = { seq: 3, numbers: { territories: [14, 10, 8], units: [20, 20, 20] } };
  const after = { seq: 30, numbers: { territories: [9, 10, 13], units: [20, 25, 20] } };
  expect(changes(before, after, 2, [1, 0, 2])).toEqual([
    { name: 'territories', seat: 2, before: 8, after: 13 },
    { name: 'units', seat: 1, before: 20, after: 25 },
    { name: 'territories', seat: 0, before: 14, after: 9 },
  ]);
});

it('says nothing of numbers that were not there before', () => {
  expect(changes({ seq: 0, numbers: {} }, { seq: 1, numbers: { points: [1] } }, 0, [0])).toEqual([]);
});

it('picks what matters since a move, in the order in which it happened', () => {
  const log = [
    event('captured', 'flag', 1, 4),
    event('rolled', 'dice', 1, 6),
    event('captured', 'flag', 1, 7),
    event('opened', 'card', null, 7),
    event('mine', 'flag', 0, 8),
    event('placed', 'gain', 1, 8),
    event('won', 'cup', 1, 9),
  ];
  expect(highlights(log, 5, 0).map((line) => line.move)).toEqual([6, 7, 9]);
});

it('tells what was lost before what others did, and cards only where there is nothing else', () => {
  const base = { ...event('base-lost', 'fall', 0, 6), alarms: [0] };
  const log = [event('discarded', 'card', 1, 5), base, event('built', 'build', 1, 7), event('fell', 'loss', 0, 8)];
  expect(highlights(log, 4, 0).map((line) => line.move)).toEqual([6, 7, 8]);
  expect(highlights(log, 4, 0, 2).map((line) => line.move)).toEqual([6, 8]);
  expect(highlights(log.slice(0, 1), 4, 0).map((line) => line.move)).toEqual([5]);
});

it('finds the end of the own last turn', () => {
  const turn = (seat: number, move: number) => ({ ...event('turn', 'turn', seat, move), opens: true });
  const log = [turn(0, 0), turn(1, 4), turn(2, 6), turn(0, 9), event('rolled', 'dice', 0, 9)];
  expect(lastTurn(log.slice(0, 1), 0)).toBe(null);
  expect(lastTurn(log.slice(0, 2), 0)).toEqual({ since: 3, again: false });
  expect(lastTurn(log.slice(0, 3), 0)).toEqual({ since: 3, again: false });
  expect(lastTurn(log, 0)).toEqual({ since: 3, again: true });
  expect(lastTurn(log, 2)).toEqual({ since: 8, again: false });
  expect(lastTurn(log, null)).toBe(null);
});

it('counts who took what was mine', () => {
  const log = [
    event('captured', 'flag', 1, 4, { owner: 0, territory: 'ate' }),
    event('captured', 'flag', 1, 7, { owner: 0, territory: 'ate' }),
    event('captured', 'flag', 2, 7, { owner: 0, territory: 'ursa' }),
    event('captured', 'flag', 1, 8, { owner: 2, territory: 'ursa' }),
    event('invaded', 'battle', 1, 8, { owner: 0, target: 'ursa' }),
  ];
  expect([...takenBy(log, 5, 0)]).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

it('knows what somebody must not miss, once it is told', () => {
  const lost = { ...event('base-fell', 'fall', 1, 5), alarms: [0] };
  const log = [lost, event('captured', 'flag', 1, 6), { ...lost, move: 7 }];
  expect(alarming(log, 1, 0).map(({ move }) => move)).toEqual([7]);
  expect(alarming(log, 0, 2)).toEqual([]);
  expect(alarming(log, 0, null)).toEqual([]);
});
