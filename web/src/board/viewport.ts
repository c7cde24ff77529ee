/** The part of a drawn board that is in sight: panned and zoomed, never leaving the board. */

export interface Size {
  width: number;
  height: number;
}

/** `zoom` 1 shows the whole board; `x` and `y` are the spot in the middle. */
export interface Sight {
  zoom: number;
  x: number;
  y: number;
}

/** A board, in units of its drawing, and the window it is seen through, in pixels. */
export interface Frame {
  board: Size;
  window: Size;
  /** How far one can zoom in, where that is not the usual. */
  closest?: number;
}

const usual = 8;

/** The greatest zoom. */
export const closest = (frame: Frame) => frame.closest ?? usual;

export function whole({ width, height }: Size): Sight {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** Pixels to a unit of the drawing when the whole board just fits into a window. */
export function fitting({ board, window }: Frame): number {
  return Math.max(0.01, Math.min(window.width / board.width, window.height / board.height));
}

/** What of the drawing a window shows, as an SVG viewBox. */
export function viewBox(sight: Sight, frame: Frame): [x: number, y: number, width: number, height: number] {
  const scale = fitting(frame) * sight.zoom;
  const [across, down] = [frame.window.width / scale, frame.window.height / scale];
  return [sight.x - across / 2, sight.y - down / 2, across, down];
}

/** The same sight, kept within zoom limits and the board. */
export function kept(sight: Sight, frame: Frame): Sight {
  const zoom = Math.max(1, Math.min(closest(frame), sight.zoom));
  const scale = fitting(frame) * zoom;
  const { board, window } = frame;
  const within = (at: number, shown: number, all: number) => {
    const reach = Math.max(0, (all - shown) / 2);
    return Math.max(all / 2 - reach, Math.min(all / 2 + reach, at));
  };
  return {
    zoom,
    x: within(sight.x, window.width / scale, board.width),
    y: within(sight.y, window.height / scale, board.height),
  };
}

/** Zoomed by a factor, so that the spot at `at` (in pixels from the window's corner) stays where it is. */
export function zoomed(sight: Sight, factor: number, at: { x: number; y: number }, frame: Frame): Sight {
  const zoom = Math.max(1, Math.min(closest(frame), sight.zoom * factor));
  const [before, after] = [fitting(frame) * sight.zoom, fitting(frame) * zoom];
  const [dx, dy] = [at.x - frame.window.width / 2, at.y - frame.window.height / 2];
  return kept({ zoom, x: sight.x + dx / before - dx / after, y: sight.y + dy / before - dy / after }, frame);
}

/** Moved by so many pixels, as when the board is dragged. */
export function panned(sight: Sight, dx: number, dy: number, frame: Frame): Sight {
  const scale = fitting(frame) * sight.zoom;
  return kept({ ...sight, x: sight.x - dx / scale, y: sight.y - dy / scale }, frame);
}

/** Moved as little as needed to bring a spot well into the window. */
export function revealing(sight: Sight, spot: { x: number; y: number }, frame: Frame): Sight {
  const [left, top, across, down] = viewBox(sight, frame);
  const margin = 0.12;
  const shift = (at: number, start: number, length: number) =>
    Math.min(0, at - start - length * margin) + Math.max(0, at - start - length * (1 - margin));
  return kept({ ...sight, x: sight.x + shift(spot.x, left, across), y: sight.y + shift(spot.y, top, down) }, frame);
}

/** A spot in the middle, from so near that a thing of this size just fills the window. */
export function closeUp(spot: { x: number; y: number }, size: Size, frame: Frame): Sight {
  const { window } = frame;
  const scale = Math.min(window.width / size.width, window.height / size.height);
  return kept({ zoom: scale / fitting(frame), x: spot.x, y: spot.y }, frame);
}

/** The least zoom at which the board fills its window in both directions. */
export function covering(frame: Frame): number {
  const { board, window } = frame;
  return Math.max(window.width / board.width, window.height / board.height) / fitting(frame);
}

type Place = { x: number; y: number };

/** Whether a spot lies well inside of what is seen. */
function isSeen(sight: Sight, spot: Place, frame: Frame): boolean {
  const [left, top, across, down] = viewBox(sight, frame);
  const margin = 0.08;
  const within = (at: number, start: number, length: number) =>
    at >= start + length * margin && at <= start + length * (1 - margin);
  return within(spot.x, left, across) && within(spot.y, top, down);
}

const middleOf = (spots: Place[]): Place => {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    x: (Math.min(...across) + Math.max(...across)) / 2,
    y: (Math.min(...down) + Math.max(...down)) / 2,
  };
};

/** How many of these spots are well in sight. */
export const seenOf = (sight: Sight, spots: Place[], frame: Frame): number =>
  spots.filter((spot) => isSeen(sight, spot, frame)).length;

/** Moved so that as many of these spots as can be are seen; as it is, if they all are already. */
export function gathering(sight: Sight, spots: Place[], frame: Frame): Sight {
  let best = kept(sight, frame);
  let most = seenOf(best, spots, frame);
  if (most === spots.length) return best;
  for (const spot of [middleOf(spots), ...spots]) {
    const there = kept({ ...sight, ...spot }, frame);
    const count = seenOf(there, spots, frame);
    if (count > most) [best, most] = [there, count];
  }
  return best;
}

/** Moved, and drawn back as far as needed, so that all of these spots are seen; as it is, if they are already. */
export function showing(sight: Sight, spots: Place[], frame: Frame): Sight {
  if (!spots.length || spots.every((spot) => isSeen(sight, spot, frame))) return sight;
  const middle = middleOf(spots);
  let there = kept({ ...sight, ...middle }, frame);
  while (there.zoom > 1 && !spots.every((spot) => isSeen(there, spot, frame)))
    there = kept({ ...middle, zoom: Math.max(1, there.zoom / 1.15) }, frame);
  return there;
}
