import { expect, it, vi } from 'vitest';
import type { ToldDecision } from './api';
import { LateWords } from './lateWords.svelte';

const saying = (key: string) => ({ key, arguments: {}, rule: '' });
const told = (since = 4): ToldDecision => ({
  seat: 0,
  kind: 'attack',
  form: { name: 'trail', fewest: 0, most: 0, ranged: '' },
  rule: '',
  ask: saying('ask'),
  about: {},
  options: [
    { choice: ['pass'], touches: [], say: saying('pass') },
    { choice: ['invade', 'a'], touches: ['territory:a'], say: null },
    { choice: ['invade', 'b'], touches: ['territory:b'], say: null },
  ],
  asides: [],
  since,
});

it('asks for words when they are read, in one go and once', async () => {
  const ask = vi.fn();
  const { decision } = new LateWords(told(), ask);
  expect(JSON.parse(JSON.stringify(decision.options[1]))).toEqual({
    choice: ['invade', 'a'],
    touches: ['territory:a'],
  });
  expect(decision.options[0]?.say.key).toBe('pass');
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  expect(decision.options.map((option) => option.say.key)).toEqual(['pass', '', '']);
  expect(decision.options[1]?.say.key).toBe('');
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([[[1, 2]]]);
});

it('takes the words of its own question, and asks again for the others', async () => {
  const ask = vi.fn();
  const words = new LateWords(told(), ask);
  const read = () => words.decision.options.map((option) => option.say.key);
  read();
  await Promise.resolve();
  words.take({ type: 'worded', since: 3, says: [[1, saying('old')]] });
  expect(read()).toEqual(['pass', '', '']);
  words.take({ type: 'worded', since: 4, says: [[2, saying('invade-b')]] });
  expect(read()).toEqual(['pass', '', 'invade-b']);
  words.again();
  expect(ask.mock.calls).toEqual([[[1, 2]], [[1]]]);
});

it('knows its question again', () => {
  const words = new LateWords(told(), () => {});
  expect(words.asks(told())).toBe(true);
  expect(words.asks(told(5))).toBe(false); // the same options, asked anew
});

it('knows the amounts in between, which have words of their own', async () => {
  const ask = vi.fn();
  const place = (thing: string, amount: number) => ({
    choice: ['place', thing, amount],
    touches: [`territory:${thing}`],
    say: saying('place'),
  });
  const options = [place('a', 1), place('a', 4), place('b', 1), place('b', 3), ...told().options.slice(0, 1)];
  const form = { name: 'trail' as const, fewest: 0, most: 0, ranged: 'place' };
  const { decision } = new LateWords({ ...told(), form, options }, ask);
  const between = decision.options.slice(options.length);
  expect(between.map(({ choice }) => choice)).toEqual([
    ['place', 'a', 2],
    ['place', 'a', 3],
    ['place', 'b', 2],
  ]);
  expect(between[2]).toMatchObject({ touches: ['territory:b'], between: true });
  expect(between[2]?.say.key).toBe('');
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([[[7]]]);
});
