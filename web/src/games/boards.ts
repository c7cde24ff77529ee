import type { Component } from 'svelte';
import type { Manner } from '../board/manner';
import type { BoardProps, PlayerProps } from '../board/props';

/** A game in the browser: its board, how its choices are made, its symbols, and what it tells about each player besides. */
export interface GameBoard {
  Board: Component<BoardProps>;
  manner: Manner;
  Pictogram: Component<{ name: string }>;
  Player?: Component<PlayerProps>;
}

/** What each game brings, fetched when a table of that game is opened. */
export const boards: Record<string, () => Promise<GameBoard>> = {
  'space-base': () => import('./space-base'),
  risk: () => import('./risk'),
  starcraft: () => import('./starcraft'),
};
