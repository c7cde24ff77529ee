/** What lies beside the galaxy, and comes over it when it is asked about. */

import type { DecisionInfo } from '../../lib/api';
import { partsOf } from './board.svelte';
import type { View } from './view';

export type Dock = 'battle' | 'sheet' | 'leadership' | 'hand' | 'players' | 'goals';

/** Where units may go is seen on the galaxy, and not on the stage that lies over it. */
const leaving = new Set(['retreat', 'withdraw', 'evacuate']);

interface Asked {
  view: Pick<View, 'seat' | 'battle' | 'build' | 'planets'>;
  decision: Pick<DecisionInfo, 'kind'> | null;
  /** The things that can be chosen. */
  lit: Iterable<string>;
  /** The things of which a lesson speaks. */
  sought: string[];
  /** Whether the players have a place of their own. */
  wide: boolean;
}

/** What a question wants to be seen; null for the galaxy alone. */
export function dockFor({ view, decision, lit, sought, wide }: Asked): Dock | null {
  const kinds = new Set([...lit].map((thing) => partsOf(thing)[0]));
  const asked = (...names: string[]) => names.some((name) => kinds.has(name));
  const { battle, seat } = view;
  if (battle && (battle.attacker === seat || battle.defender === seat))
    return leaving.has(decision?.kind ?? '') ? null : 'battle';
  // A lesson may speak of a battle that is over.
  if (sought.some((thing) => partsOf(thing)[0] === 'skirmish')) return 'battle';
  if ((view.build && decision) || asked('building', 'module', 'technology')) return 'sheet';
  if (asked('leadership') && view.planets.length) return 'leadership';
  if (asked('card', 'event')) return 'hand';
  return asked('player') && !wide ? 'players' : null;
}
