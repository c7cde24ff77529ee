/** Whether something can be seen, or has to be scrolled to first. */

interface Span {
  top: number;
  bottom: number;
}

/** The part of the window in which the content of an element shows: cut by everything around it that scrolls. */
export function visibleSpan(element: Element): Span {
  const span = { top: 0, bottom: window.innerHeight };
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = around.getBoundingClientRect();
    span.top = Math.max(span.top, top);
    span.bottom = Math.min(span.bottom, bottom);
  }
  return span;
}

/** Whether all of `inner` lies within `outer`. */
export function isWithin(inner: Span, outer: Span): boolean {
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}
