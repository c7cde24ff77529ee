import { expect, it } from 'vitest';
import type { OptionInfo } from '../../lib/api';
import { docking } from './docking';
import type { Catalogue, View } from './view';

const cards = { duke: { sector: 2 }, garn: { sector: 2 } } as unknown as Catalogue;
const station = { card: 'garn', charges: 0, slots: 0 };
const view = {
  players: [
    {
      sectors: [
        { station: null, deployed: [] },
        { station, deployed: [] },
      ],
    },
  ],
} as unknown as View;
const option = (...choice: (string | number)[]): OptionInfo => ({
  choice,
  touches: [],
  say: { key: '', arguments: {}, rule: '' },
});

it('knows the sector of a purchase and the card that makes room', () => {
  expect(docking(option('buy', 'duke'), view, cards, 0)).toEqual({ card: 'duke', sector: 2, station, deployed: [] });
  expect(docking(option('buy-into', 'duke', 1), view, cards, 0)?.sector).toBe(1);
});

it('says nothing of what brings no single card', () => {
  expect(docking(option('pass'), view, cards, 0)).toBeNull();
  expect(docking(option('buy', 'duke', 'garn'), view, cards, 0)).toBeNull();
  expect(docking(undefined, view, cards, 0)).toBeNull();
});
