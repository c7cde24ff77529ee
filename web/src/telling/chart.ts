/** Where the lines of a chart run, in the units of its drawing. */
export interface Chart {
  /** The highest value of the scale, and the values at its lines. */
  top: number;
  steps: number[];
  x(column: number): number;
  y(value: number): number;
}

export const height = 190;
/** What is left free on both sides, for the scale and for the names. */
export const left = 30;
export const right = 104;
const above = 30;
const below = 22;

/** A scale from 0 to a round number above all values, in at most five steps. */
export function scaleFor(most: number): number[] {
  const wanted = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= wanted) ?? wanted);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

export function chartOf(values: number[][], width = 400): Chart {
  const steps = scaleFor(Math.max(0, ...values.flat()));
  const top = steps.at(-1) ?? 1;
  const columns = Math.max(2, ...values.map((line) => line.length));
  return {
    top,
    steps,
    x: (column) => left + (column / (columns - 1)) * (width - left - right),
    y: (value) => above + (1 - value / top) * (height - above - below),
  };
}

/** Heights for labels at the ends of lines, so that none covers another: as near to the wanted ones as can be. */
export function spread(wanted: number[], apart: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  for (let place = 1; place < order.length; place++) {
    const [before, here] = [order[place - 1] as number, order[place] as number];
    found[here] = Math.max(found[here] as number, (found[before] as number) + apart);
  }
  // From the bottom up only those give way that others push: what stands high above must not leave the picture.
  let lowest = height - below;
  for (const here of order.reverse()) {
    found[here] = Math.min(found[here] as number, lowest);
    lowest = (found[here] as number) - apart;
  }
  return found;
}

/** Places for marks along a line, none nearer to the one before than this, and none beyond its end. */
export function along(wanted: number[], apart: number, end = Infinity): number[] {
  let last = -Infinity;
  const found = wanted.map((each) => (last = Math.max(each, last + apart)));
  return found.map((each, place) => Math.min(each, end - (found.length - 1 - place) * apart));
}

/** The columns that get a number below them: not more than about eight. */
export function ticks(columns: number): number[] {
  const every = Math.max(1, Math.ceil((columns - 1) / 8));
  return Array.from({ length: columns }, (_, place) => place).filter((place) => place % every === 0);
}
