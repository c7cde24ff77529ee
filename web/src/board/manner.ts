/** What a game tells the composer about its choices, besides what its options and verbs say by themselves. */

import type { OptionInfo, SeatInfo, Saying } from '../lib/api';
import type { Drafting } from './draft.svelte';
import type { Way } from './trails';
import { waysOf } from './trails';
import type { Group, Kinds } from './ways';

/** What can be said about a table, for names and previews. */
export interface Telling {
  view: unknown;
  components: unknown;
  seats: SeatInfo[];
  seat: number | null;
  text(key: string, args?: Record<string, string | number>): string;
  say(saying: Saying): string;
}

/** What an option would bring: steps that follow by themselves, and what that means in a sentence or two. */
export interface Preview {
  steps: { words: string; tone?: 'gone' }[];
  facts: string[];
}

export interface Manner {
  /** The game's own name for its words. */
  game: string;
  kinds: Kinds;
  /** What a thing is called. */
  nameOf(thing: string, telling: Telling): string;
  /** Verbs whose outcome is large or can't be taken back: they are asked again, the others are picked at once. */
  careful: ReadonlySet<string>;
  /** Verbs of which a double click may take the most at once. */
  generous: ReadonlySet<string>;
  /** Verbs for which the least amount is the usual one. */
  sparing: ReadonlySet<string>;
  /** Verbs after which one usually does the same once more: what was pointed at stays. */
  again?: ReadonlySet<string>;
  /** The questions whose answers are composed as a list and made all at once. */
  drafting?: Drafting;
  /** How options are pointed at, where that is not simply what they touch, in order. */
  waysOf(options: OptionInfo[]): Way[];
  /** What a group of amounts does, in a few words; the verb's own words otherwise. */
  groupName?(group: Group, telling: Telling): string;
  /** The same in a word or two, to switch between groups. */
  shortName?(group: Group, telling: Telling): string;
  /** What the button says that does it; the verb's own words otherwise. */
  doing?(option: OptionInfo, telling: Telling): string;
  /** What an answer means, where its words only name it: what a card does. */
  about?(option: OptionInfo, telling: Telling): string;
  preview?(option: OptionInfo, telling: Telling): Preview | null;
  /** Where the piece of an option would go that names no place itself: dropped there, it is said. */
  endsAt?(option: OptionInfo, telling: Telling): string | null;
}

/** How choices are made where a game says nothing else, and until its board is there. */
export const plain: Manner = {
  game: '',
  kinds: {},
  nameOf: (thing) => thing,
  careful: new Set(),
  generous: new Set(),
  sparing: new Set(),
  waysOf,
};
