/**
 * What is drawn in an area, and where: what it yields and how many units it holds, and below it the pieces of each
 * seat. How much of it depends on how near one looks: from afar units are counted, not shown.
 */

import type { Size } from '../../../board/viewport';
import { isHero } from '../units/drawings';
import type { Area, Force, Installation } from '../view';
import { forcesIn } from '../view';

export type Distance = 'near' | 'far' | 'remote';

/** How near one looks, and how large things are drawn: the line of facts, and a piece without and with a number. */
export interface Look {
  distance: Distance;
  facts: number;
  piece: number;
  counted: number;
  /** The size of a number beside a piece. */
  count: number;
  /** What has a fixed place, such as transports and gates, grows by this to stay legible. */
  growth: number;
  /** The size of the smallest letters that can be read. */
  least: number;
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** The look at so many pixels to a unit of the drawing. */
export function lookAt(scale: number): Look {
  const growth = between(1, 0.62 / scale, 2);
  const least = between(1, 11.1 / scale, 44);
  if (scale >= 0.5)
    return { distance: 'near', facts: between(25, 12.5 / scale, 27), piece: 36, counted: 51, count: 24, growth, least };
  if (scale >= 0.33) {
    const piece = between(36, 17 / scale, 44);
    return {
      distance: 'far',
      facts: between(30, 14.5 / scale, 40),
      piece,
      counted: piece * 1.5,
      count: piece * 0.72,
      growth,
      least,
    };
  }
  const piece = between(50, 18 / scale, 74);
  return {
    distance: 'remote',
    facts: between(50, 17 / scale, 64),
    piece,
    counted: piece * 1.3,
    count: piece * 0.72,
    growth,
    least,
  };
}

interface Placed {
  x: number;
  y: number;
}

export interface Piece extends Placed {
  kind: 'base' | 'installation' | 'unit' | 'army';
  unit: string;
  count: number;
}

/** The pieces of a seat on their plate; all spots count from the plate's middle. */
export interface Plate extends Placed, Size {
  seat: number;
  /** How much smaller it is drawn to fit. */
  scale: number;
  pieces: Piece[];
}

export interface Contents {
  /** The middle of the line with the area's yield; null where there is no room for it. */
  facts: number | null;
  /** The middle of the line with small things that lie in the area, if there are any, and how high it is. */
  marks: number;
  markSize: number;
  plates: Plate[];
}

const gap = 3;
const padding = 4;

/** What lies in an area besides units and a base. */
export interface Extras {
  installation?: Installation | undefined;
  /** How many small things. */
  marks: number;
}

export function contentsOf(area: Area, look: Look, room: Size, extras: Extras = { marks: 0 }): Contents {
  const forces = forcesIn(area, extras.installation);
  const line = look.facts + gap;
  const marked = extras.marks ? Math.min(line, room.height * 0.4) : 0;
  const markSize = Math.max(0, marked - gap);
  if (!forces.length) return { facts: marked ? -line / 2 : 0, marks: line / 2, markSize, plates: [] };
  // From afar there is no room for more than the pieces of two who fight, or for small things besides pieces.
  const withFacts = look.distance === 'near' || (look.distance === 'far' && forces.length < 2 && !marked);
  const above = (withFacts ? line : 0) + marked;
  const share = { width: room.width, height: (room.height - above - gap * (forces.length - 1)) / forces.length };
  const plates = forces.map(({ seat, ...pieces }) => plateOf(seat, piecesOf(pieces, look), look, share));
  const height = plates.reduce((sum, plate) => sum + plate.height * plate.scale, 0) + gap * (plates.length - 1);
  const start = -(height + above) / 2;
  let top = start + above;
  for (const plate of plates) {
    plate.y = top + (plate.height * plate.scale) / 2;
    top += plate.height * plate.scale + gap;
  }
  return {
    facts: withFacts ? start + look.facts / 2 : null,
    marks: start + (withFacts ? line : 0) + (marked - gap) / 2,
    markSize,
    plates,
  };
}

type Unplaced = Omit<Piece, 'x' | 'y'>;

function piecesOf(
  { units, base, installation }: { units: Force[]; base: boolean; installation: string },
  { distance }: Look,
): Unplaced[] {
  const home: Unplaced[] = [
    ...(base ? [{ kind: 'base' as const, unit: '', count: 1 }] : []),
    ...(installation ? [{ kind: 'installation' as const, unit: installation, count: 1 }] : []),
  ];
  if (distance === 'near')
    return [...home, ...units.map(({ unit, count }) => ({ kind: 'unit' as const, unit, count }))];
  const count = units.reduce((sum, force) => sum + force.count, 0);
  // A hero stands for those around it; else the most do.
  const rank = ({ unit, count: many }: Force) => (isHero(unit) ? 100 : many);
  const [first] = [...units].sort((one, other) => rank(other) - rank(one));
  return first ? [...home, { kind: 'army', unit: first.unit, count }] : home;
}

function plateOf(seat: number, pieces: Unplaced[], look: Look, room: Size): Plate {
  const rows = [1, 2, 3].map((count) => inRows(seat, pieces, look, count));
  const scaleOf = (plate: Plate) => Math.min(1, room.width / plate.width, room.height / plate.height);
  const best = rows.reduce((one, other) => (scaleOf(other) > scaleOf(one) * 1.05 ? other : one));
  return { ...best, scale: scaleOf(best) };
}

function inRows(seat: number, pieces: Unplaced[], { piece, counted }: Look, rows: number): Plate {
  const wide = (one: Unplaced) => (one.kind === 'army' || one.count > 1 ? counted : piece);
  const each = Math.ceil(pieces.length / rows);
  const lines = Array.from({ length: Math.ceil(pieces.length / each) }, (_, row) =>
    pieces.slice(row * each, (row + 1) * each),
  );
  const widths = lines.map((line) => line.reduce((sum, one) => sum + wide(one), 0));
  const width = Math.max(...widths) + 2 * padding;
  const height = lines.length * piece + padding;
  const placed = lines.flatMap((line, row) => {
    let left = -(widths[row] ?? 0) / 2;
    return line.map((one): Piece => {
      const spot = { ...one, x: left + piece / 2, y: -height / 2 + padding / 2 + piece * (row + 0.5) };
      left += wide(one);
      return spot;
    });
  });
  return { seat, pieces: placed, width, height, scale: 1, x: 0, y: 0 };
}
