import riskScene from './risk-scene.svg';
import spaceBaseScene from './space-base-scene.svg';
import starcraftScene from './starcraft-scene.svg';

/** What the lobby shows of a game besides its words: how it looks, its colour, and how heavy it is, from 1 to 5. */
export interface Facts {
  scene: string;
  colour: string;
  weight: 1 | 2 | 3 | 4 | 5;
}

const known: Record<string, Facts> = {
  'space-base': { scene: spaceBaseScene, colour: 'var(--vp)', weight: 2 },
  risk: { scene: riskScene, colour: 'var(--triangle)', weight: 3 },
  starcraft: { scene: starcraftScene, colour: 'var(--alt)', weight: 5 },
};

/** The facts of a game, or how we show one that has none of its own. */
export function factsOf(game: string): Facts {
  return known[game] ?? { scene: spaceBaseScene, colour: 'var(--act)', weight: 3 };
}
