import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatLine } from '../lib/api';
import { arrive, readAll, unread } from './reading.svelte';

const lines = (...numbers: number[]) => numbers.map((number) => ({ number })) as ChatLine[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes what was said before one came for read', () => {
  let chat = lines();
  arrive('old', () => chat);
  chat = lines(1, 2);
  vi.advanceTimersByTime(2000);
  expect(unread('old', chat)).toBe(0);
  expect(unread('old', lines(1, 2, 3))).toBe(1);
});

it('keeps what is unread while nobody looks, as when a device is passed on', () => {
  readAll('hot', lines(1));
  arrive('hot', () => lines(1, 2));
  vi.advanceTimersByTime(2000);
  expect(unread('hot', lines(1, 2))).toBe(1);
  readAll('hot', lines(1, 2));
  expect(unread('hot', lines(1, 2))).toBe(0);
});
