/** A table of Risk in full swing, put together as a test needs it; `recorded.json` is a real one. */

import type { SeatInfo } from '../../lib/api';
import { shapes } from './geometry';
import type { Achievement, Components, Player, Species, Territory, View } from './view';

const factions = ['raynor', 'zeratul', 'kerrigan', 'valerian', 'artanis', 'zagara'];
const species: Species[] = ['terran', 'protoss', 'zerg', 'terran', 'protoss', 'zerg'];
const symbols = ['circle', 'diamond', 'triangle', 'square', 'hexagon'] as const;
const names = ['Ada', 'Bea', 'Curie', 'Dirac', 'Euler', 'Fermat'];

const neighbours: Record<string, string[]> = {
  augustgrad: ['keresh-province', 'radiated-wastes', 'ruins-of-styrling', 'ursa', 'wolfrec-province'],
  'char-aleph': ['acid-marsh', 'burning-rift', 'feral-hives', 'glass-flats', 'primary-hive-cluster'],
};

/** What a card with one effect says. */
const says = (effect: string, amount: number) => ({
  key: `risk-effect-${effect}`,
  arguments: { amount, side: 'defence' },
  rule: '',
});

export function sampleComponents(): Components {
  const bonus: Record<string, number> = { char: 7, korhal: 5, aiur: 5, 'mar-sara': 3, zerus: 2, shakuras: 2 };
  const ids = Object.keys(shapes);
  return {
    territories: Object.fromEntries(
      ids.map((id) => [
        id,
        { planet: shapes[id]?.planet ?? '', kind: 'land' as const, neighbours: neighbours[id] ?? [] },
      ]),
    ),
    planets: Object.fromEntries(
      Object.entries(bonus).map(([id, units]) => [
        id,
        { bonus: units, territories: ids.filter((at) => shapes[at]?.planet === id) },
      ]),
    ),
    cards: {
      'tactical-nuke': {
        species: 'terran',
        territory: 'ruins-of-styrling',
        stars: 2,
        type: 'attack',
        windows: ['free'],
        unit: 'ghost',
        text: says('strike', 4),
      },
      bunker: {
        species: 'terran',
        territory: 'riksville',
        stars: 1,
        type: 'defence',
        windows: ['defence-declared'],
        unit: 'bunker',
        text: says('defence-die', 1),
      },
      'extra-supplies': {
        species: 'terran',
        territory: 'thisby',
        stars: 1,
        type: 'reinforcement',
        windows: ['deploy'],
        unit: 'supply-depot',
        text: says('units', 2),
      },
      'force-field': {
        species: 'protoss',
        territory: 'great-forum',
        stars: 2,
        type: 'defence',
        windows: ['defence-declared'],
        unit: 'sentry',
        text: says('cancel', 1),
      },
    },
    rewards: { 'guaranteed-card': { level: 'silver' }, 'attack-die': { level: 'gold' } },
    factions: Object.fromEntries(
      factions.map((id, at) => [
        id,
        { species: species[at] ?? 'terran', colour: '', base: 'command-center', units: ['marine', 'siege-tank'] },
      ]),
    ),
  };
}

export function samplePlayer(seat: number, of: Partial<Player> = {}): Player {
  return {
    faction: factions[seat] ?? null,
    species: species[seat] ?? null,
    team: null,
    alive: true,
    territories: 10,
    units: 30,
    supply: 0,
    fields: 3,
    bases: 1,
    hero: null,
    hero_out: false,
    hand: 2,
    captured: 0,
    known: [],
    achievements: [],
    rewards: [],
    income: 5,
    muted: false,
    blocked: false,
    ...of,
  };
}

function territory(at: number, seats: number): Territory {
  const mixed = (at * 7 + Math.floor(at / 5) * 3) % 11;
  return {
    owner: mixed % seats,
    units: [1, 3, 2, 7, 1, 12, 4, 1, 2, 24, 5][mixed] ?? 1,
    base: null,
    field: at % 3 === 0,
    heroes: [],
    towers: [],
  };
}

export function sampleSeats(count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: seat ? 'bot' : 'human',
    bot: seat ? 'greedy' : '',
    name: names[seat] ?? '',
    shape: symbols[seat % symbols.length] ?? 'circle',
    mine: seat === 0,
    online: true,
    away_since: null,
    link: '',
    time_left: null,
    hints: 0,
  }));
}

const achievement = (
  id: string,
  level: Achievement['level'],
  goal: number,
  progress: number[],
  of: Partial<Achievement> = {},
): Achievement => ({
  id,
  level,
  owner: null,
  reward: null,
  goal,
  progress,
  ...of,
});

export function sampleView(seats = 4, of: Partial<View> = {}): View {
  const ids = Object.keys(shapes);
  const territories = Object.fromEntries(ids.map((id, at) => [id, territory(at, seats)]));
  const bases = [
    'augustgrad',
    'great-forum',
    'primary-hive-cluster',
    'katuul-province',
    'riksville',
    'sundered-valley',
  ];
  bases.slice(0, seats).forEach((id, seat) => {
    territories[id] = {
      owner: seat,
      units: 8 + seat,
      base: seat,
      field: false,
      heroes: [seat],
      towers: seat === 1 ? ['silver-tower'] : [],
    };
  });
  const held = (planet: string) =>
    Array.from(
      { length: seats },
      (_, seat) => ids.filter((id) => shapes[id]?.planet === planet && territories[id]?.owner === seat).length,
    );
  return {
    seat: 0,
    variant: 'command-room',
    teams: false,
    heroes: true,
    abilities: true,
    round: 4,
    round_limit: 0,
    stage: 'play',
    phase: 'attack',
    active: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    winners: [],
    players: Array.from({ length: seats }, (_, seat) =>
      samplePlayer(seat, {
        hero: bases[seat] ?? null,
        territories: Object.values(territories).filter(({ owner }) => owner === seat).length,
      }),
    ),
    neutrals: [],
    territories,
    planets: Object.fromEntries(
      Object.entries(sampleComponents().planets).map(([id, { bonus }]) => [id, { bonus, held: held(id), owner: null }]),
    ),
    achievements: [
      achievement('hold-aiur', 'silver', 9, [3, 2, 2, 2]),
      achievement('eight-fields', 'silver', 8, [5, 4, 3, 3], { owner: 1, reward: 'guaranteed-card' }),
      achievement('hold-korhal', 'silver', 7, [4, 1, 1, 1]),
      achievement('enemy-base', 'silver', 1, [0, 0, 1, 0]),
      achievement('take-ten', 'gold', 10, [2, 0, 0, 0]),
      achievement('two-planets', 'gold', 2, [0, 0, 0, 0]),
      achievement('eighteen-territories', 'gold', 18, [11, 10, 11, 10], { owner: 0, reward: 'attack-die' }),
      achievement('two-enemy-bases', 'gold', 2, [0, 0, 1, 0]),
    ],
    decks: [
      { species: 'terran', cards: 9, discard: ['bunker'] },
      { species: 'protoss', cards: 11, discard: [] },
      { species: 'zerg', cards: 12, discard: [] },
    ],
    pool: 0,
    offered: [],
    stars: 0,
    star_units: [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30],
    invasion: {
      running: true,
      attacker: 0,
      defender: 1,
      source: 'augustgrad',
      target: 'keresh-province',
      units: 3,
      hero: true,
      attack: [7, 4, 2],
      defence: [5, 4],
      attack_rolled: [6, 4, 2],
      defence_rolled: [5, 4],
      losses: [1, 1],
      captured: false,
    },
    storm: null,
    effects: [],
    manoeuvres: 1,
    airlifts: 0,
    moving: null,
    hand: ['tactical-nuke', 'bunker', 'extra-supplies'],
    captured_cards: [],
    ...of,
  };
}
