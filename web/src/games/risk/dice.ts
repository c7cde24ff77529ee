/** How dice are read: highest against highest, ties go to the defender. */

/** How much a die counts more or less than it shows; of the dice that were rolled only the best count. */
export function changeOf(counts: number[], rolled: number[], at: number): number {
  return (counts[at] ?? 0) - (rolled[at] ?? counts[at] ?? 0);
}

/** A die in words: what it shows, and what was added: "6+1". */
export function shown(counts: number[], rolled: number[], at: number): string {
  const change = changeOf(counts, rolled, at);
  const value = (counts[at] ?? 0) - change;
  return change === 0 ? String(value) : `${value}${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}

/** Which pairs the attacker wins, from the highest dice down. */
export function pairs(attack: number[], defence: number[]): boolean[] {
  return attack.slice(0, defence.length).map((value, at) => value > (defence[at] ?? 0));
}

/** Whether a die was beaten: null if it had no opponent. */
export function beaten(side: 'attack' | 'defence', at: number, attack: number[], defence: number[]): boolean | null {
  const won = pairs(attack, defence)[at];
  return won === undefined ? null : side === 'attack' ? !won : won;
}
