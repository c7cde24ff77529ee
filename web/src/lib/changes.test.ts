import { expect, it } from 'vitest';
import { changed } from './changes';

const before = {
  round: 1,
  players: [{ units: 3 }, { units: 1 }],
  areas: { a: ['x'], b: [] as string[] },
  battle: { at: 'a' },
};

it('puts what is new, drops what is gone, and leaves the old one as it was', () => {
  const copy = structuredClone(before);
  const after = changed<object>(before, {
    put: [
      [['round'], 2],
      [['players', 1, 'units'], 5],
      [['players', 1, 'name'], 'Ann'],
      [
        ['areas', 'b'],
        ['y', 'z'],
      ],
      [['event'], null],
    ],
    drop: [['battle']],
  });
  expect(after).toEqual({
    round: 2,
    players: [{ units: 3 }, { units: 5, name: 'Ann' }],
    areas: { a: ['x'], b: ['y', 'z'] },
    event: null,
  });
  expect(before).toEqual(copy);
});

it('keeps what has not changed as the same object', () => {
  const after = changed(before, { put: [[['players', 1, 'units'], 5]], drop: [] });
  expect(after?.areas).toBe(before.areas);
  expect(after?.players[0]).toBe(before.players[0]);
  expect(after?.players[1]).not.toBe(before.players[1]);
  expect(Array.isArray(after?.players)).toBe(true);
});

it('says when a change does not fit', () => {
  expect(changed(before, { put: [[['players', 7, 'units'], 5]], drop: [] })).toBeNull();
  expect(changed(before, { put: [[['round', 'number'], 5]], drop: [] })).toBeNull();
  expect(changed(before, { put: [[[], 5]], drop: [] })).toBeNull();
  expect(changed(before, { put: [], drop: [['gone']] })).toBeNull();
  expect(changed(before, { put: [], drop: [['areas', 'c', 'd']] })).toBeNull();
});
