import { expect, it } from 'vitest';
import { parted, signed } from './figures';

it('writes a true minus in every language', () => {
  for (const language of ['en', 'de']) {
    expect(signed(language, -18)).toBe('−18');
    expect(signed(language, 18)).toBe('+18');
    expect(signed(language, 0.2)).toBe('0');
  }
  expect(signed('de', -1.25, 1)).toBe('−1,3');
});

it('parts a change into what was chosen and what was luck', () => {
  expect(parted(-0.14, 0.08)).toEqual({ change: -14, choice: -22, luck: 8 });
  const { change, choice, luck } = parted(0.144, 0.106);
  expect(choice + luck).toBe(change);
});
