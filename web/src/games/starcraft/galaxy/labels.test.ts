import { expect, it } from 'vitest';
import german from '../../../../../locales/de/starcraft-names.ftl?raw';
import english from '../../../../../locales/en/starcraft-names.ftl?raw';
import { lookAt } from './contents';
import { berthsOf, gatesOf, middleOf, stackSpot } from './geometry';
import type { Box } from './labels';
import { around, meet, placeNames } from './labels';

const planets = (words: string) =>
  [...words.matchAll(/^starcraft-planet-[a-z0-9-]+ = (.+)$/gm)].map(([, name]) => name ?? '');
const extent = { left: 0, top: 0, columns: 4, rows: 5 };

/** A full galaxy with tokens everywhere, a gate to the north with a transport beside it, and transports to the south. */
function crowded(
  names: string[],
  growth: number,
): { named: { id: string; name: string; middle: { x: number; y: number } }[]; things: Box[] } {
  const named = names.map((name, place) => ({
    id: name,
    name,
    middle: middleOf({ x: place % 4, y: Math.floor(place / 4) }, extent),
  }));
  const things = named.flatMap(({ middle }) => {
    const z = { id: 'z', first: 'a', first_side: 'N', second: 'b', second_side: 'S', z: 0, transports: [0, 1] };
    const gates = gatesOf(z, middle, middle).map((gate) => around(gate, 20 * growth, 12 * growth));
    const berths = berthsOf(z, middle, middle, growth).map((berth) => around(berth, 17 * growth));
    return [around({ x: middle.x + stackSpot.x, y: middle.y + stackSpot.y }, 24 * growth), ...gates, ...berths];
  });
  return { named, things };
}

it('has a name for every planet in both languages', () => {
  expect(planets(english).length).toBeGreaterThanOrEqual(12);
  expect(planets(german).length).toBe(planets(english).length);
});

it('never writes a name over another, nor over tokens, gates and transports', () => {
  for (const words of [english, german]) {
    for (const scale of [0.2, 0.35, 0.45, 0.6, 0.9, 1.4]) {
      const { named, things } = crowded(planets(words), lookAt(scale).growth);
      const boxes = [...placeNames(named, things, Math.max(19, 13 / scale), 11 / scale).values()].map(({ box }) => box);
      boxes.forEach((box, place) => {
        for (const other of [...things, ...boxes.slice(place + 1)]) expect(meet(box, other)).toBe(false);
      });
    }
  }
});

it('writes every name whole and in at least 11 pixels where there is room', () => {
  for (const scale of [0.47, 0.6, 1]) {
    const named = crowded(planets(german), 1).named;
    const labels = placeNames(named, [], Math.max(19, 13 / scale), 11 / scale);
    for (const { id, name } of named) {
      expect(labels.get(id)?.text).toBe(name);
      expect((labels.get(id)?.size ?? 0) * scale).toBeGreaterThanOrEqual(11 - 1e-9);
    }
  }
});

it('lets a long name reach over its cell into free room before it is cut', () => {
  const scale = 0.2;
  const [long, right] = [
    { id: 'a', name: 'Antiga Prime', middle: { x: 145, y: 176 } },
    { id: 'b', name: 'Ash', middle: { x: 145 + 290, y: 176 + 322 } },
  ];
  expect(placeNames([long, right], [], 13 / scale, 11 / scale).get('a')?.text).toBe('Antiga Prime');
  const beside = { ...right, name: 'Braken', middle: { ...right.middle, y: 176 } };
  const labels = placeNames([long, beside], [], 13 / scale, 11 / scale);
  expect(labels.get('b')?.text).toBe('Braken');
});

it('goes elsewhere when the place above a planet is taken', () => {
  const one = { id: 'torus', name: 'Torus', middle: { x: 145, y: 176 } };
  const free = placeNames([one], [], 20, 10).get('torus');
  expect(free?.end).toBe(false);
  const taken = placeNames([one], [{ left: 0, top: 0, right: 100, bottom: 60 }], 20, 10).get('torus');
  expect(taken?.end).toBe(true);
  const below = placeNames([one], [{ left: 0, top: 0, right: 290, bottom: 60 }], 20, 10).get('torus');
  expect(below?.y).toBeGreaterThan(one.middle.y);
});
