import type { DecisionInfo, OptionInfo } from './api';

/** Which options touch which thing: option indices by thing. */
export function litThings(options: OptionInfo[]): Map<string, number[]> {
  const lit = new Map<string, number[]>();
  options.forEach((option, index) => {
    for (const thing of new Set(option.touches)) lit.set(thing, [...(lit.get(thing) ?? []), index]);
  });
  return lit;
}

/** What a click on a lit thing means: the one option to pick, or several to narrow the bar to. */
export function pickedBy(lit: Map<string, number[]>, thing: string): { pick: number } | { narrow: number[] } | null {
  const found = lit.get(thing) ?? [];
  if (found.length === 0) return null;
  const [first] = found;
  return found.length === 1 && first !== undefined ? { pick: first } : { narrow: found };
}

/** The option behind a number key: 1 to 9 are the first nine that are shown, 0 is the last one. */
export function optionOfKey(key: string, shown: number[]): number | null {
  if (key === '0') return shown.at(-1) ?? null;
  return /^[1-9]$/.test(key) ? (shown[Number(key) - 1] ?? null) : null;
}

/** The key that picks the option at a place, for its label; null when there is none. */
export function keyOfPlace(place: number, shown: number): string | null {
  if (place < 9) return String(place + 1);
  return place === shown - 1 ? '0' : null;
}

/** The options whose words contain all parts of what was typed. */
export function filtered(shown: number[], words: string[], typed: string): number[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return shown.filter((index) => parts.every((part) => (words[index] ?? '').toLowerCase().includes(part)));
}

/** Options in the order to show them: those that touch nothing (pass, done) last, where they are always found. */
export function ordered(options: OptionInfo[]): number[] {
  const all = options.map((_, index) => index);
  const touching = (index: number) => (options[index]?.touches.length ?? 0) > 0;
  return [...all.filter(touching), ...all.filter((index) => !touching(index))];
}

/** A choice of any number of things: each thing with the option that takes it alone, and the options of a set. */
export interface Subsets {
  parts: { name: string; single: number }[];
  /** The options that take exactly these things; several where their order matters, none where they are too many. */
  options(names: Set<string>): number[];
}

/**
 * A decision whose options are the subsets of a few things, as `Subsets`; null for all others.
 * Its options share their verb, and nothing at all and each thing alone are among them.
 */
export function subsets(decision: DecisionInfo): Subsets | null {
  const { options } = decision;
  const verb = options[0]?.choice[0];
  if (options.length < 4 || options.some(({ choice }) => choice[0] !== verb)) return null;
  const key = (names: Iterable<string>) => [...names].sort().join('\n');
  const bySet = new Map<string, number[]>();
  options.forEach(({ choice }, index) => {
    const set = key(choice.slice(1).map(String));
    bySet.set(set, [...(bySet.get(set) ?? []), index]);
  });
  const names = [...new Set(options.flatMap(({ choice }) => choice.slice(1).map(String)))];
  const parts = names.map((name) => ({ name, single: bySet.get(name)?.[0] ?? -1 }));
  const isSubsets = bySet.has('') && parts.every(({ single }) => single >= 0) && options.length > names.length + 1;
  return isSubsets ? { parts, options: (chosen) => bySet.get(key(chosen)) ?? [] } : null;
}

/** The words for one part of a subset choice: the list that the option with this part alone fills in, else the option itself. */
export function partSaying(option: OptionInfo): OptionInfo['say'] {
  for (const value of Object.values(option.say.arguments)) {
    const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : null;
    if (typeof only === 'object' && only !== null && 'key' in only) return only as OptionInfo['say'];
  }
  return option.say;
}
