/**
 * The glossary of each game; the words stand in `locales/` under `GAME-term-NAME` and `GAME-term-NAME-text`. Forms in
 * which a term stands in texts, where they differ from its heading, are in `GAME-term-NAME-forms`, with bars between.
 */
export const terms: Record<string, string[]> = {
  'space-base': [
    'sector',
    'stationed',
    'deployed',
    'credits',
    'income',
    'points',
    'arrow',
    'charge',
    'colony',
    'shipyard',
  ],
  risk: [
    'achievement',
    'reinforcements',
    'invasion',
    'manoeuvre',
    'unit',
    'hero',
    'base',
    'field',
    'planet',
    'card',
    'stars',
    'ability',
    'tower',
  ],
  starcraft: [
    'area',
    'control',
    'transport',
    'base',
    'worker',
    'force-mining',
    'orders',
    'stack',
    'obstructed',
    'combat-cards',
    'skirmish',
    'front-line',
    'reinforcement',
    'technology',
    'event-card',
    'conquest',
    'module',
  ],
};

/** Every word that a text may name a term of this game with, by `text` and `textOr` of the language. */
export function namesOf(
  game: string,
  text: (key: string) => string,
  textOr: (key: string, otherwise: string) => string,
): [term: string, words: string][] {
  return (terms[game] ?? []).flatMap((term) =>
    [text(`${game}-term-${term}`), ...textOr(`${game}-term-${term}-forms`, '').split('|')]
      .map((words) => words.trim())
      .filter((words) => words !== '')
      .map((words): [string, string] => [term, words]),
  );
}

/** A piece of text, perhaps with the term of the glossary that it names. */
export interface Piece {
  text: string;
  term: string | null;
}

/**
 * A text cut where it names terms, each marked the first time only, so that a page does not turn into a row of dotted
 * lines. `names` are the terms with their words; `seen` remembers what was marked before.
 */
export function glossed(text: string, names: [term: string, words: string][], seen: Set<string> = new Set()): Piece[] {
  const open = names.filter(([term, words]) => !seen.has(term) && words.length > 2);
  if (open.length === 0) return text ? [{ text, term: null }] : [];
  const sorted = [...open].sort(([, one], [, other]) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}-])(${sorted.map(([, words]) => escaped(words)).join('|')})(?![\\p{L}-])`,
    'iu',
  );
  const found = pattern.exec(text);
  if (!found) return text ? [{ text, term: null }] : [];
  const term = sorted.find(([, words]) => words.toLowerCase() === found[0].toLowerCase())?.[0] ?? null;
  if (term) seen.add(term);
  const before = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length);
  return [...(before ? [{ text: before, term: null }] : []), { text: found[0], term }, ...glossed(rest, names, seen)];
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
