import { describe, expect, it } from 'vitest';
import { ago } from './ago';

describe('ago', () => {
  it('speaks in the largest unit that fits', () => {
    expect(ago(1000, 1010, 'en', 'a moment ago')).toBe('a moment ago');
    expect(ago(1000, 1000 + 125, 'en', 'a moment ago')).toBe('2 min. ago');
    expect(ago(1000, 1000 + 3 * 3600, 'en', 'a moment ago')).toBe('3 hr. ago');
    expect(ago(1000, 1000 + 86_400, 'en', 'a moment ago')).toBe('yesterday');
    expect(ago(1000, 1000 + 86_400, 'de', 'a moment ago')).toBe('gestern');
  });

  it('never looks into the future', () => {
    expect(ago(2000, 1000, 'en', 'a moment ago')).toBe('a moment ago');
  });
});
