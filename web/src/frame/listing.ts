/** All options of a question in order: by what one does, and then by what it is about. */

import type { Manner } from '../board/manner';
import type { Way } from '../board/trails';
import type { Group } from '../board/ways';
import { grouped } from '../board/ways';

export interface Section {
  verb: string;
  things: { thing: string | null; groups: Group[] }[];
}

/** So many lines may stand under a verb before they are put under the things they are about. */
const few = 6;

/** The options whose words contain all parts of what was typed. */
export function found(options: number[], words: string[], typed: string): Set<number> {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return new Set(options.filter((index) => parts.every((part) => (words[index] ?? '').toLowerCase().includes(part))));
}

export function listed(ways: Way[], shown: Set<number>, manner: Manner): Section[] {
  const sections = new Map<string, Group[]>();
  for (const group of grouped(
    ways.filter(({ option }) => shown.has(option)),
    manner.kinds,
  )) {
    sections.set(group.verb, [...(sections.get(group.verb) ?? []), group]);
  }
  const first = new Map(ways.map(({ option, trail }) => [option, trail[0] ?? null]));
  const about = (group: Group) =>
    first.get('amounts' in group ? (group.amounts[0]?.option ?? -1) : group.option) ?? null;
  return [...sections].map(([verb, groups]) => {
    if (groups.length <= few) return { verb, things: [{ thing: null, groups }] };
    const things = new Map<string | null, Group[]>();
    for (const group of groups) things.set(about(group), [...(things.get(about(group)) ?? []), group]);
    const alone = [...things.values()].every((of) => of.length === 1);
    return {
      verb,
      things: alone ? [{ thing: null, groups }] : [...things].map(([thing, of]) => ({ thing, groups: of })),
    };
  });
}
