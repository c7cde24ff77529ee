import type { Component } from 'svelte';
import type { TableInfo } from '../lib/api';

/** Games with so many pieces and cards that one looks them up; fetched when somebody does. */
export const references: Record<string, () => Promise<{ default: Component<{ table?: TableInfo | null }> }>> = {
  starcraft: () => import('../games/starcraft/reference/Reference.svelte'),
};
