import type { Saying, Update } from '../lib/api';
import type { Composer } from './composer.svelte';

/** What every game's board gets from the frame. */
export interface BoardProps {
  update: Update; // view, decision, table, events
  components: unknown; // the game's catalogue (GET /api/tables/{id}/components/{hash})
  composer: Composer; // how the question is being answered: what is lit, pointed at and chosen so far
  whyNot(things: string[]): Promise<Saying | null>; // why these things can't be chosen, in this order; null if nothing is asked
  say(saying: Saying): string; // words
  text(key: string, args?: Record<string, string | number>): string;
  still: boolean; // no animations wanted
}

/** What a game's part of a player in the frame gets: the same, and whose it is. */
export interface PlayerProps extends BoardProps {
  seat: number;
}
