/** Details on hover, on keyboard focus, and while a finger is held on something; a click chooses, or says why not. */

/** What a board tells about the things on it. */
export interface Teller {
  /** The thing whose details are shown. */
  readonly detailed: string | null;
  light(thing: string): object | null;
  pick(thing: string, most?: boolean, sure?: boolean): void;
  point(thing: string | null): void;
  showDetails(thing: string, anchor: Element): void;
  hideDetails(): void;
  /** Whether an answer is on its way already, waiting for a last word. */
  readonly waits: boolean;
  /** Whether what is answered now can be taken back without a trace. */
  readonly isDrafting: boolean;
  /** Tell about a thing until something else is touched. */
  tell(about: string, anchor: Element): void;
  refuse(about: string, anchor: Element, clicked?: string): void | Promise<void>;
}

// Something that lay over a thing and goes away brings the thing below a pointer that has not moved: nobody has pointed.
// So does a page that has just come.
let last = { x: -1, y: -1 };
if (typeof window !== 'undefined')
  window.addEventListener('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), {
    capture: true,
    passive: true,
  });
const isResting = ({ clientX, clientY }: PointerEvent) => last.x < 0 || (clientX === last.x && clientY === last.y);

const resting = 220;
const holding = 450;
/** A finger hits nothing smaller than this for certain. */
const fingertip = 44;

function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) < fingertip;
}

type At<E extends Event> = E & { currentTarget: Element };

/** Handlers for a thing; `about` is what it tells of, where that is not what a click chooses. */
export function detailHandlers(board: Teller, thing: () => string, about: () => string = thing) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let byFinger = false;
  let overlooked = false;

  function showAfter(delay: number, anchor: Element, then: () => void = () => {}): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      board.showDetails(about(), anchor);
      then();
    }, delay);
  }

  function leave(): void {
    clearTimeout(timer);
    overlooked = false;
    board.hideDetails();
    board.point(null);
  }

  function enter(event: At<PointerEvent>): void {
    showAfter(resting, event.currentTarget);
    board.point(thing());
  }

  return {
    onpointerenter(event: At<PointerEvent>) {
      if (event.pointerType === 'touch') return;
      overlooked = isResting(event);
      if (!overlooked) enter(event);
    },
    onpointermove(event: At<PointerEvent>) {
      if (overlooked) enter(event);
      overlooked = false;
    },
    onpointerdown(event: At<PointerEvent>) {
      held = false;
      byFinger = event.pointerType === 'touch';
      if (byFinger) showAfter(holding, event.currentTarget, () => (held = true));
    },
    onpointerup() {
      clearTimeout(timer);
    },
    onpointercancel: leave,
    onpointerleave(event: PointerEvent) {
      if (event.pointerType !== 'touch') leave();
    },
    onfocus(event: At<FocusEvent>) {
      if (event.currentTarget.matches(':focus-visible')) board.showDetails(about(), event.currentTarget);
      board.point(thing());
    },
    onblur: leave,
    /** Chooses what is lit; anything else says what it is and why it can't be chosen. */
    onclick(event: At<MouseEvent>) {
      clearTimeout(timer);
      if (held) {
        held = false; // the finger was held for the details only
      } else if (board.light(thing())) {
        board.hideDetails();
        // A finger may only want to look: it says nothing by one touch that could not simply be taken back.
        board.pick(thing(), event.shiftKey, !byFinger || (board.isDrafting && !isSmall(event.currentTarget)));
        if (byFinger && board.waits) board.tell(about(), event.currentTarget);
      } else if (event.detail < 2) void board.refuse(about(), event.currentTarget, thing()); // not the rest of a double click
    },
  };
}
