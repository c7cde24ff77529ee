/** Lessons that were learnt to their end in this browser: their tables wait for nobody. */

const name = 'orrery-lessons-learnt';
const most = 100;

function learnt(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(found) ? found.filter((table) => typeof table === 'string') : [];
  } catch {
    return []; // unreadable, or storage is forbidden: then a learnt lesson looks like any other game
  }
}

/** Whether the lesson of a table has come to its end. */
export const isLearnt = (table: { id: string; lesson: string }): boolean =>
  table.lesson !== '' && learnt().includes(table.id);

/** The lesson of a table has come to its end. */
export function noteLearnt(table: string): void {
  const known = learnt();
  if (known.includes(table)) return;
  try {
    localStorage.setItem(name, JSON.stringify([...known, table].slice(-most)));
  } catch {
    // see above
  }
}
