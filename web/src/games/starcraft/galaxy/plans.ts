/** What an option would do on the galaxy, to be shown before it is said. */

import type { Choice } from '../choices';

export interface Plan {
  /** What would be there. */
  kind: 'order' | 'units' | 'base' | 'transport' | 'z-route';
  /** A planet, an area or a route, by `kind`. */
  at: string;
  /** The area or planet it would come from. */
  from: string | null;
  unit: string;
  amount: number;
  special: boolean;
}

const plan = (kind: Plan['kind'], at: string, of: Partial<Plan> = {}): Plan => ({
  kind,
  at,
  from: null,
  unit: '',
  amount: 1,
  special: false,
  ...of,
});

/** The plan of a choice; null where it changes nothing that lies on the galaxy. `battle` is the area that is fought over. */
export function planOf(choice: Choice, battle: string | null): Plan | null {
  switch (choice[0]) {
    case 'order': {
      const [, order, planet, special] = choice;
      return plan('order', planet, { unit: order, special: special !== undefined });
    }
    case 'move': {
      const [, unit, from, at, amount] = choice;
      return plan('units', at, { unit, from, amount });
    }
    case 'recall': {
      const [, unit, from, at] = choice;
      return plan('units', at, { unit, from });
    }
    case 'place-units': {
      const [, unit, area, amount] = choice;
      return plan('units', area, { unit, amount });
    }
    case 'build-unit': {
      const [, unit, area] = choice;
      return plan('units', area, { unit });
    }
    case 'lift-off': {
      const [, from, at] = choice;
      return plan('base', at, { from });
    }
    case 'place-base':
    case 'build-base':
      return plan('base', choice[1]);
    case 'place-transport':
    case 'build-transport':
      return plan('transport', choice[1]);
    case 'place-z-route': {
      const [, from, at] = choice;
      return plan('z-route', at, { from });
    }
    case 'retreat':
    case 'withdraw':
      return battle === null ? null : plan('units', choice[1], { from: battle });
    default:
      return null;
  }
}
