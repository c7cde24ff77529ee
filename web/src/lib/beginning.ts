import type { Created } from './api';
import { text } from './language.svelte';
import { create, fit, takeLesson } from './requests';
import { settings } from './settings.svelte';

/** How one is called at a new table. */
export const myName = (): string => settings.name || text('client-default-name');

/** How well bots play, from the weakest. */
export const LEVELS = ['easy', 'solid', 'hard', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** A game against bots of a level, that begins at once; so many play in all, with the usual options that suit them. */
export async function againstBots(game: string, level: Level, players = 3): Promise<Created> {
  const bot = { kind: 'bot' as const, name: '', bot: level, shape: null };
  const me = { kind: 'me' as const, name: myName(), bot: '', shape: settings.shape };
  const { options } = await fit(game, {}, [], players);
  return create({ game, seats: [me, ...Array.from({ length: players - 1 }, () => bot)], options, start: true });
}

/** A lesson, that begins at once. */
export function beginLesson(game: string, lesson: string): Promise<Created> {
  return takeLesson(game, lesson, { name: myName(), shape: settings.shape });
}
