/** Walking over a drawn board with the arrow keys. */

export interface Spot {
  x: number;
  y: number;
}

/** Something one can walk to. */
export interface Stop extends Spot {
  id: string;
}

const directions: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much harder it is to go aside than straight on. */
const aside = 2.2;

/** The nearest stop in the direction of an arrow key, of those given; null if there is none, or another key. */
export function nearest<S extends Stop>(key: string, from: Stop, among: Iterable<S>): S | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: { stop: S; cost: number } | null = null;
  for (const stop of among) {
    const ahead = (stop.x - from.x) * direction.x + (stop.y - from.y) * direction.y;
    const across = Math.abs((stop.x - from.x) * direction.y) + Math.abs((stop.y - from.y) * direction.x);
    if (stop.id === from.id || ahead <= 0 || across > 2.5 * ahead) continue;
    const cost = ahead + aside * across;
    if (!best || cost < best.cost) best = { stop, cost };
  }
  return best?.stop ?? null;
}
