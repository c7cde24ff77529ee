/** Cards and sectors in words: for details, and for those who listen instead of looking. */

import type { BoardProps } from '../../board/props';
import type { Part, Resource } from './faces';
import { faceParts, sumParts } from './faces';
import type { Card, Catalogue, Sector } from './view';
import { findCard, shortName } from './view';

type Text = BoardProps['text'];

export function partWords(part: Part, text: Text): string {
  switch (part.kind) {
    case 'amount':
      return text(`space-base-board-${part.resource}`, { count: part.amount });
    case 'arrow':
      return text(`space-base-board-arrow-${part.direction}`);
    case 'effect':
      return text(`space-base-effect-${part.name}`, part.args);
    case 'box': {
      const key = part.price > 1 ? 'space-base-board-box-linked' : 'space-base-board-box';
      const effects = part.effects.map((effect) => partWords(effect, text)).join(', ');
      const when = text(`space-base-board-box-${part.colour}`);
      return text(key, { slots: part.slots, charges: part.charges, when, effects });
    }
  }
}

export function partsWords(parts: Part[], text: Text): string {
  return parts.map((part) => partWords(part, text)).join(', ') || text('space-base-board-nothing');
}

const signs: Record<Resource, string> = { credits: '¢', income: '+', points: '★' };

/** What is paid in short, for one line: amounts as signs, arrows and charge boxes in few words. */
export function partsSigns(parts: Part[], text: Text): string {
  return parts.map((part) => partSigns(part, text)).join(', ') || '–';
}

function partSigns(part: Part, text: Text): string {
  switch (part.kind) {
    case 'amount':
      return `${part.amount}${signs[part.resource]}`;
    case 'arrow':
      return text(`space-base-board-arrow-brief-${part.direction}`);
    case 'box':
      return text('space-base-board-box-brief');
    default:
      return partWords(part, text);
  }
}

/** A card on offer: name, cost, sector, and both sides. */
export function cardWords(card: Card, text: Text): string {
  const { sector, cost } = card;
  if (card.kind === 'colony') {
    return text('space-base-board-colony-words', { name: shortName(card), sector, cost, points: card.points_once });
  }
  const station = partsWords(faceParts(card.station), text);
  const deployed = partsWords(faceParts(card.deployed), text);
  return text('space-base-board-card-words', { name: shortName(card), sector, cost, station, deployed });
}

/** A card on station. */
export function stationWords(sector: Sector, number: number, cards: Catalogue, text: Text): string {
  const { station } = sector;
  if (!station) return text('space-base-board-sector-empty', { sector: number });
  const card = findCard(cards, station.card);
  const name = shortName(card);
  if (card.kind === 'colony') return text('space-base-board-sector-colony', { sector: number, name });
  const pays = partsWords(faceParts(card.station, station.charges), text);
  return text('space-base-board-sector-station', { sector: number, name, pays });
}

/** A whole sector: what is stationed, and what the deployed cards pay together. */
export function sectorWords(sector: Sector, number: number, cards: Catalogue, text: Text): string {
  const station = stationWords(sector, number, cards, text);
  const count = sector.deployed.length;
  if (!count) return station;
  const pays = partsWords(sumParts(sector.deployed, 'deployed', cards), text);
  return text('space-base-board-sector-both', { station, count, pays });
}
