/**
 * Keeps a scrolling list at its end as lines come in or grow, unless somebody has scrolled up to read. Only scrolling up
 * counts: a list that has grown before its scrolling is noticed has not been left.
 */
export function stayAtEnd(count: () => number) {
  return (list: HTMLElement) => {
    let atEnd = true;
    let before = 0;
    const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 30;
    const follow = () => {
      if (atEnd) list.scrollTop = list.scrollHeight;
      before = list.scrollTop;
    };
    const note = () => {
      if (isAtEnd()) atEnd = true;
      else if (list.scrollTop < before - 1) atEnd = false;
      before = list.scrollTop;
    };
    // Whoever opens or closes something stays there.
    const stay = () => {
      atEnd = false;
      requestAnimationFrame(() => (atEnd = isAtEnd()));
    };
    list.addEventListener('scroll', note, { passive: true });
    list.addEventListener('click', stay, { capture: true });
    const resized = new ResizeObserver(follow);
    resized.observe(list);
    // Lines are worded late, and older turns are closed when new ones come.
    const changed = new MutationObserver(follow);
    changed.observe(list, { childList: true, subtree: true, characterData: true });
    $effect(() => {
      void count();
      follow();
    });
    return () => {
      resized.disconnect();
      changed.disconnect();
      list.removeEventListener('scroll', note);
      list.removeEventListener('click', stay, { capture: true });
    };
  };
}
