interface Toast {
  id: number;
  words: string;
  rule: string;
  /** Whether something was refused; other notices look friendlier. */
  refused: boolean;
}

let next = 0;
export const toasts: Toast[] = $state([]);

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
  setTimeout(() => dismiss(id), 6000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
