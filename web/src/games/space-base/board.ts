/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import type { SeatInfo } from '../../lib/api';
import type { BoardProps } from '../props';
import type { Catalogue, Placed, Side, View } from './view';

export interface Board {
  readonly view: View;
  readonly cards: Catalogue;
  readonly seats: SeatInfo[];
  readonly text: BoardProps['text'];
  readonly still: boolean;
  /** The seat whose console is drawn large. */
  readonly home: number;
  /** The card whose details are shown. */
  readonly detailed: string | null;
  /** How a thing is lit, or null if no option touches it. */
  light(thing: string): Light | null;
  /** A lit thing was chosen. */
  pick(thing: string): void;
  /** A lit thing is pointed at, or no longer (null). */
  point(thing: string | null): void;
  showDetails(subject: Subject, anchor: Element): void;
  hideDetails(): void;
}

/** A card whose details are asked for, and how it lies on a console if it does. */
export interface Subject {
  card: string;
  placed?: Placed;
  side?: Side;
}

export interface Light {
  colour: string;
  /** The colours of all options on this thing. */
  all: string[];
  pointed: boolean;
}

const key = Symbol('space-base');

export function provideBoard(board: Board): void {
  setContext(key, board);
}

export function useBoard(): Board {
  return getContext<Board>(key);
}

export const cardThing = (id: string) => `card:${id}`;
export const sectorThing = (seat: number, sector: number) => `sector:${seat}:${sector}`;
export const optionThing = (option: number) => `option:${option}`;
