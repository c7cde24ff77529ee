import { expect, test } from 'vitest';
import type { EventInfo } from '../../../lib/api';
import { saying } from '../sample';
import { endsInBattle, storiesOf } from './story';

let move = 0;
function event(kind: string, seat: number | null, data: Record<string, unknown> = {}): EventInfo {
  move += 1;
  return {
    kind,
    seat,
    data: { ...data, ...(seat === null ? {} : { seat }) },
    say: saying(kind),
    sign: 'battle',
    phase: '',
    touches: [],
    opens: false,
    alarms: [],
    move,
  };
}

const begins = () =>
  event('battle-begins', 0, {
    area: 'torus-3',
    attackers: ['marine', 'marine', 'siege-tank'],
    defenders: ['zergling', 'hydralisk'],
    defender: { key: 'player', arguments: { seat: 1 }, rule: '' },
  });

function fought(): EventInfo[] {
  return [
    event('moved', 0),
    begins(),
    event('cards-drawn', 0, { count: 3 }),
    event('paired', null, { skirmish: 1, unit: 'siege-tank', against: 'zergling' }),
    event('paired', null, { skirmish: 2, unit: 'marine', against: 'hydralisk' }),
    event('supported', 0, { unit: 'marine', skirmish: 1 }),
    event('cards-placed', 0, { skirmish: 1, count: 2 }),
    event('card-placed-blind', 1, { skirmish: 1, count: 1 }),
    event('skirmish-begins', null, { skirmish: 1 }),
    event('cards-revealed', 0, { skirmish: 1, cards: ['terran-13', 'terran-17'] }),
    event('cards-revealed', 1, { skirmish: 1, cards: ['zerg-3'] }),
    event('card-rejected', 0, { card: 'terran-17' }),
    event('final-values', 0, { attack: 10, health: 8, card_attack: 9, support: 1, more_attack: 0 }),
    event('final-values', 1, { attack: 4, health: 5, card_attack: 4, support: 0, more_attack: 0 }),
    event('unit-destroyed', 1, { unit: 'zergling', area: 'torus-3' }),
    event('splash-triggered', 0, { card: 'terran-13' }),
    event('skirmish-begins', null, { skirmish: 2 }),
    event('withdrew', 1, { unit: 'hydralisk', area: 'torus-1' }),
    event('battle-won', 0, { area: 'torus-3' }),
    event('retreated', 0, { unit: 'marine', area: 'torus-2' }),
    event('moved', 0),
  ];
}

test('a battle is told scene by scene, and ends with its retreats', () => {
  const [story, ...others] = storiesOf(fought());
  expect(others).toEqual([]);
  expect(story?.scenes).toHaveLength(19);
  const last = story?.scenes.at(-1);
  expect([last?.attacker, last?.defender, last?.winner, last?.step]).toEqual([0, 1, 0, 9]);
  expect(last?.retreated).toEqual([{ seat: 0, unit: 'marine', area: 'torus-2' }]);
});

test('cards lie facedown until they are revealed, and rejected ones are told apart', () => {
  const scenes = storiesOf(fought())[0]?.scenes ?? [];
  const cards = (kind: string) =>
    scenes.filter(({ event: { kind: of } }) => of === kind).at(-1)?.skirmishes[0]?.sides[0];
  expect(cards('card-placed-blind')?.cards).toEqual([null, null]);
  expect(cards('cards-revealed')?.cards).toEqual(['terran-13', 'terran-17']);
  expect(cards('card-rejected')).toMatchObject({ cards: ['terran-13'], rejected: ['terran-17'] });
});

test('values, losses and withdrawals belong to their skirmish', () => {
  const last = storiesOf(fought())[0]?.scenes.at(-1);
  const [first, second] = last?.skirmishes ?? [];
  expect(first?.sides[0].values).toEqual({ attack: 10, health: 8, card: 9, support: 1, more: 0 });
  expect([first?.sides[1].lost, first?.state]).toEqual([true, 'resolved']);
  expect([second?.sides[1].lost, second?.sides[1].withdrew]).toEqual([true, true]);
  expect(last?.splash).toEqual([{ seat: 0, card: 'terran-13' }]);
});

test('earlier scenes do not change with later ones', () => {
  const scenes = storiesOf(fought())[0]?.scenes ?? [];
  expect(scenes[0]?.skirmishes).toEqual([]);
  expect(scenes[3]?.skirmishes[0]?.sides[1].lost).toBe(false);
});

test('a second battle is a story of its own, and steps only go on', () => {
  const stories = storiesOf([...fought(), ...fought()]);
  expect(stories).toHaveLength(2);
  for (const { scenes } of stories) {
    const steps = scenes.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  }
});

test('a log ends in a battle until something else is told', () => {
  const log = fought();
  expect(endsInBattle([event('moved', 0)])).toBe(false);
  expect(endsInBattle(log.slice(0, 6))).toBe(true);
  expect(endsInBattle([...log, event('moved', 1)])).toBe(false);
});

test('what Brood War adds to a battle does not end it', () => {
  const [before, first, ...rest] = fought();
  const log = [before!, first!, event('guard-used', 1, { area: 'torus-3' }), ...rest];
  expect(storiesOf(log)).toHaveLength(1);
  expect(storiesOf(log)[0]!.scenes.at(-1)!.winner).toBe(storiesOf(fought())[0]!.scenes.at(-1)!.winner);
  expect(storiesOf(log)[0]!.scenes.at(-1)!.skirmishes).toHaveLength(2);
});
