import { speeds, type Speed } from '../telling/pace';
import type { Shape } from './api';
import { outlines } from './shapes';

export type Language = 'en' | 'de';
export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'off';

/** What a browser likes, as it is kept there. */
export interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Speed; // how fast one is told what the others do
  notifications: boolean;
  cover: boolean; // hide the table while the device is passed on
  askAgain: boolean; // before one passes or ends something
  shape: Shape; // the shape one likes to play with
  name: string;
}

/** The values that a setting may have; others may have any of their kind. */
const values: Partial<Record<keyof Kept, string[]>> = {
  language: ['en', 'de'],
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'off'],
  pace: speeds,
  shape: Object.keys(outlines),
};
const longestName = 24;

/**
 * What was kept, as far as it means something here: whatever is unknown, as from another release, broken or changed by
 * hand, is as if it had never been set.
 */
export function understood(text: string | null, spoken: string): Kept {
  const likes: Kept = {
    language: spoken.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    sound: false,
    pace: 'normal',
    notifications: false,
    cover: true,
    askAgain: false,
    shape: 'circle',
    name: '',
  };
  const found = parsed(text);
  return Object.fromEntries(
    Object.entries(likes).map(([name, usual]) => [
      name,
      fits(name as keyof Kept, found[name], usual) ? found[name] : usual,
    ]),
  ) as unknown as Kept;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function fits(name: keyof Kept, value: unknown, usual: unknown): boolean {
  if (typeof value !== typeof usual) return false;
  if (typeof value !== 'string') return true;
  return values[name]?.includes(value) ?? value.length <= longestName;
}
