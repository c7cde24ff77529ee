import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { botOf } from '../lib/table';
import type { SeatInfo } from '../lib/api';
import ShapeIcon from './Shape.svelte';

const drawn = (bot?: string) =>
  render(ShapeIcon, { props: bot === undefined ? { shape: 'circle' } : { shape: 'circle', bot } }).body;

describe('the shape of a seat', () => {
  it('has a face if a bot plays under it, another one for each level', () => {
    const faces = ['random', 'easy', 'solid', 'hard', 'strong'].map(drawn);
    expect(new Set(faces).size).toBe(faces.length);
    expect(drawn('somebody-elses')).toBe(drawn('solid'));
  });

  it('has none for people, even where a bot has played before', () => {
    expect(drawn()).not.toContain('<g');
    expect(botOf({ kind: 'human', bot: 'hard' } as SeatInfo)).toBe('');
    expect(botOf({ kind: 'bot', bot: 'hard' } as SeatInfo)).toBe('hard');
  });
});
