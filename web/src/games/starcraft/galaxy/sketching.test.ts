import { expect, test } from 'vitest';
import { view } from '../sample';
import { emptied } from './sketching';

test('a sketch shows planets and routes, and nothing that is not settled yet', () => {
  const shown = emptied(view());
  expect(shown.planets.map(({ id, x, y, turns }) => [id, x, y, turns])).toEqual([
    ['torus', 0, 0, 0],
    ['helios', 1, 0, 1],
  ]);
  expect(shown.routes.map(({ id }) => id)).toEqual(['torus:helios', 'z1']);
  expect(shown.routes.flatMap(({ transports }) => transports)).toEqual([]);
  expect(shown.planets.flatMap(({ stack }) => stack)).toEqual([]);
  const areas = Object.values(shown.areas);
  expect(areas.map(({ units, base, controller, holder }) => [units, base, controller, holder])).toEqual(
    areas.map(() => [[], null, null, null]),
  );
});
