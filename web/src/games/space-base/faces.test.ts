import { describe, expect, it } from 'vitest';
import { faceParts, paidParts, sumParts } from './faces';
import { card, face } from './sample';

describe('what a side pays', () => {
  it('lists resources, then arrows, then text rewards', () => {
    const parts = faceParts(face({ credits: 2, points: 1, arrow: 'left', claim: [2, 1] }));
    expect(parts).toEqual([
      { kind: 'amount', resource: 'credits', amount: 2 },
      { kind: 'amount', resource: 'points', amount: 1 },
      { kind: 'arrow', direction: 'left' },
      { kind: 'effect', name: 'claim', args: { levels: 'II + I' } },
    ]);
  });

  it('puts an ability into a box with its slots', () => {
    const side = face({ slots: 3, price: 3, colour: 'blue', ability: { credits: 20 } });
    expect(faceParts(side, 2)).toEqual([
      {
        kind: 'box',
        colour: 'blue',
        slots: 3,
        price: 3,
        charges: 2,
        effects: [{ kind: 'amount', resource: 'credits', amount: 20 }],
      },
    ]);
  });

  it.each([
    [{ swap: [6, 7] as [number, number] }, 'swap', { one: 6, other: 7 }],
    [{ shift: 2 }, 'shift', { steps: 2 }],
    [{ buy: 1 }, 'buy', { count: 1 }],
    [{ buy_into: [7, 12] as [number, number] }, 'buy-into', { low: 7, high: 12 }],
    [{ claim: [3] }, 'claim', { levels: 'III' }],
    [{ foes_lose: 4 }, 'foes-lose', { points: 4 }],
    [{ place_charge: true }, 'place-charge', {}],
    [{ set_die: true }, 'set-die', {}],
    [{ win: true }, 'win', {}],
  ])('names the effect of %o as the words do', (ability, name, args) => {
    const [box] = faceParts(face({ slots: 1, price: 1, colour: 'green', ability }));
    expect(box).toMatchObject({ effects: [{ kind: 'effect', name, args }] });
  });

  it('pays nothing from an empty side', () => {
    expect(faceParts(face({}))).toEqual([]);
  });
});

describe('what a sector pays', () => {
  const cards = {
    one: card({ deployed: face({ credits: 1, points: 2 }) }),
    two: card({ deployed: face({ credits: 3, arrow: 'right' }) }),
    three: card({ deployed: face({ slots: 2, price: 2, colour: 'green', ability: { shift: 1 } }) }),
  };

  it('sums resources over its cards and keeps the rest apart', () => {
    const placed = [
      { card: 'one', charges: 0, slots: 0 },
      { card: 'two', charges: 0, slots: 0 },
      { card: 'three', charges: 1, slots: 2 },
    ];
    expect(sumParts(placed, 'deployed', cards)).toMatchObject([
      { resource: 'credits', amount: 4 },
      { resource: 'points', amount: 2 },
      { kind: 'arrow', direction: 'right' },
      { kind: 'box', charges: 1, slots: 2 },
    ]);
  });

  it('is nothing without cards', () => {
    expect(sumParts([], 'station', cards)).toEqual([]);
  });
});

describe('what an option says it pays', () => {
  it('reads amounts and arrows', () => {
    expect(paidParts(['13¢', '1+', '4★', '↔'])).toEqual([
      { kind: 'amount', resource: 'credits', amount: 13 },
      { kind: 'amount', resource: 'income', amount: 1 },
      { kind: 'amount', resource: 'points', amount: 4 },
      { kind: 'arrow', direction: 'either' },
    ]);
  });

  it('reads a token for a card with linked slots', () => {
    const effects = [{ key: 'space-base-effect-shift', arguments: { steps: 1 }, rule: '' }];
    const pays = [{ key: 'space-base-charge', arguments: { slots: '▢=▢', colour: 'red', effects }, rule: '' }];
    expect(paidParts(pays)).toMatchObject([
      {
        kind: 'box',
        colour: 'red',
        slots: 2,
        price: 2,
        effects: [{ kind: 'effect', name: 'shift', args: { steps: 1 } }],
      },
    ]);
  });

  it('draws nothing for nothing', () => {
    expect(paidParts(['–'])).toEqual([]);
    expect(paidParts(undefined)).toEqual([]);
  });
});
