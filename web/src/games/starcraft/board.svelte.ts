/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import type { Light } from '../../board/composer.svelte';
import { Surface } from '../../board/surface.svelte';
import type { SeatInfo } from '../../lib/api';
import type { Mark } from '../../lib/shapes';
import { sitting } from './parties';
import type { Components, View } from './view';

export class Board extends Surface<View, Components> {
  /** Those at the table; a party without a player sits behind them, with a name and a mark of its own. */
  override get seats(): SeatInfo[] {
    return sitting(super.seats, this.view, this.components, this.say);
  }

  #opened: number | null = $state(null);

  /** The seat whose sheet lies open. */
  get opened(): number {
    return this.#opened ?? this.home;
  }

  /** Opens the sheet of a seat; the own one without. */
  openSheet(seat: number | null): void {
    this.#opened = seat;
    this.onOpen();
  }

  /** What else is to be done when a sheet is opened. */
  onOpen: () => void = () => {};

  /** The move that began a past battle which is to be watched again. */
  watched: number | null = $state(null);

  /** The areas that changed since the own last turn. */
  changed: Set<string> = $state.raw(new Set());

  /** The order token in hand, which the next planet gets. */
  heldOrder: HeldOrder | null = $state.raw(null);
  /** The planet that is pointed at. */
  pointedPlanet: string | null = $state(null);

  /** The option that puts the token in hand on a planet, if there is one. */
  orderOn(planet: string): number | null {
    const held = this.heldOrder;
    if (!held) return null;
    const found = this.composer.options.findIndex(
      ({ choice }) =>
        choice[0] === 'order' &&
        choice[1] === held.order &&
        choice[2] === planet &&
        (choice[3] === 'special') === held.special,
    );
    return found < 0 ? null : found;
  }

  /** The option that places the Defend order in an area, if it is in hand. */
  defendIn(area: string): number | null {
    if (this.heldOrder?.order !== 'defend') return null;
    const found = this.composer.options.findIndex(({ choice }) => choice[0] === 'defend' && choice[1] === area);
    return found < 0 ? null : found;
  }

  /** While orders are placed, areas stand for their planets, but for the Defend order, which goes into an area. */
  override light(thing: string): Light | null {
    const [kind] = partsOf(thing);
    const defending = this.heldOrder?.order === 'defend';
    const planning = (kind === 'area' || kind === 'planet') && this.composer.decision?.kind === 'place-order';
    return planning && defending !== (kind === 'area') ? null : super.light(thing);
  }

  override pick(thing: string, most = false): void {
    const [kind, id] = partsOf(thing);
    const option = kind === 'planet' ? this.orderOn(id) : kind === 'area' ? this.defendIn(id) : null;
    if (option === null) super.pick(thing, most);
    else this.composer.say(option);
  }

  override point(thing: string | null): void {
    const [kind, id] = thing === null ? ['', ''] : partsOf(thing);
    this.pointedPlanet = kind === 'planet' ? id : kind === 'area' ? (this.components.areas[id]?.planet ?? null) : null;
    super.point(thing);
  }
}

export interface HeldOrder {
  order: string;
  special: boolean;
}

const key = Symbol('starcraft');

export function provideBoard(board: Board): Board {
  return setContext(key, board);
}

export function useBoard(): Board {
  return getContext<Board>(key);
}

export const planetThing = (id: string) => `planet:${id}`;
export const areaThing = (id: string) => `area:${id}`;
export const routeThing = (id: string) => `route:${id}`;
export const unitThing = (area: string, unit: string) => `unit:${area}:${unit}`;
export const cardThing = (id: string) => `card:${id}`;
export const eventThing = (id: string) => `event:${id}`;
export const technologyThing = (id: string) => `technology:${id}`;
export const buildingThing = (id: string) => `building:${id}`;
export const moduleThing = (id: string) => `module:${id}`;
export const leadershipThing = (id: string) => `leadership:${id}`;
export const factionThing = (id: string) => `faction:${id}`;
export const playerThing = (seat: number) => `player:${seat}`;
export const skirmishThing = (number: number) => `skirmish:${number}`;
/** A cell of the galaxy in which a planet could be placed. */
export const cellThing = (x: number, y: number) => `cell:${x}:${y}`;

/** A thing's kind and name. */
export function partsOf(thing: string): [kind: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** The area and the type of `unit:AREA:TYPE`. */
export function unitParts(thing: string): [area: string, unit: string] {
  const [, name] = partsOf(thing);
  return partsOf(name);
}

export function shapeOf(board: Pick<Board, 'seats'>, seat: number | null): Mark {
  return (seat === null ? undefined : board.seats[seat]?.shape) ?? 'circle';
}

/** A seat's colour; grey for nobody. */
export function colourOf(board: Pick<Board, 'seats'>, seat: number | null): string {
  return seat === null ? 'var(--dim)' : `var(--${shapeOf(board, seat)})`;
}

/** The seat that plays a faction, if one does. */
export function seatOf(board: Pick<Board, 'view'>, faction: string): number | null {
  const seat = board.view.players.findIndex((player) => player.faction === faction);
  return seat < 0 ? null : seat;
}
