import { expect, it } from 'vitest';
import { parted } from './figures';

it('parts a change into what was chosen and what was luck', () => {
  expect(parted(-0.14, 0.08)).toEqual({ change: -14, choice: -22, luck: 8 });
  const { change, choice, luck } = parted(0.144, 0.106);
  expect(choice + luck).toBe(change);
});
