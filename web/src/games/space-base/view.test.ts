import { expect, it } from 'vitest';
import { card } from './sample';
import { findCard, fullName, shortName } from './view';

it('tells the kind of a settlement in the language of the reader', () => {
  const text = (key: string, args: Record<string, string | number> = {}) => `${key}(${Object.values(args).join()})`;
  const called = (name: string, kind: 'ship' | 'colony') => fullName(card({ name, kind }), text);
  expect(called('U.E.C. Kuznets Stützpunkt', 'colony')).toBe('space-base-settlement-outpost(U.E.C. Kuznets)');
  expect(called('U.E.C. Frisch Outpost', 'colony')).toBe('space-base-settlement-outpost(U.E.C. Frisch)');
  expect(called('U.E.C. Hayek Habitat', 'colony')).toBe('U.E.C. Hayek Habitat');
  expect(called('U.E.S. Merbold 6865-D', 'ship')).toBe('U.E.S. Merbold 6865-D');
});

it('calls ships and colonies by their short names', () => {
  expect(shortName(card({ name: 'U.E.S. Merbold 6865-D' }))).toBe('Merbold');
  expect(shortName(card({ name: 'P.S.S. van den Berg 2091-C' }))).toBe('van den Berg');
  expect(shortName(card({ name: 'U.E.C. Frisch Outpost', kind: 'colony' }))).toBe('Frisch');
});

it('says which card is missing', () => {
  expect(() => findCard({}, 'merbold')).toThrow("'merbold'");
});
