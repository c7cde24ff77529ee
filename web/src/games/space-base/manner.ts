/** How the choices of Space Base are made. */

import type { Manner, Preview, Telling } from '../../board/manner';
import { waysOf } from '../../board/trails';
import type { OptionInfo } from '../../lib/api';
import { kinds } from './choices';
import { oftenness } from './dice';
import { docking } from './docking';
import { faceParts, sumParts } from './faces';
import { partsSigns } from './phrases';
import type { Catalogue, View } from './view';
import { findCard, shortName } from './view';

const cardsOf = (telling: Telling) => (telling.components as { cards: Catalogue } | null)?.cards ?? {};

/** What a thing of the board is called. */
function nameOf(thing: string, telling: Telling): string {
  const [kind = '', ...rest] = thing.split(':');
  const card = cardsOf(telling)[rest[0] ?? ''];
  if (kind === 'card') return card ? shortName(card) : thing;
  if (kind === 'sector') return telling.text('space-base-board-sector', { sector: rest.at(-1) ?? '' });
  return telling.text('space-base-board-die-number', { number: Number(rest.at(-1) ?? 0) + 1 });
}

function preview(option: OptionInfo, telling: Telling): Preview | null {
  const { text, seat } = telling;
  const cards = cardsOf(telling);
  const view = telling.view as View;
  const found = docking(option, view, cards, seat ?? view.active ?? 0);
  if (!found) return null;
  const card = findCard(cards, found.card);
  const old = found.station && findCard(cards, found.station.card);
  const steps: Preview['steps'] = [{ words: text('space-base-board-sector', { sector: found.sector }) }];
  if (old && card.kind !== 'colony')
    steps.push({ words: text('space-base-board-flips', { name: shortName(old) }), tone: 'gone' });
  if (card.kind === 'colony')
    return { steps, facts: [text('space-base-board-preview-colony', { points: card.points_once })] };
  const red = sumParts(found.deployed, 'deployed', cards);
  const later =
    old && found.station ? sumParts([...found.deployed, { ...found.station, charges: 0 }], 'deployed', cards) : red;
  return {
    steps,
    facts: [
      text('space-base-board-preview-own', {
        before: partsSigns(old ? faceParts(old.station) : [], text),
        after: partsSigns(faceParts(card.station), text),
      }),
      text('space-base-board-preview-others', { before: partsSigns(red, text), after: partsSigns(later, text) }),
      text('space-base-board-preview-often', { sector: found.sector, rolls: oftenness(found.sector) }),
    ],
  };
}

export const manner: Manner = {
  game: 'space-base',
  kinds,
  nameOf,
  careful: new Set(['buy', 'buy-into', 'claim']),
  generous: new Set(),
  sparing: new Set(),
  waysOf,
  doing(option, telling) {
    const verb = String(option.choice[0]);
    const credits = (telling.view as View).players[telling.seat ?? 0]?.credits ?? 0;
    return telling.text(verb === 'buy' ? 'space-base-board-buy-for' : `space-base-verb-${verb}`, { credits });
  },
  preview,
  endsAt(option, telling) {
    const view = telling.view as View;
    const seat = telling.seat ?? view.active ?? 0;
    const found = docking(option, view, cardsOf(telling), seat);
    return found ? `sector:${seat}:${found.sector}` : null;
  },
};
