/** Questions whose options are put into words only when somebody reads them. */

import type { DecisionInfo, OptionInfo, Saying, ToldDecision, Worded } from './api';
import { inBetween } from './options';

const silence: Saying = { key: '', arguments: {}, rule: '' };

/** An option that asks for its words when they are read; until they come there are none. */
class LateOption implements OptionInfo {
  readonly choice: OptionInfo['choice'];
  readonly touches: string[];
  readonly between: boolean | undefined;
  #said: Saying | null = $state.raw(null);
  readonly #want: () => void;

  constructor({ choice, touches, between }: Omit<OptionInfo, 'say'>, want: () => void) {
    this.choice = choice;
    this.touches = touches;
    this.between = between;
    this.#want = want;
  }

  get say(): Saying {
    if (this.#said === null) this.#want();
    return this.#said ?? silence;
  }

  tell(saying: Saying): void {
    this.#said = saying;
  }
}

/** One question: whatever is read of it in one go is asked for in one go. */
export class LateWords {
  readonly decision: DecisionInfo;
  readonly #told: ToldDecision;
  readonly #ask: (options: number[]) => void;
  readonly #late = new Map<number, LateOption>();
  /** What was asked for and has not come. */
  readonly #missing = new Set<number>();
  #unasked: number[] = [];

  constructor(told: ToldDecision, ask: (options: number[]) => void) {
    this.#told = told;
    this.#ask = ask;
    const options = [...told.options, ...inBetween(told)].map((option, place) => this.#worded(option, place));
    this.decision = { ...told, options, asides: told.asides as OptionInfo[] };
  }

  /** Whether this is the same question. */
  asks(told: ToldDecision): boolean {
    return told === this.#told || JSON.stringify(told) === JSON.stringify(this.#told);
  }

  /** Words have come. */
  take({ since, says }: Worded): void {
    if (since !== this.decision.since) return;
    for (const [place, saying] of says) {
      this.#missing.delete(place);
      this.#late.get(place)?.tell(saying);
    }
  }

  /** Ask once more for what has not come, over a new connection. */
  again(): void {
    if (this.#missing.size) this.#ask([...this.#missing]);
  }

  #worded(option: ToldDecision['options'][number] | Omit<OptionInfo, 'say'>, place: number): OptionInfo {
    if ('say' in option && option.say) return option as OptionInfo;
    const late = new LateOption(option, () => this.#want(place));
    this.#late.set(place, late);
    return late;
  }

  #want(place: number): void {
    if (this.#missing.has(place)) return;
    this.#missing.add(place);
    if (this.#unasked.push(place) > 1) return;
    queueMicrotask(() => {
      this.#ask(this.#unasked);
      this.#unasked = [];
    });
  }
}
