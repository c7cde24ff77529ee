import { describe, expect, it } from 'vitest';
import { Composer } from '../board/composer.svelte';
import { landings } from '../board/dragging';
import type { Manner, Telling } from '../board/manner';
import { Words } from '../lib/words';
import deCore from '../words/de/core';
import deRisk from '../words/de/risk';
import deSpaceBase from '../words/de/space-base';
import deStarCraft from '../words/de/starcraft';
import enCore from '../words/en/core';
import enRisk from '../words/en/risk';
import enSpaceBase from '../words/en/space-base';
import enStarCraft from '../words/en/starcraft';
import { recorded } from './recorded';
import { territoryThing } from './risk/board';
import { shapes } from './risk/geometry';
import { labelShifts } from './risk/labels';
import { manner as risk } from './risk/manner';
import { labelLines, territoryName, territoryWords } from './risk/phrases';
import type { Components, View as RiskView } from './risk/view';
import { barOf } from './space-base/bars';
import { manner as spaceBase } from './space-base/manner';
import { cardWords } from './space-base/phrases';
import { hullOf } from './space-base/ships';
import type { Catalogue, View } from './space-base/view';
import { manner as starCraft } from './starcraft/manner';
import { areaWords, cardWords as combatCardWords, planetWords, routeWords } from './starcraft/phrases';
import type { Components as Box, View as GalaxyView } from './starcraft/view';

const files = {
  en: [...enCore, ...enRisk, ...enSpaceBase, ...enStarCraft],
  de: [...deCore, ...deRisk, ...deSpaceBase, ...deStarCraft],
};

async function tableOf(game: string, manner: Manner, language: 'en' | 'de' = 'en') {
  const { update, components } = await recorded(game);
  const words = new Words(language, files[language]);
  const composer = new Composer(update.decision, () => {});
  composer.manner = manner;
  composer.components = components;
  const telling: Telling = {
    view: update.view,
    components,
    seats: update.table.seats,
    seat: update.seat,
    text: (key, args) => words.text(key, args),
    say: (saying) => words.say(saying),
  };
  return { update, components, composer, telling };
}

const unworded = /(risk|space-base|starcraft|client)-[a-z]+-/;

describe.each(['en', 'de'] as const)('what the server really sends, in %s', (language) => {
  it('Space Base: every card and every purchase can be told', async () => {
    const { update, components, composer, telling } = await tableOf('space-base', spaceBase, language);
    const { cards } = components as { cards: Catalogue };
    expect(update.decision?.kind).toBe('buy');
    for (const card of Object.values(cards)) {
      expect(cardWords(card, telling.text)).not.toMatch(unworded);
      expect(hullOf(card)).toBeTruthy();
    }
    const purchases = composer.options.filter(({ choice }) => choice[0] === 'buy');
    expect(purchases.length).toBeGreaterThan(0);
    for (const option of purchases) {
      const preview = spaceBase.preview?.(option, telling);
      expect(preview?.facts.join(' ')).not.toMatch(unworded);
      expect(preview?.steps.length).toBeGreaterThan(0);
    }
  });

  it('Risk: every territory has words, a shape, and a name that keeps clear of the others', async () => {
    const { update, components, telling } = await tableOf('risk', risk, language);
    const view = update.view as unknown as RiskView;
    const board = { view, components: components as Components, seats: update.table.seats, text: telling.text };
    expect(Object.keys(view.territories).sort()).toEqual(Object.keys(shapes).sort());
    for (const id of Object.keys(shapes)) expect(territoryWords(board, id)).not.toMatch(unworded);
    const labels = Object.entries(shapes).map(([id, { x, y }]) => ({
      id,
      x,
      y,
      lines: labelLines(territoryName(board, id)),
    }));
    expect(labelShifts(labels, { piece: 1.19, letter: 21.3 }).size).toBe(labels.length);
  });

  it('StarCraft: every planet, area, route and Combat card can be told', async () => {
    const { update, components, telling } = await tableOf('starcraft', starCraft, language);
    const view = update.view as unknown as GalaxyView;
    const box = components as Box;
    const board = { view, components: box, seats: update.table.seats, text: telling.text, say: telling.say };
    const told = [
      ...view.planets.map((planet) => planetWords(board, planet)),
      ...view.planets.flatMap(({ areas }) => areas.map((id) => areaWords(board, id))),
      ...view.routes.map((route) => routeWords(board, route)),
      ...Object.keys(box.cards).map((id) => combatCardWords(board, id)),
    ];
    expect(view.planets.length).toBeGreaterThan(0);
    expect(Object.keys(box.cards).length).toBeGreaterThan(0);
    for (const words of told) expect(words).not.toMatch(unworded);
  });
});

it('Space Base: a ship is dragged to the sector of its card, and to no other', async () => {
  const { update, components, composer, telling } = await tableOf('space-base', spaceBase);
  const { cards } = components as { cards: Catalogue };
  const ship = composer.options.find(
    ({ choice }) => choice[0] === 'buy' && choice.length === 2 && cards[String(choice[1])]?.kind === 'ship',
  );
  const id = String(ship?.choice[1]);
  const found = landings(
    composer,
    `card:${id}`,
    (option) => spaceBase.endsAt?.(composer.options[option] as never, telling) ?? null,
  );
  expect([...found.keys()]).toEqual([`sector:${update.seat}:${cards[id]?.sector}`]);
  const view = update.view as unknown as View;
  for (const { sectors } of view.players)
    for (const sector of sectors) expect(barOf(sector, cards).station).toBeLessThanOrEqual(1);
});

it('Risk: an army is dragged to wherever an attack may go from there', async () => {
  const { composer } = await tableOf('risk', risk);
  const attack = composer.options.find(({ choice }) => choice[0] === 'invade');
  const [, source, target] = attack?.choice ?? [];
  expect(landings(composer, territoryThing(String(source)), () => null).has(territoryThing(String(target)))).toBe(true);
  expect(landings(composer, territoryThing(String(target)), () => null).size).toBe(0);
});
