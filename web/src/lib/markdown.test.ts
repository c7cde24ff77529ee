import { expect, it } from 'vitest';
import { parseMarkdown } from './markdown';

const plain = (text: string) => ({ kind: 'plain', text });

it('reads headings, paragraphs and lists', () => {
  const source = '# One\n\nA line\nand more.\n\n- first\n  goes on\n- second\n1. step\n2. step\n### Deep';
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 1, runs: [plain('One')] },
    { kind: 'paragraph', runs: [plain('A line and more.')] },
    { kind: 'list', numbered: false, items: [[plain('first goes on')], [plain('second')]] },
    { kind: 'list', numbered: true, items: [[plain('step')], [plain('step')]] },
    { kind: 'heading', level: 3, runs: [plain('Deep')] },
  ]);
});

it('marks strong words and rule ids', () => {
  expect(parseMarkdown('Use **both** dice [SB-TURN-05].')).toEqual([
    {
      kind: 'paragraph',
      runs: [plain('Use '), { kind: 'strong', text: 'both' }, plain(' dice. '), { kind: 'rule', text: 'SB-TURN-05' }],
    },
  ]);
});

it('takes rule ids in a row together', () => {
  expect(parseMarkdown('On your turn [RK-WIN-01] [RK-AMB-19], [RK-WIN-02].')).toEqual([
    { kind: 'paragraph', runs: [plain('On your turn. '), { kind: 'rule', text: 'RK-WIN-01 RK-AMB-19 RK-WIN-02' }] },
  ]);
});

it('leaves HTML as the text it is', () => {
  expect(parseMarkdown('<script>alert(1)</script> **<b>**')).toEqual([
    { kind: 'paragraph', runs: [plain('<script>alert(1)</script> '), { kind: 'strong', text: '<b>' }] },
  ]);
});

it('knows pictures by their names', () => {
  expect(parseMarkdown('Before\n![The dice](space-base-dice)\nAfter').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'picture',
    'paragraph',
  ]);
  expect(parseMarkdown('![The dice](space-base-dice)')).toEqual([
    { kind: 'picture', name: 'space-base-dice', words: 'The dice' },
  ]);
});
