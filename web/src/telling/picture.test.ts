import { expect, it } from 'vitest';
import { lines } from './picture';

it('breaks words into lines that leave the chart beside them free', () => {
  const told = '9 rounds. The player with the most victory points after the last round wins, and income breaks ties.';
  const broken = lines(told, 42, 3);
  expect(broken.join(' ')).toBe(told);
  expect(broken.every((line) => line.length <= 42)).toBe(true);
  expect(lines('9 rounds.', 42, 3)).toEqual(['9 rounds.']);
});

it('cuts off what is too long, and says so', () => {
  const broken = lines('far too many words for so little room', 10, 2);
  expect(broken).toHaveLength(2);
  expect(broken[1]).toMatch(/ …$/);
});
