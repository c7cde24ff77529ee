/** The sentences of the rules, from each game's checklist; fetched when the first one is asked for. */
import type { Language } from './settings.svelte';

/** What a rule says, and in which language: where a checklist is not translated yet, it is English. */
export interface Sentence {
  words: string;
  language: Language;
}

/** A piece of a sentence; some are the ids of other rules. */
export interface Piece {
  text: string;
  rule: boolean;
}

const checklists = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });
/** Where the rules of a prefix stand; those of an expansion perhaps with those of its game. */
const files: Record<string, string[]> = {
  SB: ['space-base'],
  RK: ['risk'],
  SC: ['starcraft'],
  BW: ['brood-war', 'starcraft'],
};
const read = new Map<string, Promise<Map<string, string>>>();

/** What a rule says, in this language if it is told in it; null if there is no such rule. */
export async function ruleSentence(rule: string, language: Language): Promise<Sentence | null> {
  for (const tongue of new Set<Language>([language, 'en'])) {
    for (const file of files[rule.split('-')[0] ?? ''] ?? []) {
      const words = (await checklist(file, tongue)).get(rule);
      if (words) return { words, language: tongue };
    }
  }
  return null;
}

async function checklist(file: string, language: Language): Promise<Map<string, string>> {
  const path = `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${file}.md`;
  const fetch = checklists[path];
  if (!fetch) return new Map();
  const found = read.get(path) ?? fetch().then(sentences);
  read.set(path, found);
  found.catch(() => read.delete(path));
  return found;
}

const entry = /^\s*[-*]\s+\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s*(.*)$/;
/** A ruling stands in a table: its id, what was open, and how it is played. */
const ruling = /^\|\s*([A-Z]+(?:-[A-Z0-9]+)+)\s*\|\s*(.*?)\s*\|\s*(.*?)\s*\|\s*$/;

/** The sentences of a checklist by their ids, without where they stand in the rulebook and without marks for tests. */
export function sentences(checklist: string): Map<string, string> {
  const found = new Map<string, string>();
  let last: string | null = null;
  for (const line of checklist.split('\n')) {
    const [, ruled, open, decided] = ruling.exec(line) ?? [];
    if (ruled !== undefined) found.set(ruled, `${open}: ${decided}`);
    const [, id, words] = entry.exec(line) ?? [];
    if (id !== undefined && words !== undefined) {
      found.set(id, words.trim());
      last = id;
    } else if (last !== null && /^ {2,}\S/.test(line) && !/^\s*[-*]\s/.test(line)) {
      found.set(last, `${found.get(last)} ${line.trim()}`);
    } else last = null;
  }
  return new Map([...found].map(([id, words]) => [id, plainWords(words)]));
}

const id = '[A-Z]{2}-[A-Z0-9]+-\\d+';
/** "Ruling: SB-AMB-02 (ties)." and the like: where a sentence only points at another rule. */
const pointer = new RegExp(`\\s*\\p{Lu}\\p{Ll}+: (?:(?:see|siehe) )?${id}(?:, ${id})*(?: \\([^()]*\\))?\\.`, 'gu');

function plainWords(words: string): string {
  return words
    .replace(/^\((?:[^()]|\([^()]*\))*\)\s*/, '')
    .replace(/\*\[[^\]]*\]\*/g, '')
    .replace(pointer, '')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A sentence cut where it names other rules, which can be read, too. */
export function pieces(words: string): Piece[] {
  return words
    .split(new RegExp(`(${id})`))
    .map((text, place) => ({ text, rule: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
