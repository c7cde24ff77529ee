import { expect, it } from 'vitest';
import { oftenness } from './dice';

it('counts the rolls that reach a sector, as one die or as the sum', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(oftenness)).toEqual([11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]);
});
