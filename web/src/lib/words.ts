import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Saying } from './api';

export type Arguments = Record<string, unknown>;

/** Words sayings in one language, from Fluent files. */
export class Words {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, files: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** A saying of the server in words. */
  say(saying: Saying): string {
    return this.text(saying.key, saying.arguments);
  }

  /** The words of a key; the key itself where a word is missing, so that nothing is silently empty. */
  text(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const filled: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) filled[name.replaceAll('_', '-')] = this.#fill(value);
    return this.#bundle.formatPattern(pattern, filled, []);
  }

  /** Whether there are words for a key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  #fill(value: unknown): string | number {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map((part) => String(this.#fill(part))).join(', ');
    if (isSaying(value)) return this.say(value);
    return String(value);
  }
}

function isSaying(value: unknown): value is Saying {
  return typeof value === 'object' && value !== null && 'key' in value;
}
