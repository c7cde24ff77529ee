/** Where the names of territories stand: below their army, or as little aside as it takes to keep clear of all others. */

import type { Spot } from '../../board/walking';

export interface Label extends Spot {
  id: string;
  lines: string[];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sizes in units of the drawing: of the pieces, and of the letters. */
export interface Lettering {
  piece: number;
  letter: number;
}

/** How wide a letter is on average, and how high a line, in heights of a letter. */
const broad = 0.6;
const line = 1.03;
/** Between two names there is at least this much, in heights of a letter. */
const gap = 0.35;
/** A name of which more than this would lie over others is left out. */
const bearable = 0.02;
/** How far below the middle of a piece its name begins, and how large the number on it is, in sizes of a piece. */
const below = 30;
const number = 14;

function boxOf({ x, y, lines }: Label, { dx, dy }: Shift, { piece, letter }: Lettering): Box {
  const wide = Math.max(...lines.map(({ length }) => length)) * broad * letter;
  const top = y + below * piece + dy - 0.25 * letter;
  return { left: x + dx - wide / 2, right: x + dx + wide / 2, top, bottom: top + lines.length * line * letter };
}

/** Where a badge lies beside a piece, and how large it is, in sizes of a piece. */
const badgeSize = 9;
export const badgeBox = ({ x, y }: Spot, [dx, dy]: readonly [number, number], piece: number): Box => ({
  left: x + (dx - badgeSize) * piece,
  right: x + (dx + badgeSize) * piece,
  top: y + (dy - badgeSize) * piece,
  bottom: y + (dy + badgeSize) * piece,
});

const numberBox = ({ x, y }: Spot, { piece }: Lettering): Box => ({
  left: x - number * piece,
  right: x + number * piece,
  top: y - number * piece,
  bottom: y + number * piece,
});

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

export interface Shift {
  dx: number;
  dy: number;
}

/** Where a name may stand, the nearest place first, in heights of a letter. */
const places: Shift[] = [0, 0.5, -0.5, 1]
  .flatMap((dy) => [0, 1, -1, 2, -2, 3, -3, 4, -4].map((dx) => ({ dx, dy })))
  // Or above the army.
  .concat([-1, 0, 1].map((dx) => ({ dx, dy: -4.4 })))
  .sort((one, other) => Math.hypot(one.dx, 1.6 * one.dy) - Math.hypot(other.dx, 1.6 * other.dy));

/**
 * How far each name is moved aside, so that no two lie over each other nor over the number of an army or its badges. The first have
 * the first choice; a name for which there is no room is left out.
 */
export function labelShifts(
  labels: Label[],
  sizes: Lettering,
  armies: Spot[] = labels,
  badges: Box[] = [],
): Map<string, Shift> {
  const found = new Map<string, Shift>();
  const taken = armies.map((army) => numberBox(army, sizes));
  const over = (box: Box, others: Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
  for (const label of labels) {
    let best = { shift: { dx: 0, dy: 0 }, cost: Infinity };
    for (const place of places) {
      const shift = { dx: place.dx * sizes.letter, dy: place.dy * sizes.letter };
      const box = boxOf(label, shift, sizes);
      const cost = over(box, taken) + over(box, badges);
      if (cost < best.cost) best = { shift, cost };
      if (cost === 0) break;
    }
    const box = boxOf(label, best.shift, sizes);
    // A badge over a letter is better than no name.
    if (over(box, taken) > bearable * areaOf(box)) continue;
    found.set(label.id, best.shift);
    const air = gap * sizes.letter;
    taken.push({ ...box, left: box.left - air, right: box.right + air });
  }
  return found;
}
