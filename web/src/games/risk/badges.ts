/** What stands beside an army: heroes, a base, minerals and towers, each in a place of its own. */

import type { Territory } from './view';

export interface Badge {
  kind: 'hero' | 'base' | 'field' | 'tower';
  /** Whose it is; null for what belongs to the territory. */
  seat: number | null;
  /** From the middle of the army, in sizes of a piece. */
  at: [number, number];
}

export function badgesOf({ heroes, base, field, towers }: Territory): Badge[] {
  return [
    ...heroes.map((seat, place): Badge => ({ kind: 'hero', seat, at: [26 - place * 8, -19 - place * 8] })),
    ...(base === null ? [] : [{ kind: 'base', seat: base, at: [-27, 12] } satisfies Badge]),
    ...(field ? [{ kind: 'field', seat: null, at: [27, 13] } satisfies Badge] : []),
    ...towers.map((_, place): Badge => ({ kind: 'tower', seat: null, at: [-26 + place * 8, -19 - place * 8] })),
  ];
}
