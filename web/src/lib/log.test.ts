import { expect, it } from 'vitest';
import type { EventInfo } from './api';
import { assemble, newSince } from './log';

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
const kinds = (log: EventInfo[] | null) => log?.map((line) => line.kind).join('');
const log = [...'abcd'].map(event);

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

it('tells what is new in a longer log', () => {
  const longer = [...log, event('e'), event('f')];
  expect(kinds(newSince(log, longer))).toBe('ef');
  expect(newSince(longer, log)).toEqual([]);
  expect(newSince([], log)).toEqual([]);
  expect(newSince([...log, event('x')], longer)).toEqual([]);
});
