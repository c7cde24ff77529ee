import type { DecisionInfo, OptionInfo, ToldDecision } from './api';

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

/** Options in the order to show them: those that touch nothing (pass, done) last, where they are always found. */
export function ordered(options: OptionInfo[]): number[] {
  const all = options.map((_, index) => index);
  const touching = (index: number) => (options[index]?.touches.length ?? 0) > 0;
  return [...all.filter(touching), ...all.filter((index) => !touching(index))];
}

/** What can be chosen besides the options: the amounts between those on offer, where the form says so. */
export function inBetween({ form, options }: ToldDecision): Omit<OptionInfo, 'say'>[] {
  const offered = new Map<string, { choice: OptionInfo['choice']; touches: string[]; amounts: Set<number> }>();
  for (const { choice, touches } of options) {
    if (!form.ranged || choice[0] !== form.ranged) continue;
    const things = choice.slice(0, -1);
    const found = offered.get(things.join('\n')) ?? { choice: things, touches, amounts: new Set() };
    offered.set(things.join('\n'), { ...found, amounts: found.amounts.add(Number(choice.at(-1))) });
  }
  return [...offered.values()].flatMap(({ choice, touches, amounts }) => {
    const least = Math.min(...amounts);
    const all = Array.from({ length: Math.max(...amounts) - least }, (_, more) => least + more);
    return all
      .filter((amount) => !amounts.has(amount))
      .map((amount) => ({ choice: [...choice, amount], touches, between: true }));
  });
}

/** A choice of any number of things: each thing with the option that takes it alone, and the options of a set. */
export interface Subsets {
  parts: { name: string; single: number }[];
  /** The options that take exactly these things; several where their order matters, none where they are too many. */
  options(names: Set<string>): number[];
  /** Whether some option takes all of these things, perhaps with others. */
  allows(names: Set<string>): boolean;
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
  const sets = options.map(({ choice }) => new Set(choice.slice(1).map(String)));
  const allows = (chosen: Set<string>) => sets.some((set) => [...chosen].every((name) => set.has(name)));
  return { parts, options: (chosen) => bySet.get(key(chosen)) ?? [], allows };
}

/** The thing on the board that a part of a subset choice stands for: where it has its place in the option's trail. */
export function partThing(option: OptionInfo, name: string): string | undefined {
  const names = option.choice.slice(1).map(String);
  return option.touches.length === names.length ? option.touches[names.indexOf(name)] : option.touches[0];
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
