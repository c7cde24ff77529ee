import type { Component } from 'svelte';
import type { BoardProps } from './props';

/** The board of each game, fetched when a table of that game is opened. */
export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  'space-base': () => import('./space-base/Board.svelte'),
  risk: () => import('./risk/Board.svelte'),
  starcraft: () => import('./starcraft/Board.svelte'),
};
