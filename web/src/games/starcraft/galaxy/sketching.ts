/** A galaxy as it will be, before anybody plays in it. */

import type { Area, View } from '../view';

/** Only what the galaxy's number settles: planets and routes, without bases, units, transports and cards. */
export function emptied(view: View): View {
  const bare = (area: Area): Area => ({ ...area, units: [], base: null, controller: null, holder: null });
  return {
    ...view,
    seat: null,
    active: null,
    first_player: null,
    planets: view.planets.map((planet) => ({ ...planet, stack: [] })),
    areas: Object.fromEntries(Object.entries(view.areas).map(([id, area]) => [id, bare(area)])),
    routes: view.routes.map((route) => ({ ...route, transports: [] })),
    players: [],
    orders: [],
  };
}

/** A scenario as it begins: its pieces stand on the right planets, and factions stand for players. */
export function begun(view: View): View {
  return {
    ...view,
    phase: 'setup',
    seat: null,
    active: null,
    first_player: null,
    order: null,
    battle: null,
    build: null,
    orders: [],
  };
}
