import { expect, it } from 'vitest';
import {
  closeUp,
  closest,
  covering,
  fitting,
  gathering,
  kept,
  panned,
  revealing,
  seenOf,
  showing,
  viewBox,
  whole,
  zoomed,
} from './viewport';

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

const tall = { board, window: { width: 344, height: 480 } };

it('fills a tall window from so near that nothing lies beside the board', () => {
  const near = kept({ ...all, zoom: covering(tall) }, tall);
  const [, top, across, down] = viewBox(near, tall);
  expect(top).toBeCloseTo(0);
  expect(down).toBeCloseTo(1000);
  expect(across).toBeLessThan(1600);
});

it('turns to where most of what is asked about lies', () => {
  const near = kept({ ...all, zoom: covering(tall) }, tall);
  const spots = [
    { x: 150, y: 500 },
    { x: 1300, y: 400 },
    { x: 1400, y: 500 },
    { x: 1350, y: 600 },
  ];
  const there = gathering(near, spots, tall);
  expect(there.zoom).toBe(near.zoom);
  expect(seenOf(there, spots, tall)).toBe(3);
  expect(gathering(there, spots.slice(1), tall)).toEqual(there);
});

it('draws back until all of what happens is seen, and no further', () => {
  const near = kept({ zoom: 4, x: 300, y: 300 }, tall);
  const [here, there] = [
    { x: 320, y: 300 },
    { x: 1200, y: 700 },
  ];
  expect(showing(near, [here], tall)).toBe(near);
  expect(showing(near, [there], tall).zoom).toBe(4);
  const both = showing(near, [here, there], tall);
  expect(seenOf(both, [here, there], tall)).toBe(2);
  expect(both.zoom).toBeGreaterThan(1);
});
