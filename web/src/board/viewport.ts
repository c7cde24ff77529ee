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
