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

const store = (table: string, seat: number | null) => `orrery-galaxy-${table}-${seat ?? 'x'}`;

/** The galaxy as a seat last saw it, kept for those who come back later. */
export function recalled(table: string, seat: number | null): Memory | null {
  try {
    const found = JSON.parse(localStorage.getItem(store(table, seat)) ?? 'null') as Partial<Memory> | null;
    if (typeof found?.areas !== 'object' || !Array.isArray(found.changed)) return null;
    return { table, areas: found.areas, active: found.active ?? null, changed: new Set(found.changed as string[]) };
  } catch {
    return null; // unreadable, or storage is forbidden: then nothing is news
  }
}

export function keep(seat: number | null, memory: Memory): void {
  try {
    localStorage.setItem(store(memory.table, seat), JSON.stringify({ ...memory, changed: [...memory.changed] }));
  } catch {
    // Storage is forbidden or full: it is remembered as long as the page is open.
  }
}
