/** The board by itself with made-up figures: `npm run dev`, then /src/games/risk/preview.html?seats=4&theme=light. */

import { mount } from 'svelte';
import '../../theme.css';
import { learn, say, speak, text } from '../../lib/language.svelte';
import Board from './Board.svelte';
import { Composer } from '../../board/composer.svelte';
import { manner } from './manner';
import { sampleComponents, sampleDecision, sampleUpdate, sampleView } from './sample';

const wish = new URLSearchParams(location.search);
await learn('risk');
await speak(wish.get('language') === 'de' ? 'de' : 'en');
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';
const update = sampleUpdate(sampleView(Number(wish.get('seats') ?? 4)), sampleDecision());
const composer = new Composer(update.decision, (choice) => console.log('chosen', choice));
composer.manner = manner;
composer.components = sampleComponents();
mount(Board, {
  target: document.body,
  props: { update, components: sampleComponents(), composer, whyNot: () => Promise.resolve(null), say, text, still: false },
});
