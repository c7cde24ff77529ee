/** What is bought with a Build order, by name and by picture. */

import type { Board } from '../board.svelte';
import { buildingName, moduleName, unitName } from '../phrases';
import { baseOf } from '../units/drawings';

interface Bought {
  verb: string;
  name: string;
}

export function wareName(board: Board, { verb, name }: Bought): string {
  if (verb === 'build-unit') return unitName(board, name);
  if (verb === 'build-building') return buildingName(board, name);
  if (verb === 'build-module') return moduleName(board, name);
  return board.text(
    { 'build-workers': 'starcraft-sheet-worker', 'build-transport': 'starcraft-board-transport' }[verb] ??
      'starcraft-board-base',
  );
}

/** The drawing of it; workers have a pictogram. */
export function warePicture(board: Board, { verb, name }: Bought): string {
  if (verb === 'build-workers') return 'worker';
  if (verb === 'build-transport') return 'transport';
  if (verb === 'build-base') return baseOf(board.view.players[board.home]?.race);
  return verb === 'build-building' ? (board.components.buildings[name]?.type ?? name) : name;
}
