import { expect, it } from 'vitest';
import { components, view } from '../sample';
import { besideCell, forcedRoutes, placementsOf } from './building';

const way = (choice: (string | number)[], option = 0) => ({ option, choice, trail: [] });

it('finds the placements among what is open', () => {
  const found = placementsOf([way(['place-planet', 'helios', 1, -2, 3], 4), way(['done'])]);
  expect(found).toEqual([{ option: 4, planet: 'helios', x: 1, y: -2, turns: 3 }]);
});

it('connects slots that face each other, and nothing else', () => {
  const [torus] = view().planets;
  const placed = (x: number, y: number, turns: number) =>
    forcedRoutes({ option: 0, planet: 'helios', x, y, turns }, torus ? [torus] : [], components.planets);
  // Torus has slots all around; Helios has them in the north and the south, turned once in the east and the west.
  expect(placed(0, -1, 0)).toEqual([{ side: 'S', planet: 'torus' }]);
  expect(placed(0, -1, 1)).toEqual([]);
  expect(placed(1, 0, 1)).toEqual([{ side: 'W', planet: 'torus' }]);
  expect(placed(3, 3, 0)).toEqual([]);
});

it('finds the planets beside a place, and where they lie', () => {
  const { planets } = view();
  expect(besideCell({ x: 2, y: 0 }, planets).map(({ side, planet }) => [side, planet.id])).toEqual([['W', 'helios']]);
  expect(besideCell({ x: 1, y: -1 }, planets).map(({ side, planet }) => [side, planet.id])).toEqual([['S', 'helios']]);
  expect(besideCell({ x: 5, y: 5 }, planets)).toEqual([]);
});
