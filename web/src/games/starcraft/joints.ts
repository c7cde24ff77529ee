/** Long words that may be broken where their parts meet: not every browser knows how to do that in every language. */

const softHyphen = '\u00ad';

/** Words with a soft hyphen before each of these parts that stands inside of a word. */
export function loosened(words: string, parts: string): string {
  const found = parts
    .split(' ')
    .filter((part) => part !== '')
    .sort((one, other) => other.length - one.length);
  if (!found.length) return words;
  return words.replace(new RegExp(`(?<=\\p{L}{3})(${found.join('|')})`, 'giu'), `${softHyphen}$1`);
}
