import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.js';
import { info } from './openapi.json';

const server = 'http://127.0.0.1:8321';

// The server's description of itself says the version, so that it is written in one place only.
const version = {
  name: 'orrery-version',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'version', content: info.version }, injectTo: 'head' as const },
  ],
};

/** Which modules go into one file: a phone on a slow network waits for each file, so there are few of them. */
const groups = [
  { name: 'early', test: /src\/lib\/early/, priority: 30 },
  { name: 'core', test: /node_modules|src\/(lib\/(?!early)|ui|games\/boards|board\/RuleLink)/, priority: 20 },
  { name: 'frame', test: /src\/(board|frame|telling|lessons)\//, minShareCount: 2, priority: 10 },
];

export default defineConfig({
  plugins: [svelte(), version, compressed()],
  build: {
    outDir: '../src/orrery/server/client',
    emptyOutDir: true,
    // The server tells a table's page which files its game needs.
    manifest: 'manifest.json',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The live connection of a table is opened by a file of its own, before all others are there.
    rolldownOptions: { input: ['index.html', 'src/lib/early.ts'], output: { codeSplitting: { groups } } },
  },
  server: {
    // The words live beside this folder, in ../locales.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
  test: { include: ['src/**/*.test.ts'] },
});
