/**
 * Where everything is in the drawn galaxy. A planet lies in a cell of a grid; distances are in units of the drawing.
 * Spots on a planet count from its middle.
 */

import type { Spot } from '../../../board/walking';
import type { Size } from '../../../board/viewport';
import type { Route } from '../view';

/** A cell: wide enough for transports between planets side by side, and higher by a line for the planet's name. */
export const cell: Size = { width: 290, height: 322 };
export const radius = 122;
/** From the top of a cell to the middle of its planet. */
export const drop = 176;
/** Below the lowest planets, for what is attached to them. */
const hem = 20;
/** Where the stack of orders stands: on the upper right of the rim. */
export const stackSpot: Spot = { x: 98, y: -94 };

export interface Cell {
  x: number;
  y: number;
}

/** The cells of a galaxy, from the upper left one. */
export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export function extentOf(cells: Cell[]): Extent {
  if (!cells.length) return { left: 0, top: 0, columns: 1, rows: 1 };
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  return {
    left,
    top,
    columns: Math.max(...cells.map(({ x }) => x)) - left + 1,
    rows: Math.max(...cells.map(({ y }) => y)) - top + 1,
  };
}

export function sizeOf({ columns, rows }: Extent): Size {
  return { width: columns * cell.width, height: rows * cell.height + hem };
}

/** The middle of the planet in a cell. */
export function middleOf({ x, y }: Cell, { left, top }: Extent): Spot {
  return { x: (x - left + 0.5) * cell.width, y: (y - top) * cell.height + drop };
}

/** The sides of a cell, clockwise. */
export const sides = ['N', 'E', 'S', 'W'];
const towards: Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The direction of a side. */
export function outward(side: string): Spot {
  return towards[sides.indexOf(side)] ?? { x: 0, y: 0 };
}

/** The sides with a slot after some quarter turns clockwise. */
export function turned(slots: string[], turns: number): string[] {
  return slots.map((side) => sides[(sides.indexOf(side) + turns) % 4] ?? side);
}

/** Where a slot is on a planet's rim, or a little further out. */
export function slotSpot(side: string, out = 0): Spot {
  const { x, y } = outward(side);
  return { x: x * (radius + out), y: y * (radius + out) };
}

/** The direction of an area's middle, in degrees clockwise from the east: the first one lies in the north of an unturned tile. */
export function bearing(place: number, areas: number, turns: number): number {
  const start = areas === 4 ? -135 : -90;
  return start + (360 * place) / areas + 90 * turns;
}

function at(degrees: number, distance: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** Where the pieces of an area stand. Quarters are a little wider than high, since pieces stand side by side. */
export function anchor(place: number, areas: number, turns: number): Spot {
  const degrees = bearing(place, areas, turns);
  if (areas !== 4) return at(degrees, radius * 0.47);
  const { x, y } = at(degrees, 1);
  return { x: Math.sign(x) * 51, y: Math.sign(y) * 45 };
}

/** Where the number of an area stands, in letters of this size: on the rim beside the area's first border, away from its pieces. */
export function numberSpot(place: number, areas: number, turns: number, size: number): Spot {
  const away = 3 + (size * 0.62 * 180) / (Math.PI * radius);
  return at(bearing(place, areas, turns) - (areas < 2 ? 0 : 180 / areas) + away, radius - 4 - size * 0.6);
}

/** How much room the pieces of an area have. */
export function room(areas: number): Size {
  if (areas <= 2) return { width: 106, height: 100 };
  return areas === 3 ? { width: 102, height: 88 } : areas === 4 ? { width: 97, height: 84 } : { width: 70, height: 62 };
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Spot) => `${round(x)} ${round(y)}`;

/** A number between -1 and 1 that belongs to a name. */
function whim(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return (hash / 9973) * 2 - 1;
}

/** Where the borders of a planet's areas meet: near its middle. */
function junction(planet: string): Spot {
  return { x: whim(`${planet}x`) * 5, y: whim(`${planet}y`) * 5 };
}

/** Points of a border from the middle of a planet to its rim; it winds a little, each in its own way. */
function border(planet: string, number: number, degrees: number): Spot[] {
  const from = junction(planet);
  const end = at(degrees + whim(`${planet}${number}e`) * 3, radius);
  const across = at(degrees + 90, 1);
  const bends = [0.2, 0.4, 0.6, 0.8].map((part, place) => {
    const sway = whim(`${planet}${number}.${place}`) * 8 * Math.sin(Math.PI * part);
    return {
      x: from.x + (end.x - from.x) * part + across.x * sway,
      y: from.y + (end.y - from.y) * part + across.y * sway,
    };
  });
  return [from, ...bends, end];
}

/** A smooth curve through points, the first of which is reached already. The way back is the same curve. */
function through(points: Spot[]): string {
  const last = points.length - 1;
  return points
    .slice(1)
    .map((to, place) => {
      const from = points[place] ?? to;
      const before = points[Math.max(0, place - 1)] ?? from;
      const after = points[Math.min(last, place + 2)] ?? to;
      const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${pair(first)} ${pair(second)} ${pair(to)}`;
    })
    .join('');
}

function bordersOf(planet: string, place: number, areas: number, turns: number): [first: Spot[], second: Spot[]] {
  const half = 180 / areas;
  const degrees = bearing(place, areas, turns);
  return [border(planet, place, degrees - half), border(planet, (place + 1) % areas, degrees + half)];
}

/** The outline of an area: along one border to the rim, around, and back along the next border. */
export function areaPath(planet: string, place: number, areas: number, turns: number): string {
  if (areas < 2)
    return `M${pair(at(0, radius))}A${radius} ${radius} 0 1 1 ${pair(at(180, radius))}A${radius} ${radius} 0 1 1 ${pair(at(0, radius))}Z`;
  const [first, second] = bordersOf(planet, place, areas, turns);
  const back = [...second].reverse();
  return `M${pair(junction(planet))}${through(first)}A${radius} ${radius} 0 0 1 ${pair(back[0] ?? first[0] ?? { x: 0, y: 0 })}${through(back)}Z`;
}

/** The borders between the areas of a planet, each once. */
export function borderPath(planet: string, areas: number, turns: number): string {
  if (areas < 2) return '';
  return Array.from({ length: areas }, (_, place) => {
    const [first] = bordersOf(planet, place, areas, turns);
    return `M${pair(junction(planet))}${through(first)}`;
  }).join('');
}

/** A route between planets side by side, and where its transports are. */
export function routeLine(
  first: Spot,
  firstSide: string,
  second: Spot,
  secondSide: string,
): { from: Spot; to: Spot; middle: Spot } {
  const [start, end] = [slotSpot(firstSide), slotSpot(secondSide)];
  const from = { x: first.x + start.x, y: first.y + start.y };
  const to = { x: second.x + end.x, y: second.y + end.y };
  // Upright routes run past the name of the planet below them: transports keep to the upper half.
  const upright = firstSide === 'N' || firstSide === 'S';
  return {
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: upright ? Math.min(from.y, to.y) + 15 : (from.y + to.y) / 2 },
  };
}

/** The places of some things in a row around a spot, along a direction. */
export function rowOf(count: number, step: number, middle: Spot, upright: boolean): Spot[] {
  return Array.from({ length: count }, (_, place) => {
    const shift = (place - (count - 1) / 2) * step;
    return upright ? { x: middle.x, y: middle.y + shift } : { x: middle.x + shift, y: middle.y };
  });
}

const corners = [
  { name: 'bottom right', right: true, bottom: true },
  { name: 'bottom left', right: false, bottom: true },
  { name: 'top right', right: true, bottom: false },
  { name: 'top left', right: false, bottom: false },
];

/** A corner of the galaxy without a planet, for what floats above it; null if there is none. */
export function freeCorner(cells: Cell[]): string | null {
  const { left, top, columns, rows } = extentOf(cells);
  const taken = (right: boolean, bottom: boolean) =>
    cells.some(({ x, y }) => x === (right ? left + columns - 1 : left) && y === (bottom ? top + rows - 1 : top));
  return corners.find(({ right, bottom }) => !taken(right, bottom))?.name ?? null;
}

/** Where a piece in an area stands in the galaxy. */
export function areaSpot(planet: { areas: string[]; turns: number }, middle: Spot, area: string): Spot {
  const spot = anchor(planet.areas.indexOf(area), planet.areas.length, planet.turns);
  return { x: middle.x + spot.x, y: middle.y + spot.y };
}

/** The letter of a z-axis route. */
export const greek = (number: number) => 'αβγδεζηθ'[number] ?? String(number + 1);

export interface Gate extends Spot {
  side: string;
  /** Where its letter stands, from the gate. */
  letter: Spot;
}

/** The gates of a z-axis route at both of its planets, and beside each its letter. */
export function gatesOf(route: Route, first: Spot, second: Spot): Gate[] {
  return (
    [
      [first, route.first_side],
      [second, route.second_side],
    ] as const
  ).map(([middle, side]) => {
    const spot = slotSpot(side, 3);
    const letter = side === 'E' || side === 'W' ? { x: 0, y: -20 } : { x: -20, y: 0 };
    return { x: middle.x + spot.x, y: middle.y + spot.y, side, letter };
  });
}

/** Where the transports on a route are: across a bar, or beside the first gate. */
export function berthsOf(route: Route, first: Spot, second: Spot, growth: number): Spot[] {
  const upright = route.first_side === 'N' || route.first_side === 'S';
  const count = route.transports.length;
  const step = 29 * growth;
  if (route.z === null)
    return rowOf(count, step, routeLine(first, route.first_side, second, route.second_side).middle, !upright);
  const gate = gatesOf(route, first, second)[0] ?? first;
  const shift = 4 * growth + (step * count) / 2;
  return rowOf(
    count,
    step,
    upright ? { x: gate.x + shift + 12 * growth, y: gate.y } : { x: gate.x, y: gate.y + shift + 12 * growth },
    !upright,
  );
}
