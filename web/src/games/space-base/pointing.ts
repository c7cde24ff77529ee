/**
 * Pointing at a card shows its details. A finger cannot point: holding it on a card shows the details, and the first
 * tap on a card does so too; the second one chooses.
 */

import type { Board, Subject } from './board';
import { cardThing } from './board';

/** How long a mouse rests on a card, or a finger is held on it, before its details come, in milliseconds. */
const resting = 220;
const holding = 450;

type At<E extends Event> = E & { currentTarget: Element };

/** Details on hover, on keyboard focus, and while a finger is held on the card. */
export function detailHandlers(board: Board, subject: () => Subject) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  function showAfter(delay: number, anchor: Element, then: () => void = () => {}): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      board.showDetails(subject(), anchor);
      then();
    }, delay);
  }

  function leave(): void {
    clearTimeout(timer);
    board.hideDetails();
  }

  return {
    onpointerenter(event: At<PointerEvent>) {
      if (event.pointerType !== 'touch') showAfter(resting, event.currentTarget);
    },
    onpointerdown(event: At<PointerEvent>) {
      held = false;
      if (event.pointerType === 'touch') showAfter(holding, event.currentTarget, () => (held = true));
    },
    onpointerup(event: PointerEvent) {
      if (event.pointerType === 'touch') clearTimeout(timer);
    },
    onpointercancel: leave,
    onpointerleave(event: PointerEvent) {
      if (event.pointerType !== 'touch') leave();
    },
    onfocus(event: At<FocusEvent>) {
      if (event.currentTarget.matches(':focus-visible')) board.showDetails(subject(), event.currentTarget);
    },
    onblur: leave,
    /** Whether the finger that caused this click was held for the details only. */
    wasHeld: () => held,
  };
}

/** Details as above; besides, the card lights its option while pointed at, and a click chooses `thing` if it is lit. */
export function cardHandlers(board: Board, subject: () => Subject, thing: () => string) {
  const { wasHeld, ...details } = detailHandlers(board, subject);
  let touched = false;

  return {
    ...details,
    onpointerenter(event: At<PointerEvent>) {
      details.onpointerenter(event);
      if (event.pointerType !== 'touch') board.point(thing());
    },
    onpointerleave(event: PointerEvent) {
      details.onpointerleave(event);
      if (event.pointerType !== 'touch') board.point(null);
    },
    onpointerdown(event: At<PointerEvent>) {
      details.onpointerdown(event);
      touched = event.pointerType === 'touch';
    },
    onfocus(event: At<FocusEvent>) {
      details.onfocus(event);
      board.point(thing());
    },
    onblur() {
      details.onblur();
      board.point(null);
    },
    onclick(event: At<MouseEvent>) {
      if (wasHeld()) return;
      const seen = board.detailed === subject().card;
      const firstTap = touched && !seen && thing() === cardThing(subject().card);
      touched = false;
      if (board.light(thing()) && !firstTap) {
        details.onblur();
        board.pick(thing());
      } else if (seen) details.onblur();
      else board.showDetails(subject(), event.currentTarget);
    },
  };
}
