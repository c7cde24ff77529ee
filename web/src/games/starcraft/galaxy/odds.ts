/** The odds of an attack before it is begun: what the bots reckon for a move that is composed or pointed at. */

import type { Choice } from '../choices';
import type { Attack, Force, View } from '../view';

export interface Odds {
  attack: Attack;
  /** Who would stand against whom there, by type. */
  own: Force[];
  enemies: Force[];
}

/** The odds of what a choice would begin, strengthen or, when the moves are done, come of it; null if it is no attack. */
export function oddsOf(choice: Choice, view: View): Odds | null {
  const attack = attackOf(choice, view.attacks);
  const there = view.areas[attack?.area ?? '']?.units ?? [];
  if (!attack) return null;
  const own = there.filter(({ seat }) => seat === view.seat);
  const enemies = there.filter(({ seat }) => seat !== view.seat);
  return { attack, own: attack.unit === null ? own : joined(own, attack.unit, attack.amount, view.seat ?? 0), enemies };
}

function attackOf(choice: Choice, attacks: Attack[]): Attack | null {
  const find = (area: string, unit: string, amount: number) =>
    attacks.find((attack) => attack.area === area && attack.unit === unit && attack.amount === amount) ?? null;
  switch (choice[0]) {
    case 'done':
      return attacks.find(({ unit }) => unit === null) ?? null;
    case 'move':
      return find(choice[3], choice[1], choice[4]);
    case 'recall':
      return find(choice[3], choice[1], 1);
    case 'deploy':
      return find(choice[2], choice[1], choice[3]);
    default:
      return null;
  }
}

/** Forces with more units of a type. */
function joined(forces: Force[], unit: string, amount: number, seat: number): Force[] {
  const others = forces.filter((force) => force.unit !== unit);
  const before = forces.find((force) => force.unit === unit)?.count ?? 0;
  return [...others, { seat, unit, count: before + amount }];
}
