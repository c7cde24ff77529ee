/** Units of a battle that are in no skirmish yet. */

import type { Battle, Force } from '../view';

/** What is left of a side's units in the area when those in its skirmishes are taken away. */
export function looseUnits(
  forces: Pick<Force, 'unit' | 'count'>[],
  battle: Pick<Battle, 'skirmishes'>,
  side: number,
): { unit: string; count: number }[] {
  const busy = new Map<string, number>();
  const take = (unit: string) => busy.set(unit, (busy.get(unit) ?? 0) + 1);
  for (const { sides } of battle.skirmishes) {
    const own = sides[side];
    if (own?.unit && !own.lost) take(own.unit);
    own?.supporters.forEach(take);
  }
  return forces
    .map(({ unit, count }) => ({ unit, count: count - (busy.get(unit) ?? 0) }))
    .filter(({ count }) => count > 0);
}
