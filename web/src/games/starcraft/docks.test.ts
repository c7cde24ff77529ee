import { describe, expect, it } from 'vitest';
import { dockFor } from './docks';
import type { View } from './view';

const view = { seat: 0, battle: null, build: null, planets: [{ id: 'torus' }] } as unknown as View;
const fought = { ...view, battle: { attacker: 0, defender: 1 } } as View;
const quiet = { view, decision: { kind: 'any' }, lit: [], sought: [], wide: true };

describe('what comes over the galaxy', () => {
  it('is the stage for those who fight, but where units go is seen on the galaxy', () => {
    expect(dockFor({ ...quiet, view: fought })).toBe('battle');
    expect(dockFor({ ...quiet, view: fought, decision: { kind: 'retreat' } })).toBeNull();
    expect(dockFor({ ...quiet, view: { ...fought, seat: 2 } })).toBeNull();
  });

  it('is the stage as long as a lesson speaks of a battle, also when it is over', () => {
    expect(dockFor({ ...quiet, sought: ['skirmish:1'] })).toBe('battle');
    expect(dockFor({ ...quiet, sought: ['area:torus-1'] })).toBeNull();
  });

  it('is what can be chosen from', () => {
    expect(dockFor({ ...quiet, lit: ['technology:burrow'] })).toBe('sheet');
    expect(dockFor({ ...quiet, lit: ['leadership:raid'] })).toBe('leadership');
    expect(dockFor({ ...quiet, lit: ['card:terran-1'] })).toBe('hand');
    expect(dockFor({ ...quiet, lit: ['player:1'] })).toBeNull();
    expect(dockFor({ ...quiet, lit: ['player:1'], wide: false })).toBe('players');
  });
});
