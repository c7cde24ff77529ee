import { expect, it } from 'vitest';
import type { EventInfo } from '../../../lib/api';
import { saying } from '../sample';
import { lastEnding } from './ending';

const event = (kind: string, seat: number | null = null, data: Record<string, unknown> = {}): EventInfo => ({
  kind,
  seat,
  data,
  move: 0,
  opens: false,
  alarms: [],
  phase: '',
  say: saying(kind),
  sign: 'note',
  touches: [],
});
const first = [
  event('round', null, { round: 1 }),
  event('harvested', 0, { count: 2 }),
  event('built-workers', 0, { count: 1 }),
  event('points', 1, { points: 9 }),
];
const regrouping = [
  event('orders-done'),
  event('base-lost', 1, { area: 'torus-1' }),
  event('transport-lost', 1),
  event('card-lost', 1, { area: 'torus-2' }),
  event('card-gained', 0, { area: 'torus-2' }),
  event('points', 0, { points: 3, total: 5 }),
  event('event-played', 1, { event: 'saboteur' }),
  event('discarded', 1, { card: 'zerg-1' }),
];

it('is unknown before a round is over', () => {
  expect(lastEnding([], 2)).toBeNull();
  expect(lastEnding(first, 2)).toBeNull();
  expect(lastEnding([...first, ...regrouping], 2)).toBeNull();
});

it('tells what everybody lost, gained and played', () => {
  const ending = lastEnding(
    [...first, ...regrouping, event('round', null, { round: 2 }), event('points', 0, { points: 50 })],
    2,
  );
  expect(ending?.round).toBe(1);
  expect(ending?.seats[0]).toMatchObject({
    points: 3,
    cardsGained: ['torus-2'],
    basesLost: [],
    workersBack: 3,
    eventsPlayed: [],
  });
  expect(ending?.seats[1]).toMatchObject({
    points: 0,
    cardsLost: ['torus-2'],
    basesLost: ['torus-1'],
    transportsLost: 1,
    eventsPlayed: ['saboteur'],
    cardsDiscarded: 1,
  });
});
