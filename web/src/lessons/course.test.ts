import { describe, expect, it } from 'vitest';
import type { DecisionInfo, LessonPlan, LessonStep } from '../lib/api';
import { currentStep, fitting, fulfils, measuredBy, phaseOf, strays, taught } from './course';

function step(
  name: string,
  choices: (string | number)[][] = [],
  verbs: string[] = choices.map(([verb]) => String(verb)),
  words: string[] = [],
): LessonStep {
  return { name, points: [], choices, verbs, words, picture: '' };
}

const plan: LessonPlan = {
  id: 'first',
  game: 'space-base',
  minutes: 7,
  seat: 0,
  steps: [
    step('look', [], [], ['sector']),
    step('sum', [['sum']], ['dice', 'sum'], ['credits']),
    step('dock', [['buy', 'duke']], ['buy', 'pass'], ['sector']),
    step('end'),
  ],
};

function question(...choices: (string | number)[][]): DecisionInfo {
  const say = { key: '', arguments: {}, rule: '' };
  const form = { name: 'one' as const, fewest: 0, most: 0, ranged: '' };
  return {
    seat: 0,
    kind: 'buy',
    form,
    rule: '',
    ask: say,
    about: {},
    options: choices.map((choice) => ({ choice, say, touches: [] })),
    asides: [],
    since: 0,
  };
}

describe('the current step', () => {
  it('is the first one to read or to do', () => {
    expect(currentStep(plan, 0, new Set())).toBe(0);
    expect(currentStep(plan, 0, new Set(['look']))).toBe(1);
    expect(currentStep(plan, 1, new Set(['look']))).toBe(2);
  });

  it('passes over what was not read before something was chosen', () => {
    expect(currentStep(plan, 1, new Set())).toBe(2);
  });

  it('comes to the end', () => {
    expect(currentStep(plan, 2, new Set(['look']))).toBe(3);
    expect(currentStep(plan, 2, new Set(['look', 'end']))).toBe(4);
  });
});

describe('what the coach does', () => {
  it('depends on the step and on the question', () => {
    expect(phaseOf(plan, 0, null)).toBe('read');
    expect(phaseOf(plan, 1, null)).toBe('wait');
    expect(phaseOf(plan, 2, question(['buy', 'duke'], ['pass']))).toBe('act');
    expect(phaseOf(plan, 2, question(['buy', 'weitz'], ['pass']))).toBe('free');
    expect(phaseOf(plan, 4, null)).toBe('done');
  });
});

describe('choices', () => {
  it('fulfil a step by their first words', () => {
    const storm = step('storm', [['storm', 'ursa', 'canis']]);
    expect(fulfils(storm, ['storm', 'ursa', 'canis', 1])).toBe(true);
    expect(fulfils(storm, ['storm', 'ursa', 'eris', 1])).toBe(false);
    expect(fitting(storm, question(['storm', 'ursa', 'canis', 1], ['done']))).toHaveLength(1);
  });

  it('stray only if they end the step and the right one is on offer', () => {
    const [, , dock] = plan.steps;
    expect(strays(dock, question(['buy', 'duke'], ['buy', 'weitz'], ['pass']), ['buy', 'weitz'])).toBe(true);
    expect(strays(dock, question(['buy', 'duke'], ['pass']), ['buy', 'duke'])).toBe(false);
    expect(strays(dock, question(['buy', 'weitz'], ['pass']), ['buy', 'weitz'])).toBe(false);
    expect(strays(dock, question(['buy', 'duke'], ['use', 'x']), ['use', 'x'])).toBe(false);
  });

  it('are measured by the next step that asks for one', () => {
    expect(measuredBy(plan, 0)?.name).toBe('sum');
    expect(measuredBy(plan, 3)).toBeUndefined();
  });
});

it('collects the words that were taught, each once', () => {
  expect(taught(plan, 2)).toEqual(['sector', 'credits']);
});
