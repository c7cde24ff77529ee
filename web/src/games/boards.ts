import type { Component, Snippet } from 'svelte';
import type { Manner } from '../board/manner';
import type { BoardProps, PlayerProps } from '../board/props';

/** How a table is to be played, by the names of the game's options. */
export type Options = Record<string, boolean | number | string>;

/** What a game's own chooser gets: the options as they stand, how many play, how to change several at once, and how the table begins. */
export interface OpeningProps {
  options: Options;
  seats: number;
  choose(changes: Options): void;
  preview: Snippet;
}

/** A game in the browser: its board, how its choices are made, its symbols, and what it tells about each player besides. */
export interface GameBoard {
  Board: Component<BoardProps>;
  manner: Manner;
  Pictogram: Component<{ name: string }>;
  Player?: Component<PlayerProps>;
  /** How a table of it begins, as far as that is settled by its options. */
  Sketch?: Component<{ view: unknown; components: unknown }>;
  /** What there is to play, in pictures, for the options that `pictured` names. */
  Opening?: Component<OpeningProps>;
}

/** What each game brings, fetched when a table of that game is opened. */
export const boards: Record<string, () => Promise<GameBoard>> = {
  'space-base': () => import('./space-base'),
  risk: () => import('./risk'),
  starcraft: () => import('./starcraft'),
};

/** How one can see the beginning of a table: an option with a number for it, and what to ask for so that one sees what is settled. */
interface Sketched {
  option: string;
  settled(options: Record<string, unknown>): Options | null;
}

/** The games whose options settle how a table begins. */
export const sketched: Record<string, Sketched> = {
  starcraft: {
    option: 'galaxy',
    settled({ galaxy, scenario, expansion, planets }) {
      const atOnce = { random_factions: true, random_galaxy: true };
      if (typeof scenario === 'string' && scenario !== 'none') return { ...atOnce, expansion: 'brood-war', scenario };
      if (!galaxy) return null;
      if (expansion !== 'brood-war') return { ...atOnce, galaxy: Number(galaxy) };
      return {
        ...atOnce,
        galaxy: Number(galaxy),
        expansion,
        leadership: false,
        planets: planets === 'three' ? planets : 'two',
      };
    },
  },
};

/** The options that a game's own chooser stands for. */
export const pictured: Record<string, string[]> = { starcraft: ['expansion', 'mode', 'scenario'] };
