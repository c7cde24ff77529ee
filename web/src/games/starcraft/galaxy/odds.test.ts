import { expect, test } from 'vitest';
import { area, force, view } from '../sample';
import type { Attack } from '../view';
import { oddsOf } from './odds';

const attack = (unit: string | null, amount: number, chance: number): Attack => ({
  area: 'torus-2',
  unit,
  amount,
  chance,
  own_losses: 7,
  enemy_losses: 12,
});
const table = view({
  areas: { 'torus-2': area([force(1, 'zergling', 2), force(0, 'marine', 1)]) },
  attacks: [attack(null, 0, 12), attack('marine', 1, 40), attack('marine', 2, 65), attack('ghost', 1, 55)],
});

test('a move into an enemy area has the odds of what would stand there then', () => {
  const odds = oddsOf(['move', 'marine', 'torus-1', 'torus-2', 2], table);
  expect(odds?.attack.chance).toBe(65);
  expect(odds?.own).toEqual([force(0, 'marine', 3)]);
  expect(odds?.enemies).toEqual([force(1, 'zergling', 2)]);
  expect(oddsOf(['deploy', 'ghost', 'torus-2', 1], table)?.own).toEqual([force(0, 'marine', 1), force(0, 'ghost', 1)]);
});

test('done has the odds of the attack that was begun', () => {
  expect(oddsOf(['done'], table)?.attack.chance).toBe(12);
  expect(oddsOf(['done'], table)?.own).toEqual([force(0, 'marine', 1)]);
});

test('what is no attack has none', () => {
  expect(oddsOf(['move', 'marine', 'torus-2', 'torus-1', 1], table)).toBeNull();
  expect(oddsOf(['done'], view())).toBeNull();
});
