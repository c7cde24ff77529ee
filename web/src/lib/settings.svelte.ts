import { understood, type Kept } from './kept';

export type { Language, Motion, Theme } from './kept';

const store = 'orrery-settings';

function kept(): Kept {
  try {
    return understood(localStorage.getItem(store), navigator.language);
  } catch {
    return understood(null, navigator.language); // storage is forbidden: the defaults will do
  }
}

/** What this browser likes; every change is kept. */
export const settings: Kept = $state(kept());

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
