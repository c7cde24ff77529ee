import { expect, it } from 'vitest';
import { closeUp, closest, fitting, kept, panned, revealing, viewBox, whole, zoomed } from './viewport';

const board = { width: 1600, height: 1000 };
const phone = { board, window: { width: 360, height: 240 } };
const all = whole(board);

it('fits the width of a phone at first', () => {
  expect(fitting(phone)).toBeCloseTo(0.225);
  const [left, top, across, down] = viewBox(all, phone);
  expect([left, across]).toEqual([0, 1600]);
  expect(top).toBeLessThan(0);
  expect(down).toBeGreaterThan(1000);
});

it('does not pan while all is in sight', () => {
  expect(panned(all, 100, 50, phone)).toEqual(all);
});

it('keeps the spot under the finger while zooming', () => {
  const finger = { x: 90, y: 120 };
  const near = zoomed(all, 3, finger, phone);
  const [left, , across] = viewBox(near, phone);
  expect(left + (finger.x / phone.window.width) * across).toBeCloseTo(400);
});

it('never leaves the board nor comes too near', () => {
  const near = zoomed(all, 100, { x: 0, y: 0 }, phone);
  expect(near.zoom).toBe(closest(phone));
  const dragged = panned(near, 10_000, 10_000, phone);
  const [left, top] = viewBox(dragged, phone);
  expect(left).toBeCloseTo(0);
  expect(top).toBeCloseTo(0);
  expect(kept({ zoom: 0.2, x: 0, y: 0 }, phone)).toEqual(all);
});

it('brings a spot into sight, and leaves the sight alone if it is there', () => {
  const near = zoomed(all, 4, { x: 0, y: 0 }, phone);
  const [left, , across] = viewBox(revealing(near, { x: 1500, y: 900 }, phone), phone);
  expect(left + across).toBeGreaterThan(1500);
  expect(revealing(near, { x: near.x, y: near.y }, phone)).toEqual(near);
});

it('looks at one thing from so near that it fills the window', () => {
  const near = closeUp({ x: 800, y: 500 }, { width: 320, height: 200 }, phone);
  expect(fitting(phone) * near.zoom * 320).toBeCloseTo(phone.window.width);
  expect([near.x, near.y]).toEqual([800, 500]);
  const [left, top] = viewBox(closeUp({ x: 0, y: 0 }, { width: 320, height: 200 }, phone), phone);
  expect(left).toBeCloseTo(0);
  expect(top).toBeGreaterThanOrEqual(-20);
});

it('comes as near as its frame allows', () => {
  expect(closeUp({ x: 800, y: 500 }, { width: 1, height: 1 }, phone).zoom).toBe(closest(phone));
  expect(closeUp({ x: 800, y: 500 }, { width: 1, height: 1 }, { ...phone, closest: 20 }).zoom).toBe(20);
});
