import { expect, it } from 'vitest';
import type { TableInfo } from './api';
import { nameAt, playingOn } from './forking';

const table = (mine: number[]): TableInfo =>
  ({ mine, seats: ['Ada', 'Vega', 'Altair'].map((name, seat) => ({ seat, name })) }) as unknown as TableInfo;

it('plays on in the own seat, under the own name', () => {
  expect(playingOn(table([0]), 7, 2, 'Ada')).toEqual({ at: 7, seat: 0, name: 'Ada' });
});

it('plays on in the seat that is told of, where one did not sit', () => {
  expect(playingOn(table([]), 7, 2, 'Bea')).toEqual({ at: 7, seat: 2, name: 'Bea' });
});

it('takes the name of the seat where the own one is taken', () => {
  expect(nameAt(table([]), 2, 'Ada')).toBe('Altair');
});
