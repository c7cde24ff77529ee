/** What the parts of every board share: the table, the words, what can be chosen, and what is told about a thing. */

import type { Saying, SeatInfo } from '../lib/api';
import type { Composer, Light } from './composer.svelte';
import type { Telling } from './manner';
import type { BoardProps } from './props';

/** The thing that is told about, where it lies, and why it can't be chosen, if that was asked. */
export interface Told {
  thing: string;
  anchor: Element;
  /** It was clicked, and stays until it is closed. */
  pinned: boolean;
  why: Saying | null;
}

export class Surface<View, Components> {
  told: Told | null = $state.raw(null);
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().update.view as unknown as View;
  }

  /** The table as it is shown. */
  get update(): BoardProps['update'] {
    return this.#props().update;
  }

  get components(): Components {
    return this.#props().components as Components;
  }

  get composer(): Composer {
    return this.#props().composer;
  }

  get seats(): SeatInfo[] {
    return this.#props().update.table.seats;
  }

  get text(): BoardProps['text'] {
    return this.#props().text;
  }

  get say(): BoardProps['say'] {
    return this.#props().say;
  }

  get still(): boolean {
    return this.#props().still;
  }

  /** The seat from which the board is looked at; spectators look with whoever's turn it is. */
  get home(): number {
    const { seat, view } = this.#props().update;
    const active: unknown = view?.['active'];
    return seat ?? (typeof active === 'number' ? active : 0);
  }

  /** The thing whose details are shown. */
  get detailed(): string | null {
    return this.told?.thing ?? null;
  }

  get telling(): Telling {
    return {
      view: this.view,
      components: this.components,
      seats: this.seats,
      seat: this.#props().update.seat,
      text: this.text,
      say: this.say,
    };
  }

  nameOf(thing: string): string {
    return this.composer.manner.nameOf(thing, this.telling);
  }

  /** How a thing is lit, or null if it can't be chosen now. */
  light(thing: string): Light | null {
    return this.composer.light(thing);
  }

  /** A thing was chosen; `most` for all at once; not `sure` where another may be meant. */
  pick(thing: string, most = false, sure = true): void {
    this.composer.pick(thing, most, sure);
  }

  /** Several lit things were meant at once: whatever is about one of them is offered. */
  pickAny(things: string[]): void {
    this.composer.pickAny(things);
  }

  /** A thing is pointed at, or no longer (null). */
  point(thing: string | null): void {
    this.composer.pointAt(thing);
  }

  showDetails(thing: string, anchor: Element): void {
    if (!this.told?.pinned) this.told = { thing, anchor, pinned: false, why: null };
  }

  /** Details go with the pointer, unless they were asked for by a click. */
  hideDetails(): void {
    if (!this.told?.pinned) this.told = null;
  }

  close(): void {
    this.told = null;
  }

  /** Whether the last touch would have said something, had it been certain. */
  get waits(): boolean {
    return this.composer.isUnsure;
  }

  /** Whether answers go onto a list, from which they are simply taken back. */
  get isDrafting(): boolean {
    const { composer } = this;
    const { drafting } = composer.manner;
    return drafting !== undefined && (composer.draft?.takes(this.update, drafting) ?? false);
  }

  /** Tell about a thing until something else is touched. */
  tell(thing: string, anchor: Element): void {
    this.told = { thing, anchor, pinned: true, why: null };
  }

  /** What can't be chosen was clicked: it says what it is, and why not. `clicked` stands for more than the thing told about. */
  async refuse(thing: string, anchor: Element, clicked = thing): Promise<void> {
    if (this.told?.pinned && this.told.thing === thing) {
      this.told = null;
      return;
    }
    this.told = { thing, anchor, pinned: true, why: null };
    const why = await this.#props().whyNot([...this.composer.trail, clicked]);
    if (this.told?.thing === thing && this.told.pinned) this.told = { thing, anchor, pinned: true, why };
  }
}
