import { expect, test } from 'vitest';
import bases from '../../../../../src/orrery/games/starcraft/data/bases.toml?raw';
import units from '../../../../../src/orrery/games/starcraft/data/units.toml?raw';
import leadership from '../../../../../src/orrery/games/starcraft/data/leadership.toml?raw';
import scenarios from '../../../../../src/orrery/games/starcraft/data/scenarios.toml?raw';
import { baseOf, drawings, drawnAs, isDrawn, isStolen } from './drawings';

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

test('every hero, installation and item of Brood War is drawn', () => {
  const heroes = [...leadership.matchAll(/hero\(([a-z-]+),/g)].map(([, hero]) => hero ?? '');
  const installations = [...leadership.matchAll(/\bplace\(([a-z-]+)\)/g)].map(([, name]) => name ?? '');
  const items = [...scenarios.matchAll(/(?:item|carries) = "([a-z-]+)"/g)].map(([, name]) => name ?? '');
  expect([heroes.length, installations.length, new Set(items).size]).toEqual([7, 3, 3]);
  expect([...heroes, ...installations, ...items, 'infested-command-center'].filter((one) => !isDrawn(one))).toEqual([]);
});

test('a unit under mind control is drawn as what it was', () => {
  expect(drawnAs('queen-of-blades-infested-terran')).toBe('infested-terran');
  expect([isStolen('tassadar-dark-archon'), isStolen('dark-archon'), isStolen('norad-ii')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(drawnAs('no-such-thing')).toBe('no-such-thing');
});

test('drawings keep to their square and to their tones', () => {
  for (const [type, paths] of Object.entries(drawings)) {
    for (const [tone, d] of paths) {
      expect(['body', 'dark', 'light', 'black', 'gold'], type).toContain(tone);
      expect(d, type).toMatch(/^[Mm][-MmLlHhVvQqTtAaCcSsZz0-9. ,]+$/);
    }
  }
});
