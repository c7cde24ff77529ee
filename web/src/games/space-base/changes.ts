/** What changed between two updates, so that the board can show it happen. */

import type { Journey } from '../../board/flights';
import type { EventInfo, Update } from '../../lib/api';
import type { Resource } from './faces';
import type { View } from './view';

/** Where a card lies: `yard`, `hand`, or on a console `station:SEAT:SECTOR` or `deployed:SEAT:SECTOR`. */
export type Places = Map<string, string>;

export function places(view: View): Places {
  const found: Places = new Map();
  for (const id of [...view.shipyard.flat(), ...view.colonies]) if (id) found.set(id, 'yard');
  for (const id of view.hand) found.set(id, 'hand');
  view.players.forEach((player, seat) => {
    player.sectors.forEach(({ station, deployed }, index) => {
      if (station) found.set(station.card, `station:${seat}:${index + 1}`);
      for (const { card } of deployed) found.set(card, `deployed:${seat}:${index + 1}`);
    });
  });
  return found;
}

/** The cards that lie elsewhere now. Cards that came from nowhere (a deck) or went nowhere are not on a journey. */
export function journeys(before: Places, after: Places): Journey[] {
  const found: Journey[] = [];
  for (const [card, to] of after) {
    const from = before.get(card);
    if (from !== undefined && from !== to) found.push({ card, from, to });
  }
  return found;
}

/** How many events the log has after this update. */
export function logLength(update: Update): number {
  return update.events_from + update.events.length;
}

/** The events of an update that are new to somebody who knew `known` of them; none on the first sight of a table. */
export function newEvents(known: number | null, update: Update): EventInfo[] {
  if (known === null) return [];
  return update.events.slice(Math.max(0, known - update.events_from));
}

export interface Gain {
  seat: number;
  sector: number;
  amounts: { resource: Resource; amount: number }[];
}

/** What each sector paid to each seat, over all these events. */
export function gains(events: EventInfo[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const { kind, data } of events) {
    if (kind !== 'received') continue;
    const seat = Number(data.seat);
    const sector = Number(data.sector);
    const key = `${seat}:${sector}`;
    const gain = found.get(key) ?? { seat, sector, amounts: [] };
    for (const resource of ['credits', 'income', 'points'] as const) {
      const amount = Number(data[resource] ?? 0);
      if (!amount) continue;
      const same = gain.amounts.find((other) => other.resource === resource);
      if (same) same.amount += amount;
      else gain.amounts.push({ resource, amount });
    }
    if (gain.amounts.length) found.set(key, gain);
  }
  return [...found.values()];
}

/** Whether the dice were thrown. */
export function wasRolled(events: EventInfo[]): boolean {
  return events.some(({ kind }) => kind === 'rolled' || kind === 'rerolled');
}

/** Whether so little happened that it is worth watching: something, but no more than a round. */
export function isStep(events: EventInfo[], seats: number): boolean {
  return events.length > 0 && events.filter(({ kind }) => kind === 'rolled').length <= seats;
}

/** Whether a card stays on a console: then it slides, and does not fly. */
export function staysOnConsole({ from }: Journey): boolean {
  return from.startsWith('station') || from.startsWith('deployed');
}
