import { expect, it } from 'vitest';
import { plain } from '../board/manner';
import type { Way } from '../board/trails';
import { found, listed } from './listing';

const manner = { ...plain, kinds: { place: ['territory', 'amount'], done: [] } };
const place = (option: number, at: string, units: number): Way => ({
  option,
  choice: ['place', at, units],
  trail: [`territory:${at}`],
});
const ways = [
  place(0, 'a', 1),
  place(1, 'a', 2),
  place(2, 'b', 1),
  place(3, 'b', 2),
  { option: 4, choice: ['done'], trail: [] },
];

it('finds by all parts of what was typed, whatever their case', () => {
  const words = ['Buy Aldrin 3', 'Buy Bean 5', 'Pass'];
  expect([...found([0, 1, 2], words, 'buy b')]).toEqual([0, 1]);
  expect([...found([0, 1, 2], words, 'BEAN 5')]).toEqual([1]);
  expect([...found([2, 0], words, ' ')]).toEqual([2, 0]);
});

it('lists by verb, with amounts of the same thing in one line', () => {
  const sections = listed(ways, new Set([0, 1, 2, 3, 4]), manner);
  expect(sections.map(({ verb }) => verb)).toEqual(['place', 'done']);
  const [places] = sections.map(({ things }) => things.flatMap(({ groups }) => groups));
  expect(
    places?.map((group) => ('amounts' in group ? group.amounts.map(({ option }) => option) : group.option)),
  ).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('puts many lines of a verb under the things they are about', () => {
  const many = Array.from({ length: 8 }, (_, option): Way => ({
    option,
    choice: ['order', `${option}`],
    trail: [option < 4 ? 'planet:p' : 'planet:q'],
  }));
  const [section] = listed(many, new Set(many.keys()), manner);
  expect(section?.things.map(({ thing, groups }) => [thing, groups.length])).toEqual([
    ['planet:p', 4],
    ['planet:q', 4],
  ]);
});
