import { expect, it } from 'vitest';
import { entriesOf, found, type Words } from './entries';
import { components as sample } from '../sample';
import type { Components } from '../view';

const words: Words = {
  text: (key, args = {}) => [key.replace('starcraft-reference-', ''), ...Object.values(args)].join(' '),
  say: ({ key }) => key,
};
const saying = (key: string) => ({ key, arguments: {} });
const priced = { minerals: 1, gas: 0 };
const components = {
  ...sample,
  units: {
    marine: { ...sample.units['marine'], ...priced, race: 'terran', building: '', technology: '', figure: 'marine' },
    zergling: {
      ...sample.units['zergling'],
      ...priced,
      race: 'zerg',
      building: '',
      technology: '',
      figure: 'zergling',
    },
  },
  buildings: {},
  modules: {},
  technologies: {
    stim: {
      name: saying('Stim Packs'),
      ...priced,
      race: 'terran',
      kind: 'standard',
      cards: ['terran-1'],
      text: saying(''),
    },
  },
  events: {
    recruits: {
      name: saying('Fräsche Rekruten'),
      text: saying('Two units.'),
      stage: 2,
      copies: 2,
      confidence: 'reconstructed',
      reconstructed: [],
    },
  },
  leadership: {},
  factions: {},
} as unknown as Components;
const entries = entriesOf(components, words);
const names = (of: typeof entries) => of.map(({ name }) => name);

it('has everything once, with what its cards say', () => {
  expect(names(entries)).toEqual([
    'Marine',
    'Zergling',
    'Stim Packs',
    'Terran 1',
    'Terran 17',
    'Fräsche Rekruten',
    'Torus',
    'Helios',
  ]);
  expect(entries.find(({ name }) => name === 'Stim Packs')?.lines).toContain('values 5 4 2 5');
});

it('finds by words in any order, without accents and case, by kind and by race', () => {
  const all = { kind: '' as const, race: '', words: '' };
  expect(names(found(entries, { ...all, words: 'REKRUTEN frasche' }))).toEqual(['Fräsche Rekruten']);
  expect(names(found(entries, { ...all, race: 'zerg' }))).toEqual(['Zergling']);
  expect(names(found(entries, { ...all, kind: 'planet' }))).toEqual(['Torus', 'Helios']);
  expect(found(entries, { ...all, words: 'nowhere' })).toEqual([]);
});

it('says how sure each is', () => {
  expect(entries.find(({ kind }) => kind === 'event')?.confidence).toBe('reconstructed');
  expect(entries.find(({ name }) => name === 'Terran 1')?.confidence).toBe('public');
});
