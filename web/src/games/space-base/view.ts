/** What the server tells about a table of Space Base: one seat's view, and the catalogue of cards. */

import type { components } from '../../lib/schema';

type Schemas = components['schemas'];

export type View = Schemas['space-base.View'];
export type Player = Schemas['space-base.PlayerView'];
export type Sector = Schemas['space-base.SectorView'];
/** A card on a console, with the charge tokens on its visible side. */
export type Placed = Schemas['space-base.CardView'];

export type Catalogue = Record<string, Card>;

export interface Card {
  name: string;
  type: string;
  class: string;
  kind: 'starter' | 'ship' | 'colony';
  level: number;
  sector: number;
  cost: number;
  points_once: number;
  confidence: string;
  station: Face;
  deployed: Face;
}

export type Side = 'station' | 'deployed';

export interface Face {
  credits: number;
  income: number;
  points: number;
  arrow: '' | 'left' | 'right' | 'either';
  claim: number[];
  buy: number;
  slots: number;
  price: number;
  colour: '' | 'blue' | 'red' | 'green';
  ability: Ability | null;
}

/** What one use of an ability does; what it does not do is left out. */
export interface Ability {
  credits?: number;
  income?: number;
  points?: number;
  foes_lose?: number;
  buy?: number;
  buy_into?: [number, number];
  claim?: number[];
  swap?: [number, number];
  shift?: number;
  exchange?: boolean;
  place_charge?: boolean;
  move_charge?: boolean;
  win?: boolean;
  reroll?: boolean;
  set_die?: boolean;
  double?: boolean;
}

/** The phase in which the dice are allocated; only after it is `allocated` what a player has chosen. */
export const ALLOCATING = 3;

/** `U.E.S. Merbold 6865-D` is called Merbold at the table; a colony `U.E.C. Frisch Outpost` is called Frisch. */
export function shortName(card: Card): string {
  const words = card.name.replace(/^[A-Z]\.[A-Z]\.[A-Z]\.\s+/, '');
  return card.kind === 'colony' ? words.replace(/\s+\S+$/, '') : words.replace(/\s+\d+-[A-Z]$/, '');
}

const settlements: Record<string, string> = {
  Outpost: 'outpost',
  Stützpunkt: 'outpost',
  Base: 'base',
  Basis: 'base',
  Colony: 'colony',
  Kolonie: 'colony',
};

/** A card's whole name: as printed, but for the kind of a settlement, which is told in the reader's language. */
export function fullName(card: Card, text: (key: string, args?: Record<string, string | number>) => string): string {
  const [, name, last] = /^(.*)\s(\S+)$/.exec(card.name) ?? [];
  const kind = card.kind === 'colony' && last ? settlements[last] : undefined;
  return kind && name ? text(`space-base-settlement-${kind}`, { name }) : card.name;
}

/** How a card lies on a console, if it does. */
export function placedOn(view: View, id: string): { placed: Placed; side: Side; seat: number; sector: number } | null {
  for (const [seat, player] of view.players.entries()) {
    for (const [at, { station, deployed }] of player.sectors.entries()) {
      if (station?.card === id) return { placed: station, side: 'station', seat, sector: at + 1 };
      const placed = deployed.find(({ card }) => card === id);
      if (placed) return { placed, side: 'deployed', seat, sector: at + 1 };
    }
  }
  return null;
}

export function findCard(cards: Catalogue, id: string): Card {
  const card = cards[id];
  if (!card) throw new Error(`The catalogue has no card '${id}'`);
  return card;
}
