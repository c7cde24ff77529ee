import { expect, test } from 'vitest';
import type { Entry } from '../../../board/draft.svelte';
import { option } from '../sample';
import type { Build, Player, Ware } from '../view';
import { costNow, itemsOf, offersOf, paymentOf, plannedWorkers, reasonsOf, stepAsked } from './buying';

const ware = (verb: string, name: string, minerals: number, gas = 0, why: Ware['why'] = null): Ware => ({
  verb,
  name,
  minerals,
  gas,
  forced: false,
  why,
});
const wares = [
  ware('build-workers', '1', 1),
  ware('build-unit', 'marine', 1),
  ware('build-unit', 'siege-tank', 2, 2),
  ware('build-base', 'torus-1', 3),
];
const entry = (kind: string, ...choice: (string | number)[]): Entry => ({ choice, kind });

test('equal purchases stand together, with what all of them cost', () => {
  const list = [
    entry('build-forces', 'build-unit', 'marine', 'torus-1'),
    entry('build-forces', 'build-unit', 'marine', 'torus-1'),
    entry('build-forces', 'build-workers', 2),
    entry('build-forces', 'done'),
  ];
  expect(itemsOf(list, [], wares).map(({ name, count, minerals, at }) => [name, count, minerals, at])).toEqual([
    ['marine', 2, 2, 1],
    ['', 2, 2, 2],
  ]);
});

test('discounts and force mining are seen, and what waits is marked', () => {
  const list = [entry('build-forces', 'build-unit', 'siege-tank', 'torus-1', 'less-gas', 'force-mine')];
  const [tank, base] = itemsOf(list, [entry('build-base', 'build-base', 'torus-2')], wares);
  expect([tank?.minerals, tank?.gas, tank?.forced, tank?.waits]).toEqual([2, 1, true, false]);
  expect([base?.place, base?.minerals, base?.waits]).toEqual(['torus-2', 3, true]);
});

test('the payment is what is missing afterwards', () => {
  const before = { minerals: 6, gas: 3, workers: 9 } as Build;
  const after = { minerals: 4, gas: 3, workers: 7 } as Build;
  expect(paymentOf(before, after).map(({ spent, of }) => [spent, of])).toEqual([
    [2, 6],
    [0, 3],
    [2, 9],
  ]);
  expect(paymentOf(null, after)).toEqual([]);
});

test('workers that the list would use are told from those at work', () => {
  const resources = (workers: number) => [{ area: null, resource: 'minerals', capacity: 4, workers }];
  expect(plannedWorkers({ resources: resources(1) } as Player, { resources: resources(3) } as Player)).toEqual([2]);
});

test('reasons are told once, and not those of levels that everybody sees', () => {
  const why = (key: string) => ({ key, arguments: {}, rule: 'SC-UPG-08' });
  const found = reasonsOf([
    ware('build-building', 'barracks-1', 1, 0, why('starcraft-refused-building-there')),
    ware('build-unit', 'marine', 1, 0, why('limit')),
    ware('build-unit', 'ghost', 1, 0, why('limit')),
  ]);
  expect(found.map(({ wares: those }) => those.map(({ name }) => name))).toEqual([['marine', 'ghost']]);
});

test('questions know their step and their offers', () => {
  expect(['build-forces', 'build-base', 'pay'].map(stepAsked)).toEqual([0, 2, -1]);
  const options = [
    option(['build-unit', 'marine', 'torus-1']),
    option(['build-unit', 'ghost', 'torus-1']),
    option(['build-base', 'torus-2']),
  ];
  expect(offersOf(options, 'build-unit', 'marine')).toHaveLength(1);
  expect(offersOf(options, 'build-base', 'torus-1')).toHaveLength(1);
});

test('costs less while an Event card makes it cheaper, and not while a discount may be kept', () => {
  const offers = [option(['build-module', 'air-support']), option(['build-module', 'air-support', 'less-minerals'])];
  const printed = { minerals: 3, gas: 0 };
  expect(costNow([...offers, option(['none'])], 'build-module', 'air-support', printed)).toEqual({
    minerals: 2,
    gas: 0,
  });
  expect(costNow([...offers, option(['done'])], 'build-module', 'air-support', printed)).toEqual(printed);
});
