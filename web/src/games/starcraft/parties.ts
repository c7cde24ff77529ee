/** Who plays: the seats, and behind them a party without a player, which a scenario may have. [BW-S2-15] */

import type { Saying, SeatInfo } from '../../lib/api';
import type { Mark } from '../../lib/shapes';
import type { Components, View } from './view';

/** The seats of a table with the parties that have none: each is called by its faction and has the mark of nobody. */
export function sitting(
  seats: SeatInfo[],
  view: View | null,
  components: Components,
  say: (saying: Saying) => string,
): SeatInfo[] {
  const parties = view?.players ?? [];
  if (!seats.length || parties.length <= seats.length) return seats;
  const mark: Mark = 'nobody';
  const more = parties.slice(seats.length).map(({ faction }, place) => {
    const row = faction ? components.factions[faction] : undefined;
    return {
      seat: seats.length + place,
      name: row ? say(row.name) : (faction ?? ''),
      // Only players choose their shape at the server, which knows no other.
      shape: mark as SeatInfo['shape'],
      kind: 'bot' as const,
      bot: '',
      link: '',
      mine: false,
      online: true,
      away_since: null,
      time_left: null,
      hints: 0,
    };
  });
  return [...seats, ...more];
}

/** Whether a party has no player of its own. */
export const isUnseated = (board: { update: { table: { seats: unknown[] } } }, party: number) =>
  party >= board.update.table.seats.length;
