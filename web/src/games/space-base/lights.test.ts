import { expect, it } from 'vitest';
import { leadingOption, optionColour } from './lights';

it('gives a few options a colour each', () => {
  expect(new Set([0, 1, 2].map((option) => optionColour(option, 3))).size).toBe(3);
});

it('gives many options one colour', () => {
  expect(optionColour(5, 9)).toBe(optionColour(0, 9));
});

it('shows the pointed option where it touches a thing', () => {
  expect(leadingOption([1, 4], 4)).toBe(4);
  expect(leadingOption([1, 4], 2)).toBe(1);
  expect(leadingOption([1, 4], null)).toBe(1);
});
