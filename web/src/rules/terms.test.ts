import { describe, expect, it } from 'vitest';
import { glossed, namesOf } from './terms';

const names: [string, string][] = [
  ['deployed', 'Deployed'],
  ['points', 'Victory points'],
  ['field', 'Mineral field'],
];

describe('glossed', () => {
  it('marks a term where it stands, in the case it has there', () => {
    expect(glossed('It is deployed above.', names)).toEqual([
      { text: 'It is ', term: null },
      { text: 'deployed', term: 'deployed' },
      { text: ' above.', term: null },
    ]);
  });

  it('marks each term once', () => {
    const seen = new Set<string>();
    const first = glossed('Victory points win; victory points are stars.', names, seen);
    expect(first.filter(({ term }) => term)).toHaveLength(1);
    expect(glossed('More victory points.', names, seen)).toEqual([{ text: 'More victory points.', term: null }]);
  });

  it('leaves longer words alone', () => {
    expect(glossed('redeployed, deployedness', names).every(({ term }) => term === null)).toBe(true);
  });

  it('keeps all of the text', () => {
    const text = 'A mineral field, deployed (once) for victory points.';
    expect(
      glossed(text, names)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});

describe('namesOf', () => {
  const words: Record<string, string> = {
    'starcraft-term-skirmish': 'Gefecht',
    'starcraft-term-skirmish-forms': 'Gefechte | Gefechten',
  };
  const names = namesOf(
    'starcraft',
    (key) => words[key] ?? key,
    (key, otherwise) => words[key] ?? otherwise,
  );

  it('finds a term in every form it has, under one heading', () => {
    expect(names.filter(([term]) => term === 'skirmish').map(([, form]) => form)).toEqual([
      'Gefecht',
      'Gefechte',
      'Gefechten',
    ]);
    expect(glossed('In Gefechten zählt es.', names)).toContainEqual({ text: 'Gefechten', term: 'skirmish' });
  });
});
