/** Where the keyboard goes on after an answer: on the board, at the thing it was at, and never at a button by itself. */

import { tick } from 'svelte';

/** The name by which a thing is found again on the next board. */
function selectorOf(element: Element): string | null {
  const found = element.closest<HTMLElement>('[data-thing], [data-card]');
  if (!found) return null;
  const { thing, card } = found.dataset;
  return thing === undefined ? `[data-card="${CSS.escape(card ?? '')}"]` : `[data-thing="${CSS.escape(thing)}"]`;
}

/** Keeps the keyboard on a board through its questions; `question` is read to learn of the next one. */
export function returning(question: () => unknown) {
  return (board: HTMLElement): (() => void) => {
    let last: string | null = null;

    function onFocus(event: FocusEvent): void {
      const target = event.target as Element;
      if (!board.contains(target)) last = null;
      else if (target.matches(':focus-visible')) last = selectorOf(target) ?? last;
    }
    const onDown = () => (last = null);
    window.addEventListener('focusin', onFocus);
    window.addEventListener('pointerdown', onDown, { capture: true });

    async function goBack(): Promise<void> {
      await tick();
      if (last === null || document.activeElement !== document.body) return;
      const lit = () => board.querySelector<HTMLElement>('[data-lit]');
      (board.querySelector<HTMLElement>(last) ?? lit())?.focus();
    }

    const leave = $effect.root(() => {
      $effect(() => {
        void question();
        void goBack();
      });
    });
    return () => {
      leave();
      window.removeEventListener('focusin', onFocus);
      window.removeEventListener('pointerdown', onDown, { capture: true });
    };
  };
}
