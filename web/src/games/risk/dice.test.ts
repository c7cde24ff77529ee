import { expect, it } from 'vitest';
import { beaten, pairs } from './dice';

it('gives ties to the defender', () => {
  expect(pairs([6, 4, 1], [6, 3])).toEqual([false, true]);
});

it('knows the beaten die of each pair', () => {
  expect(beaten('attack', 0, [6, 4, 1], [6, 3])).toBe(true);
  expect(beaten('defence', 1, [6, 4, 1], [6, 3])).toBe(true);
  expect(beaten('attack', 2, [6, 4, 1], [6, 3])).toBeNull();
});
