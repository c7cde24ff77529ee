/** How the choices of StarCraft are made. */

import type { Manner, Telling } from '../../board/manner';
import { partsOf, unitParts } from './board.svelte';
import { kinds } from './choices';
import { pathsOf } from './paths';
import { areaName, cellName, factionName, planetName, routeName, unitName } from './phrases';
import type { Components, View } from './view';

/** What a thing of the board is called. */
function nameOf(thing: string, telling: Telling): string {
  const { seats, text, say } = telling;
  const view = telling.view as View;
  const components = telling.components as Components;
  const talker = { view, components, seats, text, say };
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'planet':
      return planetName(talker, id);
    case 'area':
      return areaName(talker, id);
    case 'route': {
      const route = view.routes.find((one) => one.id === id);
      return route ? routeName(talker, route) : id;
    }
    case 'unit':
      return unitName(talker, unitParts(thing)[1]);
    case 'faction':
      return factionName(talker, id);
    case 'player': {
      const faction = view.players[Number(id)]?.faction;
      return seats[Number(id)]?.name ?? (faction ? factionName(talker, faction) : '');
    }
    case 'skirmish':
      return text('starcraft-board-skirmish', { number: Number(id) });
    case 'cell': {
      const [x = 0, y = 0] = id.split(':').map(Number);
      return cellName(talker, { x, y });
    }
    case 'card':
      return named(components.cards, id, say);
    case 'event':
      return named(components.events, id, say);
    case 'technology':
      return named(components.technologies, id, say);
    case 'module':
      return named(components.modules, id, say);
    case 'building':
      return named(components.buildings, id, say);
    case 'leadership':
      return named(components.leadership, id, say);
    case 'item':
      return text(`starcraft-item-${id}`);
    default:
      return id;
  }
}

type Named = Record<string, { name: Parameters<Telling['say']>[0] }>;

function named(rows: Named, id: string, say: Telling['say']): string {
  const row = rows[id];
  return row ? say(row.name) : id;
}

export const manner: Manner = {
  game: 'starcraft',
  kinds,
  nameOf,
  // Cards can't be taken back once the others have laid theirs: one and two are laid in the same way, by a last word.
  careful: new Set(['move', 'build-workers', 'cards', 'research']),
  generous: new Set(['place-units', 'move']),
  sparing: new Set(),
  waysOf: pathsOf,
  // A Build order is composed as a list and paid at the end.
  drafting: {
    main: new Set(['build-forces', 'upgrade-bases', 'build-base']),
    how: new Set(['pay', 'force-mine', 'consume']),
    done: ['done'],
    byHand: ['pay-by-hand'],
  },
};
