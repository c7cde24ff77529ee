/**
 * Fingers, mouse and wheel on the map. Two fingers pinch; one drags once the map is zoomed in, and scrolls the page
 * before that. The wheel zooms with Ctrl held, as on other maps in pages that scroll; the mouse drags.
 */

import type { Frame, Sight } from './viewport';
import { panned, zoomed } from './viewport';

interface Spot {
  x: number;
  y: number;
}

export interface Handles {
  sight(): Sight;
  frame(): Frame;
  see(sight: Sight): void;
}

/** A finger that moves less than this has clicked. */
const slack = 6;

export function gestures(map: HTMLElement, { sight, frame, see }: Handles): () => void {
  const pointers = new Map<number, Spot>();
  let travelled = 0;

  const inside = (event: { clientX: number; clientY: number }): Spot => {
    const box = map.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const middle = (spots: Spot[]): Spot => ({
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  });
  const spread = ([one, other]: Spot[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!pointers.size) travelled = 0;
    pointers.set(event.pointerId, inside(event));
  }

  function onMove(event: PointerEvent): void {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, inside(event));
    const after = [...pointers.values()];
    const [from, to] = [middle(before), middle(after)];
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (after.length === 1 && (sight().zoom === 1 || travelled < slack)) return;
    if (travelled >= slack && !map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
    const dragged = panned(sight(), to.x - from.x, to.y - from.y, frame());
    const factor = after.length > 1 ? spread(after) / (spread(before) || 1) : 1;
    see(zoomed(dragged, factor, to, frame()));
  }

  function onUp(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  /** What ends a drag is no click. */
  function onClick(event: MouseEvent): void {
    if (travelled < slack || sight().zoom === 1) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    see(zoomed(sight(), Math.exp(-event.deltaY * 0.004), inside(event), frame()));
  }

  map.addEventListener('pointerdown', onDown);
  map.addEventListener('pointermove', onMove);
  map.addEventListener('pointerup', onUp);
  map.addEventListener('pointercancel', onUp);
  map.addEventListener('pointerleave', onUp);
  map.addEventListener('click', onClick, { capture: true });
  map.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    map.removeEventListener('pointerdown', onDown);
    map.removeEventListener('pointermove', onMove);
    map.removeEventListener('pointerup', onUp);
    map.removeEventListener('pointercancel', onUp);
    map.removeEventListener('pointerleave', onUp);
    map.removeEventListener('click', onClick, { capture: true });
    map.removeEventListener('wheel', onWheel);
  };
}
