import { expect, it } from 'vitest';
import { ruleSentence, sentences } from './rules';

it('reads the sentences of a checklist, without pages and marks', () => {
  const found = sentences(
    [
      '- **SB-BUY-03** (Karten kaufen, S. 13) The cost must not exceed the **credits**. Ruling: SB-AMB-21.',
      '- **SC-PLAN-03** An order lies facedown. *[p. 11]*',
      '  - Example: three orders.',
      '- **RK-X-01** (S. 7) A sentence that goes on',
      '  in the next line.',
      '- **SB-YARD-02** (Phase 8, S. 13) Jede Stufe zeigt sechs Karten. Auslegung: SB-AMB-19 (leerer Stapel).',
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
    'RK-AMB-30': 'Does it count: No.',
  });
});

it('knows the rules of every game', async () => {
  for (const rule of ['SB-BUY-03', 'RK-ATTACK-02', 'SC-BUILD-02', 'SB-AMB-24', 'SC-AMB-01']) {
    expect((await ruleSentence(rule))?.length).toBeGreaterThan(10);
  }
  expect(await ruleSentence('XX-01')).toBeNull();
});
