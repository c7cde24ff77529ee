/** The ways from one planet to the next, for a window that shows one planet at a time. */

import type { Route } from '../view';
import { greek } from './geometry';

export interface Neighbour {
  planet: string;
  /** The side of the planet one looks at. */
  side: string;
  /** The letter of the gate, where the way leads along the z-axis. */
  letter: string;
}

/** Where the routes of a planet lead, side by side. */
export function neighboursOf(planet: string, routes: Route[]): Neighbour[] {
  return routes.flatMap(({ first, first_side, second, second_side, z }) => {
    const letter = z === null ? '' : greek(z);
    if (first === planet) return [{ planet: second, side: first_side, letter }];
    return second === planet ? [{ planet: first, side: second_side, letter }] : [];
  });
}
