import type { EventInfo, Update } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { tell } from './happening.svelte';
import { Pace } from './pace';
import { changes, lastTurn, remember, remembered, type Change, type Moment } from './recap';
import { sound } from './sounds';

export interface Recap {
  /** The move after which the own last turn was over. */
  since: number;
  changes: Change[];
}

/** A position as it has come, with the log as far as it is known: from its line `first` on. */
interface Told {
  update: Update;
  log: EventInfo[];
  first: number;
}

/** Milliseconds in which positions that are told at once may overtake one another. */
const haste = 30;

let current: Telling | null = $state.raw(null);

/** How the table on this page is told; null where nothing is going on, as in a replay. */
export function telling(): Telling | null {
  return current;
}

let jumping: ((move: number) => void) | undefined = $state.raw();

/** How to go to a move in the replay on this page, if it is one. */
export function replaying(): ((move: number) => void) | undefined {
  return jumping;
}

/** Let lines of the log lead to their moves in this replay, until it is left. */
export function replayWith(jump: (move: number) => void): () => void {
  jumping = jump;
  return () => (jumping = undefined);
}

/** Whether the game waits for others only. */
const isOfOthers = ({ decision, table }: Update) => decision === null && table.status === 'running';

/** The table as it is told to this player: positions and log lines at the chosen pace. */
export class Telling {
  update: Update | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  /** The place of the first line of `log` in the whole log. */
  first = $state(0);
  /** The event that is being told now. */
  event: EventInfo | null = $state.raw(null);
  paused = $state(false);
  /** Whether everything is passed over until something is asked of the own seat. */
  skipping = $state(false);
  /** Whether more has happened than is shown. */
  behind = $state(false);
  /** Whether the board shows what is told scene by scene: a question before its end would give it away. */
  scenic = $state(false);
  /** What happened since the own last choice, once there is something to sum up. */
  recap: Recap | null = $state.raw(null);
  #pace: Pace<Told>;
  #whole: EventInfo[] = [];
  #pending: Told | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #mine: Moment | null = null;
  #own: number | null = null;
  #dismissed: number | null = null;

  constructor() {
    this.#pace = new Pace<Told>(
      () => settings.pace,
      () => this.#changed(),
      { set: (action, delay) => setTimeout(action, delay), clear: (timer) => clearTimeout(timer as number) },
    );
  }

  /** Be the telling of this page, until it is left. */
  open(): () => void {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the page's one telling
    current = this;
    return () => {
      this.#pace.stop();
      clearTimeout(this.#soon);
      tell(null);
      if (current === this) current = null;
    };
  }

  /**
   * A position has come from the server. Where everything is told at once, only the newest of those that come in quick
   * succession is drawn.
   */
  take(update: Update, log: EventInfo[], first = 0): void {
    this.#pending = { update, log, first };
    const hasty =
      settings.pace === 'instant' && !this.paused && this.update !== null && this.update.table.status === 'running';
    if (!hasty) this.#takePending();
    else this.#soon ??= setTimeout(() => this.#takePending(), haste);
  }

  #takePending(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    if (this.#pending) this.#takeNow(this.#pending);
    this.#pending = null;
  }

  #takeNow(told: Told): void {
    const { update, log, first } = told;
    const shown = this.#pace.newest?.update ?? null;
    const end = shown ? shown.first + shown.log.length : 0;
    const went = shown?.update.seat === update.seat && update.events_from >= end && first <= end;
    const hurried = update.table.clock !== null && update.decision !== null;
    const atOnce = !went || hurried || this.skipping || document.hidden || update.table.status === 'open';
    this.skipping &&= isOfOthers(update);
    this.#pace.take({ update: told, log, from: went ? end - first : log.length }, atOnce);
  }

  toggle(): void {
    this.skipping = false;
    if (this.paused) this.#pace.resume();
    else this.#pace.pause();
  }

  /** Pass over what the others do, also what they have still to do, until the own seat is asked. */
  skip(): void {
    const newest = this.#pace.newest?.update.update ?? null;
    this.skipping = newest !== null && newest.seat !== null && isOfOthers(newest);
    this.#pace.skip();
  }

  /** Nobody needs to be told any more what happened since the own last turn. */
  dismiss(): void {
    this.#dismissed = this.recap?.since ?? null;
    this.recap = null;
  }

  #changed(): void {
    const { shown, told, newest } = this.#pace;
    if (!shown || !newest) return;
    const event = this.#pace.event;
    if (event !== this.event) {
      if (event) sound(event.sign);
      tell(event);
    }
    this.event = event;
    // Who is there, what is proposed and what time is left is always told as it is now.
    const { seats, proposals, rematch } = newest.update.update.table;
    const then = shown.update.update;
    const update = { ...then, table: { ...then.table, seats, proposals, rematch } };
    if (
      this.update === null ||
      this.update.seq !== update.seq ||
      !this.#pace.telling ||
      JSON.stringify(this.update.table) !== JSON.stringify(update.table)
    ) {
      this.update = update;
    }
    if (this.#whole !== shown.log || this.log.length !== told) this.log = shown.log.slice(0, told);
    this.#whole = shown.log;
    this.first = shown.update.first;
    this.paused = this.#pace.paused;
    this.behind = this.#pace.telling;
    this.#sumUp(then);
  }

  /** Remember how things stand when the own turn ends, and compare when it comes again. */
  #sumUp(update: Update): void {
    const { table, seat } = update;
    if (seat === null || table.status !== 'running') {
      this.recap = null;
      return;
    }
    if (this.#own !== seat) {
      this.#own = seat;
      this.#mine = remembered(table.id, seat);
    }
    const turn = lastTurn(this.log, seat);
    if (!turn) return;
    const now: Moment = { seq: turn.since, numbers: update.numbers };
    const known = this.#mine?.seq === turn.since ? this.#mine : null;
    if (!turn.again) {
      this.recap = null;
      if (!known) {
        this.#mine = now;
        remember(table.id, seat, now);
      }
    } else if (this.recap?.since !== turn.since && this.#dismissed !== turn.since) {
      this.recap = { since: turn.since, changes: known ? changes(known, now, seat, table.order) : [] };
    }
  }
}
