/** The steps of a turn, and where it stands. */

import type { View } from './view';

const always = ['deploy', 'attack', 'achievement', 'manoeuvre'];
const order = ['deploy', 'command', 'start-manoeuvre', 'attack', 'achievement', 'manoeuvre'];

/** The steps to show: those of every turn, and a rarer one while it is on; in the set-up only the running one. */
export function phasesOf(view: Pick<View, 'stage' | 'phase'>): string[] {
  if (view.stage === 'over') return [];
  if (view.stage === 'setup') return [view.phase];
  return order.filter((phase) => always.includes(phase) || phase === view.phase);
}
