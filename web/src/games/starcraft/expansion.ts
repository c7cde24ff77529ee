/** What Brood War adds to the areas: installations, guard tokens, items and conquest tokens, as marks and in words. */

import type { Board } from './board.svelte';
import type { Installation } from './view';

type Talker = Pick<Board, 'view' | 'components' | 'seats' | 'text' | 'say'>;

/** Something small that lies in an area. */
export type Mark = { kind: 'guard'; seat: number } | { kind: 'item'; item: string } | { kind: 'points' };

export function installationIn(board: Pick<Board, 'view'>, area: string): Installation | undefined {
  return board.view.expansion?.installations[area];
}

export function marksIn(board: Pick<Board, 'view'>, area: string): Mark[] {
  const { expansion } = board.view;
  if (!expansion) return [];
  const guard = expansion.guards[area];
  return [
    ...(guard === undefined ? [] : [{ kind: 'guard' as const, seat: guard }]),
    ...(expansion.scenario?.items ?? [])
      .filter((item) => item.area === area)
      .map(({ item }) => ({ kind: 'item' as const, item })),
    ...(expansion.point_tokens.includes(area) ? [{ kind: 'points' as const }] : []),
  ];
}

/** The same in words, item by item, with who carries what. */
export function extrasWords(board: Talker, area: string): string[] {
  const { view, text, say, components } = board;
  const name = (seat: number) => board.seats[seat]?.name ?? '';
  const built = installationIn(board, area);
  const items = (view.expansion?.scenario?.items ?? []).filter((item) => item.area === area);
  return [
    ...(built
      ? [
          text('starcraft-board-installation-of', {
            installation: text(`starcraft-installation-${built.installation}`),
            name: name(built.seat),
          }),
        ]
      : []),
    ...marksIn(board, area).flatMap((mark) => {
      if (mark.kind === 'guard') return [text('starcraft-board-guarded', { name: name(mark.seat) })];
      return mark.kind === 'points' ? [text('starcraft-board-point-token')] : [];
    }),
    ...items.map(({ item, unit }) => {
      const called = text(`starcraft-item-${item}`);
      const carrier = unit === null ? undefined : components.units[unit];
      if (!carrier) return text('starcraft-board-item', { item: called });
      return text('starcraft-board-item-carried', { item: called, unit: say(carrier.name) });
    }),
  ];
}
