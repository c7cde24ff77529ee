import { expect, it, vi } from 'vitest';
import { aimed, choose, litUnits } from './aiming';
import { board } from '../sample';

it('means the thing itself if it can be chosen', () => {
  expect(aimed(board(['area:torus-1', 'unit:torus-1:marine', 'planet:torus']), 'area:torus-1')).toEqual([
    'area:torus-1',
  ]);
});

it('means the units in an area, and then the planet around it', () => {
  expect(aimed(board(['unit:torus-1:marine', 'unit:torus-1:ghost', 'planet:torus']), 'area:torus-1')).toEqual([
    'unit:torus-1:marine',
    'unit:torus-1:ghost',
  ]);
  expect(aimed(board(['planet:torus']), 'area:torus-2')).toEqual(['planet:torus']);
  expect(aimed(board(['planet:helios']), 'area:torus-2')).toEqual([]);
  expect(aimed(board(['area:torus-1']), 'planet:torus')).toEqual([]);
});

it('knows the units that stand there only', () => {
  expect(litUnits(board(['unit:torus-2:marine']), 'torus-2')).toEqual([]);
});

it('picks one thing, or offers what is about one of several', () => {
  const one = Object.assign(board(['planet:torus']), { pick: vi.fn(), pickAny: vi.fn() });
  expect(choose(one, 'area:torus-2')).toBe(true);
  expect(one.pick).toHaveBeenCalledExactlyOnceWith('planet:torus');
  const several = Object.assign(board(['unit:torus-1:marine', 'unit:torus-1:ghost']), {
    pick: vi.fn(),
    pickAny: vi.fn(),
  });
  expect(choose(several, 'area:torus-1')).toBe(true);
  expect(several.pickAny).toHaveBeenCalledExactlyOnceWith(['unit:torus-1:marine', 'unit:torus-1:ghost']);
  expect(choose(several, 'area:helios-1')).toBe(false);
});
