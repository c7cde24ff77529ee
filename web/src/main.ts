import './fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/language.svelte';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await speak(settings.language);
mount(App, { target });
