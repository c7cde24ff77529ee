import { expect, it } from 'vitest';
import { card } from './sample';
import { findCard, shortName } from './view';

it('calls ships and colonies by their short names', () => {
  expect(shortName(card({ name: 'U.E.S. Merbold 6865-D' }))).toBe('Merbold');
  expect(shortName(card({ name: 'P.S.S. van den Berg 2091-C' }))).toBe('van den Berg');
  expect(shortName(card({ name: 'U.E.C. Frisch Outpost', kind: 'colony' }))).toBe('Frisch');
});

it('says which card is missing', () => {
  expect(() => findCard({}, 'merbold')).toThrow("'merbold'");
});
