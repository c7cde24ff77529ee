import { expect, it } from 'vitest';
import { loosened } from './joints';

const shown = (words: string) => loosened(words, 'panzer modul unterstützung').replaceAll('\u00ad', '-');

it('breaks long words where their parts meet', () => {
  expect(shown('Belagerungspanzer')).toBe('Belagerungs-panzer');
  expect(shown('Luftunterstützungsmodul')).toBe('Luft-unterstützungs-modul');
});

it('leaves a part alone that is a word, and words without such parts', () => {
  expect(shown('Panzer, Modul und Goliath')).toBe('Panzer, Modul und Goliath');
  expect(loosened('Goliath', '')).toBe('Goliath');
});
