import { expect, it } from 'vitest';
import { board, components } from '../sample';
import type { Player } from '../view';
import { affords, outlooksOf, planetsInReach, purseOf } from './outlook';

const player = (of: Partial<Player>): Player =>
  ({ pool: 3, resources: [], technologies: [], buildings: {}, supply: {}, ...of }) as unknown as Player;
const card = (resource: string, capacity: number, workers = 0) => ({ area: null, resource, capacity, workers });

it('counts what is left to harvest, a worker for each', () => {
  const purse = purseOf(player({ resources: [card('minerals', 5, 1), card('minerals', 2), card('gas', 2, 1)] }));
  expect(purse).toEqual({ minerals: 3, gas: 1, workers: 3 });
  expect(affords(purse, { minerals: 2, gas: 1 })).toBe(true);
  expect(affords(purse, { minerals: 3, gas: 1 })).toBe(false);
  expect(affords(purse, { minerals: 0, gas: 2 })).toBe(false);
});

it('reaches the planets at the other end of own transports', () => {
  const found = board();
  expect(planetsInReach(found, 0, 'torus')).toEqual(['torus', 'helios']);
  expect(planetsInReach(found, 1, 'torus')).toEqual(['torus']);
});

it('says what an order on top could do, and what covers another', () => {
  const order = (seat: number, kind: string | null) => ({ seat, order: kind, special: false });
  const planet = (id: string, stack: ReturnType<typeof order>[]) => ({
    id,
    x: 0,
    y: 0,
    turns: 0,
    stack,
    areas: components.planets[id]?.areas ?? [],
  });
  const found = outlooksOf(
    board([], {
      players: [player({}), player({})],
      planets: [
        planet('torus', [order(0, 'mobilize'), order(1, null)]),
        planet('helios', [order(1, null), order(0, 'mobilize')]),
      ],
    }),
  );
  expect(found.map(({ planet, open }) => [planet, open])).toEqual([
    ['helios', true],
    ['torus', false],
  ]);
  expect(found[0]?.words).toBe('could-move 3 Torus');
  expect(found[1]?.words).toBe('covered Boris 1');
});
