import { SvelteMap } from 'svelte/reactivity';
import type { ChatLine } from '../lib/api';

/** How far the chat of each table was read here: also while the table is covered or its drawer is shut. */
const read = new SvelteMap<string, number>();
/** What was said before one came is not new; it comes right after the table itself, in milliseconds. */
const coming = 1500;

const lastOf = (chat: ChatLine[]) => chat.at(-1)?.number ?? 0;

/** Somebody comes to a table. Gives back what to do when they leave before everything was told. */
export function arrive(table: string, chat: () => ChatLine[]): () => void {
  if (read.has(table)) return () => {};
  const timer = setTimeout(() => read.has(table) || read.set(table, lastOf(chat())), coming);
  return () => clearTimeout(timer);
}

/** The chat of a table is being read. */
export function readAll(table: string, chat: ChatLine[]): void {
  read.set(table, lastOf(chat));
}

/** How many lines were said since. */
export function unread(table: string, chat: ChatLine[]): number {
  const upTo = read.get(table);
  return upTo === undefined ? 0 : chat.filter((line) => line.number > upTo).length;
}
