/** What the end of a round brought everybody, as the log tells it. */

import type { EventInfo } from '../../../lib/api';

export interface SeatEnding {
  seat: number;
  basesLost: string[];
  transportsLost: number;
  cardsGained: string[];
  cardsLost: string[];
  workersBack: number;
  points: number;
  eventsPlayed: string[];
  cardsDiscarded: number;
}

export interface Ending {
  /** The round that ended. */
  round: number;
  seats: SeatEnding[];
}

const nothing = (seat: number): SeatEnding => ({
  seat,
  basesLost: [],
  transportsLost: 0,
  cardsGained: [],
  cardsLost: [],
  workersBack: 0,
  points: 0,
  eventsPlayed: [],
  cardsDiscarded: 0,
});

/** The last Regrouping Phase in the log that is over, of so many seats; null before the first. */
export function lastEnding(log: EventInfo[], seats: number): Ending | null {
  const next = log.findLastIndex(({ kind }) => kind === 'round');
  const start = log.slice(0, Math.max(0, next)).findLastIndex(({ kind }) => kind === 'orders-done');
  if (start < 0) return null;
  const began = log.slice(0, start).findLastIndex(({ kind }) => kind === 'round');
  const found = Array.from({ length: seats }, (_, seat) => nothing(seat));
  for (const event of log.slice(began + 1, start)) work(event, found);
  for (const event of log.slice(start, next)) settle(event, found);
  return { round: Number(log[next]?.data['round'] ?? 1) - 1, seats: found };
}

/** Workers who were sent out or hired during the round come back at its end. */
function work({ kind, data, seat }: EventInfo, found: SeatEnding[]): void {
  const mine = seat === null ? undefined : found[seat];
  if (mine && ['harvested', 'harvested-permanent', 'built-workers'].includes(kind))
    mine.workersBack += Number(data['count'] ?? 0);
}

function settle({ kind, data, seat }: EventInfo, found: SeatEnding[]): void {
  const mine = seat === null ? undefined : found[seat];
  if (!mine) return;
  switch (kind) {
    case 'base-lost':
      mine.basesLost.push(String(data['area']));
      break;
    case 'transport-lost':
      mine.transportsLost += 1;
      break;
    case 'card-gained':
      mine.cardsGained.push(String(data['area']));
      break;
    case 'card-lost':
      mine.cardsLost.push(String(data['area']));
      break;
    case 'points':
      mine.points += Number(data['points'] ?? 0);
      break;
    case 'event-played':
      mine.eventsPlayed.push(String(data['event']));
      break;
    case 'discarded':
      mine.cardsDiscarded += 1;
      break;
  }
}
