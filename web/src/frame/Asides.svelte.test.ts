import { render } from 'svelte/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PreferenceInfo } from '../lib/api';
import { learn, speak } from '../lib/language.svelte';
import Asides from './Asides.svelte';

vi.mock('../lib/settings.svelte', () => ({ settings: { language: 'en' } })); // there is no browser to ask

const preference = (answers: string[] | null): PreferenceInfo => ({
  name: 'cards-in-attack',
  say: { key: 'risk-prefer-cards-in-attack', arguments: {}, rule: '' },
  value: 'ask',
  lasting: false,
  values: ['ask', 'decline'].map((value) => ({
    value,
    say: { key: `risk-prefer-cards-in-attack-${value}`, arguments: {}, rule: '' },
    answers: value === 'decline' ? answers : null,
  })),
});
const shown = (...preferences: PreferenceInfo[]) =>
  render(Asides, { props: { asides: [], preferences, busy: false, pick() {}, prefer() {} } }).body;

beforeEach(() => learn('risk'));

it.each([
  ['en', 'Ask less', 'Further settings'],
  ['de', 'Weniger fragen', 'Weitere Einstellungen'],
] as const)('in %s the menu says so where it can spare the very question', async (language, word, otherwise) => {
  await speak(language);
  const sparing = shown(preference(['pass']));
  expect(sparing).toMatch(/class="tool sparing/);
  expect(sparing).toContain(`aria-label="${word}:`);
  expect(sparing).toMatch(new RegExp(`class="word[^>]*>${word}<`));
  const elsewhere = shown(preference(null));
  expect(elsewhere).not.toMatch(/sparing/);
  expect(elsewhere).toContain(`aria-label="${otherwise}`);
});
