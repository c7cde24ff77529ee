/**
 * How one question is being answered, in every game: things are pointed at on the board in turn, an amount is counted
 * out, parts are taken together, and what could not easily be taken back is asked again. Each step can be taken back.
 */

import type { DecisionInfo, OptionInfo } from '../lib/api';
import { litThings, ordered, partThing, subsets } from '../lib/options';
import type { Draft } from './draft.svelte';
import type { Manner } from './manner';
import { plain } from './manner';
import type { Way } from './trails';
import { completeWays, nextThings, openWays } from './trails';
import type { Amount, Group } from './ways';
import { grouped, nearestAmount, onlyThing } from './ways';

/**
 * `next` can be chosen now, `later` as well but comes second in thought, `walked` has been chosen already; with `anew`
 * another way begins, in the place of the one pointed at so far.
 */
export interface Light {
  role: 'next' | 'later' | 'walked' | 'anew';
  pointed: boolean;
}

type Choice = OptionInfo['choice'];

/** Whether two choices say the same but for their amounts. */
const isLike = (one: Choice, other: Choice) =>
  one.filter((part) => typeof part === 'string').join() === other.filter((part) => typeof part === 'string').join();

export class Composer {
  readonly decision: DecisionInfo | null;
  readonly options: OptionInfo[];
  readonly lit: Map<string, number[]>;
  /** What the game says about its choices; known once its board is there. */
  manner: Manner = $state.raw(plain);
  /** The game's catalogue, once it is there. */
  components: unknown = $state.raw(null);
  /** The option pointed at, on the board or in the bar. */
  pointed: number | null = $state(null);
  /** What has been pointed at so far of the option one is after. */
  walked: string[] = $state.raw([]);
  /** The parts taken so far, where several can be taken together. */
  taken: Set<string> = $state.raw(new Set());
  /** A few things of which any is meant, such as the units in an area. */
  among: string[] = $state.raw([]);
  /** A pass that is asked again before it is said. */
  doubted: number | null = $state(null);
  /** What was answered. */
  said: OptionInfo | null = null;
  /** False for a moment after a question came, so that what was meant for the last one does not answer this one. */
  ready = $state(true);
  /** Where the answers go that are made all at once, at tables that have such questions. */
  draft: Draft | null = null;
  /** What was pointed at was kept from the last question, and nothing has been touched since. */
  goesOn = $state(false);
  /** The option that a board has put together by itself. */
  #led: number | null = $state(null);
  #group: string | null = $state(null);
  #amount: number | null = $state(null);
  /** An option that would be said at once, had it been pointed at for certain. */
  #unsure: number | null = $state(null);
  /** The thing that needs no pointing at was taken back all the same. */
  #dismissed = $state(false);

  readonly #order: number[];
  readonly #subsets;
  readonly #pick: (choice: Choice) => void;

  constructor(decision: DecisionInfo | null, pick: (choice: Choice) => void, rest = 0) {
    this.decision = decision;
    this.options = decision?.options ?? [];
    this.lit = litThings(this.options);
    this.#order = ordered(this.options);
    this.#subsets = decision && subsets(decision);
    this.#pick = pick;
    if (rest > 0 && decision) {
      this.ready = false;
      setTimeout(() => (this.ready = true), rest);
    }
  }

  // What there is to choose from

  /** How many options there are to list; amounts in between are taken, but not listed. */
  get offered(): number {
    return this.options.filter(({ between }) => !between).length;
  }

  readonly ways: Way[] = $derived.by(() => this.manner.waysOf(this.options));
  readonly #sole = $derived.by(() =>
    this.#dismissed || this.several ? null : onlyThing(this.ways, this.manner.kinds),
  );

  /** Several things can be taken together. */
  get several(): boolean {
    return this.#subsets !== null && this.#led === null;
  }

  /** What has been pointed at, with the one thing that all options share. */
  readonly trail: string[] = $derived.by(() =>
    !this.walked.length && this.#sole !== null ? [this.#sole] : this.walked,
  );

  /** The same in the order of the option that it leads to, whatever was pointed at first. */
  readonly path: string[] = $derived.by(() => {
    const order = openWays(this.ways, this.trail)[0]?.trail ?? [];
    return [...this.trail].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  });

  /** Whether a step of the trail was pointed at, and can be taken back. */
  get isGiven(): boolean {
    return !this.walked.length && this.trail.length > 0;
  }

  readonly next: Map<string, 'next' | 'later'> = $derived.by(() => nextThings(this.ways, this.trail));
  readonly #beginnings: Set<string | undefined> = $derived.by(() => new Set(this.ways.map(({ trail }) => trail[0])));

  /** The options that are still open, in the order to show them. Once something was pointed at, only those about it. */
  readonly open: number[] = $derived.by(() => {
    if (this.#led !== null) return [this.#led];
    if (this.#subsets) return this.#subsets.options(this.taken);
    if (!this.trail.length && !this.among.length) return this.#order;
    const found = new Set(
      openWays(this.ways, this.trail)
        .filter(({ trail }) => !this.among.length || trail.some((thing) => this.among.includes(thing)))
        .map(({ option }) => option),
    );
    return this.#order.filter((option) => found.has(option));
  });

  /** The options about which everything has been said but how many, in groups. */
  readonly groups: Group[] = $derived.by(() => {
    if (this.several || this.#led !== null) return [];
    const complete = this.trail.length ? completeWays(this.ways, this.trail) : this.#wordless();
    return grouped(complete, this.manner.kinds);
  });

  /** Options that touch nothing, where nothing on the board could be meant instead: amounts, mostly. */
  #wordless(): Way[] {
    const apart = this.ways.filter(({ option }) => !this.isApart(option));
    return apart.some(({ trail }) => trail.length > 0) ? [] : apart;
  }

  /** The groups of amounts among which one can switch. */
  get countable(): (Group & { amounts: Amount[] })[] {
    return this.groups.filter((group): group is Group & { amounts: Amount[] } => 'amounts' in group);
  }

  /** The group that is counted out now. */
  readonly counted: (Group & { amounts: Amount[] }) | null = $derived.by(
    () => this.countable.find(({ key }) => key === this.#group) ?? this.countable[0] ?? null,
  );

  /** The amount that stands now, of the group that is counted out. */
  readonly amount: Amount | null = $derived.by(() => {
    if (!this.counted) return null;
    const { amounts, verb } = this.counted;
    const usual = this.manner.sparing.has(verb) ? amounts[0] : amounts.at(-1);
    return (this.#amount === null ? usual : nearestAmount(amounts, this.#amount)) ?? null;
  });

  /** The option that is ready to be said, and only waits for a last word. */
  readonly armed: number | null = $derived.by(() => {
    if (this.doubted !== null) return this.doubted;
    if (this.#led !== null) return this.#led;
    if (this.#unsure !== null) return this.#unsure;
    if (this.several) return this.open.length === 1 ? (this.open[0] ?? null) : null;
    if (this.amount) return this.amount.option;
    const [only] = this.groups;
    // What is said with care is ready as soon as it is whole, even if more could be added to it.
    const whole = this.open.length === 1 || (only !== undefined && this.manner.careful.has(only.verb));
    const said = this.walked.length > 0 && this.groups.length === 1 && whole;
    return said && only && 'option' in only ? only.option : null;
  });

  /** The answers that can be said in words now: what touches nothing, and what was not told apart by pointing. */
  get answers(): number[] {
    if (this.several || this.armed !== null) return this.several && this.armed === null ? this.open : [];
    const left = this.open.filter((option) => !this.isApart(option));
    const counted = new Set(this.countable.flatMap(({ amounts }) => amounts.map(({ option }) => option)));
    return left.filter((option) => !counted.has(option));
  }

  /** Passing and going on: a mere word about nothing, which stands apart from the rest. */
  get passes(): number[] {
    return this.#order.filter((option) => this.isApart(option));
  }

  isApart(index: number): boolean {
    const option = this.options[index];
    return this.lit.size > 0 && option?.touches.length === 0 && option.choice.length === 1;
  }

  /** The parts to take, where several can be taken together. */
  get parts(): { name: string; option: OptionInfo; open: boolean }[] {
    if (!this.several) return [];
    return (this.#subsets?.parts ?? []).flatMap(({ name, single }) => {
      const option = this.options[single];
      return option ? [{ name, option, open: this.taken.has(name) || this.#canAdd(name) }] : [];
    });
  }

  // The board

  light(thing: string): Light | null {
    const pointed = this.pointed !== null && (this.ways[this.pointed]?.trail.includes(thing) ?? false);
    if (this.several && this.lit.has(thing)) {
      const part = this.#partOf(thing);
      if (part && !part.open) return null;
      return { role: part && this.taken.has(part.name) ? 'walked' : 'next', pointed };
    }
    if (this.trail.includes(thing)) return { role: 'walked', pointed };
    const anew = this.#beginnings.has(thing) ? 'anew' : undefined;
    const role = this.next.get(thing) ?? (pointed ? 'later' : anew);
    return role ? { role, pointed } : null;
  }

  /**
   * A thing was clicked; `most` for all at once; not `sure` where it is so small that the one beside it may be meant:
   * then nothing is said by that alone. False if it means nothing now.
   */
  pick(thing: string, most = false, sure = true): boolean {
    if (!this.ready) return true;
    this.doubted = null;
    this.among = [];
    if (this.several) return this.#take(thing);
    if (this.trail.includes(thing) && !most) return this.#sayAgain(thing);
    const path = this.pathTo(thing);
    if (!openWays(this.ways, path).length) {
      const meant = this.walked.length > 0;
      this.forget();
      return meant;
    }
    const option = (most ? this.#most(path) : null) ?? this.#certain(path);
    if (option !== null && sure) this.say(option);
    else {
      this.#walk(path);
      this.#unsure = option;
    }
    return true;
  }

  /** The trail up to a thing: it goes on from what was pointed at if it can, else it begins anew. */
  pathTo(thing: string): string[] {
    const at = this.trail.indexOf(thing);
    if (at >= 0) return this.trail.slice(0, at + 1);
    return this.next.has(thing) ? [...this.trail, thing] : [thing];
  }

  /** Whether an option waits for a last word only because it was not pointed at for certain. */
  get isUnsure(): boolean {
    return this.#unsure !== null;
  }

  /**
   * After an answer the same is asked again: where one usually goes on with the same things, they stay pointed at, if
   * that still leads somewhere.
   */
  goOnFrom(last: Composer): void {
    this.manner = last.manner;
    this.components = last.components;
    const option = last.said;
    if (!option || last.decision?.kind !== this.decision?.kind || last.decision?.seat !== this.decision?.seat) return;
    const path = last.walked;
    if (!this.manner.again?.has(String(option.choice[0])) || !completeWays(this.ways, path).length) return;
    this.#walk(path);
    this.goesOn = true;
    const [verb] = option.choice;
    const same = this.countable.find((group) => group.verb === verb && isLike(group.choice, option.choice));
    if (same) this.#group = same.key;
  }

  /** A thing was picked up to be put elsewhere: as if it had been pointed at, but nothing is said by that alone. */
  carry(thing: string): void {
    const path = this.pathTo(thing);
    if (this.ready && !this.several && openWays(this.ways, path).length) this.#walk(path);
  }

  /** What was picked up was put nowhere: what had been pointed at before is again. */
  comeBackTo(walked: string[]): void {
    this.#walk(walked);
  }

  /** Several things were meant at once: whatever is about one of them stays open. */
  pickAny(things: string[]): void {
    if (!this.ready) return;
    const about = () =>
      openWays(this.ways, this.trail).filter(({ trail }) => trail.some((thing) => things.includes(thing)));
    let found = about();
    // What was pointed at before leads nowhere with any of them: one begins anew.
    if (!found.length && this.walked.length) {
      this.forget();
      found = about();
    }
    if (found.length === 1 && found[0]) this.pick(found[0].trail.find((thing) => things.includes(thing)) ?? '');
    else this.among = things;
  }

  /** What is pointed at on the board, or no longer (null). */
  pointAt(thing: string | null): void {
    const reached = thing !== null && this.light(thing) !== null && !this.trail.includes(thing);
    const touching = reached ? openWays(this.ways, this.pathTo(thing)) : [];
    this.pointed = touching.length === 1 ? (touching[0]?.option ?? null) : null;
  }

  /** A board has put an option together by itself. */
  lead(option: number | null): void {
    this.pointed = option;
    if (option !== null && this.#subsets) this.#led = option;
  }

  // Amounts and parts

  count(group: Group): void {
    this.#group = group.key;
  }

  /** Wish for an amount; what is not possible becomes the nearest that is. */
  setAmount(wished: number): void {
    this.#amount = wished;
  }

  /** One more or one less, of what is possible. */
  step(by: 1 | -1): void {
    const amounts = this.counted?.amounts ?? [];
    const at = amounts.findIndex(({ option }) => option === this.amount?.option);
    const to = amounts[at + by];
    if (to) this.#amount = to.amount;
  }

  toggle(name: string): void {
    const taken = new Set(this.taken);
    if (!taken.delete(name) && this.#canAdd(name)) taken.add(name);
    this.taken = taken;
  }

  // Saying it, and taking it back

  /** Answer with an option. */
  say(index: number): void {
    const option = this.options[index];
    if (!this.ready || !option) return;
    this.said = option;
    this.#pick(option.choice);
  }

  /** Pass; `ask` to be asked once more before that is said. */
  pass(index: number, ask: boolean): void {
    if (!this.ready) return;
    if (ask && this.doubted !== index) this.doubted = index;
    else this.say(index);
  }

  /** Say what is ready to be said. */
  confirm(): void {
    if (this.armed !== null) this.say(this.armed);
  }

  /** One step back; false when there was none. */
  back(): boolean {
    if (this.doubted !== null) this.doubted = null;
    else if (this.among.length) this.among = [];
    else if (this.walked.length) this.takeBack(this.walked.length - 1);
    else if (this.taken.size) this.taken = new Set([...this.taken].slice(0, -1));
    else if (this.isGiven) this.#dismissed = true;
    else return false;
    return true;
  }

  /** Take back a step of the trail, with all that followed it. */
  takeBack(at: number): void {
    this.walked = this.walked.slice(0, at);
    this.#started();
  }

  /** Take back one thing, and what followed it if that leads nowhere without it. */
  drop(thing: string): void {
    const rest = this.walked.filter((other) => other !== thing);
    if (openWays(this.ways, rest).length) this.#walk(rest);
    else this.takeBack(this.walked.indexOf(thing));
  }

  forget(): void {
    this.walked = [];
    this.among = [];
    this.taken = new Set();
    this.pointed = null;
    this.#started();
  }

  #started(): void {
    this.goesOn = false;
    this.#group = null;
    this.#amount = null;
    this.#unsure = null;
    this.#dismissed = true;
    this.doubted = null;
  }

  #walk(path: string[]): void {
    this.walked = path;
    this.#started();
  }

  /** Clicking what was chosen already says it, if that is all there is to say; else it takes it back. */
  #sayAgain(thing: string): boolean {
    const last = this.trail.at(-1) === thing;
    const sure = !this.counted || this.counted.amounts.length === 1;
    if (last && this.armed !== null && sure) this.confirm();
    else if (this.isGiven) this.#dismissed = true;
    else this.takeBack(this.walked.indexOf(thing));
    return true;
  }

  #take(thing: string): boolean {
    const part = this.#partOf(thing);
    if (part) this.toggle(part.name);
    return part !== undefined;
  }

  /** The part that a thing stands for. */
  #partOf(thing: string) {
    return (
      this.parts.find(({ option, name }) => partThing(option, name) === thing) ??
      this.parts.find(({ option }) => option.touches.includes(thing))
    );
  }

  #canAdd(name: string): boolean {
    return this.#subsets?.allows(new Set([...this.taken, name])) ?? false;
  }

  /** The option to say without asking further. Who is asked for one of a few means it by any thing it is about. */
  #certain(path: string[]): number | null {
    const [only, another] = openWays(this.ways, path);
    if (!only || another) return null;
    const said = this.decision?.form.name !== 'trail' || only.trail.every((thing) => path.includes(thing));
    return said && !this.manner.careful.has(String(only.choice[0])) ? only.option : null;
  }

  /** Of the options on the things clicked, the one with the largest number, for those in a hurry. */
  #most(path: string[]): number | null {
    let best: Amount | null = null;
    for (const group of grouped(completeWays(this.ways, path), this.manner.kinds)) {
      const last = 'amounts' in group && this.manner.generous.has(group.verb) ? group.amounts.at(-1) : undefined;
      if (last && (!best || last.amount > best.amount)) best = last;
    }
    return best?.option ?? null;
  }
}
