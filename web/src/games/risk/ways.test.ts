import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../lib/api';
import { completeWays, nextThings, openWays, waysOf } from '../trails';
import { certain, grouped, handy, most, onlyThing } from './ways';

function option(...choice: (string | number)[]): OptionInfo {
  const names = choice.slice(1).filter((part): part is string => typeof part === 'string' && part !== 'hero');
  const touches = names.map((name) => (name.startsWith('card-') ? `card:${name}` : `territory:${name}`));
  return { choice, touches, say: { key: '', arguments: {}, rule: '' } };
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

describe('attacking', () => {
  it('lights sources first, and aims more faintly', () => {
    expect(nextThings(attacks, [])).toEqual(
      new Map([
        ['territory:a', 'next'],
        ['territory:x', 'later'],
        ['territory:y', 'later'],
        ['territory:b', 'next'],
      ]),
    );
  });

  it('then lights the aims of a source', () => {
    expect([...nextThings(attacks, ['territory:a']).keys()]).toEqual(['territory:x', 'territory:y']);
  });

  it('lets people point at the aim first', () => {
    expect([...nextThings(attacks, ['territory:x']).keys()]).toEqual(['territory:a', 'territory:b']);
    expect(openWays(attacks, ['territory:x', 'territory:b']).map(({ option }) => option)).toEqual([5]);
  });

  it('never attacks without asking how', () => {
    expect(completeWays(attacks, ['territory:a', 'territory:x'])).toHaveLength(4);
    expect(certain(attacks, ['territory:b', 'territory:x'])).toBeNull();
  });

  it('groups by what is not a number', () => {
    const groups = grouped(completeWays(attacks, ['territory:a', 'territory:x']));
    expect(groups.map(({ verb, hero }) => [verb, hero])).toEqual([
      ['invade', false],
      ['invade', true],
      ['storm', false],
    ]);
  });
});

it('takes the first thing as the start where both ways are open', () => {
  const moves = waysOf([option('manoeuvre', 'a', 'b'), option('manoeuvre', 'b', 'a')]);
  expect(certain(moves, ['territory:a', 'territory:b'])).toBe(0);
  expect(certain(moves, ['territory:b', 'territory:a'])).toBe(1);
});

describe('placing', () => {
  const places = waysOf([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [option('place', 'a', n), option('place', 'b', n)]));

  it('offers some handy amounts of many', () => {
    const [group] = grouped(completeWays(places, ['territory:a']));
    expect(group && 'amounts' in group && handy(group.amounts).map(({ amount }) => amount)).toEqual([1, 2, 3, 5, 9]);
  });

  it('knows the most', () => {
    expect(most(places, ['territory:b'])).toBe(17);
  });

  it('places a single unit at once', () => {
    expect(certain(waysOf([option('place', 'a', 1), option('place', 'b', 1)]), ['territory:a'])).toBe(0);
  });
});

it('shows amounts at once where nothing else is asked', () => {
  expect(onlyThing(waysOf([option('advance', 'a', 1), option('advance', 'a', 2)]))).toBe('territory:a');
  expect(onlyThing(attacks)).toBeNull();
  expect(onlyThing(waysOf([option('done')]))).toBeNull();
});

it('goes from a card to its aims', () => {
  const plays = waysOf([option('play', 'card-nuke', 'x'), option('play', 'card-nuke', 'y'), option('offer', 'card-nuke')]);
  expect([...nextThings(plays, ['card:card-nuke']).keys()]).toEqual(['territory:x', 'territory:y']);
  expect(completeWays(plays, ['card:card-nuke']).map(({ option }) => option)).toEqual([2]);
  expect(certain(plays, ['card:card-nuke'])).toBeNull();
});
