import badge from '../ui/icon-badge.svg';
import plain from '../ui/icon.svg';
import { text } from './language.svelte';
import { settings } from './settings.svelte';
import type { called } from './table';

type Called = ReturnType<typeof called>;

let sounds: AudioContext | null = null;

/** A short, soft double beep. */
export function beep(): void {
  sounds ??= new AudioContext();
  const now = sounds.currentTime;
  for (const [delay, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + delay);
    volume.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.13);
    tone.connect(volume).connect(sounds.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.15);
  }
}

/** The page's title and icon: with a badge and these words while something waits for this browser. */
export function showTitle(title: string, waiting: Called = null): void {
  document.title = waiting ? `● ${text(waiting)} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = waiting ? badge : plain;
}

/** It has become this browser's turn: say so by sound and notification, as far as they are wanted. */
export function callBack(title: string, waiting: NonNullable<Called>): void {
  if (settings.sound) beep();
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const notice = new Notification(text(waiting), { body: title, tag: 'orrery-turn', icon: plain });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

/** Ask the browser for notifications; they stay off if it says no. */
export async function allowNotifications(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
