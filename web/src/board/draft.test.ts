import { expect, test, vi } from 'vitest';
import type { DecisionInfo, Foreseen, Saying, Update } from '../lib/api';
import type { Choice, Drafting } from './draft.svelte';
import { Draft } from './draft.svelte';

const said: Saying = { key: 'x', arguments: {}, rule: '' };
const kinds: Drafting = {
  main: new Set(['build-forces', 'upgrade-bases', 'build-base']),
  how: new Set(['pay']),
  done: ['done'],
  byHand: ['pay-by-hand'],
};

function question(kind: string, ...choices: Choice[]): DecisionInfo {
  const options = choices.map((choice) => ({ choice, say: said, touches: [] }));
  return {
    seat: 0,
    kind,
    form: { name: 'trail', fewest: 0, most: 0, ranged: '' },
    rule: '',
    ask: said,
    about: {},
    options,
    asides: [{ choice: ['pay-by-hand'], say: said, touches: [] }],
    since: 0,
  };
}

const marine: Choice = ['build-unit', 'marine', 'torus-1'];
const barracks: Choice = ['build-building', 'barracks-2'];
const done: Choice = ['done'];
const first = question('build-forces', marine, done);
const second = question('upgrade-bases', barracks, done);
const update = { seq: 7, seat: 0, decision: first, view: { at: 'base' } } as unknown as Update;

/** A server that knows marines, buildings and how each is paid by hand; the second `done` ends the order. */
function desk() {
  const plan = vi.fn<(choices: Choice[]) => void>();
  const refuse = vi.fn<(why: Saying) => void>();
  const foresee = async (_: number, choices: Choice[]): Promise<Foreseen> => {
    let step = 0;
    let hand = false;
    let owing = false;
    const now = () => (owing ? question('pay', ['pay-card', 'torus-1']) : step ? second : first);
    for (const [at, choice] of choices.entries()) {
      const verb = choice[0];
      if (verb === 'pay-by-hand') hand = true;
      else if (verb === 'pay-card') owing = false;
      else if (verb === 'done' && step) return { taken: at, ends: true, refused: null, view: {}, decision: now() };
      else if (verb === 'done') step = 1;
      else if (owing || (verb === 'build-building') !== (step === 1))
        return { taken: at, ends: false, refused: said, view: {}, decision: now() };
      else [owing, hand] = [hand, false];
    }
    return { taken: choices.length, ends: false, refused: null, view: { at: choices.length }, decision: now() };
  };
  return { plan, refuse, foresee };
}

test('what is on the list is on it for the table as it stood, and not once that has gone on', async () => {
  const draft = new Draft(desk());
  await draft.add(update, marine, kinds);
  expect(draft.on(draft.shown(update))).toEqual([marine]);
  expect(draft.on({ ...update, seq: 8 })).toEqual([]);
  expect(draft.on({ ...update, seat: 1 })).toEqual([]);
});

test('what is composed is shown as if it were done, and sent when the order ends', async () => {
  const table = desk();
  const draft = new Draft(table);
  expect(draft.shown(update)).toBe(update);
  expect(await draft.add(update, marine, kinds)).toBe(true);
  expect(draft.shown(update).view).toEqual({ at: 1 });
  await draft.add(update, marine, kinds);
  await draft.add(update, done, kinds);
  expect(draft.shown(update).decision?.kind).toBe('upgrade-bases');
  await draft.add(update, barracks, kinds);
  expect(table.plan).not.toHaveBeenCalled();
  await draft.finish(update, kinds);
  expect(table.plan).toHaveBeenCalledWith([marine, marine, done, barracks, done]);
  expect(draft.begun).toBe(false);
});

test('what is taken off the list leaves the rest, and what is not asked yet waits', async () => {
  const draft = new Draft(desk());
  for (const choice of [marine, done, barracks]) await draft.add(update, choice, kinds);
  await draft.remove(1);
  expect(draft.choices).toEqual([marine]);
  expect(draft.later.map(({ choice }) => choice)).toEqual([barracks]);
  await draft.add(update, done, kinds);
  expect(draft.choices).toEqual([marine, done, barracks]);
  await draft.remove(0);
  expect(draft.choices).toEqual([done, barracks]);
  await draft.back();
  await draft.back();
  expect(draft.begun).toBe(false);
});

test('cards are chosen by hand for everything on the list', async () => {
  const draft = new Draft(desk());
  for (const choice of [marine, marine]) await draft.add(update, choice, kinds);
  await draft.payByHand();
  expect(draft.shown(update).decision?.kind).toBe('pay');
  await draft.add(update, ['pay-card', 'torus-1'], kinds);
  expect(draft.choices.filter(([verb]) => verb === 'pay-by-hand')).toHaveLength(2);
  await draft.add(update, ['pay-card', 'torus-1'], kinds);
  expect(draft.later).toEqual([]);
  expect(draft.lotOf(1)).toEqual({ from: 0, to: 3 });
});

test('a list that was made for another position is forgotten', async () => {
  const draft = new Draft(desk());
  await draft.add(update, marine, kinds);
  const moved = { ...update, seq: 8 };
  expect(draft.shown(moved)).toBe(moved);
  await draft.add(moved, marine, kinds);
  expect(draft.choices).toEqual([marine]);
});

test('what nobody offers is not put on the list', async () => {
  const draft = new Draft(desk());
  expect(await draft.add(update, barracks, kinds)).toBe(false);
  expect(draft.begun).toBe(false);
});
