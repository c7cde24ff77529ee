/** By what else than points a player can win. [SC-WIN-09] [BW-LEAD-12] */

import type { Board } from '../board.svelte';

/** A player's objective in words: that of the Leadership card with it, or of the faction's sheet; none for who has none. */
export function objectiveOf(board: Pick<Board, 'view' | 'components' | 'say'>, seat: number): string {
  const player = board.view.players[seat];
  if (!player?.objective || !player.faction) return '';
  const card = board.view.expansion?.players[seat]?.in_play
    .map((id) => board.components.leadership[id])
    .find((one) => one?.kind === 'special-victory');
  const objective = card?.text ?? board.components.factions[player.faction]?.objective;
  return objective ? board.say(objective) : '';
}

/** What wins in a scenario for the side of a faction; nothing where no scenario is played. */
export function scenarioGoal(board: Pick<Board, 'view' | 'components' | 'say'>, faction: string): string {
  const scenario = board.components.scenarios?.[board.view.expansion?.scenario?.scenario ?? ''];
  const goal = scenario?.wins.find(({ factions }) => factions.includes(faction));
  return (goal?.when ?? []).map(board.say).join(' · ');
}
