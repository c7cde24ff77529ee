import { describe, expect, it } from 'vitest';
import type { DecisionInfo, Form, OptionInfo } from './api';
import { litThings, ordered, partSaying, partThing, subsets } from './options';

const saying = (key: string, args: Record<string, unknown> = {}) => ({ key, arguments: args, rule: '' });
const option = (choice: (string | number)[], ...touches: string[]): OptionInfo => ({
  choice,
  say: saying('say'),
  touches,
});
const decision = (
  options: OptionInfo[],
  form: Form = { name: 'one', fewest: 0, most: 0, ranged: '' },
): DecisionInfo => ({
  seat: 0,
  kind: 'any',
  form,
  rule: '',
  ask: saying('ask'),
  about: {},
  options,
  asides: [],
  since: 0,
});

const options = [
  option(['pass']),
  option(['dice'], 'sector:0:4', 'sector:0:4'),
  option(['sum'], 'sector:0:8'),
  option(['shift'], 'card:a', 'sector:0:8'),
];

it('things are lit by the options that touch them, each once', () => {
  expect([...litThings(options)]).toEqual([
    ['sector:0:4', [1]],
    ['sector:0:8', [2, 3]],
    ['card:a', [3]],
  ]);
});

it('options that touch nothing come last', () => {
  expect(ordered(options)).toEqual([1, 2, 3, 0]);
});

describe('subsets', () => {
  const some = [[], ['a'], ['b'], ['c'], ['a', 'b'], ['b', 'a'], ['a', 'c']].map((names) => option(['buy', ...names]));

  const form: Form = { name: 'some', fewest: 0, most: 2, ranged: '' };

  it('are what a question for some things offers, with the options of each set', () => {
    const found = subsets(decision(some, form));
    expect(found?.parts.map((part) => part.name)).toEqual(['a', 'b', 'c']);
    expect(found?.options(new Set())).toEqual([0]);
    expect(found?.options(new Set(['c', 'a']))).toEqual([6]);
    expect(found?.options(new Set(['b', 'a']))).toEqual([4, 5]);
    expect(found?.options(new Set(['b', 'c']))).toEqual([]);
  });

  it('are not seen in questions of another form', () => {
    expect(subsets(decision(options))).toBeNull();
    expect(subsets(decision(some))).toBeNull();
  });

  it('need not offer nothing, or a thing alone', () => {
    const pairs = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
      ['a', 'b', 'c'],
    ].map((names) => option(['take', ...names]));
    const found = subsets(decision(pairs, { name: 'some', fewest: 2, most: 3, ranged: '' }));
    expect(found?.parts).toEqual([
      { name: 'a', single: 0 },
      { name: 'b', single: 0 },
      { name: 'c', single: 1 },
    ]);
    expect(found?.options(new Set())).toEqual([]);
    expect(found?.options(new Set(['c', 'b']))).toEqual([2]);
    expect(found?.allows(new Set(['c']))).toBe(true);
    expect(found?.allows(new Set(['a', 'd']))).toBe(false);
  });

  it('stand for the things they touch, one by one', () => {
    const both = option(['take', 'a', 'b'], 'card:a', 'card:b');
    expect(partThing(both, 'b')).toBe('card:b');
    expect(partThing(option(['take', 'a', 'b'], 'deck'), 'b')).toBe('deck');
  });

  it('are listed where they are few, or where things are alike', () => {
    expect(subsets(decision(some.slice(0, 3), form))).toBeNull();
    const dice = [[5], [3], [5, 5], [5, 3], [5, 5, 3]].map((numbers) => option(['reroll', ...numbers]));
    expect(subsets(decision(dice, { name: 'some', fewest: 1, most: 3, ranged: '' }))).toBeNull();
  });

  it('are worded part by part', () => {
    const part = saying('line', { name: 'A' });
    const single = { ...option(['buy', 'a']), say: saying('draft', { cost: 3, cards: [part] }) };
    expect(partSaying(single, 'a')).toEqual(part);
    const both = { ...option(['buy', 'a', 'b']), say: saying('draft', { cost: 5, cards: [part, saying('other')] }) };
    expect(partSaying(both, 'b')).toEqual(saying('other'));
    expect(partSaying(option(['x']), 'x')).toEqual(saying('say'));
  });
});
