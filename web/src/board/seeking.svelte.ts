/** Things that somebody beside the board, such as the coach, wants to be seen: a board with a camera turns to them. */

let things: string[] = $state.raw([]);

export const seeking = {
  /** What shall be in sight now; empty where nobody minds. */
  get things(): string[] {
    return things;
  },
  /** Bring things into sight. */
  seek(wanted: string[]): void {
    things = wanted;
  },
};
