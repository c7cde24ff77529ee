import { untrack } from 'svelte';
import type { DecisionInfo, LessonPlan, LessonStep, OptionInfo } from '../lib/api';
import { currentStep, fitting, measuredBy, phaseOf, strays, taught, type Phase } from './course';

/** What a browser remembers of a lesson: what was read, and whether the coach was sent away. */
interface Kept {
  read: string[];
  left: boolean;
}

/** The coach at one table: where the lesson stands, and what becomes of a choice that goes another way. */
export class Coach {
  readonly plan: LessonPlan;
  /** A legal choice that the lesson would not make; it waits until the learner has looked. */
  held: OptionInfo | null = $state.raw(null);
  left = $state(false);
  #read: ReadonlySet<string> = $state.raw(new Set());
  #reached = $state(0);
  #decision: DecisionInfo | null = $state.raw(null);
  readonly #store: string;

  constructor(plan: LessonPlan, table: string) {
    this.plan = plan;
    this.#store = `orrery-lesson-${table}`;
    const kept = this.#recall();
    this.#read = new Set(kept.read);
    this.left = kept.left;
  }

  /** The table has changed. */
  see(reached: number, decision: DecisionInfo | null): void {
    const same = JSON.stringify(untrack(() => this.#decision)) === JSON.stringify(decision);
    this.#reached = reached;
    if (same) return; // others have answered theirs, which changes nothing for the learner
    this.#decision = decision;
    this.held = null;
  }

  get place(): number {
    return currentStep(this.plan, this.#reached, this.#read);
  }

  get step(): LessonStep | null {
    return this.plan.steps[this.place] ?? null;
  }

  get phase(): Phase {
    return phaseOf(this.plan, this.place, this.#decision);
  }

  /** Terms that were taught so far. */
  get words(): string[] {
    return taught(this.plan, this.place);
  }

  /** Minutes that are left, by the steps. */
  get minutes(): number {
    return Math.round((this.plan.minutes * (this.plan.steps.length - this.place)) / this.plan.steps.length);
  }

  /** The choice that the current step is about, if it can be made now. */
  get suggestion(): OptionInfo | null {
    return this.phase === 'act' ? (fitting(this.step ?? undefined, this.#decision)[0] ?? null) : null;
  }

  /** Something is about to be chosen: false if the learner shall look first. The same choice once more is let through. */
  lets(choice: OptionInfo['choice']): boolean {
    if (this.left || !strays(measuredBy(this.plan, this.place), this.#decision, choice)) return true;
    const option =
      this.#decision?.options.find((known) => JSON.stringify(known.choice) === JSON.stringify(choice)) ?? null;
    if (!option || this.held === option) return true;
    this.held = option;
    return false;
  }

  /** The step was read. */
  next(): void {
    const { step } = this;
    if (!step || step.verbs.length > 0) return;
    this.#read = new Set([...this.#read, step.name]);
    this.#keep();
  }

  leave(): void {
    this.left = true;
    this.held = null;
    this.#keep();
  }

  comeBack(): void {
    this.left = false;
    this.#keep();
  }

  #recall(): Kept {
    try {
      const found = JSON.parse(sessionStorage.getItem(this.#store) ?? 'null') as Partial<Kept> | null;
      return { read: Array.isArray(found?.read) ? found.read : [], left: found?.left === true };
    } catch {
      return { read: [], left: false }; // unreadable, or storage is forbidden: then it is read once more
    }
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#store, JSON.stringify({ read: [...this.#read], left: this.left } satisfies Kept));
    } catch {
      // see above
    }
  }
}
