interface Toast {
  id: number;
  words: string;
  rule: string;
}

let next = 0;
export const toasts: Toast[] = $state([]);

/** Show a short notice for a while, with the rule behind it. */
export function toast(words: string, rule = ''): void {
  const id = next++;
  toasts.push({ id, words, rule });
  setTimeout(() => dismiss(id), 6000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
