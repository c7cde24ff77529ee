import { expect, it, vi } from 'vitest';
import { area, force, view } from '../sample';
import { keep, recalled, remember } from './recent';

const at = (active: number, units: ReturnType<typeof force>[]) =>
  view({ active, areas: { 'torus-1': area(units), 'torus-2': area([]) } });

it('begins without news', () => {
  expect(remember('t', at(1, []), null).changed.size).toBe(0);
});

it('collects what others change until the own turn is over', () => {
  let memory = remember('t', at(1, []), null);
  memory = remember('t', at(2, [force(1, 'zergling', 2)]), memory);
  expect([...memory.changed]).toEqual(['torus-1']);
  memory = remember('t', at(0, [force(1, 'zergling', 2)]), memory);
  expect([...memory.changed]).toEqual(['torus-1']);
  memory = remember('t', at(0, [force(0, 'marine')]), memory);
  memory = remember('t', at(1, [force(0, 'marine')]), memory);
  expect(memory.changed.size).toBe(0);
});

it('forgets at another table', () => {
  const memory = remember('t', at(1, []), null);
  expect(remember('u', at(1, [force(1, 'zergling')]), memory).changed.size).toBe(0);
});

it('is kept for who comes back later, seat by seat', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  keep(0, remember('t', at(1, []), null));
  const later = remember('t', at(2, [force(1, 'zergling', 2)]), recalled('t', 0));
  expect([...later.changed]).toEqual(['torus-1']);
  expect(recalled('t', 1)).toBeNull();
  stored.set('orrery-galaxy-t-1', '{');
  expect(recalled('t', 1)).toBeNull();
  vi.unstubAllGlobals();
});
