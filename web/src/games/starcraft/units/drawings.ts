/** How units, bases, buildings, modules and transports are drawn: paths of one of four tones on a square of 32. */

import drawn from './drawings.json';

export type Tone = 'body' | 'dark' | 'light' | 'black';
export type Path = [tone: Tone, d: string];

export const drawings = drawn as unknown as Record<string, Path[]>;

/** Where the drawing of a thing stands in the document. */
export const symbolId = (type: string) => `starcraft-symbol-${type}`;

/** A drawing of a race's base. */
export const baseOf = (race: string | null | undefined) => `base-${race ?? 'terran'}`;

export const isDrawn = (type: string) => type in drawings;
