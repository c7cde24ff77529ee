import { expect, it } from 'vitest';
import { pieces, ruleSentence, sentences } from './rules';

it('reads the sentences of a checklist, without pages and marks', () => {
  const found = sentences(
    [
      '- **SB-BUY-03** (Karten kaufen, S. 13) The cost must not exceed the **credits**. Ruling: SB-AMB-21.',
      '- **SC-PLAN-03** An order lies facedown. *[p. 11]*',
      '  - Example: three orders.',
      '- **RK-X-01** (S. 7) A sentence that goes on',
      '  in the next line. Inferred: see RK-ACH-20.',
      '- **RK-1V1-07** (S. 12) Gemischt wird danach. Entscheidung: RK-AMB-25, RK-AMB-26 (Reihenfolge).',
      '- **SB-YARD-02** (Karte(n) auffüllen, S. 13) Jede Stufe zeigt sechs Karten. Auslegung: SB-AMB-19 (leerer Stapel).',
      '- **RK-COMP-08** (S. 10) Acht Belohnungen. Erschlossen: siehe RK-REW-17.',
      '| RK-AMB-30 | Does it count | No. |',
    ].join('\n'),
  );
  expect(Object.fromEntries(found)).toEqual({
    'SB-BUY-03': 'The cost must not exceed the credits.',
    'SC-PLAN-03': 'An order lies facedown.',
    'RK-X-01': 'A sentence that goes on in the next line.',
    'SB-YARD-02': 'Jede Stufe zeigt sechs Karten.',
    'RK-COMP-08': 'Acht Belohnungen.',
    'RK-1V1-07': 'Gemischt wird danach.',
    'RK-AMB-30': 'Does it count: No.',
  });
});

it('knows the rules of every game', async () => {
  for (const rule of ['SB-BUY-03', 'RK-ATTACK-02', 'SC-BUILD-02', 'SB-AMB-24', 'SC-AMB-01']) {
    const sentence = await ruleSentence(rule, 'en');
    expect(sentence?.words.length).toBeGreaterThan(10);
    expect(sentence?.language).toBe('en');
  }
  expect(await ruleSentence('XX-01', 'en')).toBeNull();
  expect(await ruleSentence('SB-NONE-99', 'de')).toBeNull();
});

it('tells a rule in the language of the reader', async () => {
  const [english, german] = [await ruleSentence('SB-BUY-03', 'en'), await ruleSentence('SB-BUY-03', 'de')];
  expect([english?.language, german?.language]).toEqual(['en', 'de']);
  expect(german?.words).not.toBe(english?.words);
});

it('cuts a sentence where it names other rules', () => {
  expect(pieces('Six are silver (RK-ACH-08 to 13).')).toEqual([
    { text: 'Six are silver (', rule: false },
    { text: 'RK-ACH-08', rule: true },
    { text: ' to 13).', rule: false },
  ]);
});
