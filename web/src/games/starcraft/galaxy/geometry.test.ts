import { expect, it } from 'vitest';
import {
  anchor,
  areaPath,
  borderPath,
  extentOf,
  freeCorner,
  middleOf,
  radius,
  room,
  routeLine,
  sizeOf,
  turned,
} from './geometry';

it('begins at the upper left planet', () => {
  const extent = extentOf([
    { x: -2, y: 1 },
    { x: 1, y: -1 },
  ]);
  expect(extent).toEqual({ left: -2, top: -1, columns: 4, rows: 3 });
  const { width, height } = sizeOf(extent);
  for (const cell of [
    { x: -2, y: -1 },
    { x: 1, y: 1 },
  ]) {
    const middle = middleOf(cell, extent);
    expect(middle.x - radius).toBeGreaterThan(0);
    expect(middle.x + radius).toBeLessThan(width);
    expect(middle.y - radius).toBeGreaterThan(0);
    expect(middle.y + radius).toBeLessThan(height);
  }
});

it('has one place before there is a galaxy', () => {
  expect(extentOf([])).toEqual({ left: 0, top: 0, columns: 1, rows: 1 });
});

it('turns slots clockwise', () => {
  expect(turned(['N', 'E', 'S'], 0)).toEqual(['N', 'E', 'S']);
  expect(turned(['N', 'E', 'S'], 1)).toEqual(['E', 'S', 'W']);
  expect(turned(['N', 'W'], 3)).toEqual(['W', 'S']);
});

it('keeps the pieces of an area on its planet, and of different areas apart', () => {
  for (const areas of [2, 3, 4]) {
    for (const turns of [0, 1, 2, 3]) {
      const { width, height } = room(areas);
      const spots = Array.from({ length: areas }, (_, place) => anchor(place, areas, turns));
      spots.forEach((one, place) => {
        expect(Math.hypot(one.x, one.y)).toBeLessThan(radius * 0.6);
        for (const other of spots.slice(place + 1)) {
          // Neighbours may lean over each other's empty corners, never over what stands there.
          const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
          expect(across > width * 0.82 || down > height * 0.82).toBe(true);
        }
      });
    }
  }
});

/** The middle spots of the curves of a path. */
function spots(path: string): string[] {
  return [...path.matchAll(/(-?[\d.]+ -?[\d.]+)(?=[CAMZ]|$)/g)].map(([, spot]) => spot ?? '');
}

it('draws the border between two areas once for both', () => {
  for (const areas of [2, 3, 4, 5]) {
    const [first, second] = [areaPath('torus', 0, areas, 1), areaPath('torus', 1, areas, 1)];
    const shared = spots(first).filter((spot) => spots(second).includes(spot));
    expect(shared.length).toBeGreaterThanOrEqual(6);
    for (const spot of shared) expect(spots(borderPath('torus', areas, 1))).toContain(spot);
  }
});

it('draws an area alone on its planet as the whole disc', () => {
  expect(areaPath('torus', 0, 1, 0)).toMatch(/^M122 0A122 122 .*122 0Z$/);
  expect(borderPath('torus', 1, 0)).toBe('');
});

it('leads from rim to rim', () => {
  const line = routeLine({ x: 0, y: 0 }, 'E', { x: 300, y: 0 }, 'W');
  expect([line.from.x, line.to.x, line.middle.x]).toEqual([radius, 300 - radius, 150]);
});

it('finds a corner without a planet', () => {
  expect(
    freeCorner([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]),
  ).toBe('bottom left');
  expect(
    freeCorner([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]),
  ).toBe('bottom right');
  expect(freeCorner([{ x: 0, y: 0 }])).toBeNull();
});
