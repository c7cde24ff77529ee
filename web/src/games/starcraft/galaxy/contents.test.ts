import { describe, expect, it } from 'vitest';
import { contentsOf, lookAt } from './contents';
import { room } from './geometry';
import { area, force } from '../sample';

const near = lookAt(0.8);
const far = lookAt(0.4);
const remote = lookAt(0.28);

it('shows less from further away', () => {
  expect([near, far, remote].map(({ distance }) => distance)).toEqual(['near', 'far', 'remote']);
});

describe('an empty area', () => {
  it('shows what it yields in the middle', () => {
    for (const look of [near, far, remote])
      expect(contentsOf(area(), look, room(3))).toMatchObject({ facts: 0, plates: [] });
  });
});

describe('an area with a base and units', () => {
  const held = area([force(0, 'marine', 2), force(0, 'ghost')], { base: 0 });

  it('shows each type near by, the base first', () => {
    const [plate] = contentsOf(held, near, room(2)).plates;
    expect(plate?.pieces.map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
      ['base', '', 1],
      ['unit', 'marine', 2],
      ['unit', 'ghost', 1],
    ]);
  });

  it('counts units from afar', () => {
    const [plate] = contentsOf(held, far, room(3)).plates;
    expect(plate?.pieces.map(({ kind, unit, count }) => [kind, unit, count])).toEqual([
      ['base', '', 1],
      ['army', 'marine', 3],
    ]);
    expect(contentsOf(held, far, room(3)).facts).not.toBeNull();
    expect(contentsOf(held, remote, room(3)).facts).toBeNull();
  });
});

it('keeps the pieces of those who fight apart', () => {
  const fought = area([force(0, 'marine', 3), force(1, 'zergling', 4), force(1, 'hydralisk')]);
  const { facts, plates } = contentsOf(fought, near, room(3));
  expect(plates.map(({ seat }) => seat)).toEqual([0, 1]);
  const [first, second] = plates;
  expect((first?.y ?? 0) + ((first?.height ?? 0) * (first?.scale ?? 0)) / 2).toBeLessThan(
    (second?.y ?? 0) - ((second?.height ?? 0) * (second?.scale ?? 0)) / 2,
  );
  expect(facts).toBeLessThan(first?.y ?? 0);
});

it('never leaves its room', () => {
  const crowds = [
    area([force(0, 'a', 1), force(0, 'b', 2), force(0, 'c', 1), force(0, 'd', 3), force(0, 'e', 1)], { base: 0 }),
    area([force(0, 'a', 6), force(1, 'b', 2), force(1, 'c', 1), force(1, 'd', 1)], { base: 1 }),
    area([], { base: 2 }),
  ];
  for (const crowd of crowds) {
    for (const look of [near, far, remote]) {
      for (const areas of [2, 3, 4, 5]) {
        const { width, height } = room(areas);
        const { facts, plates } = contentsOf(crowd, look, { width, height });
        const bounds = plates
          .map((plate) => [plate.y - (plate.height * plate.scale) / 2, plate.y + (plate.height * plate.scale) / 2])
          .flat();
        if (facts !== null) bounds.push(facts - look.facts / 2, facts + look.facts / 2);
        for (const bound of bounds) expect(Math.abs(bound)).toBeLessThanOrEqual(height / 2 + 0.01);
        for (const plate of plates) {
          expect(plate.width * plate.scale).toBeLessThanOrEqual(width + 0.01);
          for (const { x, y } of plate.pieces) {
            expect(Math.abs(x) + look.piece / 2).toBeLessThanOrEqual(plate.width / 2 + 0.01);
            expect(Math.abs(y) + look.piece / 2).toBeLessThanOrEqual(plate.height / 2 + 0.01);
          }
        }
      }
    }
  }
});

describe('what Brood War adds', () => {
  const warpGate = { installation: 'warp-gate', seat: 1 };

  it('an installation stands on its owner’s plate, with units or without', () => {
    const alone = contentsOf(area(), near, room(3), { installation: warpGate, marks: 0 });
    expect(alone.plates.map(({ seat, pieces }) => [seat, pieces.map(({ unit }) => unit)])).toEqual([
      [1, ['warp-gate']],
    ]);
    const held = contentsOf(area([force(1, 'zealot', 2)]), near, room(3), { installation: warpGate, marks: 0 });
    expect(held.plates[0]?.pieces.map(({ kind }) => kind)).toEqual(['installation', 'unit']);
  });

  it('small things get a line of their own between what the area yields and the pieces', () => {
    const { facts, marks, plates } = contentsOf(area([force(0, 'marine')]), near, room(3), { marks: 2 });
    expect(facts).not.toBeNull();
    expect(marks).toBeGreaterThan(facts ?? 0);
    expect(plates[0]?.y).toBeGreaterThan(marks);
  });

  it('leaves room for the pieces from any distance', () => {
    for (const look of [near, far, remote]) {
      const { plates } = contentsOf(area([force(0, 'marine')]), look, room(4), { installation: warpGate, marks: 1 });
      for (const plate of plates) expect(plate.scale * plate.height).toBeGreaterThan(12);
    }
  });

  it('from afar a hero stands for those around it', () => {
    const { plates } = contentsOf(area([force(0, 'marine', 3), force(0, 'jim-raynor')]), far, room(3));
    expect(plates[0]?.pieces[0]).toMatchObject({ kind: 'army', unit: 'jim-raynor', count: 4 });
  });
});
