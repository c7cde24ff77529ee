/**
 * One tab stop for a row of cards, and arrow keys to walk along it.
 * Lit cards keep a tab stop of their own, so that everything that can be chosen is reached with Tab alone.
 */

const selector = '[data-rove]';

export function roving(row: HTMLElement): () => void {
  let current: HTMLElement | null = null;

  function items(): HTMLElement[] {
    return [...row.querySelectorAll<HTMLElement>(selector)];
  }

  function refresh(): void {
    const all = items();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const item of all) item.tabIndex = item === current || item.dataset.lit !== undefined ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest<HTMLElement>(selector) ?? current;
    refresh();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = destination(event.key, at, all.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit'] });
  row.addEventListener('focusin', onFocus);
  row.addEventListener('keydown', onKey);
  refresh();
  return () => {
    watcher.disconnect();
    row.removeEventListener('focusin', onFocus);
    row.removeEventListener('keydown', onKey);
  };
}

/** Where a key leads from one of `count` items; null if it is not a key for walking. */
export function destination(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
