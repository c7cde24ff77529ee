/** Where one looks at a drawn board: how near, at which part of it, and which thing the keyboard is at. */

import type { Frame, Sight, Size } from './viewport';
import { fitting, kept, revealing, viewBox, whole, zoomed } from './viewport';
import type { Spot, Stop } from './walking';

export class Camera {
  /** The window the board is seen through, in pixels. */
  across = $state(0);
  down = $state(0);
  /** The thing that the keyboard is at. */
  focused: string | null = $state(null);
  #wish: Sight | null = $state.raw(null);
  readonly #size: () => Size;
  readonly #closest: ((fitting: number) => number) | undefined;

  /**
   * A camera over a drawing of this size, in its own units; the size may change. `closest` says how near one may go,
   * where the whole drawing is shown with so many pixels to a unit.
   */
  constructor(size: () => Size, closest?: (fitting: number) => number) {
    this.#size = size;
    this.#closest = closest;
  }

  readonly frame: Frame = $derived.by(() => {
    const frame = { board: this.#size(), window: { width: this.across || 1, height: this.down || 1 } };
    return this.#closest ? { ...frame, closest: this.#closest(fitting(frame)) } : frame;
  });
  readonly sight: Sight = $derived.by(() => kept(this.#wish ?? whole(this.frame.board), this.frame));
  /** Pixels to a unit of the drawing. */
  readonly scale: number = $derived.by(() => fitting(this.frame) * this.sight.zoom);
  readonly box: string = $derived.by(() => viewBox(this.sight, this.frame).join(' '));

  /** Whether less than the whole board is in sight. */
  get isNear(): boolean {
    return this.sight.zoom > 1;
  }

  see(sight: Sight): void {
    this.#wish = sight;
  }

  seeAll(): void {
    this.#wish = null;
  }

  /** Nearer (over 1) or further away, around a spot of the drawing: the middle, if none is given. */
  zoom(factor: number, around: Spot = this.sight): void {
    const [left, top] = viewBox(this.sight, this.frame);
    const at = { x: (around.x - left) * this.scale, y: (around.y - top) * this.scale };
    this.see(zoomed(this.sight, factor, at, this.frame));
  }

  /** The keyboard goes to a thing: brought into sight, if it is not. */
  goTo(stop: Stop): void {
    this.focused = stop.id;
    this.see(revealing(this.sight, stop, this.frame));
  }
}
