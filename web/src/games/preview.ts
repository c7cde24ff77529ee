/** A board by itself with a recorded update: `npm run dev`, then /src/games/preview.html?game=risk&theme=light&language=de. */

import { mount } from 'svelte';
import { Composer } from '../board/composer.svelte';
import { learn, say, speak, text } from '../lib/language.svelte';
import '../theme.css';
import { boards } from './boards';
import { recorded } from './recorded';

const wish = new URLSearchParams(location.search);
const game = wish.get('game') ?? 'space-base';
await learn(game);
await speak(wish.get('language') === 'de' ? 'de' : 'en');
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';
const [module, { update, components }] = await Promise.all([boards[game]?.(), recorded(game)]);
if (!module) throw new Error(`There is no board of '${game}'`);
const composer = new Composer(update.decision, (choice) => console.log('chosen', choice));
composer.manner = module.manner;
composer.components = components;
mount(module.Board, {
  target: document.body,
  props: { update, components, composer, whyNot: () => Promise.resolve(null), say, text, still: false },
});
