import './fonts.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { boards } from './games/boards';
import { gameAt } from './lib/early';
import { route } from './lib/router.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const here = route();
if (here.page === 'table') void boards[gameAt(here.table) ?? '']?.();
mount(App, { target });
