/** A console as twelve bars: how much each sector pays, on station and deployed. */

import type { Part } from './faces';
import { faceParts, sumParts } from './faces';
import type { Catalogue, Sector } from './view';
import { findCard } from './view';

export interface Bar {
  /** How high it is, from 0 to 1, and in which colour. */
  station: number;
  colour: string;
  deployed: number;
  colony: boolean;
}

/** What is worth a whole bar. */
const most = 12;
const worth = { credits: 1, income: 3, points: 2 };
/** An effect is worth about as much as a few credits. */
const effect = 3;

export function worthOf(parts: Part[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'amount' ? part.amount * worth[part.resource] : effect), 0);
}

const colours = { credits: 'var(--cr)', income: 'var(--in)', points: 'var(--vp)' };

function colourOf(parts: Part[]): string {
  const amounts = parts.filter((part) => part.kind === 'amount');
  const [best] = amounts.sort((one, other) => other.amount * worth[other.resource] - one.amount * worth[one.resource]);
  return best ? colours[best.resource] : 'var(--alt)';
}

const height = (value: number) => Math.min(1, value / most);

export function barOf({ station, deployed }: Sector, cards: Catalogue): Bar {
  const card = station ? findCard(cards, station.card) : null;
  const parts = card && card.kind !== 'colony' ? faceParts(card.station) : [];
  return {
    station: height(worthOf(parts)),
    colour: card?.kind === 'colony' ? 'var(--colony-line)' : colourOf(parts),
    deployed: height(worthOf(sumParts(deployed, 'deployed', cards))),
    colony: card?.kind === 'colony',
  };
}
