import { expect, test } from 'vitest';
import type { Board } from '../board.svelte';
import { saying, view } from '../sample';
import type { Components, Leader, Player } from '../view';
import { objectiveOf, scenarioGoal } from './objective';

const components = {
  factions: { overmind: { objective: saying('of-the-sheet') } },
  leadership: {
    'the-swarm': { kind: 'special-victory', text: saying('of-the-card') },
    'endless-hunger': { kind: 'ability', text: saying('more-minerals') },
  },
  scenarios: { 'trump-card': { wins: [{ factions: ['overmind'], when: [saying('one'), saying('other')] }] } },
} as unknown as Components;

function told(objective: Player['objective'], cards: string[] | null): string {
  const leader = { in_play: cards ?? [] } as unknown as Leader;
  const board = {
    components,
    say: ({ key }: { key: string }) => key,
    view: view({
      players: [{ faction: 'overmind', objective } as Player],
      expansion: cards && { guards: {}, installations: {}, point_tokens: [], players: [leader], scenario: null },
    }),
  };
  return objectiveOf(board as unknown as Board, 0);
}

const goal = { reached: 1, needed: 3, stage: 3, fewer: false };

test('in the base game it stands on the sheet, with Brood War on the card that was chosen', () => {
  expect(told(goal, null)).toBe('of-the-sheet');
  expect(told(goal, ['endless-hunger', 'the-swarm'])).toBe('of-the-card');
});

test('who chose another card has none', () => {
  expect(told(null, ['endless-hunger'])).toBe('');
});

test('in a scenario each side wins by what its story says', () => {
  const scenario = { scenario: 'trump-card', rounds: 0, items: [], second_factions: {} };
  const expansion = { guards: {}, installations: {}, point_tokens: [], players: [], scenario };
  const board = { components, say: ({ key }: { key: string }) => key, view: view({ expansion }) };
  expect(scenarioGoal(board as unknown as Board, 'overmind')).toBe('one · other');
  expect(scenarioGoal(board as unknown as Board, 'raynor')).toBe('');
});
