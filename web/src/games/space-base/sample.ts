/** Small cards, views and updates for the tests. */

import type { EventInfo, Update } from '../../lib/api';
import type { Card, Face, Player, View } from './view';

export function face(of: Partial<Face>): Face {
  return {
    credits: 0,
    income: 0,
    points: 0,
    arrow: '',
    claim: [],
    buy: 0,
    slots: 0,
    price: 0,
    colour: '',
    ability: null,
    ...of,
  };
}

export function card(of: Partial<Card>): Card {
  return {
    name: 'U.E.S. Merbold 6865-D',
    type: 'tug',
    class: 'Paul',
    kind: 'ship',
    level: 1,
    sector: 7,
    cost: 4,
    points_once: 0,
    confidence: 'public',
    station: face({}),
    deployed: face({}),
    ...of,
  };
}

export function player(stations: string[], deployed: Record<number, string[]> = {}): Player {
  const placed = (id: string) => ({ card: id, charges: 0, slots: 0 });
  return {
    credits: 5,
    income: 0,
    points: 0,
    allocated: [],
    hand: 0,
    sectors: stations.map((id, index) => ({
      station: placed(id),
      deployed: (deployed[index + 1] ?? []).map(placed),
    })),
  };
}

export function view(of: Partial<View>): View {
  return {
    seat: 0,
    goal: 40,
    light_speed: false,
    round: 1,
    phase: 6,
    active: 0,
    start_player: 0,
    dice: null,
    ending: false,
    winner: null,
    players: [],
    shipyard: [],
    colonies: [],
    decks: [0, 0, 0],
    under_decks: [[], [], []],
    hand: [],
    ...of,
  };
}

export function event(kind: string, data: Record<string, unknown> = {}): EventInfo {
  return {
    kind,
    say: { key: `space-base-event-${kind}`, arguments: {}, rule: '' },
    data,
    seat: null,
    sign: 'note',
    phase: '',
    touches: [],
    opens: false,
    alarms: [],
    move: 0,
  };
}

export function updateWith(events: EventInfo[], from: number): Update {
  return { events, events_from: from } as Update;
}
