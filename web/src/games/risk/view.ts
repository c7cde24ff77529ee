/** What the server tells about a table of Risk: one seat's view, and the catalogue of components. */

import type { Saying } from '../../lib/api';
import type { components } from '../../lib/schema';

export type Level = 'silver' | 'gold';
export type Species = 'terran' | 'protoss' | 'zerg';

type Schemas = components['schemas'];

export type View = Schemas['risk.View'];
export type Player = Schemas['risk.PlayerView'];
export type Neutral = Schemas['risk.NeutralView'];
/** Owners are numbered: first the seats, then the neutral forces. */
export type Territory = Schemas['risk.TerritoryView'];
export type Planet = Schemas['risk.PlanetView'];
export type Achievement = Schemas['risk.AchievementView'];
export type Deck = Schemas['risk.DeckView'];
/** The running invasion, or the last one of the turn. Dice are from high to low. */
export type Invasion = Schemas['risk.InvasionView'];

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
