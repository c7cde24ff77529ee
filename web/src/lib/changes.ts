/** What an update becomes by what has changed in it. */

import type { Change } from './api';

type Step = string | number;
type Node = Record<Step, unknown>;

/**
 * The whole after a change. What has not changed stays the very same object, so that whoever draws it need not look
 * again. Null where the change does not fit, since something was missed.
 */
export function changed<T extends object>(whole: T, { put, drop }: Pick<Change, 'put' | 'drop'>): T | null {
  const own = new Set<unknown>();

  /** A copy of a node that may be written to; made once. */
  function opened(node: unknown): Node | null {
    if (typeof node !== 'object' || node === null) return null;
    if (own.has(node)) return node as Node;
    const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...node }) as Node;
    own.add(copy);
    return copy;
  }

  const root = opened(whole);
  /** The node that holds the last step of a path, with everything on the way opened. */
  function holder(path: Step[]): Node | null {
    let node = root;
    for (const step of path.slice(0, -1)) {
      const next = node && opened(node[step]);
      if (!node || !next) return null;
      node[step] = next;
      node = next;
    }
    return node;
  }

  for (const [path, value] of put) {
    const node = holder(path);
    const last = path.at(-1);
    if (!node || last === undefined) return null;
    node[last] = value;
  }
  for (const path of drop) {
    const node = holder(path);
    const last = path.at(-1);
    if (!node || last === undefined || !(last in node)) return null;
    delete node[last];
  }
  return root as T | null;
}
