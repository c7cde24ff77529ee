/** A symbol of a game's board: a pictogram of the game, or a colour that means something. */
export type Symbol = { pictogram: string } | { name: string; colour: string; line?: string };

const spaceBase = [
  'credits',
  'income',
  'points',
  'right',
  'either',
  'claim',
  'buy',
  'buy-into',
  'colony',
  'shift',
  'reroll',
  'set-die',
  'double',
];
const spaceBaseMore = ['swap', 'exchange', 'place-charge', 'move-charge', 'foes-lose', 'win', 'deck', 'flag'];
const risk = [
  'units',
  'field',
  'hero',
  'base-terran',
  'base-protoss',
  'base-zerg',
  'tower',
  'terran',
  'protoss',
  'zerg',
  'card',
  'star',
  'flag',
  'income',
  'planet',
  'medal',
  'storm',
  'muted',
];
const starcraft = [
  'minerals',
  'gas',
  'conquest',
  'strategic',
  'worker',
  'hand',
  'event',
  'technology',
  'module',
  'building',
  'build',
  'mobilize',
  'research',
  'order',
  'attack',
  'health',
  'flying',
  'support',
  'limit',
  'first',
];
const starcraftMore = ['cloaking', 'detector', 'splash', 'destroyed', 'lock', 'changed'];

const drawn = (names: string[]): Symbol[] => names.map((pictogram) => ({ pictogram }));

/** The symbols of each game; their words stand in `locales/` under `GAME-symbol-NAME`. */
export const legends: Record<string, Symbol[]> = {
  'space-base': [
    ...drawn([...spaceBase, ...spaceBaseMore]),
    { name: 'blue', colour: 'var(--station)', line: 'var(--station-line)' },
    { name: 'red', colour: 'var(--deployed)', line: 'var(--deployed-line)' },
  ],
  risk: drawn(risk),
  starcraft: drawn([...starcraft, ...starcraftMore]),
};

/** What is true of every board. */
export const everywhere: Symbol[] = [
  { name: 'lit', colour: 'transparent', line: 'var(--act)' },
  { name: 'aim', colour: 'transparent', line: 'var(--aim)' },
  { name: 'brass', colour: 'var(--brass-soft)', line: 'var(--brass)' },
];

export const nameOf = (symbol: Symbol): string => ('pictogram' in symbol ? symbol.pictogram : symbol.name);
