import type { Saying } from './api';
import { settings, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../words/en'),
  de: () => import('../words/de'),
};

let spoken: Words = $state.raw(new Words('en', []));

/** Fetch the words of a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const words = new Words(language, (await files[language]()).default);
  spoken = words;
  settings.language = language;
}

export function say(saying: Saying): string {
  return spoken.say(saying);
}

export function text(key: string, args?: Arguments): string {
  return spoken.text(key, args);
}

/** Words of a key, or other words where there are none. */
export function textOr(key: string, otherwise: string): string {
  return spoken.has(key) ? spoken.text(key) : otherwise;
}

export function language(): Language {
  return spoken.language as Language;
}
