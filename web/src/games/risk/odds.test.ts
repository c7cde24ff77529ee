import { expect, it } from 'vitest';
import { chanceOf, outcomesOf, verdict } from './odds';

const saying = (key: string, args: Record<string, unknown>) => ({ key, arguments: args, rule: '' }) as never;
const chance = (percent: string) => saying('risk-chance', { percent });
const outcome = (own: number, foe: number, percent: string) =>
  saying('risk-odds', { own, foe, chance: chance(percent) });

it('reads the outcomes of a roll, best first', () => {
  const told = outcomesOf(
    saying('risk-do-invade', { outcomes: [outcome(2, 0, '29'), outcome(0, 2, '37'), outcome(1, 1, '34')] }),
  );
  expect(told.map(({ chance }) => chance)).toEqual([37, 34, 29]);
  expect(told.map(verdict)).toEqual(['good', 'even', 'bad']);
});

it('draws next to nothing and next to certain as such', () => {
  const rare = saying('risk-odds', { own: 1, foe: 0, chance: saying('risk-chance-low', {}) });
  const sure = saying('risk-odds', { own: 0, foe: 1, chance: saying('risk-chance-high', {}) });
  expect(outcomesOf(saying('', { outcomes: [rare, sure] })).map(({ chance }) => chance)).toEqual([99.5, 0.5]);
});

it('finds the chance of a storm, and nothing where nothing is told', () => {
  expect(chanceOf(saying('risk-do-storm', { chance: chance('66') }))?.key).toBe('risk-chance');
  expect(chanceOf(saying('risk-do-place', {}))).toBeNull();
  expect(outcomesOf(saying('risk-do-place', {}))).toEqual([]);
});
