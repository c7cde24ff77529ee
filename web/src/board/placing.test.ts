import { expect, it } from 'vitest';
import { beside } from './placing';

const screen = { width: 1000, height: 800 };
const box = { width: 200, height: 150 };

it('goes below, in the middle', () => {
  expect(beside({ left: 400, top: 100, width: 100, height: 50 }, box, screen)).toEqual({ left: 350, top: 158 });
});

it('goes above where there is no room below', () => {
  expect(beside({ left: 400, top: 700, width: 100, height: 50 }, box, screen)).toEqual({ left: 350, top: 542 });
});

it('stays within the window', () => {
  expect(beside({ left: 0, top: 100, width: 50, height: 50 }, box, screen).left).toBe(8);
  expect(beside({ left: 960, top: 100, width: 40, height: 50 }, box, screen).left).toBe(792);
});

it('goes aside in a low window', () => {
  const low = { width: 1000, height: 200 };
  expect(beside({ left: 100, top: 80, width: 100, height: 60 }, box, low)).toEqual({ left: 208, top: 35 });
  expect(beside({ left: 850, top: 80, width: 100, height: 60 }, box, low)).toEqual({ left: 642, top: 35 });
});
