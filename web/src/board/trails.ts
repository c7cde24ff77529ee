/**
 * How options are put together on the board. An option touches things in the order in which one thinks of them, say
 * first where to attack from and then where to: that is its trail. Clicking walks along trails, until what was clicked
 * leaves only such options as differ in a number, or one.
 */

import type { OptionInfo } from '../lib/api';

export interface Way {
  /** The option's place in the decision. */
  option: number;
  choice: (string | number)[];
  trail: string[];
}

export function waysOf(options: OptionInfo[]): Way[] {
  return options.map(({ choice, touches }, option) => ({
    option,
    choice: choice as (string | number)[],
    trail: [...new Set(touches)],
  }));
}

/**
 * The options that are still open after some things were clicked. What was clicked first is where an option starts;
 * if it is where none starts, it may as well be where it ends, since people point at their aim.
 */
export function openWays(ways: Way[], walked: string[]): Way[] {
  const [first, ...rest] = walked;
  if (first === undefined) return ways.filter(({ trail }) => trail.length > 0);
  const starting = ways.filter(({ trail }) => trail[0] === first);
  const found = starting.length ? starting : ways.filter(({ trail }) => trail.includes(first));
  return found.filter(({ trail }) => rest.every((thing) => trail.includes(thing)));
}

/** What can be clicked next: where options go on, and, before the first click, also where they end. */
export function nextThings(ways: Way[], walked: string[]): Map<string, 'next' | 'later'> {
  const found = new Map<string, 'next' | 'later'>();
  for (const { trail } of openWays(ways, walked)) {
    const left = trail.filter((thing) => !walked.includes(thing));
    left.forEach((thing, place) => {
      if (place === 0) found.set(thing, 'next');
      else if (!walked.length && !found.has(thing)) found.set(thing, 'later');
    });
  }
  return found;
}

/** The options of which everything has been clicked. */
export function completeWays(ways: Way[], walked: string[]): Way[] {
  return openWays(ways, walked).filter(({ trail }) => trail.every((thing) => walked.includes(thing)));
}
