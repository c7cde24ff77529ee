/** Where one looks at a drawn board: how near, at which part of it, and which thing the keyboard is at. */

import type { Frame, Sight, Size } from './viewport';
import { covering, fitting, gathering, kept, revealing, seenOf, showing, viewBox, whole, zoomed } from './viewport';
import type { Spot, Stop } from './walking';

/** So long after somebody has looked around, the camera goes nowhere by itself, in milliseconds. */
const patience = 5000;
/** Below this width, in pixels, a board that fills the window shows more than a whole one. */
const narrow = 560;
/** So few spots one wants to see all of. */
const few = 8;

export class Camera {
  /** The window the board is seen through, in pixels. */
  across = $state(0);
  down = $state(0);
  /** The thing that the keyboard is at. */
  focused: string | null = $state(null);
  /** It stays where it is: one is choosing, and a thing that moves away is missed. */
  steady = false;
  #wish: Sight | null = $state.raw(null);
  #lookedAt = -Infinity;
  readonly #size: () => Size;
  readonly #closest: ((fitting: number) => number) | undefined;
  readonly #rest: (there: Sight) => Sight;

  /**
   * A camera over a drawing of this size, in its own units; the size may change. `closest` says how near one may go,
   * where the whole drawing is shown with so many pixels to a unit. `rest` says where it comes to rest when it goes
   * somewhere by itself from as near as it was.
   */
  constructor(size: () => Size, closest?: (fitting: number) => number, rest = (there: Sight) => there) {
    this.#size = size;
    this.#closest = closest;
    this.#rest = rest;
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

  /** Whether the window is as small as a phone's. */
  get isNarrow(): boolean {
    return this.across > 0 && this.across < narrow;
  }

  see(sight: Sight): void {
    this.#wish = sight;
  }

  /** Somebody looks there by hand: for a while the camera stays. */
  look(sight: Sight): void {
    this.#lookedAt = performance.now();
    this.see(sight);
  }

  seeAll(): void {
    this.#lookedAt = performance.now();
    this.#wish = null;
  }

  /** Whether it may turn by itself: not while somebody looks around, and not away from the whole board. */
  get isFree(): boolean {
    return this.isNear && !this.steady && performance.now() - this.#lookedAt > patience;
  }

  /** Something happens at these spots: all of them come into sight. */
  follow(spots: Spot[]): void {
    if (spots.length && this.isFree) this.#turn(showing(this.sight, spots, this.frame));
  }

  /** Something is asked about these spots: as many as can be come into sight. Of many the half will do. */
  attend(spots: Spot[]): void {
    if (!spots.length || !this.isFree) return;
    const enough = spots.length > few && seenOf(this.sight, spots, this.frame) * 2 >= spots.length;
    if (!enough) this.#turn(gathering(this.sight, spots, this.frame));
  }

  #turn(there: Sight): void {
    const { x, y, zoom } = this.sight;
    if (there.x === x && there.y === y && there.zoom === zoom) return;
    this.see(there.zoom === zoom ? this.#rest(there) : there);
  }

  /** Fill a small window with the board, around these spots; unless somebody has looked elsewhere already. */
  fill(spots: Spot[]): void {
    if (this.#wish || this.#lookedAt > 0) return;
    const sight = { ...this.sight, zoom: covering(this.frame) };
    this.see(spots.length ? gathering(sight, spots, this.frame) : sight);
  }

  /** Nearer (over 1) or further away, around a spot of the drawing: the middle, if none is given. */
  zoom(factor: number, around: Spot = this.sight): void {
    const [left, top] = viewBox(this.sight, this.frame);
    const at = { x: (around.x - left) * this.scale, y: (around.y - top) * this.scale };
    this.look(zoomed(this.sight, factor, at, this.frame));
  }

  /** The keyboard goes to a thing: brought into sight, if it is not. */
  goTo(stop: Stop): void {
    this.focused = stop.id;
    this.look(revealing(this.sight, stop, this.frame));
  }
}
