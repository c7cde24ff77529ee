import { describe, expect, it, vi } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../lib/api';
import { Composer } from './composer.svelte';
import { landings, thingsAt } from './dragging';
import { plain } from './manner';

const saying = { key: 'say', arguments: {}, rule: '' };
const option = (choice: (string | number)[], ...touches: string[]): OptionInfo => ({ choice, say: saying, touches });

function composing(...options: OptionInfo[]) {
  const decision: DecisionInfo = {
    seat: 0,
    kind: 'any',
    form: { name: 'trail', fewest: 0, most: 9, ranged: '' },
    rule: '',
    ask: saying,
    about: {},
    options,
    asides: [],
    since: 0,
  };
  const pick = vi.fn();
  const composer = new Composer(decision, pick);
  composer.manner = {
    ...plain,
    kinds: { invade: ['territory', 'territory', 'amount'], buy: ['card'] },
    careful: new Set(['invade', 'buy']),
  };
  return { composer, pick };
}

const fronts = [
  option(['invade', 'a', 'x', 1], 'a', 'x'),
  option(['invade', 'a', 'y', 1], 'a', 'y'),
  option(['invade', 'b', 'x', 1], 'b', 'x'),
];
const nowhere = () => null;

describe('where a piece can be put', () => {
  it('is where the options that begin with it go on', () => {
    const { composer } = composing(...fronts);
    expect([...landings(composer, 'a', nowhere).keys()]).toEqual(['x', 'y']);
    expect([...landings(composer, 'b', nowhere).keys()]).toEqual(['x']);
    expect(landings(composer, 'x', nowhere).size).toBe(0); // an aim is not carried to where one comes from
    expect(landings(composer, 'elsewhere', nowhere).size).toBe(0);
  });

  it('is still open after another aim was chosen', () => {
    const { composer } = composing(...fronts);
    composer.pick('a');
    composer.pick('x');
    expect([...landings(composer, 'a', nowhere).keys()]).toEqual(['x', 'y']);
  });

  it('is where the game says that an option ends, and that says it', () => {
    const { composer } = composing(option(['buy', 'brand'], 'card:brand'), option(['pass']));
    expect(landings(composer, 'card:brand', () => 'sector:0:5')).toEqual(new Map([['sector:0:5', { say: 0 }]]));
    expect(landings(composer, 'card:brand', nowhere).size).toBe(0);
  });
});

describe('a piece that is carried', () => {
  it('is pointed at without saying anything, and put back', () => {
    const { composer, pick } = composing(option(['buy', 'brand'], 'card:brand'), option(['move', 'a', 'b'], 'a', 'b'));
    composer.carry('card:brand');
    expect(composer.walked).toEqual(['card:brand']);
    composer.comeBackTo([]);
    expect(composer.walked).toEqual([]);
    composer.carry('a');
    composer.pick('b');
    expect(pick).toHaveBeenCalledExactlyOnceWith(['move', 'a', 'b']);
  });
});

it('an element stands for its own thing and for those around it', () => {
  const sector = { dataset: { sector: '0:5' }, parentElement: null };
  const card = { dataset: { card: 'brand' }, parentElement: sector };
  expect(thingsAt({ dataset: {}, parentElement: card } as unknown as Element)).toEqual(['card:brand', 'sector:0:5']);
  expect(thingsAt({ dataset: { thing: 'area:1' }, parentElement: null } as unknown as Element)).toEqual(['area:1']);
});
