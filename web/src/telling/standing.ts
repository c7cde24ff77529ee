import type { TableInfo, Update } from '../lib/api';

/** How a player stands in what wins the game. */
export interface Score {
  what: string;
  score: number;
  /** How many of it win; 0 if no number does. */
  goal: number;
  /** Whether so little is lacking that the others had better know. */
  near: boolean;
}

/** How much may be lacking at most to be near: a single achievement, or a tenth of the goal. */
export function isNear(what: string, score: number, goal: number): boolean {
  if (goal <= 0 || score >= goal) return false;
  return goal - score <= (what === 'achievements' ? 1 : Math.ceil(goal / 10));
}

export function scoreOf(table: TableInfo, seat: number): Score | null {
  const standing = table.standing;
  const score = standing?.scores[seat];
  if (!standing || score === undefined) return null;
  const { what, goal } = standing;
  return { what, score, goal, near: isNear(what, score, goal) };
}

/** Tells at each look who else has come near to winning since the last one; not who was so already at the first. */
export function lookingForWinners(): (table: TableInfo) => { name: string; score: Score }[] {
  const known = new Set<number>();
  let looked = false;
  return (table) => {
    const found = [];
    for (const { seat, name, mine } of table.seats) {
      const score = scoreOf(table, seat);
      if (!score?.near || table.status !== 'running') known.delete(seat);
      else if (!known.has(seat)) {
        known.add(seat);
        if (looked && !mine) found.push({ name, score });
      }
    }
    looked = true;
    return found;
  };
}

/** The sign of each thing that is counted, and the colour it has everywhere. */
export const signs: Record<string, { sign: string; colour: string }> = {
  points: { sign: '★', colour: 'vp' },
  credits: { sign: '●', colour: 'cr' },
  income: { sign: '▲', colour: 'in' },
  achievements: { sign: '✦', colour: 'cr' },
  territories: { sign: '⚑', colour: '' },
  areas: { sign: '⬡', colour: '' },
  units: { sign: '♟', colour: '' },
};

/** What a player has besides: the game's other public numbers. */
export function besides(update: Update, seat: number): { name: string; value: number }[] {
  return Object.entries(update.numbers)
    .filter(([name]) => name !== update.table.standing?.what)
    .map(([name, values]) => ({ name, value: values[seat] ?? 0 }));
}

/** The seats in the order of turns. */
export function inOrder(table: TableInfo): TableInfo['seats'] {
  const found = table.order.flatMap((seat) => table.seats[seat] ?? []);
  return found.length === table.seats.length ? found : table.seats;
}
