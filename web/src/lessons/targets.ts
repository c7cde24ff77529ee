/** A rectangle on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The elements that show a thing, by the ways in which boards name them. Where the thing itself is only a handle, what
 * it stands for says so (`data-whole`).
 */
export function elementsOf(root: ParentNode, thing: string): Element[] {
  const [kind = '', ...rest] = thing.split(':');
  const name = CSS.escape(rest.join(':'));
  // Of a territory the army is shown: its outline reaches far around its neighbours.
  const ways = kind === 'territory' ? [`[data-army="${name}"]`] : [];
  ways.push(`[data-whole="${CSS.escape(thing)}"]`, `[data-thing="${CSS.escape(thing)}"]`, `[data-${kind}="${name}"]`);
  return ways.flatMap((way) =>
    [...root.querySelectorAll(way)].filter((element) => element.getClientRects().length > 0),
  );
}

/** The element that shows a thing and that nothing else lies over. */
export function elementOf(root: ParentNode, thing: string): Element | null {
  return elementsOf(root, thing).find((element) => isOpen(element)) ?? null;
}

/** The element to scroll to so that a thing is seen. A drawn board is not scrolled: it has a camera. */
export function scrolledTo(root: ParentNode, thing: string): Element | null {
  return elementsOf(root, thing).find((element) => !(element instanceof SVGElement)) ?? null;
}

/** What has to be scrolled so that an element is seen: the nearest box around it that scrolls, else the board itself. */
export function scrollerOf(board: Element, element: Element): Element {
  for (let around = element.parentElement; around && around !== board; around = around.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight + 1) return around;
  }
  return board;
}

/** Whether an element lies open anywhere around its middle; what the coach itself covers counts as open. */
function isOpen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [0.5, 0.25, 0.75].some((part) => {
    const top = document
      .elementsFromPoint(x + width * part, y + height * part)
      .find((found) => !found.closest('.coach, .layer, [popover]'));
    if (!top) return true; // outside of the window: to be scrolled to
    const picture = element.closest('svg');
    return top.contains(element) || element.contains(top) || (picture?.contains(top) ?? false);
  });
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

export const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** What of a box can be seen inside a stage; null if nothing. */
export function within(stage: Box, box: Box): Box | null {
  const x = Math.max(stage.x, box.x);
  const y = Math.max(stage.y, box.y);
  const width = Math.min(stage.x + stage.width, box.x + box.width) - x;
  const height = Math.min(stage.y + stage.height, box.y + box.height) - y;
  return width > 1 && height > 1 ? { x, y, width, height } : null;
}

/**
 * How far to scroll so that things are seen with a bubble of a height above or below them: 0 where they are already.
 * What does not fit at all begins with the first.
 */
export function scrollFor(stage: Box, things: Box[], bubble: number): number {
  const edge = 12;
  const top = Math.min(...things.map(({ y }) => y));
  const bottom = Math.max(...things.map(({ y, height }) => y + height));
  const [first] = things;
  const end = stage.y + stage.height;
  if (bottom - top + 2 * edge > stage.height) {
    // Of what is longer than the stage the end is seen, below the bubble.
    if (first && first.height + 2 * edge > stage.height) return Math.round(first.y + first.height + edge - end);
    return first && !within(stage, first) ? Math.round(middle(first).y - middle(stage).y) : 0;
  }
  const fits = top >= stage.y && bottom <= end;
  const room = Math.max(top - stage.y, end - bottom) >= bubble + 3 * edge;
  // The bubble goes above: what is spoken of lies as low as it can.
  return fits && room ? 0 : Math.round(bottom + edge - end);
}

/**
 * Where a bubble of a size stands on a stage: as near to what it speaks of as can be without covering it. If nothing
 * fits, it covers as little as it must; `clear` is what one looks at besides, and is covered only if nothing else can be.
 */
export function bubblePlace(
  stage: Box,
  size: { width: number; height: number },
  targets: Box[],
  clear: Box[] = [],
): { x: number; y: number } {
  const edge = 10;
  const right = Math.max(stage.x + edge, stage.x + stage.width - size.width - edge);
  const bottom = Math.max(stage.y + edge, stage.y + stage.height - size.height - edge);
  const steps = 12;
  let best = { x: right, y: bottom };
  if (!targets.length && !clear.length) return best;
  let least = Infinity;
  for (let across = 0; across <= steps; across++) {
    for (let down = 0; down <= steps; down++) {
      const x = stage.x + edge + ((right - stage.x - edge) * across) / steps;
      const y = stage.y + edge + ((bottom - stage.y - edge) * down) / steps;
      const box = { x, y, ...size };
      const covered = targets.reduce((sum, target) => sum + overlap(box, grown(target, 26)), 0);
      const hidden = clear.reduce((sum, other) => sum + overlap(box, grown(other, 6)), 0);
      const centre = middle(box);
      const away = targets.reduce(
        (sum, target) => sum + Math.hypot(centre.x - middle(target).x, centre.y - middle(target).y),
        0,
      );
      const corner = targets.length ? 0 : Math.hypot(right - x, bottom - y);
      const cost = covered * 100 + hidden * 20 + away + corner;
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}
