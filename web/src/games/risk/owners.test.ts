import { expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/api';
import { shapes } from '../../lib/shapes';
import { hatchings, layers, lookOf, outlineOf, outlines } from './owners';

const seats = [{ shape: 'circle' }, { shape: 'hexagon' }] as SeatInfo[];

it('gives seats their own colour and shape, and neutral forces greys', () => {
  expect(lookOf(1, seats)).toEqual({ colour: 'var(--hexagon)', outline: 'hexagon', hatch: 'hexagon' });
  expect(lookOf(2, seats).colour).toBe('var(--neutral-0)');
  expect(lookOf(3, seats).hatch).not.toBe(lookOf(2, seats).hatch);
});

it('tells all seats apart', () => {
  const six = shapes.map((shape) => ({ shape })) as SeatInfo[];
  const looks = six.map((_, seat) => lookOf(seat, six));
  for (const part of ['colour', 'outline', 'hatch'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(6);
  for (const { outline, hatch } of looks) expect([outlines[outline], hatchings[hatch]]).not.toContain(undefined);
});

it('draws every shape, also one it does not know', () => {
  for (const seat of seats) expect(outlines[seat.shape]).toBeTruthy();
  expect(outlineOf({ colour: '', outline: 'crescent', hatch: '' })).toContain('Z');
});

it('hatches every owner differently', () => {
  expect(new Set(Object.values(hatchings)).size).toBe(Object.keys(hatchings).length);
});

it('stacks armies higher the larger they are', () => {
  expect([1, 2, 3, 6, 11, 40].map(layers)).toEqual([0, 0, 1, 2, 3, 4]);
});
