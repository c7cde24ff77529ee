import type { EventInfo } from '../lib/api';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export const speeds: Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** How long one event is shown, in milliseconds. */
export const beats: Record<Speed, number> = { slow: 1500, normal: 700, fast: 280, instant: 0 };
/** However much happens at once, it is told within so many beats. */
const mostBeats = 5;

/** A position of the table as the server sent it, with the whole log and where its news begin. */
export interface Frame<U> {
  update: U;
  log: EventInfo[];
  from: number;
}

/** What tells the time; tests have their own. */
export interface Timer {
  set(action: () => void, delay: number): unknown;
  clear(timer: unknown): void;
}

/**
 * Plays positions one after another at a speed that can be changed at any time. A position is shown when its turn comes;
 * then its events are told one by one, and only then comes the next.
 */
export class Pace<U> {
  shown: Frame<U> | null = null;
  /** How many lines of the shown log have been told. */
  told = 0;
  paused = false;
  #speed: () => Speed;
  #changed: () => void;
  #timer: Timer;
  #running: unknown = null;
  #waiting: Frame<U>[] = [];

  constructor(speed: () => Speed, changed: () => void, timer: Timer) {
    this.#speed = speed;
    this.#changed = changed;
    this.#timer = timer;
  }

  /** How many positions wait to be shown. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** Whether anything is still to be told. */
  get telling(): boolean {
    return this.behind > 0 || (this.shown !== null && this.told < this.shown.log.length);
  }

  /** The newest position, shown or not. */
  get newest(): Frame<U> | null {
    return this.#waiting.at(-1) ?? this.shown;
  }

  /** The event that is being told now. */
  get event(): EventInfo | null {
    return this.#running !== null || this.paused ? (this.shown?.log[this.told - 1] ?? null) : null;
  }

  /** A new position has come; `atOnce` shows it whatever waits before it, as after an undo or on coming back. */
  take(frame: Frame<U>, atOnce = false): void {
    if (this.shown === null || atOnce || (this.#speed() === 'instant' && !this.paused)) {
      this.#waiting = [];
      this.#show(frame);
      return;
    }
    this.#waiting.push(frame);
    if (this.#running === null && !this.paused) this.#next();
  }

  pause(): void {
    this.paused = true;
    this.#stop();
    this.#changed();
  }

  resume(): void {
    this.paused = false;
    this.#next();
    this.#changed();
  }

  /** Show how things stand now, without telling what led there. */
  skip(): void {
    this.paused = false;
    const newest = this.newest;
    this.#waiting = [];
    if (newest) this.#show(newest);
  }

  stop(): void {
    this.#stop();
  }

  #stop(): void {
    if (this.#running !== null) this.#timer.clear(this.#running);
    this.#running = null;
  }

  /** Show a position with all that led there told. */
  #show(frame: Frame<U>): void {
    this.#stop();
    this.shown = frame;
    this.told = frame.log.length;
    this.#changed();
  }

  /** Tell the next event, or show the next position. */
  #next(): void {
    this.#stop();
    const shown = this.shown;
    if (!shown) return;
    if (this.told === shown.log.length) {
      const frame = this.#waiting.shift();
      if (!frame) {
        this.#changed();
        return;
      }
      this.shown = frame;
      this.told = Math.min(frame.from, frame.log.length);
    }
    if (this.told < (this.shown?.log.length ?? 0)) this.told += 1;
    const beat = this.#beat();
    if (beat === 0 && this.telling) {
      this.#next();
      return;
    }
    if (beat > 0) {
      this.#running = this.#timer.set(() => {
        this.#running = null;
        this.#next();
      }, beat);
    }
    // Only now is it known that the event is being told.
    this.#changed();
  }

  #beat(): number {
    const shown = this.shown;
    if (!shown) return 0;
    const news = shown.log.length - Math.min(shown.from, shown.log.length);
    // A position with nothing to tell needs no time of its own.
    if (news === 0) return 0;
    const beat = beats[this.#speed()];
    return news > mostBeats ? Math.round((beat * mostBeats) / news) : beat;
  }
}
