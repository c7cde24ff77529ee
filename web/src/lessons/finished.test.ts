import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLearnt, noteLearnt } from './finished';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('knows which lessons were learnt, and takes no game for one', () => {
  noteLearnt('abc');
  noteLearnt('abc');
  expect([isLearnt({ id: 'abc', lesson: 'first' }), isLearnt({ id: 'abc', lesson: '' })]).toEqual([true, false]);
  expect(isLearnt({ id: 'def', lesson: 'first' })).toBe(false);
});

it('forgets the oldest, and what it cannot read', () => {
  for (let table = 0; table <= 100; table += 1) noteLearnt(String(table));
  expect([isLearnt({ id: '0', lesson: 'first' }), isLearnt({ id: '100', lesson: 'first' })]).toEqual([false, true]);
  localStorage.setItem('orrery-lessons-learnt', '{');
  expect(isLearnt({ id: '100', lesson: 'first' })).toBe(false);
});
