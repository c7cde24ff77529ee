import { beforeEach, expect, it, vi } from 'vitest';
import type { EventInfo } from '../lib/api';
import { beats, Pace, type Speed } from './pace';

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
const kinds = (log: EventInfo[]) => log.map((each) => each.kind).join('');

let speed: Speed = 'normal';
let pace: Pace<string>;
let log: EventInfo[];

/** A position with a name, and what happened on the way there. */
function come(name: string, happened: string, atOnce = false): void {
  const from = log.length;
  log = [...log, ...[...happened].map(event)];
  pace.take({ update: name, log, from }, atOnce);
}

const seen = () => `${pace.shown?.update}:${kinds(pace.shown?.log.slice(0, pace.told) ?? [])}`;

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  log = [];
  pace = new Pace<string>(
    () => speed,
    () => {},
    { set: (action, delay) => setTimeout(action, delay), clear: (timer) => clearTimeout(timer as number) },
  );
  come('start', 'ab');
});

it('shows the first position with all that was told before', () => {
  expect(seen()).toBe('start:ab');
  expect(pace.telling).toBe(false);
});

it('tells one event after another, and only then shows the next position', () => {
  come('one', 'cd');
  come('two', 'e');
  expect(seen()).toBe('one:abc');
  expect(pace.event?.kind).toBe('c');
  expect(pace.behind).toBe(1);
  vi.advanceTimersByTime(beats.normal);
  expect(seen()).toBe('one:abcd');
  vi.advanceTimersByTime(beats.normal);
  expect(seen()).toBe('two:abcde');
  vi.advanceTimersByTime(beats.normal);
  expect(pace.telling).toBe(false);
  expect(pace.event).toBe(null);
});

it('says which event is being told when it says that something has changed', () => {
  const heard: (string | undefined)[] = [];
  const other = new Pace<string>(
    () => speed,
    () => heard.push(other.event?.kind),
    { set: (action, delay) => setTimeout(action, delay), clear: (timer) => clearTimeout(timer as number) },
  );
  other.take({ update: 'start', log: [], from: 0 });
  other.take({ update: 'one', log: [event('a'), event('b')], from: 0 });
  vi.advanceTimersByTime(2 * beats.normal);
  expect(heard).toEqual([undefined, 'a', 'b', undefined]);
});

it('takes a change of speed at once, from the next event on', () => {
  come('one', 'cde');
  speed = 'slow';
  vi.advanceTimersByTime(beats.normal);
  expect(seen()).toBe('one:abcd');
  vi.advanceTimersByTime(beats.normal);
  expect(seen()).toBe('one:abcd');
  vi.advanceTimersByTime(beats.slow);
  expect(seen()).toBe('one:abcde');
});

it('waits while it is paused, and goes on where it was', () => {
  come('one', 'cd');
  pace.pause();
  come('two', 'e');
  vi.advanceTimersByTime(100_000);
  expect(seen()).toBe('one:abc');
  expect(pace.event?.kind).toBe('c');
  pace.resume();
  expect(seen()).toBe('one:abcd');
  vi.advanceTimersByTime(2 * beats.normal);
  expect(seen()).toBe('two:abcde');
});

it('skips to how things stand now', () => {
  come('one', 'cd');
  come('two', 'e');
  come('three', '');
  pace.pause();
  pace.skip();
  expect(seen()).toBe('three:abcde');
  expect(pace.telling).toBe(false);
  expect(pace.paused).toBe(false);
  vi.advanceTimersByTime(100_000);
  expect(seen()).toBe('three:abcde');
});

it('shows everything at once where that is wanted', () => {
  speed = 'instant';
  come('one', 'cd');
  expect(seen()).toBe('one:abcd');
  expect(pace.telling).toBe(false);
});

it('needs no time for positions with nothing to tell', () => {
  come('one', '');
  come('two', '');
  come('three', 'c');
  expect(seen()).toBe('three:abc');
});

it('does not dawdle when very much happens at once', () => {
  come('one', 'cdefghijklmnopqrstuv');
  come('two', '');
  vi.advanceTimersByTime(5 * beats.normal + 20);
  expect(pace.shown?.update).toBe('two');
});

it('goes back at once after an undo', () => {
  come('one', 'cd');
  log = log.slice(0, 2);
  come('back', '', true);
  expect(seen()).toBe('back:ab');
  vi.advanceTimersByTime(100_000);
  expect(seen()).toBe('back:ab');
});

it('plays the rest without delay when the speed becomes instant', () => {
  come('one', 'cd');
  come('two', 'ef');
  speed = 'instant';
  vi.advanceTimersByTime(beats.normal);
  expect(seen()).toBe('two:abcdef');
});
