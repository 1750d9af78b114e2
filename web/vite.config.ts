import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const house = 'http://127.0.0.1:8470';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/boomtable/_web',
    emptyOutDir: true,
    target: ['es2022', 'safari15.4'],
    assetsInlineLimit: 0, // our CSP allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: house, ws: true } } },
});
