/** Small views, areas and options for the tests. */

import type { OptionInfo, Saying, SeatInfo } from '../../lib/api';
import type { Board } from './board.svelte';
import type { Area, Components, Force, View } from './view';

export const saying = (key: string, args: Record<string, unknown> = {}): Saying => ({ key, arguments: args, rule: '' });

export function area(units: Force[] = [], of: Partial<Area> = {}): Area {
  return { units, base: null, controller: null, depletion: 'untouched', holder: null, limit: 4, ...of };
}

export const force = (seat: number, unit: string, count = 1): Force => ({ seat, unit, count });

export function option(choice: (string | number)[], ...touches: string[]): OptionInfo {
  return { choice, touches, say: saying('say') };
}

/** Torus with its four areas, beside Helios; a route between them, and one along the z-axis. */
export function view(of: Partial<View> = {}): View {
  return {
    seat: 0,
    mode: 'standard',
    victory: ['normal', 'special', 'end-game', 'elimination'],
    teams: false,
    round: 2,
    round_limit: 0,
    phase: 'execution',
    first_player: 0,
    active: 0,
    stage: 1,
    event_deck: [10, 10, 10],
    ending_cards: 0,
    events_discarded: [],
    planets: [
      {
        id: 'torus',
        x: 0,
        y: 0,
        turns: 0,
        stack: [
          { seat: 1, order: null, special: null },
          { seat: 0, order: 'build', special: true },
        ],
        areas: ['torus-1', 'torus-2'],
      },
      { id: 'helios', x: 1, y: 0, turns: 1, stack: [], areas: ['helios-1'] },
    ],
    areas: {
      'torus-1': area([force(0, 'marine', 2), force(0, 'ghost')], { base: 0, controller: 0, holder: 0 }),
      'torus-2': area([], { depletion: 'partial' }),
      'helios-1': area([force(1, 'zergling', 3)], { controller: 1 }),
    },
    routes: [
      {
        id: 'torus:helios',
        first: 'torus',
        first_side: 'E',
        second: 'helios',
        second_side: 'W',
        z: null,
        transports: [0],
      },
      { id: 'z1', first: 'torus', first_side: 'N', second: 'helios', second_side: 'S', z: 0, transports: [] },
    ],
    players: [],
    order: null,
    battle: null,
    build: null,
    attacks: [],
    hand: [],
    events: [],
    orders: [],
    dealt_planets: [],
    winners: [],
    expansion: null,
    reason: '',
    ...of,
  };
}

const named = (id: string) => ({ name: saying(id) });
const row = (planet: string, place: number, kind: 'minerals' | 'gas' | 'conquest', amount: number) => ({
  planet,
  place,
  kind,
  amount: kind === 'conquest' ? 0 : amount,
  points: kind === 'conquest' ? amount : 0,
  limit: 4,
  only: 'any',
});

export const components = {
  planets: {
    torus: { ...named('Torus'), slots: ['N', 'E', 'S', 'W'], areas: ['torus-1', 'torus-2'] },
    helios: { ...named('Helios'), slots: ['N', 'S'], areas: ['helios-1'] },
  },
  areas: {
    'torus-1': row('torus', 1, 'conquest', 2),
    'torus-2': row('torus', 2, 'gas', 2),
    'helios-1': row('helios', 1, 'minerals', 1),
  },
  units: {
    marine: { ...named('Marine'), flying: false, targets: ['ground', 'flying'], support: 1, keywords: [] },
    ghost: { ...named('Ghost'), flying: false, targets: ['ground', 'flying'], support: 2, keywords: ['cloaking'] },
    zergling: { ...named('Zergling'), flying: false, targets: ['ground'], support: 1, keywords: [] },
  },
  cards: {
    'terran-1': {
      ...named('Terran 1'),
      text: saying('Plus one.'),
      kind: 'standard',
      units: ['marine', 'ghost'],
      major: [5, 4],
      minor: [2, 5],
      confidence: 'public',
    },
    'terran-17': {
      ...named('Terran 17'),
      text: saying('Draw.'),
      kind: 'reinforcement',
      units: 'any',
      major: [0, 0],
      minor: [0, 0],
      confidence: 'public',
    },
  },
  buildings: {
    'barracks-2': { ...named('Barracks II'), type: 'barracks', level: 2 },
    'barracks-1': { ...named('Barracks I'), type: 'barracks', level: 1 },
    'factory-1': { ...named('Factory I'), type: 'factory', level: 1 },
  },
} as unknown as Components;

const seats = ['Ada', 'Boris'].map((name, seat) => ({
  seat,
  name,
  shape: seat ? 'diamond' : 'circle',
})) as unknown as SeatInfo[];

/** A board that says keys with their arguments, with these things lit. */
export function board(lit: string[] = [], of: Partial<View> = {}): Board {
  const text = (key: string, args: Record<string, unknown> = {}) =>
    [key.replace('starcraft-board-', ''), ...Object.values(args)].join(' ');
  return {
    view: view(of),
    components,
    seats,
    text,
    say: ({ key }: Saying) => key,
    home: 0,
    light: (thing: string) => (lit.includes(thing) ? { role: 'next', pointed: false } : null),
  } as unknown as Board;
}
