import type { DecisionInfo, LessonPlan, LessonStep, OptionInfo } from '../lib/api';

type Choice = OptionInfo['choice'];

/** What the coach does at a step: lets read, asks for a choice, leaves a question free, waits, or is done. */
export type Phase = 'read' | 'act' | 'free' | 'wait' | 'done';

export const acts = (step: LessonStep): boolean => step.verbs.length > 0;

/** Whether a choice is what a step is about; a choice of the lesson may lack its last words. */
export function fulfils(step: LessonStep, choice: Choice): boolean {
  return step.choices.some((wanted) => wanted.every((part, place) => part === choice[place]));
}

/** The options of a question that fulfil a step. */
export function fitting(step: LessonStep | undefined, decision: DecisionInfo | null): OptionInfo[] {
  return step ? (decision?.options ?? []).filter(({ choice }) => fulfils(step, choice)) : [];
}

/**
 * The place of the step that is on now: the first that is to be read, unless something was chosen after it, or the first
 * in which something is still to be chosen. Past the last one the lesson is over.
 */
export function currentStep(plan: LessonPlan, reached: number, read: ReadonlySet<string>): number {
  let acted = 0;
  for (const [place, step] of plan.steps.entries()) {
    if (acts(step)) {
      if (acted >= reached) return place;
      acted += 1;
    } else if (!read.has(step.name) && !laterActDone(plan, place, reached - acted)) {
      return place;
    }
  }
  return plan.steps.length;
}

/** Whether something after this step was already chosen; then nobody needs to read it any more. */
function laterActDone(plan: LessonPlan, place: number, left: number): boolean {
  return left > 0 && plan.steps.slice(place + 1).some(acts);
}

/** What the coach does now. */
export function phaseOf(plan: LessonPlan, place: number, decision: DecisionInfo | null): Phase {
  const step = plan.steps[place];
  if (!step) return 'done';
  if (!acts(step)) return 'read';
  if (!decision) return 'wait';
  return fitting(step, decision).length > 0 ? 'act' : 'free';
}

/** The step that a choice is measured by: the current one, or after something to read the next in which one chooses. */
export function measuredBy(plan: LessonPlan, place: number): LessonStep | undefined {
  return plan.steps.slice(place).find(acts);
}

/** Whether a choice ends a step without being what the step is about, though that is on offer. */
export function strays(step: LessonStep | undefined, decision: DecisionInfo | null, choice: Choice): boolean {
  if (!step || !step.verbs.includes(String(choice[0]))) return false;
  return fitting(step, decision).length > 0 && !fulfils(step, choice);
}

/** Terms of the glossary that were taught up to a step, each once. */
export function taught(plan: LessonPlan, place: number): string[] {
  return [...new Set(plan.steps.slice(0, place + 1).flatMap((step) => step.words))];
}
