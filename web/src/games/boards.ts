import type { Component } from 'svelte';
import type { Manner } from '../board/manner';
import type { BoardProps } from '../board/props';

/** A game in the browser: its board, and how its choices are made. */
export interface GameBoard {
  Board: Component<BoardProps>;
  manner: Manner;
}

type Part<T> = Promise<T>;

async function both(board: Part<{ default: Component<BoardProps> }>, choosing: Part<{ manner: Manner }>): Promise<GameBoard> {
  const [{ default: Board }, { manner }] = await Promise.all([board, choosing]);
  return { Board, manner };
}

/** What each game brings, fetched when a table of that game is opened. */
export const boards: Record<string, () => Promise<GameBoard>> = {
  'space-base': () => both(import('./space-base/Board.svelte'), import('./space-base/manner')),
  risk: () => both(import('./risk/Board.svelte'), import('./risk/manner')),
  starcraft: () => both(import('./starcraft/Board.svelte'), import('./starcraft/manner')),
};
