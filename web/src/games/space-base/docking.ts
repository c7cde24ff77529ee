/** Where a card would go that can be bought or taken, and what it would send on a mission. */

import type { OptionInfo } from '../../lib/api';
import type { Choice } from './choices';
import type { Catalogue, View } from './view';
import { findCard } from './view';

/** The card that a choice brings onto the console, and the sector it goes to. */
function coming(choice: Choice, cards: Catalogue): { card: string; sector: number } | null {
  switch (choice[0]) {
    case 'buy':
    case 'claim': {
      const card = choice.length === 2 ? choice[1] : undefined;
      return card !== undefined && cards[card] ? { card, sector: findCard(cards, card).sector } : null;
    }
    case 'buy-into':
      return { card: choice[1], sector: choice[2] };
    default:
      return null;
  }
}

/** Where the card of an option would go, and which card it would send on a mission. */
export function docking(option: OptionInfo | undefined, view: View, cards: Catalogue, seat: number) {
  const found = option ? coming(option.choice as Choice, cards) : null;
  const sector = found ? view.players[seat]?.sectors[found.sector - 1] : undefined;
  return found && sector ? { ...found, station: sector.station ?? null, deployed: sector.deployed } : null;
}
