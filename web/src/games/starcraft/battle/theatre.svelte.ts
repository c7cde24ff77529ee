/** What the battle stage shows: the battle that goes on as it is told, or a past one scene by scene. */

import type { EventInfo } from '../../../lib/api';
import { telling } from '../../../telling/telling.svelte';
import type { Board } from '../board.svelte';
import type { Battle, Skirmish } from '../view';
import type { Scene, Story } from './story';
import { storiesOf } from './story';

/** How long a scene of a past battle stands, in milliseconds. */
const beat = 1100;

export class Theatre {
  readonly #board: Board;
  /** The past battle that is shown, and the scene of it; null for the one that goes on. */
  replayed: { story: number; at: number } | null = $state.raw(null);
  playing = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  readonly #log: EventInfo[] = $derived.by(() => telling()?.log ?? this.#board.update.events);
  readonly stories: Story[] = $derived.by(() => storiesOf(this.#log));

  /** The battle that goes on, with all numbers, once everything that led there has been told. */
  readonly live: Battle | null = $derived.by(() =>
    this.replayed || telling()?.behind ? null : this.#board.view.battle,
  );

  #last: { move: number; battle: Battle } | null = null;

  /** The battle as the seat knew it when the scenes began that are being told: the own facedown cards, and ranges. */
  readonly remembered: Battle | null = $derived.by(() => {
    const move = this.stories.at(-1)?.move ?? -1;
    if (this.live) this.#last = { move, battle: this.live };
    return !this.replayed && this.#last?.move === move ? this.#last.battle : null;
  });

  readonly scene: Scene | null = $derived.by(() => {
    const { replayed, stories } = this;
    const story = stories[replayed?.story ?? stories.length - 1];
    if (!story) return null;
    return story.scenes[replayed ? replayed.at : story.scenes.length - 1] ?? null;
  });

  /** How many scenes the past battle has that is shown. */
  get length(): number {
    return this.replayed ? (this.stories[this.replayed.story]?.scenes.length ?? 0) : 0;
  }

  replay(story: number): void {
    this.replayed = { story, at: 0 };
    this.play();
  }

  goTo(at: number): void {
    if (!this.replayed) return;
    this.replayed = { story: this.replayed.story, at: Math.max(0, Math.min(this.length - 1, at)) };
    if (this.replayed.at === this.length - 1) this.pause();
  }

  play(): void {
    this.pause();
    this.playing = true;
    this.#timer = setInterval(() => this.goTo((this.replayed?.at ?? 0) + 1), beat);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Back to the battle that goes on. */
  leave(): void {
    this.pause();
    this.replayed = null;
  }
}

/** A skirmish of the scene with the numbers of the running battle, where they are known. */
export function liveSkirmish(live: Battle | null, place: number): Skirmish | null {
  return live?.skirmishes[place] ?? null;
}
