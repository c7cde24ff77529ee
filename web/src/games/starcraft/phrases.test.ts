import { expect, it } from 'vitest';
import { areaWords, cardWords, cellName, detailsOf, planetWords, routeWords, unitsWords } from './phrases';
import { board, force } from './sample';
import { levelsOf } from './view';

it('tells what an area yields, who holds it and what stands there', () => {
  expect(areaWords(board(), 'torus-1')).toBe(
    'area starcraft-area Torus 1 starcraft-yields-conquest 2, limit 4, controlled Ada, base-of Ada, force Ada count 2 Marine, Ghost, card-held Ada',
  );
  expect(areaWords(board(), 'torus-2')).toBe(
    'area starcraft-area Torus 2 starcraft-yields-gas 2, limit 4, depletion-partial',
  );
});

it('tells what Brood War adds to an area', () => {
  const told = board([], {
    expansion: {
      guards: { 'torus-1': 0 },
      installations: { 'torus-2': { installation: 'cerebrate', seat: 1 } },
      point_tokens: ['torus-2'],
      players: [],
      scenario: {
        scenario: 'uraj-and-khalis',
        rounds: 0,
        items: [
          { item: 'uraj-crystal', area: 'torus-1', unit: 'ghost' },
          { item: 'khalis-crystal', area: 'torus-2', unit: null },
        ],
        second_factions: {},
      },
    },
  });
  expect(areaWords(told, 'torus-1')).toMatch(/guarded Ada, item-carried starcraft-item-uraj-crystal Ghost$/);
  expect(areaWords(told, 'torus-2')).toMatch(
    /installation-of starcraft-installation-cerebrate Boris, point-token, item starcraft-item-khalis-crystal$/,
  );
});

it('tells the orders on a planet, those of others by their owner only', () => {
  const [torus] = board().view.planets;
  expect(torus && planetWords(board(), torus)).toBe(
    'planet Torus 2 order-hidden Boris, order-known Ada starcraft-order-special-build starcraft-route Torus Helios, z-ends starcraft-z-route 1 Torus Helios',
  );
});

it('tells the transports on a route', () => {
  const [bar, gates] = board().view.routes;
  expect(bar && routeWords(board(), bar)).toBe('route starcraft-route Torus Helios transports Ada');
  expect(gates && routeWords(board(), gates)).toBe('route z-ends starcraft-z-route 1 Torus Helios no-transports');
});

it('counts units where there are several', () => {
  expect(unitsWords(board(), [force(0, 'marine'), force(0, 'ghost', 3)])).toBe('Marine, count 3 Ghost');
});

it('tells the values of a card, and that a reinforcement has none', () => {
  expect(cardWords(board(), 'terran-1')).toBe('card starcraft-combat-card-plain Marine, Ghost Plus one. 5 4 2 5');
  expect(cardWords(board(), 'terran-17')).toBe('card-reinforcement starcraft-combat-card-plain any-unit Draw.');
});

it('has details of what is on the board, and of nothing else', () => {
  expect(detailsOf(board(), 'planet:torus')?.lines).toEqual([
    'stack 2',
    'order-known Ada starcraft-order-special-build',
    'order-hidden Boris',
  ]);
  expect(detailsOf(board(), 'unit:torus-1:ghost')?.lines.at(-1)).toBe('starcraft-keyword-cloaking');
  expect(detailsOf(board(), 'planet:nowhere')).toBeNull();
  expect(detailsOf(board(), 'player:0')).toBeNull();
});

it('lists the levels of a building from the first on', () => {
  expect(levelsOf(board().components, 'barracks').map(([id]) => id)).toEqual(['barracks-1', 'barracks-2']);
});

it('calls a free place by the planets beside it', () => {
  expect(cellName(board(), { x: 0, y: 1 })).toBe('starcraft-beside N Torus');
  expect(cellName(board(), { x: 9, y: 9 })).toBe('cell-first');
});
