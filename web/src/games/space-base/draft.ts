/** Choosing ships at light speed: from toggled cards to the one option that buys them. */

import type { OptionInfo } from '../../lib/api';
import type { Catalogue } from './view';
import { findCard } from './view';

/** The cards an option would buy, in order. */
function bought(option: OptionInfo): string[] {
  return option.choice.slice(1).map(String);
}

/** Whether some option buys all chosen cards and this one. */
export function canAdd(options: OptionInfo[], chosen: string[], card: string): boolean {
  return options.some((option) => {
    const cards = new Set(bought(option));
    return cards.has(card) && chosen.every((other) => cards.has(other));
  });
}

export interface Shared {
  sector: number;
  cards: string[];
}

/** The sectors that several chosen cards share: only the one bought last stays on station there. */
export function sharedSectors(chosen: string[], cards: Catalogue): Shared[] {
  const bySector = new Map<number, string[]>();
  for (const id of chosen) {
    const sector = findCard(cards, id).sector;
    bySector.set(sector, [...(bySector.get(sector) ?? []), id]);
  }
  return [...bySector]
    .filter(([, here]) => here.length > 1)
    .map(([sector, here]) => ({ sector, cards: here }))
    .sort((one, other) => one.sector - other.sector);
}

/** Which of the cards sharing a sector stays on station: the one named in `tops`, else the one chosen last. */
export function stationed(shared: Shared, tops: ReadonlyMap<number, string>): string {
  const top = tops.get(shared.sector);
  return top !== undefined && shared.cards.includes(top) ? top : (shared.cards.at(-1) ?? '');
}

/** The index of the option that buys exactly the chosen cards, with the wished ones on station; -1 if there is none. */
export function matchingOption(
  options: OptionInfo[],
  chosen: string[],
  tops: ReadonlyMap<number, string>,
  cards: Catalogue,
): number {
  const wished = new Set(chosen);
  const shared = sharedSectors(chosen, cards);
  return options.findIndex((option) => {
    const buys = bought(option);
    if (buys.length !== wished.size || !buys.every((id) => wished.has(id))) return false;
    return shared.every((sector) => buys.filter((id) => sector.cards.includes(id)).at(-1) === stationed(sector, tops));
  });
}

export function totalCost(chosen: string[], cards: Catalogue): number {
  return chosen.reduce((sum, id) => sum + findCard(cards, id).cost, 0);
}
