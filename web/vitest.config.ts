import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const ALL = ['src/**/*.test.ts'];
const ALONE = ['src/lib/{settings,sound,words}.test.ts', 'src/components/Volume.test.ts', 'src/table/{Finale,gestureSounds}.test.ts', 'src/games/two-rooms/shared/roundClock.test.ts']; // they load modules anew

export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false })],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000, // how long a failure may take to show, on a machine that has much else to do
    hookTimeout: 60_000,
    execArgv: ['--max-old-space-size=6144'], // one process runs nearly all tests, and frees little on the way
    setupFiles: ['src/testing/setup.ts'],
    projects: [
      { extends: true, test: { name: 'together', include: ALL, exclude: ALONE, isolate: false } }, // much faster
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
