/** What the own orders could do now: for those that can be executed, and what covers those that cannot. */

import type { Board } from '../board.svelte';
import { orderName, planetName, seatName, technologyName, unitName } from '../phrases';
import type { Planet, Player } from '../view';
import { levelsOf } from '../view';

type Talker = Pick<Board, 'view' | 'components' | 'seats' | 'text' | 'say'>;

export interface Outlook {
  planet: string;
  order: string;
  special: boolean;
  /** It lies on top. */
  open: boolean;
  title: string;
  words: string;
}

interface Purse {
  minerals: number;
  gas: number;
  workers: number;
}

/** What a player could harvest without force mining: no more than the cards hold, and a worker for each. */
export function purseOf(player: Player): Purse {
  const left = (resource: string) =>
    player.resources
      .filter((card) => card.resource === resource)
      .reduce((sum, { capacity, workers }) => sum + Math.max(0, capacity - workers), 0);
  return {
    minerals: Math.min(player.pool, left('minerals')),
    gas: Math.min(player.pool, left('gas')),
    workers: player.pool,
  };
}

export function affords({ minerals, gas, workers }: Purse, cost: { minerals: number; gas: number }): boolean {
  return cost.minerals <= minerals && cost.gas <= gas && cost.minerals + cost.gas <= workers;
}

/** The types of units that a player's buildings allow, of which there are some left and that can be paid. */
export function unitsWithinReach(board: Pick<Board, 'components'>, player: Player): string[] {
  const unlocked = Object.entries(player.buildings).flatMap(([type, level]) =>
    levelsOf(board.components, type)
      .filter(([, row]) => row.level <= level)
      .flatMap(([, row]) => row.unlocks),
  );
  const purse = purseOf(player);
  return unlocked.filter(
    (unit) =>
      (player.supply[unit] ?? 0) > 0 && affords(purse, board.components.units[unit] ?? { minerals: 99, gas: 99 }),
  );
}

/** The planets from which units of a seat can come to a planet: itself, and those at the other end of a route with its transport. */
export function planetsInReach(board: Pick<Board, 'view'>, seat: number, planet: string): string[] {
  const beyond = board.view.routes
    .filter(({ transports }) => transports.includes(seat))
    .flatMap(({ first, second }) => (first === planet ? [second] : second === planet ? [first] : []));
  return [...new Set([planet, ...beyond])];
}

function movable(board: Talker, seat: number, planet: string): { count: number; from: string[] } {
  const found = planetsInReach(board, seat, planet)
    .map((id) => {
      const areas = board.view.planets.find((one) => one.id === id)?.areas ?? [];
      const count = areas
        .flatMap((area) => board.view.areas[area]?.units ?? [])
        .reduce((sum, force) => sum + (force.seat === seat ? force.count : 0), 0);
      return { id, count };
    })
    .filter(({ count }) => count > 0);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    from: found.map(({ id }) => planetName(board, id)),
  };
}

/** So many technologies are named. */
const named = 5;

function possible(board: Talker, seat: number, planet: Planet, order: string): string {
  const player = board.view.players[seat];
  if (!player) return '';
  const purse = purseOf(player);
  if (order === 'mobilize') {
    const { count, from } = movable(board, seat, planet.id);
    return count
      ? board.text('starcraft-board-could-move', { count, planets: from.join(', ') })
      : board.text('starcraft-board-could-not-move');
  }
  if (order === 'research') {
    const found = player.technologies.filter((id) =>
      affords(purse, board.components.technologies[id] ?? { minerals: 99, gas: 99 }),
    );
    return found.length
      ? board.text('starcraft-board-could-research', {
          names: found
            .slice(0, named)
            .map((id) => technologyName(board, id))
            .join(', '),
          more: Math.max(0, found.length - named),
        })
      : board.text('starcraft-board-could-not-research');
  }
  const base = planet.areas.some((area) => board.view.areas[area]?.base === seat);
  const units = base ? unitsWithinReach(board, player) : [];
  const pay = board.text('starcraft-board-could-pay', {
    minerals: purse.minerals,
    gas: purse.gas,
    workers: purse.workers,
  });
  if (!base) return `${board.text('starcraft-board-could-build-no-base')} ${pay}`;
  return `${units.length ? board.text('starcraft-board-could-build', { units: units.map((id) => unitName(board, id)).join(', ') }) : board.text('starcraft-board-could-build-nothing')} ${pay}`;
}

/** The own orders on the galaxy, as far as they are known to their owner: the executable ones first. */
export function outlooksOf(board: Talker): Outlook[] {
  const { seat, planets } = board.view;
  if (seat === null) return [];
  const found = planets.flatMap((planet) => {
    const own = planet.stack.findLast((order) => order.seat === seat);
    if (!own?.order) return [];
    const above = planet.stack.slice(planet.stack.lastIndexOf(own) + 1);
    const cover = above.at(-1);
    const title = board.text('starcraft-board-order-on', {
      order: orderName(board, own.order, own.special),
      planet: planetName(board, planet.id),
    });
    const words = cover
      ? board.text('starcraft-board-covered', { name: seatName(board, cover.seat), count: above.length })
      : possible(board, seat, planet, own.order);
    return [{ planet: planet.id, order: own.order, special: own.special ?? false, open: !cover, title, words }];
  });
  return [...found.filter(({ open }) => open), ...found.filter(({ open }) => !open)];
}
