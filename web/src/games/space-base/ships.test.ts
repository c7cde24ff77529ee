import { expect, it } from 'vitest';
import { card, face } from './sample';
import { hullOf, hulls, lightOf, worldOf } from './ships';

it('a class of its own has a drawing of its own, all others that of their type', () => {
  expect(hullOf({ type: 'cargo-vessel', class: 'Paul' })).toBe('cargo');
  expect(hullOf({ type: 'cargo-vessel', class: 'Knight' })).toBe('knight');
  expect(hullOf({ type: 'carrier', class: 'Giger' })).toBe('carrier');
  expect(hullOf({ type: 'carrier', class: 'Frazetta' })).toBe('frazetta');
  expect(hullOf({ type: 'unheard-of', class: 'Paul' })).toBe('cargo');
  expect(new Set(hulls).size).toBe(14);
});

it('a ship is lit in the colour of what it pays', () => {
  expect(lightOf(card({ station: face({ points: 2 }) }))).toBe('var(--vp)');
  expect(lightOf(card({ station: face({ arrow: 'either' }) }))).toBe('var(--beam)');
});

it('the world behind a ship has the hue of its sector', () => {
  const hues = Array.from({ length: 12 }, (_, at) => worldOf(card({ sector: at + 1 })).hue);
  expect(new Set(hues).size).toBe(12);
  expect(worldOf(card({ sector: 3, cost: 9 })).hue).toBe(hues[2]);
});
