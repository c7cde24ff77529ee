import { expect, test } from 'vitest';
import type { Battle } from '../view';
import { looseUnits } from './loose';

test('units in a front line or in support are not loose, lost ones take nobody away', () => {
  const side = (unit: string, supporters: string[] = [], lost = false) => ({ unit, supporters, lost });
  const battle = {
    skirmishes: [
      { sides: [side('marine', ['marine']), side('zergling')] },
      { sides: [side('vulture', [], true), side('zergling')] },
    ],
  } as unknown as Battle;
  const own = [
    { unit: 'marine', count: 3 },
    { unit: 'vulture', count: 1 },
  ];
  expect(looseUnits(own, battle, 0)).toEqual([
    { unit: 'marine', count: 1 },
    { unit: 'vulture', count: 1 },
  ]);
  expect(looseUnits([{ unit: 'zergling', count: 2 }], battle, 1)).toEqual([]);
});
