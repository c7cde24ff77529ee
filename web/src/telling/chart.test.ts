import { expect, it } from 'vitest';
import { along, chartOf, scaleFor, spread, ticks } from './chart';

it('has round steps above all values', () => {
  expect(scaleFor(26)).toEqual([0, 10, 20, 30]);
  expect(scaleFor(3)).toEqual([0, 1, 2, 3]);
  expect(scaleFor(0)).toEqual([0, 1]);
  expect(scaleFor(177)).toEqual([0, 50, 100, 150, 200]);
});

it('draws from left to right and from bottom to top', () => {
  const chart = chartOf([[0, 10, 20]]);
  expect(chart.x(0)).toBeLessThan(chart.x(2));
  expect(chart.y(20)).toBeLessThan(chart.y(0));
  expect(chart.y(0)).toBe(168);
});

it('keeps labels apart, in the order of their lines', () => {
  const found = spread([100, 101, 20, 102], 12);
  expect([...found].sort((one, other) => one - other)).toEqual([found[2], found[0], found[1], found[3]]);
  for (const [one, other] of [
    [0, 1],
    [1, 3],
  ] as const)
    expect((found[other] as number) - (found[one] as number)).toBeGreaterThanOrEqual(12);
});

it('does not push labels below the chart', () => {
  expect(Math.max(...spread([168, 168, 168], 12))).toBeLessThanOrEqual(168);
});

it('leaves the label of a winner inside when the others crowd at the bottom', () => {
  const found = spread([30, 168, 168, 168, 168, 168], 17);
  expect(found[0]).toBe(30);
  expect(found.slice(1).sort((one, other) => other - one)).toEqual([168, 151, 134, 117, 100]);
});

it('keeps marks in a row apart', () => {
  expect(along([10, 12, 80], 18)).toEqual([10, 28, 80]);
  expect(along([10, 88, 90], 18, 92)).toEqual([10, 74, 92]);
});

it('numbers at most about eight rounds', () => {
  expect(ticks(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticks(29).length).toBeLessThanOrEqual(9);
  expect(ticks(29)[0]).toBe(0);
});
