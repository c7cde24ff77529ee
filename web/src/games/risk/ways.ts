/** How the options of Risk are put together on the board, beyond walking along their trails. */

import type { Way } from '../trails';
import { completeWays, openWays } from '../trails';

/** Options whose outcome is large or can't be taken back are asked again; the others are picked at once. */
const asked = new Set(['invade', 'storm', 'play', 'place', 'bring', 'advance', 'move', 'defend']);

/** The option to pick without asking further. */
export function certain(ways: Way[], walked: string[]): number | null {
  const open = openWays(ways, walked);
  const complete = completeWays(ways, walked);
  const [only] = complete;
  if (!only || open.length !== 1) return null;
  const verb = String(only.choice[0]);
  return asked.has(verb) && !(verb === 'place' && walked.length > 0) ? null : only.option;
}

export interface Amount {
  option: number;
  amount: number;
}

/** Options that differ in a number only (`amounts`), or an option by itself. */
export type Group = { verb: string; hero: boolean; amounts: Amount[] } | { verb: string; hero: boolean; option: number };

const numbered = new Set(['invade', 'storm', 'place', 'bring', 'advance', 'move', 'defend']);

export function grouped(ways: Way[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { option, choice } of ways) {
    const verb = String(choice[0]);
    const hero = choice.includes('hero');
    const amount = numbered.has(verb) ? choice.find((part) => typeof part === 'number') : undefined;
    if (typeof amount !== 'number') {
      groups.set(`${option}`, { verb, hero, option });
      continue;
    }
    const key = JSON.stringify(choice.filter((part) => typeof part !== 'number'));
    const group = groups.get(key);
    if (group && 'amounts' in group) group.amounts.push({ option, amount });
    else groups.set(key, { verb, hero, amounts: [{ option, amount }] });
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

const harmless = new Set(['place', 'bring', 'advance', 'move']);

/** Of the options on the things clicked, the one with the largest number, for those in a hurry; never an attack. */
export function most(ways: Way[], walked: string[]): number | null {
  let best: Amount | null = null;
  for (const group of grouped(completeWays(ways, walked))) {
    const last = 'amounts' in group && harmless.has(group.verb) ? group.amounts.at(-1) : undefined;
    if (last && (!best || last.amount > best.amount)) best = last;
  }
  return best?.option ?? null;
}

/**
 * The one thing that all options with a trail share, where they differ in a number only: then the amounts can be shown
 * at once, without a click.
 */
export function onlyThing(ways: Way[]): string | null {
  const open = openWays(ways, []);
  const [first] = open;
  if (!first || !open.every(({ trail, choice }) => trail.join() === first.trail.join() && numbered.has(String(choice[0])))) return null;
  return first.trail.length === 1 ? (first.trail[0] ?? null) : null;
}
