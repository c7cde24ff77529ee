import { expect, it } from 'vitest';
import { view } from '../sample';
import { neighboursOf } from './neighbours';

const routes = view().routes;

it('says where each side of a planet leads, from either end of a route', () => {
  expect(neighboursOf('torus', routes)).toContainEqual({ planet: 'helios', side: 'E', letter: '' });
  expect(neighboursOf('helios', routes)).toContainEqual({ planet: 'torus', side: 'W', letter: '' });
});

it('names the gate of a way along the z-axis', () => {
  const z = routes.find((route) => route.z !== null);
  expect(neighboursOf(z?.first ?? '', routes).map(({ letter }) => letter)).toContain('α');
});

it('leads nowhere from a planet without a route', () => {
  expect(neighboursOf('braken', routes)).toEqual([]);
});
