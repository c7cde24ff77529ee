/** How the choices of Risk are made. */

import type { Manner, Telling } from '../../board/manner';
import type { Way } from '../../board/trails';
import { waysOf } from '../../board/trails';
import type { OptionInfo } from '../../lib/api';
import type { Group } from '../../board/ways';
import { partsOf } from './board';
import { kinds } from './choices';
import { chanceOf } from './odds';
import { achievementName, cardName, cardText } from './phrases';
import type { Components, View } from './view';

/** What a thing of the board is called. */
function nameOf(thing: string, { view, components, seats, text }: Telling): string {
  const [kind, id] = partsOf(thing);
  switch (kind) {
    case 'card':
      return cardName({ text, components: components as Components }, id);
    case 'player':
      return seats[Number(id)]?.name ?? '';
    case 'achievement': {
      const achievement = (view as View).achievements.find((one) => one.id === id);
      return achievement ? achievementName({ text }, achievement) : id;
    }
    case 'die': {
      const [side = '', at = ''] = id.split(':');
      return text('risk-board-die-of', { side, number: Number(at) + 1 });
    }
    default:
      return text(`risk-${kind}-${id}`);
  }
}

/** Who points at a faction means to play it; in whose place on the chart is the second question. */
function pointedAt(options: OptionInfo[]): Way[] {
  return waysOf(options).map((way) => (way.choice[0] === 'pick' ? { ...way, trail: way.trail.slice(-1) } : way));
}

const led = (group: Group) => (group.choice.includes('hero') ? '-hero' : '');

/** What the card does that an option plays. */
const about = (option: OptionInfo, { components, say }: Telling) =>
  option.choice[0] === 'play' ? cardText({ components: components as Components, say }, String(option.choice[1])) : '';

export const manner: Manner = {
  game: 'risk',
  kinds,
  nameOf,
  careful: new Set(['invade', 'storm', 'play', 'bring', 'advance', 'move', 'defend']),
  generous: new Set(['place', 'bring', 'advance', 'move']),
  sparing: new Set(['storm']),
  again: new Set(['invade']),
  waysOf: pointedAt,
  groupName: (group, { text }) => text(`risk-board-menu-${group.verb}${led(group)}`),
  shortName: (group, { text }) => text(`risk-board-way-${group.verb}${led(group)}`),
  about,
  preview(option, telling) {
    const words = about(option, telling);
    return words ? { steps: [], facts: [words] } : null;
  },
  doing(option, { text, say }) {
    const verb = text(`risk-verb-${String(option.choice[0])}`);
    const chance = chanceOf(option.say);
    return chance ? `${verb} · ${say(chance)}` : verb;
  },
};
