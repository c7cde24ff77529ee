/** Which things on the board lead to which options, in the order in which one points at them. */

import type { OptionInfo } from '../../lib/api';
import type { Way } from '../../board/trails';
import { areaThing, cellThing, partsOf, unitParts } from './board.svelte';
import type { Choice } from './choices';

/** What an option is about, as it is pointed at on this board. */
function trailOf(option: OptionInfo): string[] {
  const { touches } = option;
  const choice = option.choice as Choice;
  if (choice[0] === 'place-planet') {
    const [, , x, y] = choice;
    return [...touches, cellThing(x, y)];
  }
  return touches.filter((thing, at) => !implied(thing, touches.slice(0, at)));
}

/** Who points at a unit has pointed at its area; and what is to come into an area does not stand there yet. */
function implied(thing: string, before: string[]): boolean {
  const [kind] = partsOf(thing);
  if (before.includes(thing)) return true;
  if (kind === 'unit') return before.includes(areaThing(unitParts(thing)[0]));
  return (
    kind === 'area' && before.some((other) => partsOf(other)[0] === 'unit' && areaThing(unitParts(other)[0]) === thing)
  );
}

/**
 * An Event card lets one buy a single thing cheaper: who pays more than he must gains nothing, so that way is not
 * pointed at. (The discount of an order may be kept for something else.)
 */
function isNeedless({ choice }: OptionInfo, options: OptionInfo[]): boolean {
  if (!options.some(({ choice: other }) => other[0] === 'none')) return false;
  const saved = (one: OptionInfo['choice']) => one.filter((word) => String(word).startsWith('less-')).length;
  return options.some(
    ({ choice: other }) => other[0] === choice[0] && other[1] === choice[1] && saved(other) > saved(choice),
  );
}

/** The ways of a question's options. What all of them share needs no pointing at, unless there is nothing else. */
export function pathsOf(options: OptionInfo[]): Way[] {
  const ways = options.map((option, place): Way => ({
    option: place,
    choice: option.choice as Way['choice'],
    trail: isNeedless(option, options) ? ['needless'] : trailOf(option),
  }));
  const touching = ways.filter(({ trail }) => trail.length > 0 && trail[0] !== 'needless');
  const [first] = touching;
  if (!first || touching.length < 2) return ways;
  const shared = new Set(first.trail.filter((thing) => touching.every(({ trail }) => trail.includes(thing))));
  if (touching.every(({ trail }) => trail.every((thing) => shared.has(thing)))) return ways;
  return ways.map((way) => ({ ...way, trail: way.trail.filter((thing) => !shared.has(thing)) }));
}
