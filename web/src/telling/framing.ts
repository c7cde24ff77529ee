export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a part of a board is shown in a small window: moved by so much, at this scale. */
export interface Framing {
  x: number;
  y: number;
  scale: number;
}

/** The box around all of these. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How much of what is around a thing is shown with it. */
const air = 1.9;
/** Nothing is shown much larger than on its board, where it would only be coarse. */
const largest = 1.25;

/**
 * Shows what is meant in the middle of a window, with something of what is around it; never beyond the board's edges,
 * and never so small that the board does not fill the window.
 */
export function framed(meant: Box, board: Box, window: { width: number; height: number }): Framing {
  const least = Math.max(window.width / board.width, window.height / board.height);
  const wanted = Math.min(window.width / (meant.width * air), window.height / (meant.height * air), largest);
  const scale = Math.max(least, wanted);
  const shift = (start: number, length: number, edge: number, whole: number, seen: number) =>
    Math.max(Math.min(seen / 2 - (start - edge + length / 2) * scale, 0), seen - whole * scale);
  return {
    scale,
    x: shift(meant.left, meant.width, board.left, board.width, window.width),
    y: shift(meant.top, meant.height, board.top, board.height, window.height),
  };
}
