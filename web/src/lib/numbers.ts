import type { Language } from './settings.svelte';

/** A number in the local way, with its sign unless it is nothing, and with a true minus. */
export function signed(value: number, language: Language, digits = 0): string {
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: digits });
  return format.format(value).replace('-', '−');
}

/** A share in whole per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How far an average may be off, in per cent: twice its standard error. It is never nothing. */
export function margin(error: number): number {
  return Math.max(1, Math.round(200 * error));
}
