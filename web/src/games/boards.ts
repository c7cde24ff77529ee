import type { Component } from 'svelte';
import type { Manner } from '../board/manner';
import type { BoardProps, PlayerProps } from '../board/props';

/** A game in the browser: its board, how its choices are made, its symbols, and what it tells about each player besides. */
export interface GameBoard {
  Board: Component<BoardProps>;
  manner: Manner;
  Pictogram: Component<{ name: string }>;
  Player?: Component<PlayerProps>;
  /** How a table of it begins, as far as that is settled by its options. */
  Sketch?: Component<{ view: unknown; components: unknown }>;
}

/** What each game brings, fetched when a table of that game is opened. */
export const boards: Record<string, () => Promise<GameBoard>> = {
  'space-base': () => import('./space-base'),
  risk: () => import('./risk'),
  starcraft: () => import('./starcraft'),
};

/** The option that settles how a table of a game begins, and what else to ask for so that one sees it. */
export const sketched: Record<string, { option: string; settings: Record<string, boolean> }> = {
  starcraft: { option: 'galaxy', settings: { random_factions: true, random_galaxy: true } },
};
