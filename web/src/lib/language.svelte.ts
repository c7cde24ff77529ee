import type { Saying } from './api';
import { settings, type Language } from './settings.svelte';
import { Words, type Arguments } from './words';

/** The words of each language in parts: `core` for every page, and those of each game. */
const files = import.meta.glob<string[]>('../words/*/*.ts', { import: 'default' });
const parts = new Set(Object.keys(files).map((path) => path.split('/').at(-1)?.replace('.ts', '') ?? ''));

let spoken: Words = $state.raw(new Words('en', []));
let known: ReadonlySet<string> = new Set(['core']);
let fetching: Promise<void> | null = null;

/** Fetch the words of a language and speak it from now on. */
export function speak(language: Language): Promise<void> {
  const wished = [...known];
  fetching = Promise.all(wished.map((part) => files[`../words/${language}/${part}.ts`]?.() ?? [])).then((fetched) => {
    if (wished.length < known.size) return; // more was wished for meanwhile
    spoken = new Words(language, fetched.flat());
    settings.language = language;
  });
  return fetching;
}

/** Know the words of a game, or of all games, before something about them is shown. */
export function learn(game: string | null): Promise<void> {
  const wanted = game !== null && parts.has(game) ? [game] : [...parts];
  if (fetching && wanted.every((part) => known.has(part))) return fetching;
  known = new Set([...known, ...wanted]);
  return speak(settings.language);
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
