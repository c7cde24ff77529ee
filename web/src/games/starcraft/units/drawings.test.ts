import { expect, test } from 'vitest';
import bases from '../../../../../src/orrery/games/starcraft/data/bases.toml?raw';
import units from '../../../../../src/orrery/games/starcraft/data/units.toml?raw';
import { baseOf, drawings, isDrawn } from './drawings';

/** The values of a field in the game's data. */
function values(rows: string, field: string): string[] {
  return [...new Set([...rows.matchAll(new RegExp(`^${field} = "([^"]+)"$`, 'gm'))].map(([, value]) => value ?? ''))];
}

function modules(): string[] {
  return values(bases.slice(bases.indexOf('[[module]]')), 'id');
}

test('every unit of the base game and of Brood War is drawn', () => {
  const all = values(units, 'id');
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((unit) => !isDrawn(unit))).toEqual([]);
});

test('every type of building, every module, the bases of all races, and transports are drawn', () => {
  const wanted = [...values(bases, 'type'), ...modules(), 'transport', ...['terran', 'protoss', 'zerg'].map(baseOf)];
  expect(wanted.filter((thing) => !isDrawn(thing))).toEqual([]);
});

test('drawings keep to their square and to their tones', () => {
  for (const [type, paths] of Object.entries(drawings)) {
    for (const [tone, d] of paths) {
      expect(['body', 'dark', 'light', 'black'], type).toContain(tone);
      expect(d, type).toMatch(/^[Mm][-MmLlHhVvQqTtAaCcSsZz0-9. ,]+$/);
    }
  }
});
