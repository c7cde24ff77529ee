import { expect, it } from 'vitest';
import { understood } from './kept';

const usual = understood(null, 'en-GB');

it('speaks the language of the browser', () => {
  expect(usual.language).toBe('en');
  expect(understood(null, 'de-AT').language).toBe('de');
});

it('keeps what it understands', () => {
  const kept = { ...usual, language: 'de', theme: 'light', pace: 'slow', sound: true, shape: 'star', name: 'Ada' };
  expect(understood(JSON.stringify(kept), 'en')).toEqual(kept);
});

it('takes the usual for every value that it does not know, and keeps the others', () => {
  const broken = {
    pace: 'warp',
    theme: 7,
    shape: 'toString',
    sound: 'yes',
    language: null,
    motion: ['off'],
    name: 'x'.repeat(900),
    cover: false,
    other: 1,
  };
  expect(understood(JSON.stringify(broken), 'en')).toEqual({ ...usual, cover: false });
});

it.each(['', '{', 'null', '7', '"pace"', '[]'])('takes the usual where %j is kept', (text) => {
  expect(understood(text, 'en')).toEqual(usual);
});
