/** How the sheet buys: by putting things onto the list, or by answering at once where there is no list. */

import type { Draft } from '../../../board/draft.svelte';
import type { OptionInfo, Update } from '../../../lib/api';
import type { Board } from '../board.svelte';
import type { Build, View, Ware } from '../view';
import { buyingStep, offersOf, stepAsked } from './buying';

export class Buyer {
  readonly #board: Board;
  /** What was asked for and can be had in several ways, or by force mining only: which, is asked. */
  asking: { ware: Ware; options: OptionInfo[]; anchor: Element } | null = $state.raw(null);

  constructor(board: Board) {
    this.#board = board;
  }

  get draft(): Draft | null {
    return this.#board.composer.draft;
  }

  /** The table without the list. */
  get base(): Update {
    return this.draft?.begun && this.draft.base ? this.draft.base : this.#board.update;
  }

  get before(): View {
    return this.base.view as unknown as View;
  }

  get build(): Build | null {
    return this.#board.view.build;
  }

  /** The step of the Build order that is asked about; -1 if none is. */
  get step(): number {
    return stepAsked(this.#board.composer.decision?.kind);
  }

  ware(verb: string, name: string): Ware | undefined {
    return this.build?.wares.find(
      (ware) =>
        ware.verb === verb && (ware.name === name || ['build-base', 'build-transport', 'build-workers'].includes(verb)),
    );
  }

  /** Whether something can be put onto the list now, perhaps after going on to its step, or back. */
  canBuy(verb: string, name: string): boolean {
    if (this.step < 0) return false;
    if (offersOf(this.#board.composer.options, verb, name).length > 0) return true;
    const step = buyingStep(verb);
    const reached = step > this.step || (step < this.step && this.#leaving(step) >= 0);
    return this.draft !== null && reached && this.ware(verb, name)?.why === null;
  }

  /** Where on the list a step is left; -1 if that has been said for good. */
  #leaving(step: number): number {
    return this.draft?.entries.findIndex(({ choice, kind }) => choice[0] === 'done' && stepAsked(kind) === step) ?? -1;
  }

  /** Put something onto the list; `anchor` is what was clicked for it. */
  async want(verb: string, name: string, anchor: Element): Promise<void> {
    const ware = this.ware(verb, name);
    if (!ware || !this.canBuy(verb, name)) return;
    if (this.draft && buyingStep(verb) < this.step) await this.goTo(buyingStep(verb));
    while (this.draft && this.step >= 0 && this.step < buyingStep(verb)) {
      if (!(await this.#say(['done'])) || !this.draft.begun) return;
    }
    const options = offersOf(this.#board.composer.options, verb, name);
    const [only] = options;
    // Force mining always asks.
    if (only && options.length === 1 && !only.choice.includes('force-mine')) await this.take(only);
    else if (only) this.asking = { ware, options, anchor };
  }

  async take(option: OptionInfo): Promise<void> {
    this.asking = null;
    await this.#say(option.choice);
  }

  /** Make all purchases and end the order. */
  async pay(): Promise<void> {
    const { drafting } = this.#board.composer.manner;
    if (this.draft && drafting) await this.draft.finish(this.base, drafting);
  }

  async goTo(step: number): Promise<void> {
    this.asking = null;
    const { draft } = this;
    if (!draft) return;
    if (step < this.step) {
      const first = this.#leaving(step);
      if (first >= 0) await draft.remove(first);
      return;
    }
    while (this.step >= 0 && this.step < step) if (!(await this.#say(['done']))) return;
  }

  async #say(choice: OptionInfo['choice']): Promise<boolean> {
    const { composer } = this.#board;
    const { drafting } = composer.manner;
    if (this.draft && drafting && this.draft.takes(this.#board.update, drafting))
      return this.draft.add(this.base, choice, drafting);
    composer.say(composer.options.findIndex((option) => option.choice === choice));
    return true;
  }
}
