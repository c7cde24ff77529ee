const first = 500;
const longest = 15_000;

/** How long to wait before the next attempt to connect: doubling, with some chance so that browsers do not all come at once. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(longest, first * 2 ** attempt);
  return Math.round(full * (0.75 + chance / 4));
}
