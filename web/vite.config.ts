import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const house = 'http://127.0.0.1:8470';
const WORKER = 'sw.js';

/** Tells the service worker which files there are. The name of the first script is the version: it changes with whatever it loads. */
const listFiles: Plugin = {
  name: 'list-files',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const first = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry && each.fileName !== WORKER);
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk' || !first) throw new Error('there is no service worker, or no page');
      const list = files.sort().map((name) => `/${name}`);
      worker.code = `const FILES=${JSON.stringify(list)},VERSION=${JSON.stringify(`/${first.fileName}`)};${worker.code}`;
    },
  },
};

export default defineConfig({
  plugins: [svelte(), listFiles],
  build: {
    outDir: '../src/boomtable/_web',
    emptyOutDir: true,
    license: { fileName: 'licences.md' }, // of all that is bundled
    target: ['es2022', 'safari15.4'],
    assetsInlineLimit: 0, // our CSP allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/serviceWorker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: house, ws: true } } },
});
