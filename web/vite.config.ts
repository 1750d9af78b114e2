import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const house = 'http://127.0.0.1:8470';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/boomtable/_web',
    emptyOutDir: true,
    target: ['es2022', 'safari15.4'],
    assetsInlineLimit: 0, // our CSP allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: house, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
