import { expect, it } from 'vitest';
import { nearest } from '../../board/walking';
import { ground, planets, route, shapeOf, shapes } from './geometry';

const all = Object.keys(shapes);

const stop = (id: string) => ({ id, x: shapeOf(id).x, y: shapeOf(id).y });
const nearestTowards = (key: string, from: string, among: string[]) =>
  nearest(key, stop(from), among.map(stop))?.id ?? null;

it('walks to the nearest territory in the direction of an arrow key', () => {
  expect(nearestTowards('ArrowRight', 'radiated-wastes', all)).toBe('augustgrad');
  expect(nearestTowards('ArrowDown', 'eris', all)).toBe('eternal-scar');
  expect(nearestTowards('ArrowLeft', 'char-aleph', all)).toBeNull();
  expect(nearestTowards('Enter', 'eris', all)).toBeNull();
});

it('skips what is not among the given', () => {
  expect(nearestTowards('ArrowRight', 'radiated-wastes', ['keresh-province', 'ursa'])).toBe('keresh-province');
});

it('reaches every territory from every other with arrow keys', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const start of all) {
    const reached = new Set([start]);
    for (const id of reached) for (const key of keys) reached.add(nearestTowards(key, id, all) ?? id);
    expect(reached.size, start).toBe(all.length);
  }
});

it('knows the globe of a planet from its moons', () => {
  expect(ground('korhal')).toHaveLength(5);
  expect(Object.keys(planets).flatMap(ground)).toHaveLength(all.length - 9);
});

it('leads the way around the board where that is nearer', () => {
  expect(route('char-aleph', 'feral-hives', 20).d.match(/M/g)).toHaveLength(2);
  expect(route('augustgrad', 'keresh-province', 20).d).toMatch(/^M[\d.]+ [\d.]+Q/);
});
