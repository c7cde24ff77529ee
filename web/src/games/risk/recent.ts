/** Which territories changed hands since one last had a turn, so that one sees what the others have done. */

import type { View } from './view';

export interface Memory {
  table: string;
  owners: Record<string, number | null>;
  active: number | null;
  recent: Set<string>;
}

/** What to remember after a view; `before` is null for the first one of a table. */
export function remember(table: string, view: View, before: Memory | null): Memory {
  const owners = Object.fromEntries(Object.entries(view.territories).map(([id, { owner }]) => [id, owner]));
  if (before?.table !== table || view.stage !== 'play')
    return { table, owners, active: view.active, recent: new Set() };
  const mineIsOver = before.active === view.seat && view.active !== view.seat;
  const recent = new Set(mineIsOver ? [] : before.recent);
  for (const [id, owner] of Object.entries(owners)) {
    const was = before.owners[id];
    if (was !== undefined && was !== owner) recent.add(id);
  }
  return { table, owners, active: view.active, recent };
}
