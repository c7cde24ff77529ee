import { expect, test } from 'vitest';
import type { Components, ScenarioRow } from '../view';
import { chartOf, sidesOf, step } from './chart';

const name = { key: 'name', arguments: {}, rule: '' };
const planets: Components['planets'] = {
  torus: { name, slots: ['E'], areas: [] },
  helios: { name, slots: ['W', 'S'], areas: [] },
  braken: { name, slots: ['S'], areas: [] },
};
const scenario: ScenarioRow = {
  name,
  seats: [2],
  seating: ['raynor', 'aldaris'],
  absent: {},
  automatic: { faction: 'overmind', by: 'raynor' },
  teams: [],
  map: [
    { planet: 'torus', x: -1, y: 0, turns: 0 },
    { planet: 'helios', x: 0, y: 0, turns: 0 },
    { planet: 'braken', x: 0, y: 1, turns: 2 },
  ],
  z: [['torus', 'braken']],
  stands_for: {},
  start: [
    { faction: 'raynor', hero: '', at: [{ planet: 'torus', bases: 1, installation: '', item: '' }] },
    { faction: 'aldaris', hero: '', at: [{ planet: 'helios', bases: 0, installation: '', item: '' }] },
    { faction: 'overmind', hero: '', at: [{ planet: 'braken', bases: 0, installation: 'overmind', item: '' }] },
  ],
  rounds: 0,
  wins: [],
};

test('planets lie in their cells, and routes where turned slots face each other', () => {
  const chart = chartOf(scenario, planets);
  expect([chart.width, chart.height]).toEqual([2 * step, 2 * step]);
  expect(chart.discs.map(({ x, y }) => [x / step, y / step])).toEqual([
    [0.5, 0.5],
    [1.5, 0.5],
    [1.5, 1.5],
  ]);
  expect(chart.routes.map(({ from, to }) => [from.planet, to.planet])).toEqual([
    ['torus', 'helios'],
    ['helios', 'braken'],
  ]);
  expect(chart.gates.map(({ from, to }) => [from.planet, to.planet])).toEqual([['torus', 'braken']]);
});

test('who begins with a base or an installation is marked there', () => {
  expect(chartOf(scenario, planets).discs.map(({ factions }) => factions)).toEqual([['raynor'], [], ['overmind']]);
});

test('everybody is a side, teams are one, and so is a faction without a player', () => {
  expect(sidesOf(scenario)).toEqual([['raynor'], ['aldaris'], ['overmind']]);
  expect(sidesOf({ ...scenario, teams: [['raynor', 'aldaris']], automatic: null })).toEqual([['raynor', 'aldaris']]);
});
