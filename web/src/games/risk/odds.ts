/** The odds that options tell, as numbers to draw. */

import type { Saying } from '../../lib/api';

export interface Outcome {
  /** Units lost by whoever chooses, and by the other side. */
  own: number;
  foe: number;
  /** In percent. */
  chance: number;
}

function isSaying(value: unknown): value is Saying {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** A chance as it is told: in percent, or as next to nothing or next to certain. */
function percent(told: unknown): number {
  if (!isSaying(told)) return 0;
  if (told.key === 'risk-chance-high') return 99.5;
  if (told.key === 'risk-chance-low') return 0.5;
  return Number(told.arguments['percent'] ?? 0);
}

/** The outcomes of one roll in the server's words; empty where an option tells none. */
export function toldOutcomes(say: Saying): Saying[] {
  const told: unknown = say.arguments['outcomes'];
  return (Array.isArray(told) ? told : []).filter(isSaying);
}

/** The outcomes of one roll, best first; empty where an option tells none. */
export function outcomesOf(say: Saying): Outcome[] {
  const outcomes = toldOutcomes(say).map(({ arguments: of }) => ({
    own: Number(of['own']),
    foe: Number(of['foe']),
    chance: percent(of['chance']),
  }));
  return outcomes.sort((one, other) => one.own - one.foe - (other.own - other.foe));
}

/** The chance that a territory falls, in the server's words; null where none is told. */
export function chanceOf(say: Saying): Saying | null {
  const told: unknown = say.arguments['chance'];
  return isSaying(told) ? told : null;
}

/** How an outcome is for whoever chooses. */
export function verdict({ own, foe }: Outcome): 'good' | 'even' | 'bad' {
  return foe > own ? 'good' : foe === own ? 'even' : 'bad';
}
