/** Stars and the surfaces of planets: the same ones every time, drawn as strokes with round ends. */

import { planets } from './geometry';

/** Numbers between 0 and 1 that look random and are not. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Dots in a box that is larger than the board, for windows of all shapes. */
export function stars(seed: number, count: number): string {
  const random = numbers(seed);
  const next = () => random.next().value;
  return Array.from(
    { length: count },
    () => `M${Math.round(next() * 3200 - 800)} ${Math.round(next() * 2400 - 700)}h0`,
  ).join('');
}

/** What is to be seen on a planet: cracks of lava, lights of cities, clouds, dunes, spores, or rings of dust. */
const surfaces: Record<string, (at: () => number, x: number, y: number, r: number) => string> = {
  char: (at, x, y, r) => streaks(at, x, y, r, 26, (angle) => angle + (at() - 0.5) * 2.4, 0.16, 4),
  korhal: (at, x, y, r) => dots(at, x, y, r, 130),
  aiur: (at, x, y, r) => bands(at, x, y, r, 9, 0.35),
  'mar-sara': (at, x, y, r) => bands(at, x, y, r, 13, -0.25),
  zerus: (at, x, y, r) => dots(at, x, y, r, 60) + bands(at, x, y, r, 4, 0.6),
  shakuras: (at, x, y, r) => bands(at, x, y, r, 8, -0.5),
};

export function surface(planet: string): string {
  const disc = planets[planet];
  const draw = surfaces[planet];
  if (!disc || !draw) return '';
  const random = numbers(planet.length * 7919 + disc.r);
  return draw(() => random.next().value, disc.x, disc.y, disc.r);
}

function dots(at: () => number, x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [angle, far] = [at() * 2 * Math.PI, Math.sqrt(at()) * r];
    return `M${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}h0`;
  }).join('');
}

function streaks(
  at: () => number,
  x: number,
  y: number,
  r: number,
  count: number,
  turn: (angle: number) => number,
  step: number,
  pieces: number,
): string {
  return Array.from({ length: count }, () => {
    let angle = at() * 2 * Math.PI;
    const far = Math.sqrt(at()) * r;
    let [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    let d = `M${round(px)} ${round(py)}`;
    for (let piece = 0; piece < pieces; piece += 1) {
      angle = turn(angle);
      px += Math.cos(angle) * r * step;
      py += Math.sin(angle) * r * step;
      d += `L${round(px)} ${round(py)}`;
    }
    return d;
  }).join('');
}

/** Arcs across the globe, bent as if one saw them from the side, tilted by an angle. */
function bands(at: () => number, x: number, y: number, r: number, count: number, tilt: number): string {
  const spin = (u: number, v: number) =>
    `${round(x + u * Math.cos(tilt) - v * Math.sin(tilt))} ${round(y + u * Math.sin(tilt) + v * Math.cos(tilt))}`;
  return Array.from({ length: count }, (_, band) => {
    const v = ((band + 0.5 + (at() - 0.5) * 0.6) / count - 0.5) * 2 * r;
    const half = Math.sqrt(Math.max(0, r * r - v * v));
    const [from, to] = [-half * (0.2 + at() * 0.8), half * (0.2 + at() * 0.8)];
    return `M${spin(from, v)}Q${spin((from + to) / 2, v + r * 0.16)} ${spin(to, v)}`;
  }).join('');
}
