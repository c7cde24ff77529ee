/** The catalogue as a list to look things up in: everything with its name, its facts in words, and how sure it is. */

import type { Saying } from '../../../lib/api';
import type { Arguments } from '../../../lib/words';
import { cardUnits, costWords, factsOf, isReinforcement, stageName, type Speaker } from '../phrases';
import { isDrawn } from '../units/drawings';
import type { Components } from '../view';

export const kinds = [
  'unit',
  'building',
  'module',
  'technology',
  'card',
  'event',
  'leadership',
  'planet',
  'faction',
] as const;
export type Kind = (typeof kinds)[number];

/** How sure something is: from the rulebook, from public sources, partly or wholly reconstructed. */
export type Confidence = 'rulebook' | 'public' | 'partly' | 'reconstructed';

export interface Entry {
  kind: Kind;
  id: string;
  name: string;
  /** The races that have it; empty for what belongs to nobody. */
  races: string[];
  lines: string[];
  /** What is drawn beside it, if anything is. */
  figure: string;
  flying: boolean;
  confidence: Confidence;
}

interface Marked {
  confidence?: string;
  reconstructed?: string[];
}

interface Row extends Marked {
  name: Saying;
}

export interface Words {
  text: (key: string, args?: Arguments) => string;
  say: (saying: Saying) => string;
}

/** Everything in a catalogue, in the order of its kinds and, within them, of the data. */
export function entriesOf(components: Components, { text, say }: Words): Entry[] {
  const speaker: Speaker = { components, text, say };
  const entries: Entry[] = [];
  const add = (kind: Kind, rows: Record<string, Row>, more: (id: string) => Partial<Entry> & { lines: string[] }) => {
    for (const [id, row] of Object.entries(rows))
      entries.push({
        kind,
        id,
        name: say(row.name),
        races: [],
        figure: '',
        flying: false,
        confidence: confidenceOf(row),
        ...more(id),
      });
  };
  const { units, buildings, modules, technologies, cards, events, planets, areas, factions } = components;
  const nameOf = (id: string) => (units[id] ? say(units[id].name) : id);

  // Units under mind control are what they were.
  add('unit', Object.fromEntries(Object.entries(units).filter(([, unit]) => !unit.stolen_from)), (id) => {
    const row = units[id]!;
    const from = row.building ? buildings[row.building] : undefined;
    const needed = row.technology ? technologies[row.technology] : undefined;
    const lines = [costWords({ text }, row), ...factsOf(speaker, id)];
    if (from) lines.push(text('starcraft-reference-from', { building: say(from.name) }));
    if (needed) lines.push(text('starcraft-reference-needs', { technology: say(needed.name) }));
    return { races: [row.race], figure: isDrawn(id) ? id : row.figure, flying: row.flying, lines };
  });
  add('building', buildings, (id) => {
    const row = buildings[id]!;
    const unlocks = text('starcraft-reference-unlocks', { units: row.unlocks.map(nameOf).join(', ') });
    return { races: [row.race], figure: row.type, lines: [costWords({ text }, row), unlocks] };
  });
  add('module', modules, (id) => {
    const { races, text: does } = modules[id]!;
    const prices = Object.entries(races).map(
      ([race, price]) => `${text(`starcraft-race-${race}`)}: ${costWords({ text }, price)}`,
    );
    const rows: Marked[] = Object.values(races);
    return {
      races: Object.keys(races),
      figure: id,
      lines: [say(does), prices.join(' · ')],
      confidence: rows.map(confidenceOf).find((one) => one !== 'rulebook' && one !== 'public') ?? 'public',
    };
  });
  add('technology', technologies, (id) => {
    const row = technologies[id]!;
    const texts = row.kind === 'play-area' ? [say(row.text)] : row.cards.flatMap((card) => cardLines(speaker, card));
    return { races: [row.race], lines: [...new Set([costWords({ text }, row), ...texts])] };
  });
  add('card', Object.fromEntries(Object.entries(cards).filter(([, card]) => !card.technology)), (id) => ({
    races: [cards[id]!.race],
    lines: cardLines(speaker, id),
  }));
  add('event', events, (id) => {
    const row = events[id]!;
    const facts = text('starcraft-reference-event', { stage: stageName(row.stage), copies: row.copies });
    return { lines: [facts, say(row.text)] };
  });
  add('leadership', components.leadership, (id) => {
    const row = components.leadership[id]!;
    const faction = factions[row.faction];
    const owner = text('starcraft-reference-leadership', {
      faction: faction ? say(faction.name) : row.faction,
      stage: stageName(row.stage),
    });
    return { races: faction ? [faction.race] : [], lines: [owner, say(row.text)] };
  });
  add('planet', planets, (id) => ({
    lines: planets[id]!.areas.map((area) => {
      const row = areas[area]!;
      const yields = text(`starcraft-yields-${row.kind}`, { amount: row.amount || row.points });
      const only =
        row.only === 'ground' || row.only === 'flying' ? `, ${text(`starcraft-board-only-${row.only}`)}` : '';
      return `${row.place}: ${yields}${only}, ${text('starcraft-board-limit', { limit: row.limit })}`;
    }),
  }));
  add('faction', factions, (id) => {
    const row = factions[id]!;
    const begins = Object.entries(row.units).map(([unit, count]) => (count > 1 ? `${count} × ` : '') + nameOf(unit));
    const forces = text('starcraft-reference-forces', { units: begins.join(', '), workers: row.workers });
    return { races: [row.race], lines: [say(row.objective), forces] };
  });
  return entries;
}

function cardLines(speaker: Speaker, id: string): string[] {
  const { components, text, say } = speaker;
  const card = components.cards[id];
  if (!card) return [];
  const [attack = 0, health = 0] = card.major;
  const [less, least] = [card.minor[0] ?? 0, card.minor[1] ?? 0];
  const values = isReinforcement(speaker, id)
    ? text('starcraft-reference-reinforcement')
    : text('starcraft-reference-values', { attack, health, 'minor-attack': less, 'minor-health': least });
  return [cardUnits(speaker, id), values, say(card.text)];
}

function confidenceOf(row: Marked): Confidence {
  if (row.confidence === 'reconstructed') return 'reconstructed';
  if (row.reconstructed?.length) return 'partly';
  return row.confidence === 'rulebook' ? 'rulebook' : 'public';
}

/** What is asked for: a kind, a race, and words that all stand somewhere in an entry. */
export interface Wanted {
  kind: Kind | '';
  race: string;
  words: string;
}

/** Letters without case and accents, so that they are found however they are typed. */
export const plain = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

export function found(entries: Entry[], { kind, race, words }: Wanted): Entry[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (kind && entry.kind !== kind) return false;
    if (race && !entry.races.includes(race)) return false;
    const whole = plain([entry.name, ...entry.lines].join(' '));
    return parts.every((part) => whole.includes(part));
  });
}
