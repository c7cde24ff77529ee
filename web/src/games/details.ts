/** Details on hover, on keyboard focus, and while a finger is held on something. */

/** What a board tells about the things on it. */
export interface Teller {
  /** The thing whose details are shown. */
  readonly detailed: string | null;
  light(thing: string): object | null;
  pick(thing: string): void;
  point(thing: string | null): void;
  showDetails(thing: string, anchor: Element): void;
  hideDetails(): void;
}

const resting = 220;
const holding = 450;

type At<E extends Event> = E & { currentTarget: Element };

export function detailHandlers(board: Teller, thing: () => string) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showAfter(delay: number, anchor: Element): void {
    clearTimeout(timer);
    timer = setTimeout(() => board.showDetails(thing(), anchor), delay);
  }

  function leave(): void {
    clearTimeout(timer);
    board.hideDetails();
    board.point(null);
  }

  return {
    onpointerenter(event: At<PointerEvent>) {
      if (event.pointerType === 'touch') return;
      showAfter(resting, event.currentTarget);
      board.point(thing());
    },
    onpointerdown(event: At<PointerEvent>) {
      if (event.pointerType === 'touch') showAfter(holding, event.currentTarget);
    },
    onpointerup() {
      clearTimeout(timer);
    },
    onpointercancel: leave,
    onpointerleave(event: PointerEvent) {
      if (event.pointerType !== 'touch') leave();
    },
    onfocus(event: At<FocusEvent>) {
      if (event.currentTarget.matches(':focus-visible')) board.showDetails(thing(), event.currentTarget);
      board.point(thing());
    },
    onblur: leave,
    /** Chooses what is lit; anything else shows or hides its details. */
    onclick(event: At<MouseEvent>) {
      clearTimeout(timer);
      const seen = board.detailed === thing();
      if (board.light(thing())) {
        board.hideDetails();
        board.pick(thing());
      } else if (!seen) board.showDetails(thing(), event.currentTarget);
    },
  };
}
