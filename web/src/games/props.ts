import type { Saying, Update } from '../lib/api';

/** What every game's board gets from the frame. */
export interface BoardProps {
  update: Update; // view, decision, table, events
  components: unknown; // the game's catalogue (GET /api/tables/{id}/components/{hash})
  lit: Map<string, number[]>; // thing on the board -> indices of the options that touch it
  pointed: number | null; // the option pointed at (hover/focus) in the decision bar or on the board
  point(option: number | null): void; // tell the frame that an option is pointed at
  pickThing(thing: string): void; // a lit thing was clicked: picks its option, or narrows the bar to its options; `option:N` picks option N, `options:N,M` narrows the bar to those
  say(saying: Saying): string; // words
  text(key: string, args?: Record<string, string | number>): string;
  still: boolean; // no animations wanted
}
