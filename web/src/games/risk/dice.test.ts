import { expect, it } from 'vitest';
import { beaten, changeOf, pairs, shown } from './dice';

it('gives ties to the defender', () => {
  expect(pairs([6, 4, 1], [6, 3])).toEqual([false, true]);
});

it('knows the beaten die of each pair', () => {
  expect(beaten('attack', 0, [6, 4, 1], [6, 3])).toBe(true);
  expect(beaten('defence', 1, [6, 4, 1], [6, 3])).toBe(true);
  expect(beaten('attack', 2, [6, 4, 1], [6, 3])).toBeNull();
});

it('says what a die shows and what was added to it, as the log does', () => {
  expect([0, 1, 2].map((at) => shown([7, 2, 1], [6, 2, 1], at))).toEqual(['6+1', '2', '1']);
  expect(shown([4], [6, 3], 0)).toBe('6−2');
  expect([changeOf([7, 2], [6, 2, 1], 0), changeOf([5], [], 0)]).toEqual([1, 0]);
});
