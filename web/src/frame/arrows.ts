/** The log is one stop for Tab. Arrow keys walk through its lines, and aside to what else stands in a line. */

const linesOf = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('.head, .line')];
const lineOf = (at: HTMLElement) => at.closest('.entry')?.querySelector<HTMLElement>('.line') ?? at;
const below = (log: HTMLElement, at: HTMLElement) => linesOf(log)[linesOf(log).indexOf(lineOf(at)) + 1];
const above = (log: HTMLElement, at: HTMLElement) =>
  at === log ? linesOf(log).at(-1) : linesOf(log)[linesOf(log).indexOf(lineOf(at)) - 1];
const beside = (_: HTMLElement, at: HTMLElement) =>
  [...(at.closest('.entry')?.querySelectorAll<HTMLElement>('button, a') ?? [])].find((other) => other !== at);

type Walk = (log: HTMLElement, at: HTMLElement) => HTMLElement | undefined;
const walks: Record<string, Walk> = { ArrowDown: below, ArrowUp: above, ArrowRight: beside, ArrowLeft: beside };

export function walkByArrows(event: KeyboardEvent): void {
  const log = event.currentTarget as HTMLElement;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return;
  const next = walks[event.key]?.(log, at);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
