/** Which areas changed since one last had a turn, so that one sees what the others have done. */

import type { Area, View } from '../view';

export interface Memory {
  table: string;
  areas: Record<string, string>;
  active: number | null;
  changed: Set<string>;
}

/** What stands in an area, as a word to compare. */
function stand({ units, base, depletion }: Area): string {
  return [base, depletion, ...units.map(({ seat, unit, count }) => `${seat} ${unit} ${count}`)].join(';');
}

/** What to remember after a view; `before` is null for the first one of a table. What one does oneself is not news. */
export function remember(table: string, view: View, before: Memory | null): Memory {
  const areas = Object.fromEntries(Object.entries(view.areas).map(([id, area]) => [id, stand(area)]));
  if (before?.table !== table || view.phase === 'setup')
    return { table, areas, active: view.active, changed: new Set() };
  const mineBegan = before.active === view.seat;
  const mineIsOver = mineBegan && view.active !== view.seat;
  const changed = new Set(mineIsOver ? [] : before.changed);
  if (!mineBegan) {
    for (const [id, area] of Object.entries(areas)) {
      if (before.areas[id] !== undefined && before.areas[id] !== area) changed.add(id);
    }
  }
  return { table, areas, active: view.active, changed };
}
