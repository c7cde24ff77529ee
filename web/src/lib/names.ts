/** Words cut around the first mention of a name, so that it can be shown in its player's colour. */
export function nameApart(words: string, name: string): [before: string, name: string, after: string] {
  const at = name ? words.indexOf(name) : -1;
  return at < 0 ? [words, '', ''] : [words.slice(0, at), name, words.slice(at + name.length)];
}

/** An option's words in two lines: what stands before the first colon is what one does, the rest is detail. */
export function headAndRest(words: string): [head: string, rest: string] {
  const at = words.indexOf(': ');
  return at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + 2)];
}
