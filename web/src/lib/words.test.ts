import { describe, expect, it } from 'vitest';
import { Words } from './words';

const words = new Words('en', [
  'hello = Hello { $first-name }',
  'pays = Pays { $things }.',
  'coins =\n    { $count ->\n        [one] a coin\n       *[other] { $count } coins\n    }',
]);
const saying = (key: string, args: Record<string, unknown> = {}) => ({ key, arguments: args, rule: '' });

describe('Words', () => {
  it('turns underscores of argument names into hyphens', () => {
    expect(words.text('hello', { first_name: 'Ada' })).toBe('Hello Ada');
  });

  it('words nested sayings and joins lists', () => {
    const things = [saying('coins', { count: 1 }), saying('coins', { count: 3 }), '2★', 5];
    expect(words.say(saying('pays', { things }))).toBe('Pays a coin, 3 coins, 2★, 5.');
  });

  it('puts no invisible marks around what it fills in', () => {
    expect(words.text('hello', { 'first-name': 'B' })).toHaveLength(7);
  });

  it('shows the key where words are missing', () => {
    expect(words.text('no-such-key')).toBe('no-such-key');
    expect(words.has('no-such-key')).toBe(false);
  });
});

const parts = import.meta.glob<string[]>('../words/*/*.ts', { import: 'default', eager: true });
const filesOf = (language: string) =>
  Object.entries(parts).flatMap(([path, files]) => (path.includes(`/${language}/`) ? files : []));
const [en, de] = [filesOf('en'), filesOf('de')];

describe('the languages', () => {
  const names = (files: string[]) =>
    files
      .flatMap((file) => file.split('\n'))
      .flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? [])
      .sort();
  const variables = (files: string[]) => {
    const found = new Map<string, string>();
    let key = '';
    for (const line of files.flatMap((file) => file.split('\n'))) {
      key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
      const used = new Set([
        ...(found.get(key)?.split(' ') ?? []),
        ...[...line.matchAll(/\$([\w-]+)/g)].map((m) => m[1] ?? ''),
      ]);
      found.set(key, [...used].filter(Boolean).sort().join(' '));
    }
    return found;
  };

  it('have the same keys', () => {
    expect(names(de)).toEqual(names(en));
  });

  it('use the same variables', () => {
    const german = variables(de);
    for (const [key, used] of variables(en)) expect(`${key}: ${german.get(key)}`).toBe(`${key}: ${used}`);
  });
});

describe('the words of the client', () => {
  const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const asked = new Set(
    Object.values(sources).flatMap((source) => [...source.matchAll(/'(client-[a-z-]+[a-z])'/g)].map((m) => m[1] ?? '')),
  );
  const all = new Words('en', en);

  it('are all there', () => {
    expect(asked.size).toBeGreaterThan(100);
    for (const key of asked) expect(`${key}: ${all.has(key)}`).toBe(`${key}: true`);
  });
});
