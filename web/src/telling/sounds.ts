import { settings } from '../lib/settings.svelte';

let audio: AudioContext | null = null;

/** A tone that swells and fades. */
function tone(
  context: AudioContext,
  pitch: number,
  delay: number,
  length: number,
  volume: number,
  shape: OscillatorType,
  to = pitch,
): void {
  const begin = context.currentTime + delay;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** A short burst of noise through a filter: something hard on wood, or far thunder. */
function knock(context: AudioContext, pitch: number, delay: number, length: number, volume: number): void {
  const begin = context.currentTime + delay;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++)
    samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const gain = context.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(begin);
}

/** What each sign sounds like; the others are silent. */
const played: Record<string, (context: AudioContext) => void> = {
  dice: (context) =>
    [0, 0.07, 0.15, 0.19].forEach((delay, place) => knock(context, 1500 + 350 * place, delay, 0.05, 0.5)),
  buy: (context) =>
    [0, 0.09].forEach((delay, place) => tone(context, 988 + 331 * place, delay, 0.22, 0.09, 'triangle')),
  build: (context) => [0, 0.12].forEach((delay) => knock(context, 700, delay, 0.08, 0.5)),
  gain: (context) => tone(context, 1319, 0, 0.12, 0.04, 'triangle'),
  battle: (context) => {
    knock(context, 120, 0, 0.5, 1.2);
    tone(context, 150, 0, 0.35, 0.16, 'sawtooth', 45);
  },
  flag: (context) =>
    [392, 523, 659].forEach((pitch, place) => tone(context, pitch, place * 0.09, 0.2, 0.06, 'triangle')),
  medal: (context) =>
    [523, 659, 784].forEach((pitch, place) => tone(context, pitch, place * 0.1, 0.3, 0.07, 'triangle')),
  loss: (context) => tone(context, 294, 0, 0.25, 0.06, 'triangle', 196),
  fall: (context) => tone(context, 220, 0, 0.6, 0.1, 'sawtooth', 70),
  turn: (context) => tone(context, 587, 0, 0.18, 0.05, 'sine', 659),
  cup: (context) =>
    [523, 659, 784, 1047].forEach((pitch, place) => tone(context, pitch, place * 0.13, 0.5, 0.08, 'triangle')),
};

/** Play what a sign sounds like, if sounds are wanted. */
export function sound(sign: string): void {
  const play = played[sign];
  if (!settings.sound || !play || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  play(audio);
}
