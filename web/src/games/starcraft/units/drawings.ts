/** How units, heroes, bases, installations, buildings, modules, transports and items are drawn: paths in tones on a square of 32. */

import drawn from './drawings.json';
import leaders from './leaders.json';

export type Tone = 'body' | 'dark' | 'light' | 'black' | 'gold';
export type Path = [tone: Tone, d: string];

/** A hero: the figure of its type, or one of its own, with what makes it known. */
interface Hero {
  of: string;
  behind: Path[];
  before: Path[];
}

const figures = drawn as unknown as Record<string, Path[]>;
const { heroes, installations, items } = leaders as unknown as {
  heroes: Record<string, Hero>;
  installations: Record<string, Path[]>;
  items: Record<string, Path[]>;
};
/** The token under a hero. */
const token: Path = ['gold', 'M2.5 28.8a13.5 2.7 0 1 0 27 0a13.5 2.7 0 1 0-27 0Z'];

export const drawings: Record<string, Path[]> = {
  ...figures,
  ...Object.fromEntries(
    Object.entries(heroes).map(([id, { of, behind, before }]) => [
      id,
      [token, ...behind, ...(figures[of] ?? []), ...before],
    ]),
  ),
  ...installations,
  ...items,
};

/** Where the drawing of a thing stands in the document. */
export const symbolId = (type: string) => `starcraft-symbol-${type}`;

/** A drawing of a race's base. */
export const baseOf = (race: string | null | undefined) => `base-${race ?? 'terran'}`;

/** Whether a type is a hero. */
export const isHero = (type: string) => type in heroes;

export const isDrawn = (type: string) => type in drawings;

/** What a type is drawn as: itself, or what it was before it came under mind control, as in `tassadar-dark-archon`. */
export function drawnAs(type: string): string {
  let rest = type;
  while (!isDrawn(rest) && rest.includes('-')) rest = rest.slice(rest.indexOf('-') + 1);
  return isDrawn(rest) ? rest : type;
}

/** Whether a type is a unit under mind control: its name begins with the faction it was taken from. */
export const isStolen = (type: string) => !isDrawn(type) && drawnAs(type) !== type;
