/** What each address shows, fetched when it is opened, with the words it needs. */

import { gameAt } from '../lib/early';
import { learn } from '../lib/language.svelte';
import type { Route } from '../lib/routes';

const pages = {
  lobby: () => import('./Lobby.svelte'),
  lost: () => import('./Lost.svelte'),
  seat: () => import('./TakeSeat.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  story: () => import('./Story.svelte'),
};

type Pages = typeof pages;

/** The page of a route; the words are known before it is shown. */
export async function pageOf<Page extends keyof Pages>(
  page: Page,
  route: Route,
): Promise<Awaited<ReturnType<Pages[Page]>>['default']> {
  const words = learn('table' in route ? gameAt(route.table) : null);
  const [module] = await Promise.all([pages[page](), words]);
  return module.default as Awaited<ReturnType<Pages[Page]>>['default'];
}
