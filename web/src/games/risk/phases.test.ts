import { expect, it } from 'vitest';
import { phasesOf } from './phases';

it('shows the steps of every turn, and a rarer one while it is on', () => {
  expect(phasesOf({ stage: 'play', phase: 'attack' })).toEqual(['deploy', 'attack', 'achievement', 'manoeuvre']);
  expect(phasesOf({ stage: 'play', phase: 'command' })).toEqual([
    'deploy',
    'command',
    'attack',
    'achievement',
    'manoeuvre',
  ]);
});

it('shows one step of the set-up, and none after the end', () => {
  expect(phasesOf({ stage: 'setup', phase: 'occupy' })).toEqual(['occupy']);
  expect(phasesOf({ stage: 'over', phase: 'attack' })).toEqual([]);
});
