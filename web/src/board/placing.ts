/** Where to put a box beside the thing it is about, so that it hides neither the thing nor leaves the window. */

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const gap = 8;

/** Below if there is room, else above, else to the side that has more of it. */
export function beside(anchor: Box, box: Size, window: Size): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap));
  const middle = within(anchor.left + anchor.width / 2 - box.width / 2, box.width, window.width);
  const below = anchor.top + anchor.height + gap;
  if (below + box.height + gap <= window.height) return { left: middle, top: below };
  const above = anchor.top - gap - box.height;
  if (above >= gap) return { left: middle, top: above };
  const right = anchor.left + anchor.width + gap;
  const left = right + box.width + gap <= window.width ? right : anchor.left - gap - box.width;
  return {
    left: within(left, box.width, window.width),
    top: within(anchor.top + anchor.height / 2 - box.height / 2, box.height, window.height),
  };
}
