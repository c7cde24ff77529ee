import type { EventInfo } from '../lib/api';

/** A line of the log, with its place in the whole log. */
export interface Line {
  event: EventInfo;
  place: number;
}

/** Lines of one phase of a turn. */
export interface Section {
  phase: string;
  lines: Line[];
}

/** A turn, a round or an order: what opens it, and what happened in it, phase by phase. */
export interface Group {
  /** The place of its first line, by which it is known. */
  key: number;
  head: EventInfo | null;
  sections: Section[];
  /** How often each sign comes in it, in the order in which they first come. */
  signs: [string, number][];
  size: number;
}

export interface Filter {
  seats: Set<number>;
  signs: Set<string>;
}

/** Signs that are filtered together, under the name of the first. */
export const kinds: Record<string, string[]> = {
  dice: ['dice'],
  gain: ['gain', 'loss', 'medal', 'cup'],
  buy: ['buy', 'build', 'charge', 'card', 'order'],
  battle: ['battle', 'flag', 'fall', 'move'],
};

export function isWanted(event: EventInfo, filter: Filter): boolean {
  if (event.opens || event.sign === 'undo') return true;
  if (filter.seats.size > 0 && (event.seat === null || !filter.seats.has(event.seat))) return false;
  return filter.signs.size === 0 || [...filter.signs].some((kind) => kinds[kind]?.includes(event.sign));
}

/**
 * The log in groups: a new one begins with every event that opens one. What came before the first has no head. The places
 * are those in the whole log, of which these may be the lines from `first` on.
 */
export function grouped(log: EventInfo[], filter: Filter = { seats: new Set(), signs: new Set() }, first = 0): Group[] {
  const groups: Group[] = [];
  let counts = new Map<string, number>();
  let group: Group | null = null;
  let phase = '';

  function open(place: number, head: EventInfo | null): Group {
    counts = new Map();
    phase = '';
    const fresh: Group = { key: place, head, sections: [], signs: [], size: 0 };
    groups.push(fresh);
    return fresh;
  }

  for (const [index, event] of log.entries()) {
    const place = first + index;
    if (event.opens) {
      group = open(place, event);
      continue;
    }
    if (!isWanted(event, filter)) continue;
    group ??= open(place, null);
    phase = event.phase || phase;
    const last = group.sections.at(-1);
    const section = last?.phase === phase ? last : { phase, lines: [] };
    if (section !== last) group.sections.push(section);
    section.lines.push({ event, place });
    counts.set(event.sign, (counts.get(event.sign) ?? 0) + 1);
    group.signs = [...counts];
    group.size += 1;
  }
  const filtered = filter.seats.size > 0 || filter.signs.size > 0;
  return filtered ? groups.filter((each) => each.size > 0) : groups;
}
