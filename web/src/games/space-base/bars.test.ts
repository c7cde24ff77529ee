import { expect, it } from 'vitest';
import { barOf } from './bars';
import { card, face } from './sample';

const cards = {
  mine: card({ station: face({ income: 1 }), deployed: face({ credits: 2 }) }),
  rich: card({ station: face({ credits: 20, points: 1 }), deployed: face({ arrow: 'left' }) }),
  dome: card({ kind: 'colony', points_once: 5 }),
};
const placed = (id: string) => ({ card: id, charges: 0, slots: 0 });

it('a bar is as high as what the sector pays is worth, in the colour of most of it', () => {
  const income = barOf({ station: placed('mine'), deployed: [] }, cards);
  const credits = barOf({ station: placed('rich'), deployed: [placed('mine'), placed('rich')] }, cards);
  expect(income.colour).toBe('var(--in)');
  expect(credits).toMatchObject({ station: 1, colour: 'var(--cr)', colony: false });
  expect(income.station).toBeLessThan(credits.station);
  expect(income.deployed).toBe(0);
  expect(credits.deployed).toBeGreaterThan(0);
});

it('a colony pays nothing, and neither does an empty sector', () => {
  expect(barOf({ station: placed('dome'), deployed: [] }, cards)).toMatchObject({ station: 0, colony: true });
  expect(barOf({ station: null, deployed: [] }, cards)).toMatchObject({ station: 0, deployed: 0 });
});
