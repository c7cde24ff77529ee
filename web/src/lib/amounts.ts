export type Part = { kind: 'text' | 'cr' | 'in' | 'vp'; text: string };

const signs: Record<string, { kind: 'cr' | 'in' | 'vp'; symbol: string }> = {
  '¢': { kind: 'cr', symbol: '●' },
  '+': { kind: 'in', symbol: '▲' },
  '★': { kind: 'vp', symbol: '★' },
};

/** Words cut at amounts such as 4¢, 1+ and 2★, so that each resource can be shown with its own symbol and colour. */
export function amountsIn(words: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const match of words.matchAll(/(?<![\p{L}\d+])(\d+)([¢+★])(?![\p{L}\d])/gu)) {
    const sign = signs[match[2] ?? ''];
    if (!sign) continue;
    if (match.index > done) parts.push({ kind: 'text', text: words.slice(done, match.index) });
    parts.push({ kind: sign.kind, text: `${match[1]}${sign.symbol}` });
    done = match.index + match[0].length;
  }
  if (done < words.length) parts.push({ kind: 'text', text: words.slice(done) });
  return parts;
}
