import { describe, expect, it } from 'vitest';
import { gains, isStep, journeys, logLength, newEvents, places, wasRolled } from './changes';
import { event, player, updateWith, view } from './sample';

describe('journeys', () => {
  const before = view({
    shipyard: [['ship', null]],
    colonies: ['colony'],
    players: [player(['starter'])],
    hand: ['drawn'],
  });

  it('knows where every card lies', () => {
    expect([...places(before)]).toEqual([
      ['ship', 'yard'],
      ['colony', 'yard'],
      ['drawn', 'hand'],
      ['starter', 'station:0:1'],
    ]);
  });

  it('sees a purchase and the deployment it causes', () => {
    const after = view({
      shipyard: [['fresh', null]],
      colonies: ['colony'],
      players: [player(['ship'], { 1: ['starter'] })],
    });
    expect(journeys(places(before), places(after))).toEqual([
      { card: 'ship', from: 'yard', to: 'station:0:1' },
      { card: 'starter', from: 'station:0:1', to: 'deployed:0:1' },
    ]);
  });

  it('sees none where nothing moved', () => {
    expect(journeys(places(before), places(before))).toEqual([]);
  });
});

describe('new events', () => {
  const [one, two, three] = [event('turn'), event('rolled'), event('allocated')];

  it('are none on first sight', () => {
    expect(newEvents(null, updateWith([one, two], 0))).toEqual([]);
  });

  it('are those beyond what was known', () => {
    expect(newEvents(2, updateWith([one, two, three], 0))).toEqual([three]);
    expect(newEvents(2, updateWith([three], 2))).toEqual([three]);
  });

  it('are none after an undo', () => {
    expect(newEvents(3, updateWith([two], 1))).toEqual([]);
  });

  it('count on from where the update starts', () => {
    expect(logLength(updateWith([two], 7))).toBe(8);
  });
});

describe('gains', () => {
  it('are summed up by seat and sector', () => {
    const events = [
      event('received', { seat: 0, sector: 4, credits: 1, income: 0, points: 0 }),
      event('received', { seat: 1, sector: 4, credits: 0, income: 0, points: 3 }),
      event('received', { seat: 0, sector: 4, credits: 2, income: 1, points: 0 }),
      event('turn', { seat: 1, round: 2 }),
    ];
    expect(gains(events)).toEqual([
      {
        seat: 0,
        sector: 4,
        amounts: [
          { resource: 'credits', amount: 3 },
          { resource: 'income', amount: 1 },
        ],
      },
      { seat: 1, sector: 4, amounts: [{ resource: 'points', amount: 3 }] },
    ]);
  });

  it('leave out sectors that paid nothing', () => {
    expect(gains([event('received', { seat: 0, sector: 4, credits: 0, income: 0, points: 0 })])).toEqual([]);
  });
});

it('notices throws, first ones and repeated ones', () => {
  expect(wasRolled([event('rerolled')])).toBe(true);
  expect(wasRolled([event('bought')])).toBe(false);
});

it('watches a round at most', () => {
  expect(isStep([], 2)).toBe(false);
  expect(isStep([event('rolled'), event('rolled')], 2)).toBe(true);
  expect(isStep([event('rolled'), event('rolled'), event('rolled')], 2)).toBe(false);
});
