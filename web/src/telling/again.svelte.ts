/** Lines of the log that a board can play anew, such as a battle: boards offer it, the log shows it. */

interface Again {
  /** The kind of event that can be watched again, and the words for it. */
  kind: string;
  words: string;
  /** Play what began with this move. */
  watch(move: number): void;
}

let offered: Again | null = $state.raw(null);
let count = $state(0);

/** What can be watched again at this table, if anything can. */
export function again(): Again | null {
  return offered;
}

/** Offer it; gives what takes the offer back. */
export function offerAgain(offer: Again): () => void {
  offered = offer;
  return () => {
    if (offered === offer) offered = null;
  };
}

export function watchAgain(move: number): void {
  count += 1;
  offered?.watch(move);
}

/** How often something was watched again: what lies over the board goes away then. */
export function watchedAgain(): number {
  return count;
}
