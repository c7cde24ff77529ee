import type { Speed } from '../telling/pace';
import type { Shape } from './api';

export type Language = 'en' | 'de';
export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Speed; // how fast one is told what the others do
  notifications: boolean;
  cover: boolean; // hide the table while the device is passed on
  askAgain: boolean; // before one passes or ends something
  shape: Shape; // the shape one likes to play with
  name: string;
}

const store = 'orrery-settings';

function defaults(): Kept {
  return {
    language: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    sound: false,
    pace: 'normal',
    notifications: false,
    cover: true,
    askAgain: false,
    shape: 'circle',
    name: '',
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(store) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // unreadable, or storage is forbidden: the defaults will do
  }
}

/** What this browser likes; every change is kept. */
export const settings: Kept = $state({ ...defaults(), ...kept() });

const wantsLight = matchMedia('(prefers-color-scheme: light)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ light: wantsLight.matches, still: wantsStill.matches });
wantsLight.addEventListener('change', (event) => (system.light = event.matches));
wantsStill.addEventListener('change', (event) => (system.still = event.matches));

/** The theme to show now. */
export function theme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return system.light ? 'light' : 'dark';
}

/** Whether animations are unwanted. */
export function still(): boolean {
  return settings.motion === 'off' || system.still;
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(store, text);
    } catch {
      // Storage is forbidden or full: the settings last as long as the page.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = still() ? 'off' : 'on';
    root.lang = settings.language;
  });
});
