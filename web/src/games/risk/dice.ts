/** How dice are read: highest against highest, ties go to the defender. */

/** Which pairs the attacker wins, from the highest dice down. */
export function pairs(attack: number[], defence: number[]): boolean[] {
  return attack.slice(0, defence.length).map((value, at) => value > (defence[at] ?? 0));
}

/** Whether a die was beaten: null if it had no opponent. */
export function beaten(side: 'attack' | 'defence', at: number, attack: number[], defence: number[]): boolean | null {
  const won = pairs(attack, defence)[at];
  return won === undefined ? null : side === 'attack' ? !won : won;
}
