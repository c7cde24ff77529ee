/** A scenario's galaxy in small: its planets as discs, the routes between them, and who begins where. */

import { forcedRoutes } from '../galaxy/building';
import type { Components, ScenarioRow } from '../view';

export interface Disc {
  planet: string;
  x: number;
  y: number;
  /** The factions that begin here. */
  factions: string[];
}

interface Line {
  from: Disc;
  to: Disc;
}

export interface Chart {
  discs: Disc[];
  routes: Line[];
  /** Routes along the z-axis, which lead over others. */
  gates: Line[];
  width: number;
  height: number;
}

/** How far apart planets lie, and how much room is around them. */
export const step = 30;

export function chartOf(scenario: ScenarioRow, planets: Components['planets']): Chart {
  const { map } = scenario;
  const [left, top] = [Math.min(...map.map(({ x }) => x)), Math.min(...map.map(({ y }) => y))];
  const discs = map.map(({ planet, x, y }) => ({
    planet,
    x: (x - left + 0.5) * step,
    y: (y - top + 0.5) * step,
    factions: scenario.start.flatMap(({ faction, at }) =>
      at.some((place) => place.planet === planet && (place.bases || place.installation)) ? [faction] : [],
    ),
  }));
  const disc = (planet: string) => discs.find((one) => one.planet === planet);
  const line = (one: string, other: string): Line[] => {
    const [from, to] = [disc(one), disc(other)];
    return from && to ? [{ from, to }] : [];
  };
  const placed = map.map(({ planet, ...cell }) => ({ id: planet, ...cell, stack: [], areas: [] }));
  const routes = map.flatMap((cell, place) =>
    forcedRoutes({ option: 0, ...cell }, placed, planets)
      .filter((forced) => map.findIndex(({ planet }) => planet === forced.planet) > place)
      .flatMap((forced) => line(cell.planet, forced.planet)),
  );
  return {
    discs,
    routes,
    gates: scenario.z.flatMap(([one, other]) => line(one, other)),
    width: (Math.max(...map.map(({ x }) => x)) - left + 1) * step,
    height: (Math.max(...map.map(({ y }) => y)) - top + 1) * step,
  };
}

/** The side that a faction plays on, with all its members; those of the same team win together. */
export function sidesOf(scenario: ScenarioRow): string[][] {
  const alone = scenario.seating.map((faction) => [faction]);
  const without = scenario.automatic ? [[scenario.automatic.faction]] : [];
  return [...(scenario.teams.length ? scenario.teams : alone), ...without];
}
