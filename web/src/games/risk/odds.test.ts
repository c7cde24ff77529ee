import { expect, it } from 'vitest';
import { chanceOf, outcomesOf, verdict } from './odds';

const saying = (args: Record<string, unknown>) => ({ key: 'risk-do-invade', arguments: args, rule: '' }) as never;
const outcome = (attack: number, defence: number, chance: string) => ({ key: 'risk-odds', arguments: { attack, defence, chance }, rule: '' });

it('reads the outcomes of a roll, best first', () => {
  const told = outcomesOf(saying({ outcomes: [outcome(2, 0, '29'), outcome(0, 2, '37'), outcome(1, 1, '34')] }));
  expect(told.map(({ chance }) => chance)).toEqual([37, 34, 29]);
  expect(told.map(verdict)).toEqual(['good', 'even', 'bad']);
});

it('reads the chance of a storm, and nothing where nothing is told', () => {
  expect(chanceOf(saying({ chance: '99.9' }))).toBe('99.9');
  expect(chanceOf(saying({}))).toBeNull();
  expect(outcomesOf(saying({}))).toEqual([]);
});
