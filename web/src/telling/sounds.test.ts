import { beforeEach, expect, it, vi } from 'vitest';

/** What was played: the shape of a tone, or `knock`. */
let heard: string[];
let opened = 0;
const kept = { sound: true };

class Node {
  type = '';
  buffer: unknown = null;
  frequency = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  gain = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect = (next: unknown) => next;
  start = () => heard.push(this.buffer ? 'knock' : this.type);
  stop = () => {};
}

class FakeContext {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    opened++;
  }
  createOscillator = () => new Node();
  createGain = () => new Node();
  createBiquadFilter = () => new Node();
  createBufferSource = () => new Node();
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

async function sounds() {
  vi.resetModules();
  vi.doMock('../lib/settings.svelte', () => ({ settings: kept }));
  return (await import('./sounds')).sound;
}

beforeEach(() => {
  heard = [];
  opened = 0;
  kept.sound = true;
  vi.stubGlobal('AudioContext', FakeContext);
});

it('knocks for dice, rings for a purchase, rumbles for a battle, and hums for a turn', async () => {
  const sound = await sounds();
  for (const [sign, parts] of Object.entries({
    dice: ['knock', 'knock', 'knock', 'knock'],
    buy: ['triangle', 'triangle'],
    battle: ['knock', 'sawtooth'],
    turn: ['sine'],
  })) {
    heard = [];
    sound(sign);
    expect(heard, sign).toEqual(parts);
  }
  expect(opened).toBe(1);
});

it('is silent for other signs, and where sounds are unwanted or impossible', async () => {
  const sound = await sounds();
  sound('note');
  kept.sound = false;
  sound('dice');
  kept.sound = true;
  vi.stubGlobal('AudioContext', undefined);
  sound('dice');
  expect([heard, opened]).toEqual([[], 0]);
});
