import { expect, it } from 'vitest';
import { saysIt } from './enter';

/** As much of an element as is looked at. */
function at(selectors: string, thing?: string): Element {
  const matches = (query: string) => query.split(', ').some((one) => selectors.split(' ').includes(one));
  const found = { dataset: { thing }, matches };
  return {
    matches,
    closest: (query: string) =>
      query === '[data-thing]' ? (thing === undefined ? null : found) : matches(query) ? found : null,
  } as unknown as Element;
}

it('presses the bright button wherever a click has left the focus', () => {
  expect(saysIt(at('g', 'territory:a'), ['territory:b'], true)).toBe(true);
  expect(saysIt(at('button'), [], true)).toBe(true);
  expect(saysIt(at('body'), [], false)).toBe(true);
});

it('means the place that was walked to with the keyboard, unless that was chosen already', () => {
  expect(saysIt(at('g', 'territory:a'), ['territory:b'], false)).toBe(false);
  expect(saysIt(at('g', 'territory:b'), ['territory:b'], false)).toBe(true);
  expect(saysIt(at('button'), [], false)).toBe(false);
});

it('takes the hint that whoever asked for one was led to', () => {
  expect(saysIt(at('button .advice'), [], true)).toBe(false);
});

it('leaves Enter to where letters are typed', () => {
  expect(saysIt(at('textarea'), [], true)).toBe(false);
  expect(saysIt(null, [], true)).toBe(false);
});
