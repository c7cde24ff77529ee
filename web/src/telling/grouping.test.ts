import { expect, it } from 'vitest';
import type { EventInfo } from '../lib/api';
import { grouped } from './grouping';

function event(kind: string, sign = 'note', more: Partial<EventInfo> = {}): EventInfo {
  return {
    kind,
    say: { key: kind, arguments: {}, rule: '' },
    data: {},
    seat: null,
    sign,
    phase: '',
    touches: [],
    opens: false,
    alarms: [],
    move: 0,
    ...more,
  };
}

const log = [
  event('prepared', 'note', { phase: 'set-up' }),
  event('turn', 'turn', { opens: true, seat: 0 }),
  event('rolled', 'dice', { seat: 0, phase: 'roll' }),
  event('received', 'gain', { seat: 0, phase: 'rewards' }),
  event('received', 'gain', { seat: 1, phase: 'rewards' }),
  event('charged', 'charge', { seat: 1 }),
  event('bought', 'buy', { seat: 0, phase: 'purchase' }),
  event('turn', 'turn', { opens: true, seat: 1 }),
  event('rolled', 'dice', { seat: 1, phase: 'roll' }),
];
const shape = (filter?: Parameters<typeof grouped>[1]) =>
  grouped(log, filter).map((group) => [
    group.head?.seat ?? null,
    ...group.sections.map((section) => `${section.phase}: ${section.lines.map(({ place }) => place).join(' ')}`),
  ]);

it('begins a group with every turn, and divides it into phases', () => {
  expect(shape()).toEqual([
    [null, 'set-up: 0'],
    [0, 'roll: 2', 'rewards: 3 4 5', 'purchase: 6'],
    [1, 'roll: 8'],
  ]);
});

it('counts the signs of a group for its closed form', () => {
  expect(grouped(log)[1]?.signs).toEqual([
    ['dice', 1],
    ['gain', 2],
    ['charge', 1],
    ['buy', 1],
  ]);
});

it('keeps the key of a group while it grows', () => {
  const before = grouped(log.slice(0, 4)).map((group) => group.key);
  expect(
    grouped(log)
      .map((group) => group.key)
      .slice(0, before.length),
  ).toEqual(before);
});

it('filters by player and by kind, and leaves out what is empty then', () => {
  expect(shape({ seats: new Set([1]), signs: new Set() })).toEqual([
    [0, 'rewards: 4 5'],
    [1, 'roll: 8'],
  ]);
  expect(shape({ seats: new Set(), signs: new Set(['buy']) })).toEqual([
    [0, 'rewards: 5', 'purchase: 6'].map((each) => (each === 'rewards: 5' ? ': 5' : each)),
  ]);
});

it('always tells what was taken back', () => {
  const undone = [...log, event('taken-back', 'undo', { seat: 0 })];
  expect(
    grouped(undone, { seats: new Set([1]), signs: new Set() })
      .at(-1)
      ?.sections.at(-1)
      ?.lines.at(-1)?.event.kind,
  ).toBe('taken-back');
});
