import { expect, test } from 'vitest';
import type { Hint } from '../lib/api';
import { leadOf } from './advice';

type Suggestion = Hint['suggestions'][number];

const suggestion = (chance: number, more: Partial<Suggestion> = {}): Suggestion => ({
  choice: [],
  say: { key: '', arguments: {}, rule: '' },
  touches: [],
  chance,
  error: 0.01,
  lead: 0,
  lead_error: 0.01,
  equal: false,
  same: 1,
  reasons: [],
  against: [],
  ...more,
});

test('a lead is told with how far it may be off, which is never nothing', () => {
  const best = suggestion(0.166, { lead: 0.024, lead_error: 0.001 });
  // 17 % and 14 %
  expect(leadOf(best, suggestion(0.142), 'en')).toEqual(['client-hint-lead', { lead: '+3', error: 1 }]);
});

test('what is about equal has no lead', () => {
  const best = suggestion(0.132, { lead: 0.004, lead_error: 0.004, equal: true });
  expect(leadOf(best, suggestion(0.128), 'en')).toEqual(['client-hint-equal']);
});

test('where chances differ and still can’t be told apart, it is said how far they may be off', () => {
  const best = suggestion(0.22, { lead: 0.18, lead_error: 0.093, equal: true });
  expect(leadOf(best, suggestion(0.04), 'de')).toEqual(['client-hint-equal-within', { error: 19 }]);
});
