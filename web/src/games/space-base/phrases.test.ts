import { expect, it } from 'vitest';
import { faceParts, type Box } from './faces';
import { cardWords, partsSigns, partsWords, sectorWords } from './phrases';
import { card, face, player } from './sample';

/** Shows which words were asked for, with what. */
const text = (key: string, args: Record<string, string | number> = {}) =>
  `${key.replace('space-base-', '')}(${Object.values(args).join('|')})`;

const cards = {
  station: card({ station: face({ credits: 1 }) }),
  mission: card({ deployed: face({ credits: 3 }) }),
  colony: card({ name: 'U.E.C. Frisch Outpost', kind: 'colony', sector: 1, cost: 9, points_once: 3 }),
};

it('tells both sides of a card', () => {
  const both = card({ station: face({ credits: 2 }), deployed: face({ arrow: 'left' }) });
  expect(cardWords(both, text)).toBe('board-card-words(Merbold|7|4|board-credits(2)|board-arrow-left())');
});

it('tells a colony by its points', () => {
  expect(cardWords(cards.colony, text)).toBe('board-colony-words(Frisch|1|9|3)');
});

it('tells linked slots from separate ones', () => {
  const box: Omit<Box, 'slots' | 'price'> = {
    kind: 'box',
    colour: 'blue',
    charges: 1,
    effects: [{ kind: 'effect', name: 'set-die', args: {} }],
  };
  expect(partsWords([{ ...box, slots: 2, price: 2 }], text)).toBe(
    'board-box-linked(2|1|board-box-blue()|effect-set-die())',
  );
  expect(partsWords([{ ...box, slots: 2, price: 1 }], text)).toBe('board-box(2|1|board-box-blue()|effect-set-die())');
  const red: Box = { ...box, slots: 1, price: 1, colour: 'red' };
  expect(partsWords([red], text)).toBe('board-box(1|1|board-box-red()|effect-set-die())');
});

it('says so when nothing is paid', () => {
  expect(partsWords([], text)).toBe('board-nothing()');
});

it('tells what a sector pays from station and from missions', () => {
  const [sector] = player(['station'], { 1: ['mission', 'mission'] }).sectors;
  expect(sector && sectorWords(sector, 5, cards, text)).toBe(
    'board-sector-both(board-sector-station(5|Merbold|board-credits(1))|2|board-credits(6))',
  );
});

it('tells that a colony blocks its sector', () => {
  const [sector] = player(['colony']).sectors;
  expect(sector && sectorWords(sector, 1, cards, text)).toBe('board-sector-colony(1|Frisch)');
});

it('tells what is paid in a line: amounts as signs, arrows and charge boxes in few words', () => {
  const box: Box = { kind: 'box', colour: 'blue', slots: 1, price: 1, charges: 0, effects: [] };
  const parts = faceParts(face({ credits: 2, arrow: 'either' }));
  expect(partsSigns([...parts, box], text)).toBe('2¢, board-arrow-brief-either(), board-box-brief()');
  expect(partsSigns([], text)).toBe('–');
});
