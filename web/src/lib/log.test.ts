import { expect, it } from 'vitest';
import type { EventInfo } from './api';
import { assemble, newSince, type KnownLog } from './log';

const event = (kind: string): EventInfo => ({
  kind,
  say: { key: kind, arguments: {}, rule: '' },
  data: {},
  seat: null,
  sign: 'note',
  phase: '',
  touches: [],
  opens: false,
  alarms: [],
  move: 0,
});
const kinds = (log: KnownLog | null) => log?.lines.map((line) => line.kind).join('');
const known = (first: number, letters: string): KnownLog => ({ first, lines: [...letters].map(event) });
const log = known(0, 'abcd');

it('appends new events', () => {
  expect(kinds(assemble(log, 4, [event('e')]))).toBe('abcde');
});

it('replaces the whole log', () => {
  expect(kinds(assemble(log, 0, [event('x')]))).toBe('x');
});

it('shrinks after an undo', () => {
  expect(kinds(assemble(log, 2, []))).toBe('ab');
  expect(kinds(assemble(log, 2, [event('y')]))).toBe('aby');
});

it('notices a gap', () => {
  expect(assemble(log, 5, [event('z')])).toBeNull();
});

it('goes on with a log of which only the last turns are known', () => {
  const late = known(100, 'abcd');
  expect(assemble(late, 104, [event('e')])).toEqual(known(100, 'abcde'));
  expect(assemble(late, 102, [event('y')])).toEqual(known(100, 'aby'));
  expect(assemble(late, 90, [event('x')])).toEqual(known(90, 'x'));
  expect(assemble(late, 105, [])).toBeNull();
});

it('tells what is new in a longer log', () => {
  const news = (older: KnownLog, newer: KnownLog) =>
    newSince(older, newer)
      .map((line) => line.kind)
      .join('');
  expect(news(log, known(0, 'abcdef'))).toBe('ef');
  expect(news(log, known(2, 'cdef'))).toBe('ef');
  expect(news(log, known(3, 'dxy'))).toBe('xy');
  expect(news(log, known(4, 'ef'))).toBe('');
  expect(news(known(0, 'abcdef'), log)).toBe('');
  expect(news(known(0, ''), log)).toBe('');
  expect(news(known(0, 'abcdx'), known(0, 'abcdef'))).toBe('');
});
