import { expect, it } from 'vitest';
import { backoff } from './backoff';

it('doubles from half a second', () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
});

it('never waits longer than fifteen seconds', () => {
  expect(backoff(60, 1)).toBe(15_000);
});

it('varies by up to a quarter', () => {
  expect(backoff(3, 0)).toBe(3000);
  expect(backoff(3)).toBeGreaterThanOrEqual(3000);
  expect(backoff(3)).toBeLessThanOrEqual(4000);
});
