import { describe, expect, it } from 'vitest';
import type { DecisionInfo, OptionInfo } from './api';
import { filtered, keyOfPlace, litThings, optionOfKey, ordered, partSaying, pickedBy, subsets } from './options';

const saying = (key: string, args: Record<string, unknown> = {}) => ({ key, arguments: args, rule: '' });
const option = (choice: (string | number)[], ...touches: string[]): OptionInfo => ({ choice, say: saying('say'), touches });
const decision = (options: OptionInfo[]): DecisionInfo => ({
  seat: 0,
  kind: 'any',
  form: { name: 'one', fewest: 0, most: 0 },
  rule: '',
  ask: saying('ask'),
  about: {},
  options,
  asides: [],
});

const options = [
  option(['pass']),
  option(['dice'], 'sector:0:4', 'sector:0:4'),
  option(['sum'], 'sector:0:8'),
  option(['shift'], 'card:a', 'sector:0:8'),
];

describe('things', () => {
  const lit = litThings(options);

  it('are lit by the options that touch them, each once', () => {
    expect([...lit]).toEqual([
      ['sector:0:4', [1]],
      ['sector:0:8', [2, 3]],
      ['card:a', [3]],
    ]);
  });

  it('pick their only option', () => {
    expect(pickedBy(lit, 'card:a')).toEqual({ pick: 3 });
  });

  it('narrow to their options where there are several', () => {
    expect(pickedBy(lit, 'sector:0:8')).toEqual({ narrow: [2, 3] });
  });

  it('do nothing when they are not lit', () => {
    expect(pickedBy(lit, 'card:z')).toBeNull();
  });
});

describe('number keys', () => {
  it('pick among what is shown', () => {
    expect(optionOfKey('1', [4, 7])).toBe(4);
    expect(optionOfKey('2', [4, 7])).toBe(7);
  });

  it('pick the last option with 0', () => {
    expect(optionOfKey('0', [4, 7])).toBe(7);
    expect(optionOfKey('0', [])).toBeNull();
  });

  it('are shown where there are enough of them', () => {
    expect([0, 8, 9, 10].map((place) => keyOfPlace(place, 11))).toEqual(['1', '9', null, '0']);
  });

  it('pick nothing beyond', () => {
    expect(optionOfKey('3', [4, 7])).toBeNull();
    expect(optionOfKey('u', [4, 7])).toBeNull();
  });
});

it('options that touch nothing come last', () => {
  expect(ordered(options)).toEqual([1, 2, 3, 0]);
});

it('typing filters by all parts, whatever their case', () => {
  const words = ['Buy Aldrin 3', 'Buy Bean 5', 'Pass'];
  expect(filtered([0, 1, 2], words, 'buy b')).toEqual([0, 1]);
  expect(filtered([0, 1, 2], words, 'BEAN 5')).toEqual([1]);
  expect(filtered([2, 0], words, ' ')).toEqual([2, 0]);
});

describe('subsets', () => {
  const some = [[], ['a'], ['b'], ['c'], ['a', 'b'], ['b', 'a'], ['a', 'c']].map((names) => option(['buy', ...names]));

  it('are recognised, with the options of each set', () => {
    const found = subsets(decision(some));
    expect(found?.parts.map((part) => part.name)).toEqual(['a', 'b', 'c']);
    expect(found?.options(new Set())).toEqual([0]);
    expect(found?.options(new Set(['c', 'a']))).toEqual([6]);
    expect(found?.options(new Set(['b', 'a']))).toEqual([4, 5]);
    expect(found?.options(new Set(['b', 'c']))).toEqual([]);
  });

  it('are not seen in ordinary questions', () => {
    expect(subsets(decision(options))).toBeNull();
    expect(subsets(decision([['use', 'a'], ['use', 'b'], ['use', 'c'], ['use', 'a', 'b']].map((c) => option(c))))).toBeNull();
    expect(subsets(decision([['buy'], ['buy', 'a'], ['buy', 'b'], ['buy', 'c']].map((c) => option(c))))).toBeNull();
  });

  it('are worded part by part', () => {
    const part = saying('line', { name: 'A' });
    const single = { ...option(['buy', 'a']), say: saying('draft', { cost: 3, cards: [part] }) };
    expect(partSaying(single)).toEqual(part);
    expect(partSaying(option(['x']))).toEqual(saying('say'));
  });
});
