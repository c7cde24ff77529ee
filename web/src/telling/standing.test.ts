import { expect, it } from 'vitest';
import type { TableInfo } from '../lib/api';
import { inOrder, isNear, lookingForWinners, scoreOf } from './standing';

const seats = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}` }));
const table = (order: number[], scores: number[]) =>
  ({ seats, order, standing: { round: 3, what: 'achievements', goal: 3, scores } }) as unknown as TableInfo;

it('says who is one achievement from winning', () => {
  expect(isNear('achievements', 2, 3)).toBe(true);
  expect(isNear('achievements', 1, 3)).toBe(false);
  expect(isNear('achievements', 3, 3)).toBe(false);
  expect(isNear('points', 36, 40)).toBe(true);
  expect(isNear('points', 35, 40)).toBe(false);
  expect(isNear('points', 35, 0)).toBe(false);
  expect(scoreOf(table([], [0, 2, 1]), 1)?.near).toBe(true);
});

it('announces whoever else comes near to winning, once, and again only after a step back', () => {
  const look = lookingForWinners();
  const names = (scores: number[], status = 'running') =>
    look({
      ...table([], scores),
      status,
      seats: seats.map((seat) => ({ ...seat, mine: seat.seat === 0 })),
    } as TableInfo).map(({ name, score }) => `${name} ${score.score}/${score.goal}`);
  expect(names([0, 2, 0])).toEqual([]); // it was so already when one came
  expect(names([2, 2, 2])).toEqual(['P2 2/3']);
  expect(names([2, 2, 2])).toEqual([]);
  expect(names([2, 2, 1])).toEqual([]);
  expect(names([2, 2, 2])).toEqual(['P2 2/3']);
  expect(names([2, 3, 2], 'over')).toEqual([]);
});

it('lists players once, in the order of turns', () => {
  expect(inOrder(table([2, 0, 1], [])).map((seat) => seat.seat)).toEqual([2, 0, 1]);
  expect(inOrder(table([], [])).map((seat) => seat.seat)).toEqual([0, 1, 2]);
});
