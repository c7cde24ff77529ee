import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { Composer } from '../board/composer.svelte';
import type { DecisionInfo, OptionInfo, PreferenceInfo } from '../lib/api';
import { manner } from '../games/risk/manner';
import { learn, speak } from '../lib/language.svelte';
import Passes from './Passes.svelte';

vi.mock('../lib/settings.svelte', () => ({ settings: { language: 'en' } })); // there is no browser to ask

const saying = (key: string) => ({ key, arguments: {}, rule: '' });
const option = (choice: (string | number)[], ...touches: string[]): OptionInfo => ({
  choice,
  say: saying(`risk-do-${choice[0]}`),
  touches,
});
const question = (kind: string, ...options: OptionInfo[]): DecisionInfo => ({
  seat: 0,
  kind,
  form: { name: 'trail', fewest: 0, most: 9, ranged: '' },
  rule: '',
  ask: saying(`risk-ask-${kind}`),
  about: {},
  options,
  asides: [],
  since: 0,
});

/** A preference of which the other value answers the question, if it answers anything. */
function preference(
  name: string,
  values: [string, string],
  answers: (string | number)[] | null,
  value = values[0],
): PreferenceInfo {
  return {
    name,
    say: saying(`risk-prefer-${name}`),
    value,
    lasting: name === 'cards' || name === 'defence',
    values: values.map((each, at) => ({
      value: each,
      say: saying(`risk-prefer-${name}-${each}`),
      answers: at ? answers : null,
    })),
  };
}

/** The words of the buttons that stand there. */
function shown(decision: DecisionInfo, ...preferences: PreferenceInfo[]): string[] {
  const composer = new Composer(decision, () => {});
  composer.manner = manner;
  const { body } = render(Passes, { props: { composer, preferences, busy: false, pass() {}, prefer() {} } });
  return [...body.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) =>
    (inside ?? '')
      .replace(/<kbd.*?<\/kbd>/gs, '')
      .replace(/<[^>]*>|&nbsp;/g, '')
      .trim(),
  );
}

const inAttack = preference('cards-in-attack', ['ask', 'decline'], ['pass']);
const inTurn = preference('cards-in-turn', ['ask', 'decline'], ['pass']);
const forGood = preference('cards', ['ask', 'decline'], ['pass']);

describe.each([
  ['en', 'Play no card', 'Not in this attack', 'Not this turn', 'Place the rest for me'],
  ['de', 'Spiele keine Karte', 'Nicht in diesem Angriff', 'Nicht in diesem Zug', 'Setze den Rest für mich'],
] as const)('in %s', (language, passing, notInAttack, notThisTurn, theRest) => {
  it('a window for cards can be passed for the attack and for the turn, beside the pass itself', async () => {
    await learn('risk');
    await speak(language);
    const some = question('cards', option(['play', 'photon-cannon'], 'card:photon-cannon'), option(['pass']));
    expect(shown(some, forGood, inAttack, inTurn)).toEqual([passing, notInAttack, notThisTurn]);
    const none = question('cards', option(['pass'])); // then the pass is the answer, with all the room there is
    expect(shown(none, forGood, inAttack, inTurn)).toEqual([notInAttack, notThisTurn]);
  });

  it('what is left of the set-up can be left to the game', async () => {
    await learn('risk');
    await speak(language);
    const placing = preference('placing', ['ask', 'rest'], ['place', 'ursa', 1]);
    expect(shown(question('strengthen', option(['place', 'ursa', 1], 'territory:ursa')), placing)).toEqual([theRest]);
  });
});

it('only what answers the very question stands there, and not what holds already', () => {
  const elsewhere = preference('cards-in-turn', ['ask', 'decline'], null);
  const already = preference('cards-in-attack', ['ask', 'decline'], ['pass'], 'decline');
  expect(
    shown(question('attack', option(['invade', 'ursa', 'canis', 1], 'territory:ursa')), elsewhere, already),
  ).toEqual([]);
});
