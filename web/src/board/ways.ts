/** How the options on what was clicked differ: in a number, so that they are counted out, or in words. */

import type { Way } from './trails';
import { openWays } from './trails';

/** What the arguments of each verb name, as the game declares them. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

export interface Amount {
  option: number;
  amount: number;
}

/** Options that differ in a number only (`amounts`), or an option by itself; `choice` is that of the first. */
export type Group = { key: string; verb: string; choice: Way['choice'] } & ({ amounts: Amount[] } | { option: number });

const counts = new Set(['amount', 'tokens', 'value']);

/** Where in a choice its amount stands; null if it has none. */
export function amountPlace(choice: Way['choice'], kinds: Kinds): number | null {
  const place = (kinds[String(choice[0])] ?? []).findIndex((kind) => counts.has(kind)) + 1;
  return place > 0 && typeof choice[place] === 'number' ? place : null;
}

/** The amount that a choice names; null if it names none. */
export function amountOf(choice: Way['choice'], kinds: Kinds): number | null {
  const place = amountPlace(choice, kinds);
  return place === null ? null : Number(choice[place]);
}

/** What a choice says besides, in a word of its own, such as that a hero comes along; empty if nothing. */
export function flagOf(choice: Way['choice'], kinds: Kinds): string {
  const place = (kinds[String(choice[0])] ?? []).indexOf('flag') + 1;
  return place > 0 ? String(choice[place] ?? '') : '';
}

/** Options in groups that differ in an amount only, each from the least to the most. */
export function grouped(ways: Way[], kinds: Kinds): Group[] {
  const groups = new Map<string, Group>();
  for (const { option, choice, trail } of ways) {
    const verb = String(choice[0]);
    const place = amountPlace(choice, kinds);
    const key = JSON.stringify([choice.filter((_, at) => at !== place), trail]);
    if (place === null) {
      groups.set(`${key}${option}`, { key: `${key}${option}`, verb, choice, option });
      continue;
    }
    const amount = Number(choice[place]);
    const group = groups.get(key);
    if (group && 'amounts' in group) group.amounts.push({ option, amount });
    else groups.set(key, { key, verb, choice, amounts: [{ option, amount }] });
  }
  for (const group of groups.values()) {
    if ('amounts' in group) group.amounts.sort((one, other) => one.amount - other.amount);
  }
  return [...groups.values()];
}

const steps = [1, 2, 3, 5, 10];

/** The amounts to offer as buttons: all of a few, else some handy ones and the most. */
export function handy(amounts: Amount[], few = 7): Amount[] {
  if (amounts.length <= few) return amounts;
  const last = amounts.at(-1);
  return amounts.filter((one) => one === last || steps.includes(one.amount) || one === amounts[0]);
}

/** The amount of a group that is nearest to a wished one. */
export function nearestAmount(amounts: Amount[], wished: number): Amount | null {
  let best: Amount | null = null;
  for (const one of amounts) {
    if (!best || Math.abs(one.amount - wished) < Math.abs(best.amount - wished)) best = one;
  }
  return best;
}

/**
 * The one thing that all options with a trail share, where they differ in a number only: then the amounts can be shown
 * at once, without a click.
 */
export function onlyThing(ways: Way[], kinds: Kinds): string | null {
  const open = openWays(ways, []);
  const [first] = open;
  if (
    !first ||
    open.some(({ trail, choice }) => trail.join() !== first.trail.join() || amountPlace(choice, kinds) === null)
  )
    return null;
  return first.trail.length === 1 ? (first.trail[0] ?? null) : null;
}
