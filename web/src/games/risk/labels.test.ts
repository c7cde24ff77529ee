import { expect, it } from 'vitest';
import { badgeBox, labelShifts } from './labels';

const sizes = { piece: 1, letter: 20 };

it('a name with room stands right below its army', () => {
  expect(labelShifts([{ id: 'ate', x: 100, y: 100, lines: ['Ate'] }], sizes).get('ate')).toEqual({ dx: 0, dy: 0 });
});

it('a name gives way to a name that stands there already', () => {
  const near = [
    { id: 'one', x: 100, y: 100, lines: ['Knochengraben'] },
    { id: 'other', x: 200, y: 100, lines: ['Ödlande'] },
    { id: 'far', x: 600, y: 100, lines: ['Ödlande'] },
  ];
  const shifts = labelShifts(near, sizes);
  expect(shifts.get('one')).toEqual({ dx: 0, dy: 0 });
  expect(shifts.get('other')).not.toEqual({ dx: 0, dy: 0 });
  expect(shifts.get('far')).toEqual({ dx: 0, dy: 0 });
});

it('a name gives way to the number of another army', () => {
  const shifts = labelShifts(
    [
      { id: 'above', x: 100, y: 100, lines: ['Schwarmstöcke'] },
      { id: 'below', x: 150, y: 138, lines: ['Ate'] },
    ],
    sizes,
  );
  expect(shifts.get('above')).not.toEqual({ dx: 0, dy: 0 });
});

it('a name without room is left out, and the first ones keep theirs', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, x: 100, y: 100, lines: ['Knochengraben'] }));
  const shifts = labelShifts(crowd, sizes, [{ x: 100, y: 100 }]);
  expect(shifts.get('0')).toEqual({ dx: 0, dy: 0 });
  expect(shifts.size).toBeLessThan(30);
});

it('a name gives way to a badge, but rather lies below one than is left out', () => {
  const army = { id: 'hive', x: 100, y: 100, lines: ['Schwarmcluster'] };
  const badge = badgeBox({ x: 20, y: 118 }, [0, 20], 1);
  expect(labelShifts([army], sizes).get('hive')).toEqual({ dx: 0, dy: 0 });
  expect(labelShifts([army], sizes, [army], [badge]).get('hive')).not.toEqual({ dx: 0, dy: 0 });
  const everywhere = { left: -900, right: 900, top: -900, bottom: 900 };
  expect(labelShifts([army], sizes, [army], [everywhere]).has('hive')).toBe(true);
});
