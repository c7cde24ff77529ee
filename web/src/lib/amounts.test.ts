import { expect, it } from 'vitest';
import { amountsIn } from './amounts';

const shown = (words: string) => amountsIn(words).map((part) => `${part.kind}:${part.text}`);

it('finds credits, income and points', () => {
  expect(shown('4¢, 1+, 2★')).toEqual(['cr:4●', 'text:, ', 'in:1▲', 'text:, ', 'vp:2★']);
});

it('leaves levels and other sums alone', () => {
  expect(shown('claim L1+L2')).toEqual(['text:claim L1+L2']);
  expect(shown('sum +1 or +2')).toEqual(['text:sum +1 or +2']);
  expect(shown('+3 credits')).toEqual(['text:+3 credits']);
});
