/** The part of the board that is in sight: panned and zoomed, never leaving the board. */

import { height, width } from './geometry';

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

export const whole: Sight = { zoom: 1, x: width / 2, y: height / 2 };
export const closest = 8;

/** Pixels to a unit of the drawing when the whole board just fits into a window. */
export function fitting(window: Size): number {
  return Math.max(0.01, Math.min(window.width / width, window.height / height));
}

/** What of the drawing a window shows, as an SVG viewBox. */
export function viewBox(sight: Sight, window: Size): [x: number, y: number, width: number, height: number] {
  const scale = fitting(window) * sight.zoom;
  const [across, down] = [window.width / scale, window.height / scale];
  return [sight.x - across / 2, sight.y - down / 2, across, down];
}

/** The same sight, kept within zoom limits and the board. */
export function kept(sight: Sight, window: Size): Sight {
  const zoom = Math.max(1, Math.min(closest, sight.zoom));
  const scale = fitting(window) * zoom;
  const within = (at: number, shown: number, all: number) => {
    const reach = Math.max(0, (all - shown) / 2);
    return Math.max(all / 2 - reach, Math.min(all / 2 + reach, at));
  };
  return {
    zoom,
    x: within(sight.x, window.width / scale, width),
    y: within(sight.y, window.height / scale, height),
  };
}

/** Zoomed by a factor, so that the spot at `at` (in pixels from the window's corner) stays where it is. */
export function zoomed(sight: Sight, factor: number, at: { x: number; y: number }, window: Size): Sight {
  const zoom = Math.max(1, Math.min(closest, sight.zoom * factor));
  const [before, after] = [fitting(window) * sight.zoom, fitting(window) * zoom];
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  return kept({ zoom, x: sight.x + dx / before - dx / after, y: sight.y + dy / before - dy / after }, window);
}

/** Moved by so many pixels, as when the board is dragged. */
export function panned(sight: Sight, dx: number, dy: number, window: Size): Sight {
  const scale = fitting(window) * sight.zoom;
  return kept({ ...sight, x: sight.x - dx / scale, y: sight.y - dy / scale }, window);
}

/** Moved as little as needed to bring a spot well into the window. */
export function revealing(sight: Sight, spot: { x: number; y: number }, window: Size): Sight {
  const [left, top, across, down] = viewBox(sight, window);
  const margin = 0.12;
  const shift = (at: number, start: number, length: number) =>
    Math.min(0, at - start - length * margin) + Math.max(0, at - start - length * (1 - margin));
  return kept({ ...sight, x: sight.x + shift(spot.x, left, across), y: sight.y + shift(spot.y, top, down) }, window);
}
