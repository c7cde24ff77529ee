import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../lib/api';
import { canAdd, matchingOption, sharedSectors, stationed, totalCost } from './draft';
import { card } from './sample';

const cards = {
  a: card({ sector: 3, cost: 2 }),
  b: card({ sector: 3, cost: 3 }),
  c: card({ sector: 9, cost: 7 }),
};

function option(...ids: string[]): OptionInfo {
  return { choice: ['buy', ...ids], say: { key: '', arguments: {}, rule: '' }, touches: ids.map((id) => `card:${id}`) };
}

const options = [option(), option('a'), option('b'), option('c'), option('a', 'b'), option('b', 'a'), option('a', 'c')];

describe('the set chosen', () => {
  it('is the empty option at first', () => {
    expect(matchingOption(options, [], new Map(), cards)).toBe(0);
  });

  it('does not depend on the order of toggling across sectors', () => {
    expect(matchingOption(options, ['c', 'a'], new Map(), cards)).toBe(6);
  });

  it('leaves the card chosen last on station where a sector is shared', () => {
    expect(matchingOption(options, ['a', 'b'], new Map(), cards)).toBe(4);
    expect(matchingOption(options, ['b', 'a'], new Map(), cards)).toBe(5);
  });

  it('leaves the wished card on station', () => {
    expect(matchingOption(options, ['a', 'b'], new Map([[3, 'a']]), cards)).toBe(5);
  });

  it('has no option if it cannot be paid', () => {
    expect(matchingOption(options, ['b', 'c'], new Map(), cards)).toBe(-1);
  });
});

it('offers a card only as long as some option buys it with the others', () => {
  expect(canAdd(options, ['a'], 'c')).toBe(true);
  expect(canAdd(options, ['b'], 'c')).toBe(false);
});

it('finds shared sectors', () => {
  expect(sharedSectors(['c', 'a'], cards)).toEqual([]);
  expect(sharedSectors(['b', 'c', 'a'], cards)).toEqual([{ sector: 3, cards: ['b', 'a'] }]);
});

it('forgets a wish for a card that is no longer chosen', () => {
  expect(stationed({ sector: 3, cards: ['b', 'a'] }, new Map([[3, 'gone']]))).toBe('a');
});

it('adds up the cost', () => {
  expect(totalCost(['a', 'c'], cards)).toBe(9);
});
