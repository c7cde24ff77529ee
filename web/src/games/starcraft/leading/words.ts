/** Leadership cards in words. */

import type { Board } from '../board.svelte';
import { countedWords, stageName, unitName } from '../phrases';

type Talker = Pick<Board, 'components' | 'text' | 'say'>;

export function leadershipName(board: Talker, id: string): string {
  const card = board.components.leadership[id];
  return card ? board.say(card.name) : id;
}

/** All that stands on a card: its name, stage and kind, what it does, and what one begins with. */
export function cardWords(board: Talker, id: string): string {
  const card = board.components.leadership[id];
  if (!card) return id;
  const words = board.text('starcraft-leading-card', {
    name: board.say(card.name),
    stage: stageName(card.stage),
    kind: board.text(`starcraft-leading-kind-${card.kind}`),
    text: board.say(card.text),
  });
  if (card.stage !== 1) return words;
  const units = Object.entries(card.units).map(([unit, count]) => countedWords(board, unitName(board, unit), count));
  const begins = board.text('starcraft-leading-begins-with', {
    units: units.join(', '),
    bases: card.bases,
    transports: card.transports,
    workers: card.workers,
  });
  return `${words} ${begins}`;
}
