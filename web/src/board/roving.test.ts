import { expect, it } from 'vitest';
import { destination } from './roving';

it('walks along the row and stops at its ends', () => {
  expect(destination('ArrowRight', 0, 3)).toBe(1);
  expect(destination('ArrowRight', 2, 3)).toBe(2);
  expect(destination('ArrowLeft', 0, 3)).toBe(0);
  expect(destination('End', 0, 3)).toBe(2);
  expect(destination('Home', 2, 3)).toBe(0);
});

it('leaves other keys alone', () => {
  expect(destination('Enter', 0, 3)).toBeNull();
});
