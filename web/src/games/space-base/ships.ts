/** Which ship is drawn on a card, in which light, and before which world. */

import { faceParts } from './faces';
import type { Card } from './view';

export const hulls = [
  'knight',
  'cargo',
  'fate',
  'bowie',
  'mining',
  'carrier',
  'frazetta',
  'command',
  'cruiser',
  'tug',
  'defence',
  'gate',
  'explorer',
  'destroyer',
] as const;
export type Hull = (typeof hulls)[number];

const byClass: Record<string, Hull> = { Knight: 'knight', Fate: 'fate', Bowie: 'bowie', Frazetta: 'frazetta' };

const byType: Record<string, Hull> = {
  'cargo-vessel': 'cargo',
  'cargo-train': 'bowie',
  tanker: 'fate',
  'fast-tanker': 'fate',
  'mining-ship': 'mining',
  carrier: 'carrier',
  'cargo-carrier': 'carrier',
  'exploration-carrier': 'explorer',
  'command-ship': 'command',
  'command-cruiser': 'command',
  'star-cruiser': 'cruiser',
  'cargo-cruiser': 'cruiser',
  tug: 'tug',
  'cargo-tug': 'tug',
  'command-tug': 'tug',
  'defence-tug': 'defence',
  'hypernet-gate': 'gate',
  destroyer: 'destroyer',
  battleship: 'destroyer',
  'gun-carrier': 'destroyer',
};

/** The drawing of a ship, by its class if that has one of its own, else by its type. */
export function hullOf(card: Pick<Card, 'type' | 'class'>): Hull {
  return byClass[card.class] ?? byType[card.type] ?? 'cargo';
}

/** The colour of what a card pays on station. */
export function lightOf(card: Card): string {
  const [first] = faceParts(card.station);
  switch (first?.kind) {
    case 'amount':
      return { credits: 'var(--cr)', income: 'var(--in)', points: 'var(--vp)' }[first.resource];
    case 'box':
      return `var(--${first.colour}-box)`;
    case 'effect':
      return 'var(--alt)';
    default:
      return 'var(--beam)';
  }
}

/** The world behind a ship: its hue is the sector's; where it stands and how large it is differs from card to card. */
export function worldOf(card: Pick<Card, 'sector' | 'cost' | 'name'>): {
  hue: number;
  size: number;
  across: number;
  down: number;
} {
  const turn = (card.sector * 7 + card.cost * 3 + card.name.length) % 6;
  return {
    hue: (card.sector * 30 + 344) % 360,
    size: [4.4, 5.2, 7.2, 3.8, 6.2, 4.8][turn] ?? 5,
    across: [84, 4, -4, 62, 94, 14][turn] ?? 50,
    down: [10, 68, 16, -6, 60, 0][turn] ?? 50,
  };
}
