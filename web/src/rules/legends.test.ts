import { expect, it } from 'vitest';
import { pictograms as risk } from '../games/risk/pictograms';
import { pictograms as spaceBase } from '../games/space-base/pictograms';
import { pictograms as starcraft } from '../games/starcraft/pictograms';
import { legends, nameOf } from './legends';
import { terms } from './terms';

const locales = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const has = (language: string, key: string) =>
  Object.entries(locales).some(
    ([path, text]) => path.includes(`/${language}/`) && new RegExp(`^${key} =`, 'm').test(text),
  );

it.each(['en', 'de'])('has words for every symbol and term (%s)', (language) => {
  for (const game of Object.keys(legends)) {
    const keys = [
      ...(legends[game] ?? []).map((symbol) => `${game}-symbol-${nameOf(symbol)}`),
      ...(terms[game] ?? []).map((term) => `${game}-term-${term}`),
    ];
    expect(keys.flatMap((key) => [key, `${key}-text`]).filter((key) => !has(language, key))).toEqual([]);
    expect(terms[game]?.length).toBeGreaterThan(5);
  }
});

it('has a drawing for every symbol', () => {
  const drawings: Record<string, object> = { 'space-base': spaceBase, risk, starcraft };
  for (const [game, symbols] of Object.entries(legends)) {
    expect(
      symbols.flatMap((symbol) =>
        'pictogram' in symbol && !(symbol.pictogram in (drawings[game] ?? {})) ? [symbol.pictogram] : [],
      ),
    ).toEqual([]);
  }
});
