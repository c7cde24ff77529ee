/** The board in words, for screen readers. */

import type { Board } from './board';
import type { Achievement, Territory } from './view';
import { areAllies } from './view';

type Talker = Pick<Board, 'view' | 'components' | 'seats' | 'text'>;

export const territoryName = (board: Pick<Board, 'text'>, id: string) => board.text(`risk-territory-${id}`);

/** A card's name, an owner's own if there is one. */
export function cardName(board: Pick<Board, 'text' | 'components'>, id: string): string {
  return board.components.cards[id]?.name || board.text(`risk-card-${id}`);
}

/** What a card does: the catalogue puts it together from the card's numbers. */
export function cardText(board: Pick<Board, 'say' | 'components'>, id: string): string {
  const text = board.components.cards[id]?.text;
  return text ? board.say(text) : '';
}

/** An achievement's name, and what it asks for, with the number that holds in this game. */
export function achievementName(board: Pick<Board, 'text'>, achievement: Pick<Achievement, 'id' | 'goal'>): string {
  return board.text(`risk-achievement-${achievement.id}`, { amount: achievement.goal });
}

export function achievementText(board: Pick<Board, 'text'>, achievement: Pick<Achievement, 'id' | 'goal'>): string {
  return board.text(`risk-achievement-${achievement.id}-text`, { amount: achievement.goal });
}

/** Whose a territory is: yours, an ally's, somebody's by name, a neutral force's, or nobody's. */
export function ownerWords(board: Talker, owner: number | null): string {
  const { view, seats, text } = board;
  if (owner === null) return text('risk-board-owner-nobody');
  if (owner === view.seat) return text('risk-board-owner-you');
  const name = seats[owner]?.name;
  if (name === undefined) {
    const faction = view.neutrals[owner - seats.length]?.faction ?? '';
    return text('risk-board-owner-neutral', { faction: text(`risk-faction-${faction}`) });
  }
  return text(areAllies(view, view.seat, owner) ? 'risk-board-owner-ally' : 'risk-board-owner', { name });
}

/** The same for the eye: planet and owner with units, what stands there, and what lies around it. */
export function territoryFacts(board: Talker, id: string): string[] {
  const { view, components, text } = board;
  const territory = view.territories[id];
  const place = components.territories[id];
  if (!territory || !place) return [];
  const held = [text(`risk-planet-${place.planet}`), ownerWords(board, territory.owner)];
  if (territory.units) held.push(text('risk-board-units', { count: territory.units }));
  const near = place.neighbours.map((neighbour) => territoryName(board, neighbour)).join(', ');
  return [held.join(' · '), ...features(board, territory), text('risk-board-adjacent', { near })];
}

/** "Augustgrad, Korhal, yours, 3 units, mineral field; adjacent: ..." */
export function territoryWords(board: Talker, id: string): string {
  const { view, components, text } = board;
  const territory = view.territories[id];
  const place = components.territories[id];
  if (!territory || !place) return territoryName(board, id);
  const parts = [
    territoryName(board, id),
    text(`risk-planet-${place.planet}`),
    ownerWords(board, territory.owner),
    ...(territory.units ? [text('risk-board-units', { count: territory.units })] : []),
    ...features(board, territory),
  ];
  const near = place.neighbours.map((neighbour) => neighbourWords(board, neighbour)).join(', ');
  return text('risk-board-territory', { about: parts.join(', '), near });
}

function features(board: Talker, territory: Territory): string[] {
  const { view, seats, text } = board;
  const nameOf = (seat: number) => text(`risk-faction-${view.players[seat]?.faction ?? ''}`);
  return [
    ...territory.heroes.map((seat) => text('risk-board-hero-of', { hero: nameOf(seat) })),
    ...(territory.base === null ? [] : [text('risk-board-base-of', { name: seats[territory.base]?.name ?? '' })]),
    ...(territory.field ? [text('risk-board-field')] : []),
    ...territory.towers.map(() => text('risk-board-tower')),
  ];
}

function neighbourWords(board: Talker, id: string): string {
  const territory = board.view.territories[id];
  const units = territory?.units ?? 0;
  return board.text('risk-board-neighbour', {
    name: territoryName(board, id),
    owner: ownerWords(board, territory?.owner ?? null),
    units,
  });
}

/** A name in lines of about the same length, for a label. */
export function labelLines(name: string, longest = 13): string[] {
  const words = name.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
