/** What a click on the galaxy means, where what was hit cannot be chosen itself but what stands in it or around it can. */

import type { Board } from '../board.svelte';
import { areaThing, partsOf, planetThing, unitThing } from '../board.svelte';

type Aimer = Pick<Board, 'view' | 'components' | 'light'>;

/** The units of an area that can be chosen. */
export function litUnits(board: Aimer, area: string): string[] {
  const units = new Set(board.view.areas[area]?.units.map(({ unit }) => unitThing(area, unit)));
  return [...units].filter((thing) => board.light(thing));
}

/** The things meant by pointing at one: itself, the units in an area, or the planet around it. */
export function aimed(board: Aimer, thing: string): string[] {
  if (board.light(thing)) return [thing];
  const [kind, id] = partsOf(thing);
  if (kind !== 'area') return [];
  const units = litUnits(board, id);
  if (units.length) return units;
  const planet = planetThing(board.components.areas[id]?.planet ?? '');
  return board.light(planet) ? [planet] : [];
}

/** Choose what is meant; false if there is nothing to choose. */
export function choose(board: Aimer & Pick<Board, 'pick' | 'pickAny'>, thing: string): boolean {
  const things = aimed(board, thing);
  const [only] = things;
  if (only === undefined) return false;
  if (things.length === 1) board.pick(only);
  else board.pickAny(things);
  return true;
}

/** The areas of a planet that can be chosen, themselves or something in them. */
export function litAreas(board: Aimer, areas: string[]): string[] {
  return areas.filter((area) => board.light(areaThing(area)) || litUnits(board, area).length > 0);
}
