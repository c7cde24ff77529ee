import type { DecisionInfo, OptionInfo } from './api';

/** Fewer options than these are listed one by one, whatever their form. */
const few = 4;

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
 * A question for any of several things as `Subsets`; null for all others. A few options are better listed as they are,
 * and so are those in which something stands twice (such as two dice that show the same).
 */
export function subsets(decision: DecisionInfo): Subsets | null {
  const { form, options } = decision;
  const twice = options.some(({ choice }) => new Set(choice.slice(1)).size < choice.length - 1);
  if (form.name !== 'some' || options.length < few || twice) return null;
  const key = (names: Iterable<string>) => [...names].sort().join('\n');
  const bySet = new Map<string, number[]>();
  options.forEach(({ choice }, index) => {
    const set = key(choice.slice(1).map(String));
    bySet.set(set, [...(bySet.get(set) ?? []), index]);
  });
  const names = [...new Set(options.flatMap(({ choice }) => choice.slice(1).map(String)))];
  // Where at least two things must be taken, none is offered alone; then any option that takes it speaks for it.
  const speaker = (name: string) => options.findIndex(({ choice }) => choice.slice(1).map(String).includes(name));
  const parts = names.map((name) => ({ name, single: bySet.get(name)?.[0] ?? speaker(name) }));
  return { parts, options: (chosen) => bySet.get(key(chosen)) ?? [] };
}

/** The words for one part of a subset choice: its place in the list that the option fills in, else the option itself. */
export function partSaying(option: OptionInfo, name: string): OptionInfo['say'] {
  const names = option.choice.slice(1).map(String);
  for (const value of Object.values(option.say.arguments)) {
    const part: unknown = Array.isArray(value) && value.length === names.length ? value[names.indexOf(name)] : null;
    if (typeof part === 'object' && part !== null && 'key' in part) return part as OptionInfo['say'];
  }
  return option.say;
}
