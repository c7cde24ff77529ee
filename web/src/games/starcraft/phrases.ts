/** The board in words: names, details, and what screen readers tell. */

import type { Board } from './board.svelte';
import { partsOf, unitParts } from './board.svelte';
import { extrasWords } from './expansion';
import { besideCell } from './galaxy/building';
import type { Cell } from './galaxy/geometry';
import { loosened } from './joints';
import type { Area, Order, Planet, Route } from './view';
import { forcesIn } from './view';

type Talker = Pick<Board, 'view' | 'components' | 'seats' | 'text' | 'say'>;
/** Who speaks of the catalogue, without a table. */
export type Speaker = Pick<Board, 'components' | 'text' | 'say'>;

const roman = ['', 'I', 'II', 'III'];

export const stageName = (stage: number) => roman[stage] ?? String(stage);

export function seatName(board: Pick<Board, 'seats'>, seat: number | null): string {
  return (seat === null ? undefined : board.seats[seat]?.name) ?? '';
}

/** The name of a component, as the catalogue has it. */
function named(
  board: Speaker,
  kind: 'factions' | 'units' | 'buildings' | 'modules' | 'cards' | 'technologies' | 'events' | 'planets',
  id: string,
): string {
  const row = board.components[kind][id];
  return row ? board.say(row.name) : id;
}

/** Words for a narrow place, where long ones may have to be broken. */
export const breakable = (board: Pick<Board, 'text'>, words: string) =>
  loosened(words, board.text('starcraft-board-joints'));

export const factionName = (board: Talker, id: string) => named(board, 'factions', id);
export const unitName = (board: Speaker, id: string) => named(board, 'units', id);
export const buildingName = (board: Talker, id: string) => named(board, 'buildings', id);
export const moduleName = (board: Talker, id: string) => named(board, 'modules', id);
export const cardName = (board: Talker, id: string) => named(board, 'cards', id);
export const technologyName = (board: Talker, id: string) => named(board, 'technologies', id);
export const eventName = (board: Talker, id: string) => named(board, 'events', id);
export const planetName = (board: Talker, id: string) => named(board, 'planets', id);

/** A planet with the world that it stands for in a scenario's story, if there is one. */
export function worldName(board: Talker, id: string): string {
  const scenario = board.components.scenarios?.[board.view.expansion?.scenario?.scenario ?? ''];
  const world = scenario?.stands_for[id];
  const planet = planetName(board, id);
  return world ? board.text('starcraft-world-as', { planet, world: board.say(world) }) : planet;
}

export function areaName(board: Talker, id: string): string {
  const row = board.components.areas[id];
  return row ? board.text('starcraft-area', { planet: planetName(board, row.planet), place: row.place }) : id;
}

/** Where a free place of the galaxy is, by the planets it lies beside. */
export function cellName(board: Talker, cell: Cell): string {
  const beside = besideCell(cell, board.view.planets).map(({ side, planet }) =>
    board.text('starcraft-beside', { side, planet: planetName(board, planet.id) }),
  );
  return beside.join(', ') || board.text('starcraft-board-cell-first');
}

export function orderName(board: Pick<Board, 'text'>, order: string, special: boolean | null): string {
  if (order === 'defend') return board.text('starcraft-board-defend-order');
  // An Event card that lets one buy something is carried out like an order.
  if (order === 'event') return board.text('starcraft-board-event-order');
  return board.text(`starcraft-order-${special ? 'special-' : ''}${order}`);
}

export function costWords(board: Pick<Board, 'text'>, { minerals, gas }: { minerals: number; gas: number }): string {
  return board.text('starcraft-cost', { minerals, gas });
}

/** The names of units with their numbers: "2 × Marine, Firebat". */
export function unitsWords(board: Talker, units: { unit: string; count: number }[]): string {
  return units.map(({ unit, count }) => countedWords(board, unitName(board, unit), count)).join(', ');
}

export function countedWords(board: Pick<Board, 'text'>, unit: string, count: number): string {
  return count === 1 ? unit : board.text('starcraft-board-count', { count, unit });
}

// The galaxy

/** What an area yields and holds, as it is printed. */
export function areaFacts(board: Talker, id: string): string[] {
  const row = board.components.areas[id];
  if (!row) return [];
  return [
    board.text(`starcraft-yields-${row.kind}`, { amount: row.amount || row.points }),
    ...(row.only !== 'any' ? [board.text(`starcraft-board-only-${row.only}`)] : []),
    board.text('starcraft-board-limit', { limit: row.limit }),
  ];
}

/** What has become of an area: depletion, control, pieces, and who has its Resource card. */
export function areaPieces(board: Talker, area: Area): string[] {
  const { text } = board;
  return [
    ...(area.depletion === 'untouched' ? [] : [text(`starcraft-board-depletion-${area.depletion}`)]),
    ...(area.controller === null
      ? []
      : [text('starcraft-board-controlled', { name: seatName(board, area.controller) })]),
    ...(area.base === null ? [] : [text('starcraft-board-base-of', { name: seatName(board, area.base) })]),
    ...forcesIn(area).flatMap(({ seat, units }) =>
      units.length
        ? [text('starcraft-board-force', { name: seatName(board, seat), units: unitsWords(board, units) })]
        : [],
    ),
    ...(area.holder === null ? [] : [text('starcraft-board-card-held', { name: seatName(board, area.holder) })]),
  ];
}

export function areaWords(board: Talker, id: string): string {
  const area = board.view.areas[id];
  const pieces = area ? [...areaPieces(board, area), ...extrasWords(board, id)] : [];
  const facts = [...areaFacts(board, id), ...(pieces.length ? pieces : [board.text('starcraft-board-empty')])];
  return board.text('starcraft-board-area', { area: areaName(board, id), facts: facts.join(', ') });
}

export function orderWords(board: Talker, { seat, order, special }: Order): string {
  const name = seatName(board, seat);
  if (order === null) return board.text('starcraft-board-order-hidden', { name });
  return board.text('starcraft-board-order-known', { name, order: orderName(board, order, special) });
}

export function planetWords(board: Talker, planet: Planet): string {
  const orders = planet.stack.map((order) => orderWords(board, order)).join(', ');
  const routes = board.view.routes
    .filter(({ first, second }) => [first, second].includes(planet.id))
    .map((route) => routeName(board, route));
  return board.text('starcraft-board-planet', {
    planet: planetName(board, planet.id),
    areas: planet.areas.length,
    orders: orders || board.text('starcraft-board-no-orders'),
    routes: routes.join(', ') || board.text('starcraft-board-no-orders'),
  });
}

/** A route by the planets at its ends; one along the z-axis by its number, too. */
export function routeName(board: Talker, { first, second, z }: Route): string {
  const ends = { first: planetName(board, first), second: planetName(board, second) };
  if (z === null) return board.text('starcraft-route', ends);
  return board.text('starcraft-board-z-ends', { route: board.text('starcraft-z-route', { number: z + 1 }), ...ends });
}

export function transportWords(board: Talker, { transports }: Route): string {
  if (!transports.length) return board.text('starcraft-board-no-transports');
  return board.text('starcraft-board-transports', {
    names: transports.map((seat) => seatName(board, seat)).join(', '),
  });
}

export function routeWords(board: Talker, route: Route): string {
  return board.text('starcraft-board-route', {
    route: routeName(board, route),
    transports: transportWords(board, route),
  });
}

// Cards

/** The units on which a Combat card has its greater values. */
export function cardUnits(board: Speaker, id: string): string {
  const units = board.components.cards[id]?.units ?? [];
  if (units === 'any') return board.text('starcraft-board-any-unit');
  return units
    .map((unit) => (unit in board.components.units ? unitName(board, unit) : board.text(`starcraft-hero-${unit}`)))
    .join(', ');
}

export const isReinforcement = (board: Pick<Board, 'components'>, id: string) =>
  board.components.cards[id]?.kind === 'reinforcement';

export function cardText(board: Talker, id: string): string {
  const text = board.components.cards[id]?.text;
  return text && text.key !== 'starcraft-text-none' ? board.say(text) : '';
}

export function cardWords(board: Talker, id: string): string {
  const row = board.components.cards[id];
  if (!row) return id;
  // A card of the starting deck has no name but what it shows.
  const card = row.technology ? cardName(board, id) : board.text('starcraft-combat-card-plain');
  const kind = isReinforcement(board, id) ? 'starcraft-board-card-reinforcement' : 'starcraft-board-card';
  return board.text(kind, { card, ...cardValues(board, id) });
}

/** What a card is good for, without its name. */
function cardFacts(board: Talker, id: string): string {
  const kind = isReinforcement(board, id) ? 'starcraft-board-card-reinforcement-facts' : 'starcraft-board-card-facts';
  return board.text(kind, cardValues(board, id));
}

function cardValues(board: Talker, id: string) {
  const { major = [], minor = [] } = board.components.cards[id] ?? {};
  const words = { units: cardUnits(board, id), text: cardText(board, id) };
  if (isReinforcement(board, id)) return words;
  const [attack = 0, health = 0] = major;
  const [minorAttack = 0, minorHealth = 0] = minor;
  return { ...words, attack, health, 'minor-attack': minorAttack, 'minor-health': minorHealth };
}

export function eventWords(board: Talker, id: string): string {
  const row = board.components.events[id];
  if (!row) return id;
  return board.text('starcraft-board-event', {
    event: board.say(row.name),
    stage: stageName(row.stage),
    text: board.say(row.text),
  });
}

// Details

export interface Details {
  title: string;
  lines: string[];
  /** How sure it is, where it may be guessed. */
  confidence?: string;
}

/** What there is to know about a thing, for the box beside it; null where its words stand on the board already. */
export function detailsOf(board: Talker, thing: string): Details | null {
  const [kind, id] = partsOf(thing);
  const { components, view, text, say } = board;
  switch (kind) {
    case 'area': {
      const area = view.areas[id];
      return {
        title: areaName(board, id),
        lines: [
          areaFacts(board, id).join(' · '),
          ...(area ? areaPieces(board, area) : []),
          ...extrasWords(board, id),
          ...(components.areas[id]?.kind === 'strategic' ? [text('starcraft-board-strategic')] : []),
        ],
      };
    }
    case 'planet': {
      const planet = view.planets.find((one) => one.id === id);
      return (
        (planet && {
          title: worldName(board, id),
          lines: [
            text('starcraft-board-stack', { count: planet.stack.length }),
            ...planet.stack.map((order) => orderWords(board, order)).reverse(),
          ],
        }) ||
        null
      );
    }
    case 'route': {
      const route = view.routes.find((one) => one.id === id);
      return route ? { title: routeName(board, route), lines: [transportWords(board, route)] } : null;
    }
    case 'unit': {
      const unit = components.units[unitParts(thing)[1]];
      return unit ? { title: say(unit.name), lines: unitFacts(board, unitParts(thing)[1]) } : null;
    }
    case 'card': {
      const card = components.cards[id];
      return card
        ? { title: say(card.name), lines: [cardUnits(board, id), cardText(board, id)], confidence: card.confidence }
        : null;
    }
    case 'event': {
      const event = components.events[id];
      return event ? { title: say(event.name), lines: [say(event.text)], confidence: event.confidence } : null;
    }
    case 'technology': {
      const technology = components.technologies[id];
      return technology
        ? {
            title: say(technology.name),
            lines: [costWords(board, technology), ...technologyTexts(board, id)],
            confidence: technology.confidence,
          }
        : null;
    }
    case 'module': {
      const module = components.modules[id];
      return module ? { title: say(module.name), lines: [say(module.text)] } : null;
    }
    default:
      return null;
  }
}

/** A technology's own text, or those of its cards that differ. */
export function technologyTexts(board: Talker, id: string): string[] {
  const row = board.components.technologies[id];
  if (!row) return [];
  const cards = row.cards.map((card) => cardFacts(board, card));
  return row.kind === 'play-area' ? [board.say(row.text)] : [...new Set(cards)];
}

/** How a unit fights. */
export const unitFacts = (board: Talker, id: string): string[] => factsOf(board, id);

/** The same, from the catalogue alone. */
export function factsOf(board: Speaker, id: string): string[] {
  const unit = board.components.units[id];
  if (!unit) return [];
  const targets = unit.targets.length === 2 ? 'both' : (unit.targets[0] ?? 'none');
  const facts = board.text('starcraft-board-unit-facts', {
    flying: unit.flying ? 'yes' : 'no',
    targets,
    support: unit.support,
  });
  return [facts, ...unit.keywords.map((keyword) => board.text(`starcraft-keyword-${keyword}`))];
}
