import { expect, it } from 'vitest';
import { remember } from './recent';
import { sampleView } from './sample';

function taken(active: number, ...ids: string[]) {
  const view = sampleView(4, { active });
  for (const id of ids) view.territories[id] = { ...view.territories[id]!, owner: 3 };
  return view;
}
const quiet = sampleView(4, { active: 3 });
const lost = Object.keys(quiet.territories)
  .filter((id) => quiet.territories[id]?.owner === 0)
  .slice(0, 2) as [string, string];

it('marks what changed hands until the own turn is over', () => {
  let memory = remember('t', quiet, null);
  expect(memory.recent.size).toBe(0);
  memory = remember('t', taken(3, lost[0]), memory);
  memory = remember('t', taken(3, ...lost), memory);
  expect([...memory.recent]).toEqual(lost);
  memory = remember('t', taken(0, ...lost), memory);
  expect(memory.recent.size).toBe(2);
  memory = remember('t', taken(1, ...lost), memory);
  expect(memory.recent.size).toBe(0);
});

it('forgets everything at another table', () => {
  const memory = remember('t', quiet, null);
  expect(remember('u', taken(3, ...lost), memory).recent.size).toBe(0);
});
