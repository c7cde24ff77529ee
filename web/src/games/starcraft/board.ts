/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import type { SeatInfo, Shape } from '../../lib/api';
import type { BoardProps } from '../props';
import type { Components, View } from './view';

export interface Board {
  readonly view: View;
  readonly components: Components;
  readonly seats: SeatInfo[];
  readonly text: BoardProps['text'];
  readonly say: BoardProps['say'];
  readonly still: boolean;
  /** The seat from which the board is looked at; spectators look with whoever's turn it is. */
  readonly home: number;
  /** The seat whose sheet lies open. */
  readonly opened: number;
  /** The thing whose details are shown. */
  readonly detailed: string | null;
  /** How a thing is lit, or null if it can't be chosen now. */
  light(thing: string): Light | null;
  /** A lit thing was chosen. */
  pick(thing: string): void;
  /** Several lit things were meant at once: whatever is about one of them is offered. */
  pickAny(things: string[]): void;
  /** A lit thing is pointed at, or no longer (null). */
  point(thing: string | null): void;
  openSheet(seat: number): void;
  showDetails(thing: string, anchor: Element): void;
  hideDetails(): void;
}

/** `next` can be chosen now, `later` as well but comes second in thought, `walked` has been chosen already. */
export interface Light {
  role: 'next' | 'later' | 'walked';
  pointed: boolean;
}

const key = Symbol('starcraft');

export function provideBoard(board: Board): void {
  setContext(key, board);
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
export const factionThing = (id: string) => `faction:${id}`;
export const playerThing = (seat: number) => `player:${seat}`;
export const skirmishThing = (number: number) => `skirmish:${number}`;
/** A cell of the galaxy in which a planet could be placed. */
export const cellThing = (x: number, y: number) => `cell:${x}:${y}`;
export const optionThing = (option: number) => `option:${option}`;

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

export function shapeOf(board: Pick<Board, 'seats'>, seat: number | null): Shape {
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
