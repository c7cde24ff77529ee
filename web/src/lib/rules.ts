/** The sentences of the rules, from each game's checklist; fetched when the first one is asked for. */

const checklists: Record<string, () => Promise<{ default: string }>> = {
  SB: () => import('../../../docs/rules/space-base.md?raw'),
  RK: () => import('../../../docs/rules/risk.md?raw'),
  SC: () => import('../../../docs/rules/starcraft.md?raw'),
};

const read = new Map<string, Promise<Map<string, string>>>();

/** What a rule says; null if there is no such rule. */
export async function ruleSentence(rule: string): Promise<string | null> {
  const game = rule.split('-')[0] ?? '';
  const fetch = checklists[game];
  if (!fetch) return null;
  const found = read.get(game) ?? fetch().then(({ default: text }) => sentences(text));
  read.set(game, found);
  found.catch(() => read.delete(game));
  return (await found).get(rule) ?? null;
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

function plainWords(words: string): string {
  return words
    .replace(/^\([^()]*\)\s*/, '')
    .replace(/\*\[[^\]]*\]\*/g, '')
    .replace(/\s*(Inferred: see|Erschlossen: siehe) [A-Z]{2}-[A-Z0-9-]+\.?/g, '')
    .replace(/\s*(Ruling|Auslegung): [A-Z0-9-, ]+(\([^()]*\))?\./g, '')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
