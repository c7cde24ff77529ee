import { expect, it } from 'vitest';
import type { Way } from '../../board/trails';
import { completeWays, nextThings } from '../../board/trails';
import { listed } from '../../frame/listing';
import { manner } from './manner';

/** What Scott offers to a rich player: any of 29 cards for any of the sectors 7 to 12, or to pass. */
const cards = Array.from({ length: 29 }, (_, number) => `ship-${number}`);
const sectors = [7, 8, 9, 10, 11, 12];
const buying = cards.flatMap((card) =>
  sectors.map((sector) => ({ choice: ['buy-into', card, sector], trail: [`card:${card}`, `sector:0:${sector}`] })),
);
const ways: Way[] = [...buying, { choice: ['pass'], trail: [] }].map((way, option) => ({ option, ...way }));

it('a card for a sector of choice is picked first, then its sector', () => {
  const first = nextThings(ways, []);
  expect([...first].filter(([, when]) => when === 'next').map(([thing]) => thing)).toEqual(
    cards.map((card) => `card:${card}`),
  );
  expect([...nextThings(ways, ['card:ship-4']).keys()]).toEqual(sectors.map((sector) => `sector:0:${sector}`));
  expect(completeWays(ways, ['card:ship-4', 'sector:0:9']).map(({ choice }) => choice)).toEqual([
    ['buy-into', 'ship-4', 9],
  ]);
});

it('174 purchases for a sector of choice are listed under 29 cards', () => {
  const [purchases, passing] = listed(ways, new Set(ways.keys()), manner);
  expect(purchases?.things.map(({ groups }) => groups.length)).toEqual(cards.map(() => sectors.length));
  expect(passing?.things).toHaveLength(1);
});
