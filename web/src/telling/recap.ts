import type { EventInfo } from '../lib/api';

/** How things stood at a moment: the number of the position, and the game's public numbers by name and seat. */
export interface Moment {
  seq: number;
  numbers: Record<string, number[]>;
}

export interface Change {
  name: string;
  seat: number;
  before: number;
  after: number;
}

/** What is told besides numbers, the most important first. */
const telling = ['cup', 'fall', 'medal', 'flag', 'loss', 'buy', 'build', 'battle', 'card', 'dice'];

/** What has changed between two moments; the own seat first, then the others in order. */
export function changes(before: Moment, after: Moment, own: number | null, order: number[]): Change[] {
  const found: Change[] = [];
  for (const [name, values] of Object.entries(after.numbers)) {
    for (const [seat, value] of values.entries()) {
      const was = before.numbers[name]?.[seat];
      if (was !== undefined && was !== value) found.push({ name, seat, before: was, after: value });
    }
  }
  const rank = (seat: number) => (seat === own ? -1 : order.indexOf(seat));
  return found.sort((one, other) => rank(one.seat) - rank(other.seat));
}

/**
 * The lines worth telling since a position: what others did, and what the own seat lost, which comes first. Cards come
 * and go all the time: they are told where there is nothing else.
 */
export function highlights(log: EventInfo[], since: number, own: number | null, most = 5): EventInfo[] {
  const lost = ({ seat, sign, alarms }: EventInfo) =>
    own !== null && (alarms.includes(own) || (seat === own && ['fall', 'loss'].includes(sign)));
  const worth = log.filter(
    (event) =>
      event.move > since &&
      event.seat !== null &&
      (lost(event) || (event.seat !== own && telling.includes(event.sign))),
  );
  const rank = (event: EventInfo) =>
    lost(event) ? telling.indexOf(event.sign) : telling.length + telling.indexOf(event.sign);
  const told = worth.filter(({ sign }) => sign !== 'card');
  const ranked = (told.length ? told : worth).toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
  return worth.filter((event) => ranked.includes(event));
}

/** The newest lines about what others do, since one did something oneself. */
export function lately(log: EventInfo[], own: number | null, most = 3): EventInfo[] {
  const after = own === null ? 0 : log.findLastIndex(({ seat }) => seat === own) + 1;
  return log
    .slice(after)
    .filter(({ sign, seat }) => seat !== null && !['turn', 'note', 'undo'].includes(sign))
    .slice(-most);
}

/** The lines of a log that somebody must not miss, of those told since it had so many. */
export function alarming(log: EventInfo[], told: number, seat: number | null): EventInfo[] {
  return seat === null ? [] : log.slice(told).filter((event) => event.alarms.includes(seat));
}

/** From whom the own seat lost something: how often each, as told by events that name the former owner. */
export function takenBy(log: EventInfo[], since: number, own: number | null): Map<number, number> {
  const found = new Map<number, number>();
  for (const { move, seat, data } of log) {
    if (move > since && seat !== null && seat !== own && own !== null && data['owner'] === own && 'territory' in data) {
      found.set(seat, (found.get(seat) ?? 0) + 1);
    }
  }
  return found;
}

/** Since which move the own last turn is over, and whether it is the own turn again; null before its end. */
export function lastTurn(log: EventInfo[], own: number | null): { since: number; again: boolean } | null {
  const turns = log.filter((event) => event.opens && event.seat !== null);
  const again = turns.at(-1)?.seat === own;
  // Several own groups in a row are one turn.
  let end = turns.length;
  while (again && end > 0 && turns[end - 1]?.seat === own) end -= 1;
  const last = turns.slice(0, end).findLastIndex((event) => event.seat === own);
  const next = turns[last + 1];
  return last >= 0 && next ? { since: next.move - 1, again } : null;
}

const store = (table: string, seat: number | null) => `orrery-since-${table}-${seat ?? 'x'}`;

/** The moment of the own last choice, kept for those who come back later. */
export function remembered(table: string, seat: number | null): Moment | null {
  try {
    const found = JSON.parse(localStorage.getItem(store(table, seat)) ?? 'null') as Partial<Moment> | null;
    return typeof found?.seq === 'number' && typeof found.numbers === 'object' && found.numbers !== null
      ? { seq: found.seq, numbers: found.numbers }
      : null;
  } catch {
    return null; // unreadable, or storage is forbidden: then there is nothing to sum up
  }
}

export function remember(table: string, seat: number | null, moment: Moment): void {
  try {
    localStorage.setItem(store(table, seat), JSON.stringify(moment));
  } catch {
    // Storage is forbidden or full: it is remembered as long as the page is open.
  }
}
