/** Real updates of a real server (`make recorded`), for the tests and for looking at a board without a server. */

import type { Update } from '../lib/api';

export interface Recorded {
  update: Update;
  components: unknown;
}

const files: Record<string, () => Promise<unknown>> = {
  'space-base': () => import('./space-base/recorded.json'),
  risk: () => import('./risk/recorded.json'),
  starcraft: () => import('./starcraft/recorded.json'),
};

export async function recorded(game: string): Promise<Recorded> {
  const found = (await files[game]?.()) as { default: Recorded } | undefined;
  if (!found) throw new Error(`Nothing was recorded of '${game}'; there is ${Object.keys(files).join(', ')}`);
  return found.default;
}
