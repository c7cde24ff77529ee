import { expect, it } from 'vitest';
import { around, framed } from './framing';

const board = { left: 100, top: 50, width: 1000, height: 600 };
const window = { width: 250, height: 100 };

it('finds the box around several', () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { left: 10, top: 20, width: 30, height: 5 },
      { left: 0, top: 22, width: 15, height: 30 },
    ]),
  ).toEqual({ left: 0, top: 20, width: 40, height: 32 });
});

it('puts what is meant into the middle', () => {
  const { x, y, scale } = framed({ left: 580, top: 330, width: 40, height: 40 }, board, window);
  expect(scale).toBe(1.25);
  expect(x + (600 - 100) * scale).toBeCloseTo(125);
  expect(y + (350 - 50) * scale).toBeCloseTo(50);
});

it('shows what is large smaller, with something around it', () => {
  const { scale } = framed({ left: 400, top: 200, width: 40, height: 100 }, board, window);
  expect(100 * scale).toBeLessThan(100 / 1.8);
});

it('does not go beyond the edges of the board', () => {
  const corner = framed({ left: 100, top: 50, width: 20, height: 20 }, board, window);
  expect([corner.x, corner.y]).toEqual([0, 0]);
  const opposite = framed({ left: 1080, top: 630, width: 20, height: 20 }, board, window);
  expect(opposite.x + board.width * opposite.scale).toBeCloseTo(window.width);
  expect(opposite.y + board.height * opposite.scale).toBeCloseTo(window.height);
});

it('fills the window, however much is meant', () => {
  const { scale, x, y } = framed(board, board, window);
  expect(scale).toBe(0.25);
  expect(x).toBeCloseTo(0);
  expect(y).toBeGreaterThanOrEqual(window.height - board.height * scale);
});
