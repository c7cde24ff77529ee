import { describe, expect, it, vi } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../lib/api';
import { Composer } from './composer.svelte';
import type { Manner } from './manner';
import { plain } from './manner';

const saying = { key: 'say', arguments: {}, rule: '' };
const option = (choice: (string | number)[], ...touches: string[]): OptionInfo => ({ choice, say: saying, touches });

function asked(form: DecisionInfo['form']['name'], ...options: OptionInfo[]): DecisionInfo {
  return {
    seat: 0,
    kind: 'any',
    form: { name: form, fewest: 0, most: 9, ranged: '' },
    rule: '',
    ask: saying,
    about: {},
    options,
    asides: [],
    since: 0,
  };
}

const manner: Manner = {
  ...plain,
  game: 'any',
  kinds: {
    invade: ['territory', 'territory', 'amount'],
    storm: ['territory', 'territory', 'amount'],
    place: ['territory', 'amount'],
    advance: ['amount'],
    buy: ['card'],
  },
  careful: new Set(['invade', 'storm', 'buy']),
  generous: new Set(['place']),
  sparing: new Set(['storm']),
};

function composing(decision: DecisionInfo) {
  const pick = vi.fn();
  const composer = new Composer(decision, pick);
  composer.manner = manner;
  return { composer, pick };
}

const invade = (from: string, to: string, units: number) => option(['invade', from, to, units], from, to);
const attack = asked(
  'trail',
  invade('a', 'x', 1),
  invade('a', 'x', 2),
  invade('a', 'x', 3),
  option(['storm', 'a', 'x', 1], 'a', 'x'),
  option(['storm', 'a', 'x', 2], 'a', 'x'),
  invade('a', 'y', 1),
  invade('b', 'x', 1),
  option(['done']),
);

describe('a trail', () => {
  it('is said by a second click where only one amount is possible, and taken back where several are', () => {
    const one = composing(attack);
    for (const thing of ['a', 'y', 'y']) one.composer.pick(thing);
    expect(one.pick).toHaveBeenCalledExactlyOnceWith(['invade', 'a', 'y', 1]);
    const several = composing(attack);
    for (const thing of ['a', 'x', 'x']) several.composer.pick(thing);
    expect([several.pick.mock.calls.length, several.composer.walked]).toEqual([0, ['a']]);
  });

  it('is walked thing by thing, and counted out at its end', () => {
    const { composer, pick } = composing(attack);
    composer.pick('a');
    expect(composer.light('a')?.role).toBe('walked');
    expect(composer.light('x')?.role).toBe('next');
    expect(composer.light('b')?.role).toBe('anew');
    composer.pick('x');
    expect(composer.countable.map(({ verb }) => verb)).toEqual(['invade', 'storm']);
    expect(composer.amount?.amount).toBe(3);
    composer.setAmount(2);
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['invade', 'a', 'x', 2]);
  });

  it('never says without a last word what can not be taken back', () => {
    const { composer, pick } = composing(attack);
    composer.pick('b');
    composer.pick('x');
    expect(pick).not.toHaveBeenCalled();
    expect(composer.armed).toBe(6);
  });

  it('is taken back step by step', () => {
    const { composer } = composing(attack);
    composer.pick('a');
    composer.pick('x');
    expect(composer.back()).toBe(true);
    expect(composer.walked).toEqual(['a']);
    composer.pick('y');
    composer.takeBack(0);
    expect(composer.walked).toEqual([]);
    expect(composer.back()).toBe(false);
  });

  it('may begin at its aim, and begins anew elsewhere', () => {
    const { composer } = composing(attack);
    composer.pick('x');
    expect([...composer.next.keys()]).toEqual(['a', 'b']);
    composer.pick('y');
    expect(composer.walked).toEqual(['y']);
  });

  it('is shown in its own order, and any thing of it can be taken back', () => {
    const { composer } = composing(attack);
    composer.pick('x');
    composer.pick('a');
    expect(composer.path).toEqual(['a', 'x']);
    composer.drop('x');
    expect(composer.walked).toEqual(['a']);
  });

  it('switches between ways of doing it', () => {
    const { composer, pick } = composing(attack);
    composer.pick('a');
    composer.pick('x');
    const storm = composer.countable[1];
    if (storm) composer.count(storm);
    expect(composer.amount?.amount).toBe(1); // the least is usual there
    composer.step(1);
    composer.step(1); // no more than there is
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['storm', 'a', 'x', 2]);
  });
});

describe('an amount', () => {
  const place = asked(
    'trail',
    ...[1, 2, 3, 4, 5, 6].flatMap((n) => [option(['place', 'a', n], 'a'), option(['place', 'b', n], 'b')]),
  );

  it('is what was typed, or the nearest there is', () => {
    const { composer, pick } = composing(place);
    composer.pick('b');
    composer.setAmount(5);
    expect(composer.amount?.amount).toBe(5);
    composer.setAmount(50);
    expect(composer.amount?.amount).toBe(6);
    composer.setAmount(5);
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['place', 'b', 5]);
  });

  it('is the most for those in a hurry', () => {
    const { composer, pick } = composing(place);
    composer.pick('a', true);
    expect(pick).toHaveBeenCalledExactlyOnceWith(['place', 'a', 6]);
  });

  it('is asked for at once where nothing else is asked', () => {
    const { composer } = composing(asked('amount', option(['advance', 1]), option(['advance', 2])));
    expect([composer.counted?.verb, composer.amount?.amount, composer.answers]).toEqual(['advance', 2, []]);
    const { composer: given } = composing(asked('amount', option(['advance', 1], 'a'), option(['advance', 2], 'a')));
    expect([given.trail, given.isGiven, given.amount?.amount]).toEqual([['a'], true, 2]);
  });
});

describe('one of a few', () => {
  const allocate = asked('one', option(['dice'], 'sector:3', 'sector:4'), option(['sum'], 'sector:7'));

  it('is meant by any thing it is about', () => {
    const { composer, pick } = composing(allocate);
    composer.pick('sector:4');
    expect(pick).toHaveBeenCalledExactlyOnceWith(['dice']);
  });

  it('is asked again if it is a large step, and said by a second click', () => {
    const { composer, pick } = composing(
      asked('one', option(['buy', 'duke'], 'card:duke'), option(['buy', 'weitz'], 'card:weitz'), option(['pass'])),
    );
    composer.pick('card:duke');
    expect([pick.mock.calls.length, composer.armed]).toEqual([0, 0]);
    composer.pick('card:weitz');
    expect(composer.armed).toBe(1);
    composer.pick('card:weitz');
    expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'weitz']);
  });

  it('stays in words what was not told apart by pointing', () => {
    const { composer } = composing(
      asked(
        'trail',
        option(['order', 'build', 'p'], 'p'),
        option(['order', 'research', 'p'], 'p'),
        option(['order', 'build', 'q'], 'q'),
        option(['done']),
      ),
    );
    composer.pick('p');
    expect([composer.answers, composer.passes, composer.armed]).toEqual([[0, 1], [3], null]);
  });

  it('is offered among what stands in one place', () => {
    const { composer } = composing(
      asked(
        'trail',
        option(['leave', 'm'], 'unit:m'),
        option(['leave', 'g'], 'unit:g'),
        option(['leave', 'z'], 'unit:z'),
      ),
    );
    composer.pickAny(['unit:m', 'unit:g']);
    expect(composer.open).toEqual([0, 1]);
    expect(composer.back()).toBe(true);
    expect(composer.open).toEqual([0, 1, 2]);
  });

  it('begin anew where what was pointed at before leads to none of them', () => {
    const { composer } = composing(
      asked(
        'trail',
        option(['move', 'm', 'a', 'c'], 'unit:a:m', 'area:c'),
        option(['move', 'm', 'a', 'd'], 'unit:a:m', 'area:d'),
        option(['move', 'v', 'b', 'c'], 'unit:b:v', 'area:c'),
        option(['move', 'g', 'b', 'c'], 'unit:b:g', 'area:c'),
      ),
    );
    composer.pick('unit:a:m');
    expect(composer.open).toEqual([0, 1]);
    composer.pickAny(['unit:b:v', 'unit:b:g']);
    expect(composer.walked).toEqual([]);
    expect(composer.open).toEqual([2, 3]);
  });
});

describe('some of several', () => {
  const sets = [[], ['a'], ['b'], ['c'], ['a', 'b']].map((names) =>
    option(['buy', ...names], ...names.map((name) => `card:${name}`)),
  );

  it('are pointed at one by one where so many must be taken', () => {
    const pairs = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
      ['c', 'd'],
    ].map((names) => option(['pick', ...names], ...names.map((name) => `card:${name}`)));
    const { composer, pick } = composing(asked('some', ...pairs));
    composer.pick('card:c');
    expect([composer.armed, composer.light('card:c')?.role, composer.light('card:d')?.role]).toEqual([
      null,
      'walked',
      'next',
    ]);
    composer.pick('card:b');
    expect(composer.light('card:d')).toBeNull();
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['pick', 'b', 'c']);
  });

  it('are taken together, as many as go, and one by one taken back', () => {
    const { composer, pick } = composing(asked('some', ...sets));
    expect(composer.armed).toBe(0);
    composer.pick('card:a');
    expect(composer.parts.map((part) => part.open)).toEqual([true, true, false]);
    composer.toggle('c'); // not besides a
    composer.pick('card:b');
    expect([[...composer.taken], composer.light('card:b')?.role]).toEqual([['a', 'b'], 'walked']);
    composer.back();
    expect([...composer.taken]).toEqual(['a']);
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'a']);
  });

  it('may be put together by the board', () => {
    const { composer, pick } = composing(asked('some', ...sets));
    composer.lead(4);
    composer.lead(null);
    expect([composer.pointed, composer.open, composer.parts]).toEqual([null, [4], []]);
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'a', 'b']);
  });
});

describe('passing', () => {
  const pass = asked('one', option(['buy', 'duke'], 'card:duke'), option(['pass']));

  it('stands apart, but not where nothing is lit', () => {
    expect(composing(pass).composer.passes).toEqual([1]);
    expect(composing(asked('yes-no', option(['draw']), option(['decline']))).composer.passes).toEqual([]);
  });

  it('is asked again for those who want that', () => {
    const { composer, pick } = composing(pass);
    composer.pass(1, true);
    expect([composer.doubted, composer.armed, pick.mock.calls.length]).toEqual([1, 1, 0]);
    expect(composer.back()).toBe(true);
    expect(composer.doubted).toBeNull();
    composer.pass(1, true);
    composer.pass(1, true);
    expect(pick).toHaveBeenCalledExactlyOnceWith(['pass']);
  });
});

it('takes nothing for a moment after a question came', () => {
  vi.useFakeTimers();
  const pick = vi.fn();
  const composer = new Composer(attack, pick, 400);
  composer.say(7);
  composer.pass(7, false);
  composer.pick('a');
  expect([pick.mock.calls.length, composer.walked]).toEqual([0, []]);
  vi.advanceTimersByTime(400);
  composer.say(7);
  expect(pick).toHaveBeenCalledExactlyOnceWith(['done']);
  vi.useRealTimers();
});

it('offers nothing when nothing is asked', () => {
  const composer = new Composer(null, () => {});
  expect([composer.open, composer.parts, composer.passes, composer.armed]).toEqual([[], [], [], null]);
});

describe('pointing at something else', () => {
  it('begins anew where another way could begin, and says so by its light', () => {
    const { composer, pick } = composing(
      asked('trail', option(['buy', 'one'], 'one'), option(['buy', 'other'], 'other'), option(['pass'])),
    );
    composer.pick('one');
    expect(composer.light('one')?.role).toBe('walked');
    expect(composer.light('other')?.role).toBe('anew');
    composer.pick('other');
    expect(composer.walked).toEqual(['other']);
    composer.confirm();
    expect(pick).toHaveBeenCalledExactlyOnceWith(['buy', 'other']);
  });

  it('lights no aim that what was pointed at does not lead to', () => {
    const { composer } = composing(attack);
    composer.pick('b');
    expect(composer.light('a')?.role).toBe('anew');
    expect(composer.light('y')).toBeNull();
  });
});

describe('an unsure finger', () => {
  it('says nothing by itself: it is asked once more', () => {
    const { composer, pick } = composing(asked('one', option(['hero', 'a'], 'a'), option(['hero', 'b'], 'b')));
    composer.pick('a', false, false);
    expect(pick).not.toHaveBeenCalled();
    expect(composer.armed).toBe(0);
    composer.pick('b', false, false);
    expect(composer.armed).toBe(1);
    composer.pick('b');
    expect(pick).toHaveBeenCalledExactlyOnceWith(['hero', 'b']);
  });
});

describe('the same question once more', () => {
  const again: Manner = { ...manner, again: new Set(['invade']) };
  function attacked(next: DecisionInfo, how: Manner = again) {
    const { composer, pick } = composing(attack);
    composer.manner = how;
    composer.pick('a');
    composer.pick('x');
    composer.setAmount(2);
    composer.confirm();
    expect(pick).toHaveBeenCalledOnce();
    const following = new Composer(next, vi.fn());
    following.goOnFrom(composer);
    return following;
  }

  it('keeps what was pointed at, and is said by one more word', () => {
    const following = attacked(attack);
    expect([following.walked, following.counted?.verb, following.amount?.amount]).toEqual([['a', 'x'], 'invade', 3]);
    expect(following.back()).toBe(true);
  });

  it('begins anew where that leads nowhere any more, or the game does not mean it', () => {
    expect(attacked(asked('trail', invade('a', 'y', 1), invade('b', 'y', 1))).walked).toEqual([]);
    expect(attacked(attack, manner).walked).toEqual([]);
    expect(attacked({ ...attack, kind: 'other' }).walked).toEqual([]);
  });

  it('is not gone on with after a pass', () => {
    const { composer } = composing(attack);
    composer.manner = again;
    composer.pass(7, false);
    const following = new Composer(attack, vi.fn());
    following.goOnFrom(composer);
    expect(following.walked).toEqual([]);
  });
});

it('waits for a last word where a finger may only have looked', () => {
  const { composer, pick } = composing(asked('one', option(['buy', 'k'], 'k'), option(['sum'], 's')));
  composer.pick('s', false, false);
  expect([pick.mock.calls.length, composer.isUnsure, composer.armed]).toEqual([0, true, 1]);
  composer.pick('s', false, false);
  expect(pick).toHaveBeenCalledExactlyOnceWith(['sum']);
});
