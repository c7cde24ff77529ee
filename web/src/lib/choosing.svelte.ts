import type { DecisionInfo, OptionInfo } from './api';
import { filtered, litThings, ordered, pickedBy, subsets } from './options';

/** How one question is being answered: what is lit, pointed at, narrowed to, typed, and taken so far. */
export class Choosing {
  pointed: number | null = $state(null);
  narrowed: number[] | null = $state.raw(null);
  typed = $state('');
  taken: Set<string> = $state.raw(new Set());
  /** The option a board has put together from several things, where it offers a way to do so itself. */
  #led: number | null = $state(null);

  readonly decision: DecisionInfo | null;
  readonly lit: Map<string, number[]>;
  readonly #order: number[];
  readonly #subsets;
  readonly #pick: (choice: OptionInfo['choice']) => void;

  constructor(decision: DecisionInfo | null, pick: (choice: OptionInfo['choice']) => void) {
    this.decision = decision;
    this.lit = litThings(decision?.options ?? []);
    this.#order = ordered(decision?.options ?? []);
    this.#subsets = decision && subsets(decision);
    this.#pick = pick;
  }

  /** The parts to tick, where any number of things can be taken together. */
  get parts(): { name: string; option: OptionInfo; open: boolean }[] {
    if (this.#led !== null) return [];
    return (this.#subsets?.parts ?? []).flatMap(({ name, single }) => {
      const option = this.decision?.options[single];
      return option ? [{ name, option, open: this.taken.has(name) || this.#canAdd(name) }] : [];
    });
  }

  /** The options to show now, by index, before what was typed narrows them further. */
  get offered(): number[] {
    if (this.#led !== null) return [this.#led];
    if (this.#subsets) return this.#subsets.options(this.taken);
    return this.narrowed ?? this.#order;
  }

  /** Whether an option stands apart from the rest because it is a mere word about nothing, such as to pass. */
  apart(index: number): boolean {
    const option = this.decision?.options[index];
    return this.lit.size > 0 && option?.touches.length === 0 && option.choice.length === 1;
  }

  /** The options to show now; `words` are the words of all options. What stands apart is never filtered out. */
  shown(words: string[]): number[] {
    const found = new Set(filtered(this.offered, words, this.typed));
    return this.offered.filter((index) => found.has(index) || this.apart(index));
  }

  pick(index: number): void {
    const option = this.decision?.options[index];
    if (option) this.#pick(option.choice);
  }

  /** An option is pointed at on the board. */
  pointOnBoard(index: number | null): void {
    this.pointed = index;
    if (this.#subsets && index !== null) this.#led = index;
  }

  /**
   * A lit thing was clicked. A board names an option itself with `option:INDEX`, and several of which one will be
   * picked with `options:INDEX,INDEX`; with none of them all are shown again.
   */
  pickThing(thing: string): void {
    const several = /^options:([\d,]*)$/.exec(thing);
    if (several) {
      this.narrowed = several[1] ? several[1].split(',').map(Number) : null;
      return;
    }
    const named = /^option:(\d+)$/.exec(thing);
    if (named) {
      this.pick(Number(named[1]));
      return;
    }
    const part = this.parts.find(({ option }) => option.touches.includes(thing));
    if (part) {
      this.toggle(part.name);
      return;
    }
    const found = pickedBy(this.lit, thing);
    if (found && 'pick' in found) this.pick(found.pick);
    else if (found) this.narrowed = found.narrow;
  }

  toggle(name: string): void {
    const taken = new Set(this.taken);
    if (!taken.delete(name) && this.#canAdd(name)) taken.add(name);
    this.taken = taken;
  }

  /** Show all options again; false when nothing was narrowed. */
  widen(): boolean {
    const wasNarrow = this.narrowed !== null || this.typed !== '';
    this.narrowed = null;
    this.typed = '';
    return wasNarrow;
  }

  #canAdd(name: string): boolean {
    return (this.#subsets?.options(new Set([...this.taken, name])) ?? []).length > 0;
  }
}
