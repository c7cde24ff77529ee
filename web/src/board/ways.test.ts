import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../lib/api';
import { completeWays, nextThings, openWays, waysOf } from './trails';
import { amountOf, flagOf, grouped, handy, nearestAmount, onlyThing } from './ways';

const kinds = {
  invade: ['territory', 'territory', 'amount', 'flag'],
  storm: ['territory', 'territory', 'amount', 'flag'],
  place: ['territory', 'amount'],
  advance: ['amount'],
  play: ['card', 'aim'],
  skirmish: ['skirmish'],
};

function option(...choice: (string | number)[]): OptionInfo {
  const names = choice.slice(1).filter((part): part is string => typeof part === 'string' && part !== 'hero');
  return { choice, touches: names.map((name) => `territory:${name}`), say: { key: '', arguments: {}, rule: '' } };
}

const attacks = waysOf([
  option('invade', 'a', 'x', 1),
  option('invade', 'a', 'x', 2),
  option('invade', 'a', 'x', 2, 'hero'),
  option('storm', 'a', 'x', 1),
  option('invade', 'a', 'y', 1),
  option('invade', 'b', 'x', 1),
  option('done'),
]);

describe('trails', () => {
  it('light where they start, and more faintly where they lead', () => {
    expect(nextThings(attacks, [])).toEqual(
      new Map([
        ['territory:a', 'next'],
        ['territory:x', 'later'],
        ['territory:y', 'later'],
        ['territory:b', 'next'],
      ]),
    );
  });

  it('then light the aims of a start', () => {
    expect([...nextThings(attacks, ['territory:a']).keys()]).toEqual(['territory:x', 'territory:y']);
  });

  it('let people point at the aim first', () => {
    expect([...nextThings(attacks, ['territory:x']).keys()]).toEqual(['territory:a', 'territory:b']);
    expect(openWays(attacks, ['territory:x', 'territory:b']).map(({ option }) => option)).toEqual([5]);
  });
});

it('groups by what is not an amount', () => {
  const groups = grouped(completeWays(attacks, ['territory:a', 'territory:x']), kinds);
  expect(groups.map(({ verb, choice }) => [verb, choice.includes('hero')])).toEqual([
    ['invade', false],
    ['invade', true],
    ['storm', false],
  ]);
});

it('counts amounts only, not everything that has a number', () => {
  expect(amountOf(['place', 'a', 4], kinds)).toBe(4);
  expect(amountOf(['skirmish', 2], kinds)).toBeNull();
  expect(grouped(waysOf([option('skirmish', 1), option('skirmish', 2)]), kinds)).toHaveLength(2);
});

describe('amounts', () => {
  const places = waysOf([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [option('place', 'a', n), option('place', 'b', n)]));
  const [group] = grouped(completeWays(places, ['territory:a']), kinds);
  const amounts = group && 'amounts' in group ? group.amounts : [];

  it('come as some handy ones of many', () => {
    expect(handy(amounts).map(({ amount }) => amount)).toEqual([1, 2, 3, 5, 9]);
  });

  it('are found by what is nearest', () => {
    expect(nearestAmount(amounts, 40)?.amount).toBe(9);
    expect(nearestAmount(amounts, 4)?.amount).toBe(4);
    expect(nearestAmount([], 4)).toBeNull();
  });
});

it('shows amounts at once where nothing else is asked', () => {
  const [one, two] = [option('advance', 1), option('advance', 2)].map((each) => ({
    ...each,
    touches: ['territory:a'],
  }));
  expect(one && two && onlyThing(waysOf([one, two]), kinds)).toBe('territory:a');
  expect(onlyThing(attacks, kinds)).toBeNull();
  expect(onlyThing(waysOf([option('done')]), kinds)).toBeNull();
});

it('tells what a choice says besides', () => {
  const verbs = { invade: ['territory', 'territory', 'amount', 'flag'], pass: [] };
  expect(flagOf(['invade', 'a', 'b', 3, 'hero'], verbs)).toBe('hero');
  expect([flagOf(['invade', 'a', 'b', 3], verbs), flagOf(['pass'], verbs), flagOf(['new'], verbs)]).toEqual([
    '',
    '',
    '',
  ]);
});
