import { expect, it } from 'vitest';
import type { TableInfo } from './api';
import { opponents, ownSeat, playingOn } from './forking';

const table = (mine: number[], people = mine): TableInfo =>
  ({
    mine,
    seats: ['Ada', 'Vega', 'Altair'].map((name, seat) => ({
      seat,
      name,
      kind: people.includes(seat) ? 'human' : 'bot',
    })),
  }) as unknown as TableInfo;

it('plays on in the own seat where any would do', () => {
  expect(ownSeat(table([0]), 2)).toBe(0);
  expect(ownSeat(table([0, 1]), 1)).toBe(1);
  expect(ownSeat(table([]), 2)).toBe(2);
});

it('keeps the name of the own seat, whatever one is called elsewhere', () => {
  expect(playingOn(table([0]), 7, 0, 'Commodore')).toEqual({ at: 7, seat: 0, name: 'Ada' });
  expect(playingOn(table([0]), 7, 0, '').name).toBe('Ada');
});

it('brings the own name into the seat of another', () => {
  expect(playingOn(table([]), 7, 2, 'Bea')).toEqual({ at: 7, seat: 2, name: 'Bea' });
});

it('takes the name of the seat where the own one is taken, or nobody knows it', () => {
  expect(playingOn(table([0]), 7, 2, 'Ada').name).toBe('Altair');
  expect(playingOn(table([]), 7, 2, 'ada').name).toBe('Altair');
  expect(playingOn(table([]), 7, 2, '').name).toBe('Altair');
});

it('says who plays against one', () => {
  expect(opponents(table([0]), 0)).toBe('same');
  expect(opponents(table([0]), 1)).toBe('both');
  expect(opponents(table([0], [0, 1, 2]), 0)).toBe('strong');
});
