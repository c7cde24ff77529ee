/** The odds that options tell, as numbers to draw. */

import type { Saying } from '../../lib/api';

export interface Outcome {
  /** Units lost. */
  attack: number;
  defence: number;
  /** In percent. */
  chance: number;
}

function isSaying(value: unknown): value is Saying {
  return typeof value === 'object' && value !== null && 'arguments' in value;
}

/** The outcomes of one roll, best for the attacker first; empty where an option tells none. */
export function outcomesOf(say: Saying): Outcome[] {
  const told: unknown = say.arguments['outcomes'];
  const outcomes = (Array.isArray(told) ? told : []).filter(isSaying).map(({ arguments: of }) => ({
    attack: Number(of['attack']),
    defence: Number(of['defence']),
    chance: Number(of['chance']),
  }));
  return outcomes.sort((one, other) => one.attack - one.defence - (other.attack - other.defence));
}

/** The chance to conquer, in percent, as the server words it; null where none is told. */
export function chanceOf(say: Saying): string | null {
  const told: unknown = say.arguments['chance'];
  return typeof told === 'string' || typeof told === 'number' ? String(told) : null;
}

/** How an outcome is for the attacker. */
export function verdict({ attack, defence }: Outcome): 'good' | 'even' | 'bad' {
  return defence > attack ? 'good' : defence === attack ? 'even' : 'bad';
}
