import { expect, test } from 'vitest';
import { margin, percent, signed } from './numbers';

test('a minus is no hyphen, and nothing has no sign', () => {
  expect(signed(-18.4, 'en')).toBe('−18');
  expect(signed(2.25, 'de', 1)).toBe('+2,3');
  expect(signed(-0.2, 'de')).toBe('0');
});

test('shares in per cent, and how far they may be off: never by nothing', () => {
  expect(percent(0.136)).toBe(14);
  expect(margin(0.02)).toBe(4);
  expect(margin(0)).toBe(1);
});
