/** What the server tells about a table of Risk: one seat's view, and the catalogue of components. */

import type { Saying } from '../../lib/api';

export type Level = 'silver' | 'gold';
export type Species = 'terran' | 'protoss' | 'zerg';

export interface View {
  seat: number | null;
  variant: 'basic-training' | 'command-room' | 'total-domination';
  teams: boolean;
  heroes: boolean;
  abilities: boolean;
  round: number;
  /** The round after which the game is decided; 0 for none. */
  round_limit: number;
  stage: 'setup' | 'play' | 'over';
  phase: string;
  active: number | null;
  order: number[];
  winners: number[];
  players: Player[];
  neutrals: Neutral[];
  territories: Record<string, Territory>;
  planets: Record<string, Planet>;
  achievements: Achievement[];
  decks: Deck[];
  /** Units still to be placed. */
  pool: number;
  offered: string[];
  stars: number;
  /** Units for a number of stars. */
  star_units: number[];
  invasion: Invasion | null;
  storm: { source: string; target: string; keep: number } | null;
  effects: { card: string; scope: string; source: string | null; target: string | null }[];
  manoeuvres: number;
  moving: { source: string; target: string } | null;
  hand: string[];
  captured_cards: string[];
}

export interface Player {
  faction: string | null;
  species: Species | null;
  team: number | null;
  alive: boolean;
  territories: number;
  units: number;
  /** Units still in hand during the set-up. */
  supply?: number;
  fields: number;
  bases: number;
  hero: string | null;
  hero_out: boolean;
  hand: number;
  captured: number;
  known: string[];
  achievements: string[];
  rewards: string[];
  /** Units of the next reinforcement, without stars. */
  income: number;
  auto_defence: boolean;
  auto_cards: boolean;
  muted: boolean;
  blocked: boolean;
}

export interface Neutral {
  faction: string;
  territories: number;
  units: number;
}

/** Owners are numbered: first the seats, then the neutral forces. */
export interface Territory {
  owner: number | null;
  units: number;
  base: number | null;
  field: boolean;
  heroes: number[];
  towers: string[];
}

export interface Planet {
  bonus: number;
  held: number[];
  owner: number | null;
}

export interface Achievement {
  id: string;
  level: Level;
  owner: number | null;
  reward: string | null;
  goal: number;
  progress: number[];
}

export interface Deck {
  species: Species | null;
  cards: number;
  discard: string[];
}

/** The running invasion, or the last one of the turn. Dice are from high to low. */
export interface Invasion {
  running?: boolean;
  attacker?: number;
  defender?: number;
  source: string;
  target: string;
  units: number;
  hero: boolean;
  attack: number[];
  defence: number[];
  attack_rolled: number[];
  defence_rolled: number[];
  losses: [number, number] | null;
  captured: boolean;
}

export interface Components {
  territories: Record<string, { planet: string; kind: 'land' | 'moon' | 'platform'; neighbours: string[] }>;
  planets: Record<string, { bonus: number; territories: string[] }>;
  cards: Record<string, Card>;
  rewards: Record<string, { level: Level }>;
  factions: Record<string, { species: Species; colour: string; base: string; units: string[] }>;
}

export interface Card {
  species: Species;
  territory: string;
  stars: number;
  type: string;
  windows: string[];
  unit: string;
  /** An owner's own name for it, if there is one. */
  name?: string;
  /** What it does, put together from its numbers. */
  text?: Saying;
  confidence?: string;
}

/** The hero whose faction an owner plays, if it has been chosen. */
export function factionOf(view: View, owner: number): string | null {
  return view.players[owner]?.faction ?? view.neutrals[owner - view.players.length]?.faction ?? null;
}

/** Whether two owners are on the same side; everyone is on their own. */
export function areAllies(view: View, one: number | null, other: number | null): boolean {
  if (one === null || other === null) return false;
  if (one === other) return true;
  const team = view.players[one]?.team ?? null;
  return team !== null && team === (view.players[other]?.team ?? null);
}
