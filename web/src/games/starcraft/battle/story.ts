/** Battles as the log tells them: scene by scene, so that the stage shows a running battle and replays any past one. */

import type { EventInfo } from '../../../lib/api';

/** What is known of one side of a skirmish. */
export interface SceneSide {
  unit: string | null;
  supporters: string[];
  /** The cards there; null for one that lies facedown. */
  cards: (string | null)[];
  /** Cards that were cancelled or rejected. */
  rejected: string[];
  values: Values | null;
  lost: boolean;
  withdrew: boolean;
  fallen: string[];
}

/** Final values, and what they are made of. */
export interface Values {
  attack: number;
  health: number;
  card: number;
  support: number;
  more: number;
}

export type Phase = 'reveal' | 'compare' | 'destroy';

export interface SceneSkirmish {
  sides: [SceneSide, SceneSide];
  state: 'open' | 'current' | 'resolved' | 'called-off';
  phase: Phase | null;
}

export interface Scene {
  area: string;
  attacker: number;
  defender: number;
  /** The units with which both sides began. */
  begun: [string[], string[]];
  /** Which of the nine steps goes on. */
  step: number;
  skirmishes: SceneSkirmish[];
  current: number | null;
  splash: { seat: number; card: string }[];
  /** Units that fell outside a skirmish, such as to splash damage. */
  fallen: [string[], string[]];
  winner: number | null;
  retreated: { seat: number; unit: string; area: string }[];
  /** The event that made it so. */
  event: EventInfo;
}

export interface Story {
  scenes: Scene[];
  /** The first move of it. */
  move: number;
}

/** Kinds of events that happen in battles only, or belong to one while it goes on. */
const inBattle = new Set([
  'battle-begins',
  'event-used',
  'technology-used',
  'worker-destroyed',
  'battle-cancelled',
  'evacuated',
  'cards-drawn',
  'drew',
  'deck-shuffled',
  'hand-revealed',
  'looked-at-hand',
  'saw-hand',
  'paired',
  'supported',
  'cards-placed',
  'cards-placed-open',
  'card-placed-blind',
  'skirmish-begins',
  'skirmish-called-off',
  'cards-revealed',
  'card-rejected',
  'card-from-deck',
  'no-standard-card',
  'card-replaced',
  'worker-tired',
  'final-values',
  'unit-destroyed',
  'withdrew',
  'text-resolved',
  'splash-triggered',
  'battle-won',
  'retreated',
  // Brood War
  'guard-used',
  'leadership-used',
  'unit-stolen',
  'workers-bombed',
  'recharged',
]);
const afterwards = new Set(['retreated', 'unit-destroyed']);

/** All battles of a log. */
export function storiesOf(log: EventInfo[]): Story[] {
  const stories: Story[] = [];
  let story: Story | null = null;
  for (const event of log) {
    if (event.kind === 'battle-begins') {
      story = { scenes: [], move: event.move };
      stories.push(story);
    }
    const scene: Scene | undefined = story?.scenes.at(-1);
    const over =
      scene !== undefined && (!inBattle.has(event.kind) || (scene.winner !== null && !afterwards.has(event.kind)));
    if (over) story = null;
    story?.scenes.push(next(scene, event));
  }
  return stories;
}

/** Whether the log ends in the middle of a battle, or with its end. */
export function endsInBattle(log: EventInfo[]): boolean {
  const [last] = log.slice(-1);
  const begins = log.findLastIndex(({ kind }) => kind === 'battle-begins');
  return begins >= 0 && storiesOf(log.slice(begins))[0]?.scenes.at(-1)?.event === last;
}

const text = (event: EventInfo, name: string): string => String(event.data[name] ?? '');
const number = (event: EventInfo, name: string): number => Number(event.data[name] ?? 0);
const texts = (event: EventInfo, name: string): string[] =>
  Array.isArray(event.data[name]) ? (event.data[name] as unknown[]).map(String) : [];

/** A seat that an event names as another player. */
function otherSeat(event: EventInfo, name: string): number {
  const named = event.data[name] as { arguments?: { seat?: number } } | number | undefined;
  return typeof named === 'number' ? named : (named?.arguments?.seat ?? -1);
}

const emptySide = (unit: string | null): SceneSide => ({
  unit,
  supporters: [],
  cards: [],
  rejected: [],
  values: null,
  lost: false,
  withdrew: false,
  fallen: [],
});

function begun(event: EventInfo): Scene {
  return {
    area: text(event, 'area'),
    attacker: event.seat ?? -1,
    defender: otherSeat(event, 'defender'),
    begun: [texts(event, 'attackers'), texts(event, 'defenders')],
    step: 1,
    skirmishes: [],
    current: null,
    splash: [],
    fallen: [[], []],
    winner: null,
    retreated: [],
    event,
  };
}

function copied(scene: Scene, event: EventInfo): Scene {
  const side = (of: SceneSide): SceneSide => ({
    ...of,
    supporters: [...of.supporters],
    cards: [...of.cards],
    rejected: [...of.rejected],
    fallen: [...of.fallen],
  });
  return {
    ...scene,
    event,
    skirmishes: scene.skirmishes.map((skirmish) => ({
      ...skirmish,
      sides: [side(skirmish.sides[0]), side(skirmish.sides[1])],
    })),
    splash: [...scene.splash],
    fallen: [[...scene.fallen[0]], [...scene.fallen[1]]],
    retreated: [...scene.retreated],
  };
}

/** The scene after an event. */
function next(before: Scene | undefined, event: EventInfo): Scene {
  if (!before || event.kind === 'battle-begins') return begun(event);
  const scene = copied(before, event);
  changes[event.kind]?.(scene, event);
  return scene;
}

const sideOf = (scene: Scene, seat: number | null): 0 | 1 => (seat === scene.attacker ? 0 : 1);
const named = (scene: Scene, event: EventInfo): SceneSkirmish | undefined =>
  scene.skirmishes[number(event, 'skirmish') - 1];
const running = (scene: Scene): SceneSkirmish | undefined =>
  scene.current === null ? undefined : scene.skirmishes[scene.current];

function resolve(scene: Scene): void {
  const skirmish = running(scene);
  if (skirmish && skirmish.state === 'current') skirmish.state = 'resolved';
  if (skirmish) skirmish.phase = null;
  scene.current = null;
}

function place(scene: Scene, event: EventInfo, cards: (string | null)[]): void {
  scene.step = Math.max(scene.step, 6);
  named(scene, event)?.sides[sideOf(scene, event.seat)].cards.push(...cards);
}

/** A card left a skirmish without effect, or came into it. */
function exchange(scene: Scene, event: EventInfo, comes: boolean): void {
  const side = running(scene)?.sides[sideOf(scene, event.seat)];
  const card = text(event, 'card');
  if (!side) return;
  if (comes) side.cards.push(card);
  else {
    const at = side.cards.indexOf(card);
    if (at >= 0) side.cards.splice(at, 1);
    side.rejected.push(card);
  }
}

function fall(scene: Scene, event: EventInfo, withdrew: boolean): void {
  const at = sideOf(scene, event.seat);
  const unit = text(event, 'unit');
  const skirmish = running(scene);
  const side = skirmish?.sides[at];
  if (skirmish && side) {
    skirmish.phase = 'destroy';
    const supporter = side.supporters.indexOf(unit);
    if (side.unit === unit && !side.lost) {
      side.lost = true;
      side.withdrew = withdrew;
      return;
    }
    if (supporter >= 0) {
      side.supporters.splice(supporter, 1);
      side.fallen.push(unit);
      return;
    }
  } else if (scene.winner === null) scene.step = 8;
  const other = scene.skirmishes.find(({ sides }) => sides[at].unit === unit && !sides[at].lost);
  if (other) {
    other.sides[at].lost = true;
    other.sides[at].withdrew = withdrew;
  } else if (!withdrew) scene.fallen[at].push(unit);
}

const changes: Record<string, (scene: Scene, event: EventInfo) => void> = {
  'event-used': (scene) => void (scene.step = Math.max(scene.step, 2)),
  'technology-used': (scene) => void (scene.step = Math.max(scene.step, 2)),
  'cards-drawn': (scene) => void (scene.step = Math.max(scene.step, 3)),
  drew: (scene) => void (scene.step = Math.max(scene.step, 3)),
  paired(scene, event) {
    scene.step = 4;
    scene.skirmishes.push({
      sides: [emptySide(text(event, 'unit')), emptySide(text(event, 'against'))],
      state: 'open',
      phase: null,
    });
  },
  supported(scene, event) {
    scene.step = 5;
    named(scene, event)?.sides[sideOf(scene, event.seat)].supporters.push(text(event, 'unit'));
  },
  'cards-placed': (scene, event) => place(scene, event, Array<null>(number(event, 'count')).fill(null)),
  'card-placed-blind': (scene, event) => place(scene, event, Array<null>(number(event, 'count')).fill(null)),
  'cards-placed-open': (scene, event) => place(scene, event, texts(event, 'cards')),
  'skirmish-begins'(scene, event) {
    resolve(scene);
    scene.step = 7;
    scene.current = number(event, 'skirmish') - 1;
    const skirmish = running(scene);
    if (skirmish) [skirmish.state, skirmish.phase] = ['current', 'reveal'];
  },
  'skirmish-called-off'(scene, event) {
    const skirmish = named(scene, event);
    if (skirmish) skirmish.state = 'called-off';
  },
  'cards-revealed'(scene, event) {
    const side = named(scene, event)?.sides[sideOf(scene, event.seat)];
    if (side) side.cards = texts(event, 'cards');
  },
  'card-rejected': (scene, event) => exchange(scene, event, false),
  'card-from-deck': (scene, event) => exchange(scene, event, true),
  'card-replaced': (scene, event) => exchange(scene, event, true),
  'final-values'(scene, event) {
    const skirmish = running(scene);
    if (!skirmish) return;
    skirmish.phase = 'compare';
    skirmish.sides[sideOf(scene, event.seat)].values = {
      attack: number(event, 'attack'),
      health: number(event, 'health'),
      card: number(event, 'card_attack'),
      support: number(event, 'support'),
      more: number(event, 'more_attack'),
    };
  },
  'splash-triggered': (scene, event) => void scene.splash.push({ seat: event.seat ?? -1, card: text(event, 'card') }),
  'unit-destroyed': (scene, event) => fall(scene, event, false),
  withdrew: (scene, event) => fall(scene, event, true),
  'battle-won'(scene, event) {
    resolve(scene);
    scene.step = 9;
    scene.winner = event.seat;
  },
  retreated: (scene, event) =>
    void scene.retreated.push({ seat: event.seat ?? -1, unit: text(event, 'unit'), area: text(event, 'area') }),
};
