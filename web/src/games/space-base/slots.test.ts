import { expect, it } from 'vitest';
import { isReady, slotGroups } from './slots';

it('draws separate slots one by one', () => {
  expect(slotGroups(3, 1, 2)).toEqual([[true], [true], [false]]);
});

it('joins the slots that one use spends together', () => {
  expect(slotGroups(4, 4, 1)).toEqual([[true, false, false, false]]);
  expect(slotGroups(4, 2, 3)).toEqual([
    [true, true],
    [true, false],
  ]);
});

it('draws nothing without slots', () => {
  expect(slotGroups(0, 0, 0)).toEqual([]);
});

it('is ready once a use is paid for', () => {
  expect(isReady(2, 1)).toBe(false);
  expect(isReady(2, 2)).toBe(true);
  expect(isReady(0, 0)).toBe(false);
});
