/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import { Surface } from '../../board/surface.svelte';
import type { Look } from './owners';
import { lookOf } from './owners';
import type { Components, View } from './view';

export type { Light } from '../../board/composer.svelte';

export class Board extends Surface<View, Components> {
  /** How an owner's pieces look. */
  look(owner: number | null): Look {
    return lookOf(owner, this.seats);
  }
}

const key = Symbol('risk');

export function provideBoard(board: Board): Board {
  return setContext(key, board);
}

export function useBoard(): Board {
  return getContext<Board>(key);
}

export const territoryThing = (id: string) => `territory:${id}`;
export const cardThing = (id: string) => `card:${id}`;
export const achievementThing = (id: string) => `achievement:${id}`;
export const factionThing = (id: string) => `faction:${id}`;
export const playerThing = (seat: number) => `player:${seat}`;

/** A thing's kind and name. */
export function partsOf(thing: string): [kind: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}
