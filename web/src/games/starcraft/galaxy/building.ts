/** Building the galaxy: where a planet can be placed, turned how, and which routes come with it. */

import type { Way } from '../../../board/trails';
import type { Choice } from '../choices';
import type { Components, Planet } from '../view';
import type { Cell } from './geometry';
import { outward, sides, turned } from './geometry';

export interface Placement {
  option: number;
  planet: string;
  x: number;
  y: number;
  turns: number;
}

/** The placements among the ways that are still open. */
export function placementsOf(open: Way[]): Placement[] {
  return open.flatMap(({ option, choice }) => {
    const placed = choice as Choice;
    return placed[0] === 'place-planet'
      ? [{ option, planet: placed[1], x: placed[2], y: placed[3], turns: placed[4] }]
      : [];
  });
}

/** The planets beside a cell, each with the side of the cell on which it lies. */
export function besideCell<P extends Cell>({ x, y }: Cell, planets: P[]): { side: string; planet: P }[] {
  return sides.flatMap((side) => {
    const out = outward(side);
    const planet = planets.find((placed) => placed.x === x + out.x && placed.y === y + out.y);
    return planet ? [{ side, planet }] : [];
  });
}

export interface Forced {
  side: string;
  planet: string;
}

/** The planets to which a planet would be connected: wherever two slots face each other, a route is laid. [SC-GALAXY-07] */
export function forcedRoutes(
  { planet, x, y, turns }: Placement,
  planets: Planet[],
  rows: Components['planets'],
): Forced[] {
  const slots = turned(rows[planet]?.slots ?? [], turns);
  return besideCell({ x, y }, planets).flatMap(({ side, planet: other }) => {
    const facing = sides[(sides.indexOf(side) + 2) % 4] ?? '';
    return slots.includes(side) && turned(rows[other.id]?.slots ?? [], other.turns).includes(facing)
      ? [{ side, planet: other.id }]
      : [];
  });
}
