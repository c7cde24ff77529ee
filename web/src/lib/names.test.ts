import { expect, it } from 'vitest';
import { headAndRest, nameApart } from './names';

it('cuts words around a name', () => {
  expect(nameApart('Round 2: it is Ada’s turn.', 'Ada')).toEqual(['Round 2: it is ', 'Ada', '’s turn.']);
  expect(nameApart('Nobody', 'Ada')).toEqual(['Nobody', '', '']);
  expect(nameApart('Nobody', '')).toEqual(['Nobody', '', '']);
});

it('cuts an option at its first colon', () => {
  expect(headAndRest('Together: sector 8 (4★)')).toEqual(['Together', 'sector 8 (4★)']);
  expect(headAndRest('Pass')).toEqual(['Pass', '']);
});
