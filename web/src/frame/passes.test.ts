import { expect, it } from 'vitest';
import type { Composer } from '../board/composer.svelte';
import { PassPlaces } from './passes';

const question = () => ({ decision: {} }) as Composer;

it('lets two passes in a row never lie at the same place', () => {
  const places = new PassPlaces();
  for (let asked = 0; asked < 3; asked += 1) {
    const first = places.of(question());
    places.said(first);
    const second = places.of(question());
    places.said(second);
    expect(second).not.toBe(first);
    expect(places.of(question())).not.toBe(second);
  }
});

it('keeps the place of a question, and comes back to the far end', () => {
  const places = new PassPlaces();
  places.said('far');
  const asked = question();
  expect([places.of(asked), places.of(asked)]).toEqual(['near', 'near']);
  expect(places.of(question())).toBe('far');
});
