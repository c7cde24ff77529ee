/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import type { SeatInfo } from '../../lib/api';
import type { BoardProps } from '../props';
import type { Look } from './owners';
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
  /** The thing whose details are shown. */
  readonly detailed: string | null;
  look(owner: number | null): Look;
  /** How a thing is lit, or null if it can't be chosen now. */
  light(thing: string): Light | null;
  /** A lit thing was chosen; `most` for all units at once. */
  pick(thing: string, most?: boolean): void;
  /** A lit thing is pointed at, or no longer (null). */
  point(thing: string | null): void;
  showDetails(thing: string, anchor: Element): void;
  hideDetails(): void;
}

/** `next` can be chosen now, `later` as well but comes second in thought, `walked` has been chosen already. */
export interface Light {
  role: 'next' | 'later' | 'walked';
  pointed: boolean;
}

const key = Symbol('risk');

export function provideBoard(board: Board): void {
  setContext(key, board);
}

export function useBoard(): Board {
  return getContext<Board>(key);
}

export const territoryThing = (id: string) => `territory:${id}`;
export const cardThing = (id: string) => `card:${id}`;
export const achievementThing = (id: string) => `achievement:${id}`;
export const factionThing = (id: string) => `faction:${id}`;
export const playerThing = (seat: number) => `player:${seat}`;
export const optionThing = (option: number) => `option:${option}`;

/** A thing's kind and name. */
export function partsOf(thing: string): [kind: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}
