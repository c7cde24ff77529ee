interface Toast {
  id: number;
  words: string;
  rule: string;
  /** Something was refused, is of interest, or must not be missed. */
  manner: 'refused' | 'notice' | 'alarm';
}

/** Milliseconds for which a toast stays by itself. */
const stay = 6000;
const stayOfAlarms = 12000;

let next = 0;
export const toasts: Toast[] = $state([]);
const leaving = new Map<number, ReturnType<typeof setTimeout>>();

/** Show for a while why something was refused, with the rule behind it. */
export function toast(words: string, rule = ''): void {
  show(words, rule, 'refused');
}

/** Show a short notice for a while; gives its number. */
export function notice(words: string): number {
  return show(words, '', 'notice');
}

/** Say something that must not be missed; gives its number. */
export function alarm(words: string): number {
  return show(words, '', 'alarm');
}

/** What is said already is not said twice: it stays longer. */
function show(words: string, rule: string, manner: Toast['manner']): number {
  const said = toasts.find((shown) => shown.words === words && shown.manner === manner);
  const id = said?.id ?? next++;
  if (!said) toasts.push({ id, words, rule, manner });
  release(id);
  return id;
}

/** Somebody reads this toast: it stays until it is closed or released. */
export function hold(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
}

/** Nobody reads this toast any more: it goes after a while. */
export function release(id: number): void {
  hold(id);
  const alarms = toasts.some((shown) => shown.id === id && shown.manner === 'alarm');
  leaving.set(
    id,
    setTimeout(() => dismiss(id), alarms ? stayOfAlarms : stay),
  );
}

export function dismiss(id: number): void {
  hold(id);
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
