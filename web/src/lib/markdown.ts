/** A run of text within a paragraph. */
export interface Run {
  kind: 'plain' | 'strong' | 'rule';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; numbered: boolean; items: Run[][] }
  | { kind: 'picture'; name: string; words: string };

/**
 * The little Markdown of our rules texts as blocks, which a component draws element by element, so no HTML is ever parsed.
 * It knows headings, paragraphs, lists of both kinds, **strong** words, [RULE-IDS], of which several in a row are one run,
 * and ![pictures](by-their-name).
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { numbered: boolean; items: string[] } | null = null;

  const finish = () => {
    if (paragraph.length) blocks.push({ kind: 'paragraph', runs: runsOf(paragraph.join(' ')) });
    if (list) blocks.push({ kind: 'list', numbered: list.numbered, items: list.items.map(runsOf) });
    paragraph = [];
    list = null;
  };

  for (const line of source.split(/\r?\n/)) {
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const picture = /^!\[(.*)\]\(([a-z-]+)\)$/.exec(line);
    const item = /^(?:[-*]|(\d+)\.) +(.+)$/.exec(line);
    if (heading) {
      finish();
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length as 1 | 2 | 3, runs: runsOf(heading[2] ?? '') });
    } else if (picture) {
      finish();
      blocks.push({ kind: 'picture', name: picture[2] ?? '', words: picture[1] ?? '' });
    } else if (item) {
      const numbered = item[1] !== undefined;
      if (!list || list.numbered !== numbered) {
        finish();
        list = { numbered, items: [] };
      }
      list.items.push(item[2] ?? '');
    } else if (!line.trim()) {
      finish();
    } else if (list) {
      list.items.push(`${list.items.pop()} ${line.trim()}`);
    } else {
      paragraph.push(line.trim());
    }
  }
  finish();
  return blocks;
}

function runsOf(source: string): Run[] {
  const runs: Run[] = [];
  // Signs of rules come after what ends a clause, so that no dot begins a line.
  const text = source.replace(/ +(\[[A-Z0-9-]+\](?:,? *\[[A-Z0-9-]+\])*)([.,;:])/g, '$2 $1');
  for (const part of text.split(/(\*\*.+?\*\*|\[[A-Z0-9-]+\](?:,? *\[[A-Z0-9-]+\])*)/)) {
    if (part.startsWith('**') && part.length > 4) runs.push({ kind: 'strong', text: part.slice(2, -2) });
    else if (/^\[[A-Z0-9-]+\]/.test(part))
      runs.push({ kind: 'rule', text: part.match(/[A-Z0-9-]+/g)?.join(' ') ?? '' });
    else if (part) runs.push({ kind: 'plain', text: part });
  }
  return runs;
}
