/**
 * Choices that are composed as a list and made all at once, such as a Build order that is paid at the end. Each is tried
 * on the server, which says how the table would look then and what would be asked; the table shows that meanwhile.
 * Whatever leads to something nobody may know beforehand, or out of these questions, ends the list: then it is sent.
 */

import type { Foreseen, OptionInfo, Saying, Update } from '../lib/api';

export type Choice = OptionInfo['choice'];

/** A choice on the list. */
export interface Entry {
  choice: Choice;
  /** The kind of the question that it answers. */
  kind: string;
}

export interface Desk {
  /** What choices would lead to; null if the server could not say. */
  foresee(seat: number, choices: Choice[]): Promise<Foreseen | null>;
  /** Make all these choices. */
  plan(choices: Choice[]): void;
  /** Say why something is not on the list any more. */
  refuse(why: Saying): void;
}

/** What a game says about its lists: the kinds of questions they answer, and those that only ask how. */
export interface Drafting {
  main: ReadonlySet<string>;
  how: ReadonlySet<string>;
  /** The choice that goes on to the next question. */
  done: Choice;
  /** The aside with which a player pays by hand. */
  byHand: Choice;
}

export class Draft {
  /** The table as it stands, on which the list is composed. */
  base: Update | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** What is to come onto the list once it is asked for. */
  later: Entry[] = $state.raw([]);
  /** How the table would look after the list. */
  seen: Foreseen | null = $state.raw(null);
  busy = $state(false);
  readonly #desk: Desk;
  #drafting: Drafting | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get choices(): Choice[] {
    return this.entries.map(({ choice }) => choice);
  }

  /** Whether anything is on the list. */
  get begun(): boolean {
    return this.entries.length > 0 || this.later.length > 0;
  }

  /** Whether a question is one whose answers are put on a list. */
  takes(update: Update | null, { main, how }: Drafting): boolean {
    const kind = update?.decision?.kind ?? '';
    return main.has(kind) || (how.has(kind) && this.begun);
  }

  /** The choices on the list of a table as it stands; none if they were put there before it went on. */
  on(update: Update): Choice[] {
    return this.base?.seq === update.seq && this.base.seat === update.seat ? this.choices : [];
  }

  /** The table as it would be after the list; as it is while nothing is on it. */
  shown(update: Update): Update {
    if (!this.seen || !this.on(update).length) return update;
    const undo = { possible: true, free: true, count: 1, others: [], dice: false, back: update.seq + 1, redo: false };
    return { ...update, view: this.seen.view as Update['view'], decision: this.seen.decision, undo };
  }

  /** Put a choice at the end of the list. True if it stands there now, or the list was sent with it. */
  async add(update: Update, choice: Choice, drafting: Drafting): Promise<boolean> {
    this.#drafting = drafting;
    if (this.base?.seq !== update.seq || this.base.seat !== update.seat) this.clear();
    this.base = update;
    const entry = this.#offered(choice);
    if (!entry || this.busy) return false;
    const added = await this.#try([...this.entries, entry]);
    if (added && this.begun) await this.#goOn();
    return added;
  }

  /** Take the last choice off the list. */
  async back(): Promise<void> {
    const last = this.entries.length - 1;
    if (last >= 0) await this.remove(last);
  }

  /** Take a choice off the list, with the answers that belong to it. What then is not asked yet waits. */
  async remove(at: number): Promise<void> {
    const { from, to } = this.lotOf(at);
    await this.#again(this.entries.slice(0, from), [...this.entries.slice(to), ...this.later]);
  }

  /** The choices that belong to the one at a place: how it is paid, before and after it. */
  lotOf(at: number): { from: number; to: number } {
    let to = at + 1;
    while (to < this.entries.length && this.isAnswer(this.entries[to]!)) to += 1;
    return { from: this.#isByHand(this.entries[at - 1]) ? at - 1 : at, to };
  }

  /** Whether a choice only says how an earlier one is carried out. */
  isAnswer({ kind }: Entry): boolean {
    return this.#drafting?.how.has(kind) ?? false;
  }

  #isByHand(entry: Entry | undefined): boolean {
    return entry !== undefined && entry.choice[0] === this.#drafting?.byHand[0];
  }

  /** Choose for everything on the list which cards pay for it. */
  async payByHand(): Promise<void> {
    const drafting = this.#drafting;
    const hand = drafting && this.base?.decision?.asides.find(({ choice }) => choice[0] === drafting.byHand[0]);
    if (!hand) return;
    const bought = this.entries.filter((entry) => !this.isAnswer(entry) && !this.#isByHand(entry));
    const lots = bought.flatMap((entry) =>
      entry.choice[0] === drafting.done[0] ? [entry] : [{ choice: hand.choice, kind: entry.kind }, entry],
    );
    await this.#again([], [...lots, ...this.later]);
  }

  /** Be done with every question that is left, and make all choices. */
  async finish(update: Update, drafting: Drafting): Promise<void> {
    for (let step = 0; step < 8; step += 1) {
      if (!(await this.add(update, drafting.done, drafting)) || !this.begun) return;
    }
  }

  clear(): void {
    this.entries = [];
    this.later = [];
    this.seen = null;
  }

  /** The list anew: some choices at once, others as soon as they are asked for. */
  async #again(entries: Entry[], later: Entry[]): Promise<void> {
    this.later = later;
    if (!entries.length) {
      this.entries = [];
      this.seen = null;
    } else if (!(await this.#try(entries))) this.entries = [];
    await this.#goOn();
    if (!this.entries.length && !this.later.length) this.seen = null;
  }

  /** What waits comes onto the list, in its order, as far as it is asked for. */
  async #goOn(): Promise<void> {
    for (let tries = this.later.length; tries > 0 && this.base; tries -= 1) {
      const [next, ...rest] = this.later;
      const kind = (this.entries.length ? this.seen : this.base)?.decision?.kind ?? '';
      if (!next || next.kind !== kind) return;
      this.later = rest;
      await this.#try([...this.entries, next]);
      if (!this.begun) return;
    }
  }

  async #try(entries: Entry[]): Promise<boolean> {
    const seat = this.base?.decision?.seat;
    if (seat === undefined) return false;
    this.busy = true;
    const choices = entries.map(({ choice }) => choice);
    const found = await this.#desk.foresee(seat, choices).finally(() => (this.busy = false));
    if (!found) return false;
    const all = found.taken === entries.length;
    if (found.ends || (all && !this.#lists(found.decision.kind))) {
      this.clear();
      this.#desk.plan(choices);
      return true;
    }
    if (found.refused) this.#desk.refuse(found.refused);
    this.entries = entries.slice(0, found.taken);
    this.seen = found;
    return all;
  }

  #lists(kind: string): boolean {
    return (this.#drafting?.main.has(kind) ?? false) || (this.#drafting?.how.has(kind) ?? false);
  }

  /** A choice with the question that it answers; null if it is not on offer after the list. */
  #offered(choice: Choice): Entry | null {
    const decision = (this.entries.length ? this.seen : this.base)?.decision;
    const same = ({ choice: other }: OptionInfo) => JSON.stringify(other) === JSON.stringify(choice);
    return decision && (decision.options.some(same) || decision.asides.some(same))
      ? { choice, kind: decision.kind }
      : null;
  }
}
