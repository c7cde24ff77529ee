import { expect, it, vi } from 'vitest';
import type { DecisionInfo, OptionInfo } from './api';
import { Choosing } from './choosing.svelte';

const saying = { key: 'say', arguments: {}, rule: '' };
const option = (choice: string[], ...touches: string[]): OptionInfo => ({ choice, say: saying, touches });
const decision = (...options: OptionInfo[]): DecisionInfo => ({
  seat: 0,
  kind: 'any',
  form: { name: 'one', fewest: 0, most: 0 },
  rule: '',
  ask: saying,
  about: {},
  options,
  asides: [],
});

const someOf = (...options: OptionInfo[]): DecisionInfo => ({ ...decision(...options), form: { name: 'some', fewest: 0, most: 9 } });

const uses = decision(option(['pass']), option(['use', 'a'], 'card:a'), option(['use', 'b', 'x'], 'card:b'), option(['use', 'b', 'y'], 'card:b'));

it('picks the only option of a thing', () => {
  const pick = vi.fn();
  new Choosing(uses, pick).pickThing('card:a');
  expect(pick).toHaveBeenCalledExactlyOnceWith(['use', 'a']);
});

it('narrows to the options of a thing, and widens again', () => {
  const pick = vi.fn();
  const choosing = new Choosing(uses, pick);
  expect(choosing.offered).toEqual([1, 2, 3, 0]);
  choosing.pickThing('card:b');
  expect(pick).not.toHaveBeenCalled();
  expect(choosing.offered).toEqual([2, 3]);
  expect(choosing.widen()).toBe(true);
  expect(choosing.offered).toEqual([1, 2, 3, 0]);
  expect(choosing.widen()).toBe(false);
});

it('narrows to the options that a board names', () => {
  const choosing = new Choosing(uses, () => {});
  choosing.pickThing('options:3,0');
  expect(choosing.offered).toEqual([3, 0]);
  choosing.pickThing('options:');
  expect(choosing.offered).toEqual([1, 2, 3, 0]);
});

it('keeps apart what is said in a word, not what touches nothing but has a number', () => {
  const builds = decision(option(['build', 'a'], 'area:a'), option(['workers', '2']), option(['done']));
  const choosing = new Choosing(builds, () => {});
  expect([0, 1, 2].map((index) => choosing.apart(index))).toEqual([false, false, true]);
});

it('filters by what is typed, but keeps what touches nothing', () => {
  const choosing = new Choosing(uses, () => {});
  choosing.typed = 'use b';
  expect(choosing.shown(['pass', 'use a', 'use b on x', 'use b on y'])).toEqual([2, 3, 0]);
});

it('takes things together, as many as go', () => {
  const pick = vi.fn();
  const sets = [[], ['a'], ['b'], ['c'], ['a', 'b']].map((names) => option(['buy', ...names], ...names.map((name) => `card:${name}`)));
  const choosing = new Choosing(someOf(...sets), pick);
  expect(choosing.offered).toEqual([0]);
  choosing.pickThing('card:a');
  expect(choosing.parts.map((part) => part.open)).toEqual([true, true, false]);
  choosing.toggle('c'); // cannot be afforded besides a
  choosing.toggle('b');
  expect([...choosing.taken]).toEqual(['a', 'b']);
  choosing.pick(choosing.offered[0] ?? -1);
  expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'a', 'b']);
});

it('lets the board put a set together', () => {
  const pick = vi.fn();
  const sets = [[], ['a'], ['b'], ['a', 'b']].map((names) => option(['buy', ...names]));
  const choosing = new Choosing(someOf(...sets), pick);
  choosing.pointOnBoard(3);
  choosing.pointOnBoard(null);
  expect([choosing.pointed, choosing.offered, choosing.parts]).toEqual([null, [3], []]);
  choosing.pickThing('option:3');
  expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'a', 'b']);
});

it('offers nothing when nothing is asked', () => {
  const choosing = new Choosing(null, () => {});
  expect([choosing.offered, choosing.parts, choosing.lit.size]).toEqual([[], [], 0]);
});
