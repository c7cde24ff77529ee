import { expect, it } from 'vitest';
import { isWithin } from './sight';

it('sees what lies within, not what is cut off', () => {
  const span = { top: 50, bottom: 500 };
  expect(isWithin({ top: 50, bottom: 100 }, span)).toBe(true);
  expect(isWithin({ top: 40, bottom: 100 }, span)).toBe(false);
  expect(isWithin({ top: 480, bottom: 520 }, span)).toBe(false);
});
