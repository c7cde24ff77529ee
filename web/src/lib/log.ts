import type { EventInfo } from './api';

/** The log as far as it is known: its lines from a place on. Older ones can be asked for. */
export interface KnownLog {
  first: number;
  lines: EventInfo[];
}

const endOf = ({ first, lines }: KnownLog) => first + lines.length;

/** The log after an update: `events` replace it from `from` on. Null when lines in between are missing. */
export function assemble(known: KnownLog, from: number, events: EventInfo[]): KnownLog | null {
  if (from > endOf(known)) return null;
  if (from < known.first) return { first: from, lines: events };
  return { first: known.first, lines: [...known.lines.slice(0, from - known.first), ...events] };
}

/** The events of a newer log that an older one does not have; none when it is no continuation, as when going back. */
export function newSince(older: KnownLog, newer: KnownLog): EventInfo[] {
  const last = older.lines.at(-1);
  const end = endOf(older) - newer.first;
  const same = last !== undefined && JSON.stringify(newer.lines[end - 1]) === JSON.stringify(last);
  return same ? newer.lines.slice(end) : [];
}
