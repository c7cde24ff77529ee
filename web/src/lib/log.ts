import type { EventInfo } from './api';

/** The log after an update: `events` replace it from `from` on. Null when lines in between are missing. */
export function assemble(log: EventInfo[], from: number, events: EventInfo[]): EventInfo[] | null {
  if (from > log.length) return null;
  return [...log.slice(0, from), ...events];
}

/** The events of a newer log that an older one does not have; none when it is no continuation, as when going back. */
export function newSince(older: EventInfo[], newer: EventInfo[]): EventInfo[] {
  const last = older.at(-1);
  const same = last === undefined || JSON.stringify(newer[older.length - 1]) === JSON.stringify(last);
  return older.length > 0 && newer.length > older.length && same ? newer.slice(older.length) : [];
}
