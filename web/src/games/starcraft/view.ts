/** What the server tells about a table of StarCraft: one seat's view, and the catalogue of components. */

import type { Saying } from '../../lib/api';
import type { components } from '../../lib/schema';

type Schemas = components['schemas'];

export type View = Schemas['starcraft.View'];
export type Planet = Schemas['starcraft.PlanetView'];
export type Order = Schemas['starcraft.OrderView'];
export type Area = Schemas['starcraft.AreaView'];
export type Force = Schemas['starcraft.Force'];
export type Route = Schemas['starcraft.RouteView'];
export type Player = Schemas['starcraft.PlayerView'];
export type Resource = Schemas['starcraft.ResourceView'];
export type Battle = Schemas['starcraft.BattleView'];
export type Side = Schemas['starcraft.SideView'];
export type Skirmish = Schemas['starcraft.SkirmishView'];
export type CardHere = Schemas['starcraft.CardHere'];
export type Build = Schemas['starcraft.BuildView'];
export type Ware = Schemas['starcraft.Ware'];
export type Attack = Schemas['starcraft.AttackView'];
export type Leader = Schemas['starcraft.LeaderView'];
export type Installation = Schemas['starcraft.InstallationView'];

export interface Components {
  races: Record<string, Race>;
  factions: Record<string, Faction>;
  units: Record<string, Unit>;
  buildings: Record<string, Building>;
  modules: Record<string, Module>;
  cards: Record<string, Card>;
  technologies: Record<string, Technology>;
  events: Record<string, EventCard>;
  leadership: Record<string, LeadershipCard>;
  scenarios: Record<string, ScenarioRow>;
  planets: Record<string, { name: Saying; slots: string[]; areas: string[] }>;
  areas: Record<string, AreaRow>;
}

interface Priced {
  minerals: number;
  gas: number;
}

/** How sure the row of a component is: from the rulebook, from public sources, or reconstructed. */
interface Sourced {
  confidence: string;
}

export interface Race {
  name: Saying;
  building_types: string[];
}

export interface Faction {
  name: Saying;
  race: string;
  objective: Saying;
  units: Record<string, number>;
  workers: number;
}

export interface Unit extends Priced {
  name: Saying;
  race: string;
  flying: boolean;
  targets: string[];
  support: number;
  keywords: string[];
  /** The unit whose figure stands for it; its own but for heroes and units under mind control. */
  figure: string;
  hero: boolean;
  /** The faction from which it was taken by mind control, if it was. */
  stolen_from: string;
  /** The building that lets one build it, and the technology it needs, if any. */
  building: string;
  technology: string;
}

export interface Building extends Priced {
  name: Saying;
  race: string;
  type: string;
  level: number;
  unlocks: string[];
}

export interface Module {
  name: Saying;
  text: Saying;
  races: Record<string, Priced & Sourced & { tokens: number }>;
}

/** A Combat card; `major` and `minor` are attack and health, for the units it names and for all others. */
export interface Card extends Sourced {
  name: Saying;
  text: Saying;
  race: string;
  kind: string;
  technology: string;
  units: 'any' | string[];
  major: number[];
  minor: number[];
}

export interface Technology extends Priced, Sourced {
  race: string;
  kind: string;
  cards: string[];
  name: Saying;
  text: Saying;
}

export interface EventCard extends Sourced {
  name: Saying;
  text: Saying;
  stage: number;
  copies: number;
}

/** A Leadership card of Brood War; those of stage I say what one begins with. */
export interface LeadershipCard extends Sourced {
  name: Saying;
  text: Saying;
  faction: string;
  stage: number;
  kind: 'ability' | 'special-victory' | 'hero' | 'installation';
  stays: boolean;
  hero: string;
  installation: string;
  units: Record<string, number>;
  workers: number;
  transports: number;
  bases: number;
}

/** A scenario of Brood War: who plays it where, and what wins. */
export interface ScenarioRow {
  name: Saying;
  seats: number[];
  seating: string[];
  /** The factions that are left out, by the number of players. */
  absent: Record<string, string[]>;
  /** A faction without a player, and the one whose player decides for it. */
  automatic: { faction: string; by: string } | null;
  teams: string[][];
  map: { planet: string; x: number; y: number; turns: number }[];
  z: [string, string][];
  stands_for: Record<string, Saying>;
  start: {
    faction: string;
    hero: string;
    at: { planet: string; bases: number; installation: string; item: string }[];
  }[];
  rounds: number;
  wins: { factions: string[]; when: Saying[] }[];
}

export interface AreaRow {
  planet: string;
  place: number;
  kind: 'minerals' | 'gas' | 'conquest' | 'strategic';
  amount: number;
  points: number;
  limit: number;
  /** The units that may enter it. */
  only: 'any' | 'ground' | 'flying';
}

/** The units of each seat in an area, and whose base or installation stands there, by seat. */
export function forcesIn(
  area: Area,
  built?: Installation,
): { seat: number; units: Force[]; base: boolean; installation: string }[] {
  const seats = new Set([
    ...(area.base === null ? [] : [area.base]),
    ...(built ? [built.seat] : []),
    ...area.units.map(({ seat }) => seat),
  ]);
  return [...seats].map((seat) => ({
    seat,
    units: area.units.filter((force) => force.seat === seat),
    base: area.base === seat,
    installation: built?.seat === seat ? built.installation : '',
  }));
}

/** How many units stand in an area. */
export function unitsIn(area: Area): number {
  return area.units.reduce((sum, { count }) => sum + count, 0);
}

/** The levels of a building type, from the first on. */
export function levelsOf(components: Components, type: string): [id: string, building: Building][] {
  return Object.entries(components.buildings)
    .filter(([, building]) => building.type === type)
    .sort(([, one], [, other]) => one.level - other.level);
}
