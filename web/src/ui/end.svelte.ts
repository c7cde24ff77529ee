/** Keeps a scrolling list at its end as lines come in, unless somebody has scrolled up to read. */
export function stayAtEnd(count: () => number) {
  return (list: HTMLElement) => {
    let atEnd = true;
    const follow = () => {
      if (atEnd) list.scrollTop = list.scrollHeight;
    };
    const note = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 30);
    list.addEventListener('scroll', note, { passive: true });
    const resized = new ResizeObserver(follow);
    resized.observe(list);
    $effect(() => {
      void count();
      follow();
    });
    return () => {
      resized.disconnect();
      list.removeEventListener('scroll', note);
    };
  };
}
