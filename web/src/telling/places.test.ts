import { expect, test } from 'vitest';
import { isCovered } from './places';

const box = { left: 100, top: 40, width: 60, height: 20 };
const place = { getBoundingClientRect: () => box } as unknown as Element;
/** What a pointer would hit, on a layer that holds some things. */
const on = (...held: Element[]) =>
  ({ closest: () => ({ contains: (one: Element) => held.includes(one) }) }) as unknown as Element;
const ground = { closest: () => null } as unknown as Element;

test('a thing is covered where its middle lies under another layer', () => {
  expect(isCovered(place, (x, y) => (x === 130 && y === 50 ? on() : ground))).toBe(true);
});

test('it is not on its own layer, on the open board, or beyond the window', () => {
  expect(isCovered(place, () => on(place))).toBe(false);
  expect(isCovered(place, () => ground)).toBe(false);
  expect(isCovered(place, () => null)).toBe(false);
});
