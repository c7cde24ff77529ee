interface Toast {
  id: number;
  words: string;
  rule: string;
  /** Whether something was refused; other notices look friendlier. */
  refused: boolean;
}

/** Milliseconds for which a toast stays by itself. */
const stay = 6000;

let next = 0;
export const toasts: Toast[] = $state([]);
const leaving = new Map<number, ReturnType<typeof setTimeout>>();

/** Show for a while why something was refused, with the rule behind it. */
export function toast(words: string, rule = ''): void {
  show(words, rule, true);
}

/** Show a short notice for a while. */
export function notice(words: string): void {
  show(words, '', false);
}

function show(words: string, rule: string, refused: boolean): void {
  const id = next++;
  toasts.push({ id, words, rule, refused });
  release(id);
}

/** Somebody reads this toast: it stays until it is closed or released. */
export function hold(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
}

/** Nobody reads this toast any more: it goes after a while. */
export function release(id: number): void {
  hold(id);
  leaving.set(
    id,
    setTimeout(() => dismiss(id), stay),
  );
}

export function dismiss(id: number): void {
  hold(id);
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
