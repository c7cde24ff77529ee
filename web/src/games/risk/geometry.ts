/** Where everything is on the drawn board. Distances are in units of the drawing, which is 1600 wide. */

import type { Spot } from '../../board/walking';
import drawn from './shapes.json';

export interface Shape extends Spot {
  planet: string;
  d: string;
  /** How far it is from the spot where the units stand to the border. */
  room: number;
}

export interface Disc extends Spot {
  r: number;
}

export const width: number = drawn.width;
export const height: number = drawn.height;
export const planets: Record<string, Disc> = drawn.planets;
export const satellites: Record<string, Disc & { planet: string }> = drawn.satellites;
export const shapes: Record<string, Shape> = drawn.territories;
export const spaceLines: { between: string[]; d: string }[] = drawn.lines;

export function shapeOf(territory: string): Shape {
  const shape = shapes[territory];
  if (!shape) throw new Error(`No territory '${territory}' is drawn`);
  return shape;
}

/** The territories that make up the globe of a planet, without its moons. */
export function ground(planet: string): string[] {
  return Object.keys(shapes).filter((id) => shapes[id]?.planet === planet && !(id in satellites));
}

export interface Arc {
  d: string;
  /** The point of the arrow. */
  head: string;
  middle: Spot;
}

/**
 * A bent way from one army to another, starting and ending at their edges. Between the far sides of the board it goes
 * around: out at one side, in at the other.
 */
export function route(source: string, target: string, gap: number): Arc {
  const start = shapeOf(source);
  const end = shapeOf(target);
  if (Math.abs(end.x - start.x) > width * 0.6) return around(start, end, gap);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const bend = Math.min(46, length * 0.16);
  const middle = {
    x: (start.x + end.x) / 2 - ((end.y - start.y) / length) * bend,
    y: (start.y + end.y) / 2 + ((end.x - start.x) / length) * bend,
  };
  const from = towards(start, middle, gap);
  const to = towards(end, middle, gap);
  return {
    d: `M${pair(from)}Q${pair(middle)} ${pair(towards(to, middle, barb))}`,
    head: point(middle, to),
    middle: { x: (from.x + 2 * middle.x + to.x) / 4, y: (from.y + 2 * middle.y + to.y) / 4 },
  };
}

function around(start: Spot, end: Spot, gap: number): Arc {
  const out = start.x < end.x ? 0 : width;
  const back = width - out;
  const from = towards(start, { x: out, y: start.y - 26 }, gap);
  const to = towards(end, { x: back, y: end.y - 26 }, gap);
  return {
    d: `M${pair(from)}L${out} ${round(start.y - 26)}M${back} ${round(end.y - 26)}L${pair(to)}`,
    head: point({ x: back, y: end.y - 26 }, to),
    middle: { x: (start.x + out) / 2, y: start.y - 60 },
  };
}

const barb = 18;

/** A triangle whose tip is at `tip`, seen from `from`. */
function point(from: Spot, tip: Spot): string {
  const base = towards(tip, from, barb);
  const [dx, dy] = [(tip.x - base.x) * 0.62, (tip.y - base.y) * 0.62];
  return `M${pair(tip)}L${pair({ x: base.x - dy, y: base.y + dx })}L${pair({ x: base.x + dy, y: base.y - dx })}Z`;
}

function towards(from: Spot, to: Spot, distance: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Spot) => `${round(x)} ${round(y)}`;
