import { render } from 'svelte/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Composer } from '../board/composer.svelte';
import { recorded } from '../games/recorded';
import { manner } from '../games/risk/manner';
import { sampleComponents } from '../games/risk/sample';
import type { DecisionInfo, OptionInfo } from '../lib/api';
import { learn, speak } from '../lib/language.svelte';
import DecisionBar from './DecisionBar.svelte';
import { passPlaces } from './passes';

vi.mock('../lib/settings.svelte', () => ({ settings: { language: 'en' } })); // there is no browser to ask

const option = (choice: (string | number)[], key: string, ...touches: string[]): OptionInfo => ({
  choice,
  say: { key, arguments: {}, rule: '' },
  touches,
});
const pass = option(['pass'], 'risk-do-pass');
const bunker = option(['play', 'bunker'], 'risk-card-bunker', 'card:bunker');

/** The line below the board for a question of Risk, and the question as it is being answered. */
async function asking(...options: OptionInfo[]): Promise<{ line: string; composer: Composer }> {
  const { update } = await recorded('risk');
  const decision: DecisionInfo = {
    ...(update.decision as DecisionInfo),
    form: { name: 'one', fewest: 1, most: 1, ranged: '' },
    options,
    asides: [],
  };
  const composer = new Composer(decision, () => {});
  composer.manner = manner;
  composer.components = sampleComponents();
  const props = { update: { ...update, decision, preferences: [] }, composer, busy: false };
  const { body } = render(DecisionBar, { props: { ...props, send() {}, pick() {}, prefer() {} } });
  return { line: body, composer };
}

/** Which of these parts of the line there are, in the order in which they stand. */
const order = (line: string, ...parts: string[]) =>
  [...line.matchAll(/class="([a-z]+)/g)].map(([, part]) => part ?? '').filter((part) => parts.includes(part));

/** What stands below the head of each answer. */
const meanings = (line: string) =>
  [...line.matchAll(/class="about[^>]*>(.*?)<\/small>/gs)].map(([, words]) => plain(words ?? ''));
const plain = (html: string) => html.replace(/<[^>]*>/g, '');

beforeEach(async () => {
  vi.stubGlobal('innerWidth', 1280);
  await learn('risk');
  await speak('en');
});

describe.each([
  ['en', 'you roll 1 extra die'],
  ['de', 'du würfelst mit 1 zusätzlichen Würfel'],
] as const)('in %s', (language, meaning) => {
  it('an answer that plays a card says what the card does, and a pass needs no such words', async () => {
    await speak(language);
    const { line } = await asking(bunker, pass);
    expect(meanings(line)).toEqual([expect.stringContaining(meaning)]);
  });
});

it('an answer that plays no card says nothing but itself', async () => {
  const { line } = await asking(option(['draw'], 'risk-do-draw'), pass);
  expect(meanings(line)).toEqual([]);
});

describe('where a pass was said a moment ago', () => {
  it('nothing stands that could be pressed: the next pass lies before the answers, and its old place is kept', async () => {
    const first = await asking(bunker, pass);
    expect(order(first.line, 'passes', 'middle', 'kept', 'tools')).toEqual(['middle', 'passes', 'tools']);
    passPlaces.said(passPlaces.of(first.composer));
    const second = await asking(bunker, pass);
    expect(order(second.line, 'passes', 'middle', 'kept', 'tools')).toEqual(['passes', 'middle', 'kept', 'tools']);
    const third = await asking(bunker, pass);
    expect(order(third.line, 'passes', 'middle', 'kept', 'tools')).toEqual(['middle', 'passes', 'tools']);
  });

  it('the place is kept also for a question that cannot be passed', async () => {
    const first = await asking(bunker, pass);
    passPlaces.said(passPlaces.of(first.composer));
    const second = await asking(bunker, option(['draw'], 'risk-do-draw'));
    expect(order(second.line, 'opt', 'kept', 'tools')).toEqual(['opt', 'opt', 'kept', 'tools']);
  });

  it('on a phone the bright button has the far end: there a pass comes before the answers first', async () => {
    vi.stubGlobal('innerWidth', 360);
    const first = await asking(bunker, pass);
    expect(order(first.line, 'passes', 'middle', 'kept', 'tools')).toEqual(['passes', 'middle', 'tools']);
    passPlaces.said(passPlaces.of(first.composer));
    const second = await asking(bunker, pass);
    expect(order(second.line, 'passes', 'middle', 'kept', 'tools')).toEqual(['middle', 'passes', 'tools']);
  });
});
