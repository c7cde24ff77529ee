/** Details that stay after a click are closed by Escape, by a click elsewhere, and when what they are about scrolls away. */

import type { Surface } from './surface.svelte';

export function closingDetails(board: Surface<unknown, unknown>) {
  return (root: HTMLElement): (() => void) => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !board.told) return;
      if (board.told.pinned) event.stopPropagation(); // one step back at a time
      board.close();
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target as Element;
      if (board.told?.pinned && !target.closest('[popover]') && !board.told.anchor.contains(target)) board.close();
    };
    const onScroll = (event: Event) => {
      if (board.told && (event.target as Node).contains(board.told.anchor)) board.close();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onDown, { capture: true });
    root.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onDown, { capture: true });
      root.removeEventListener('scroll', onScroll, { capture: true });
    };
  };
}
