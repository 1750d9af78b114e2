import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** Most tables are reached by plain http on a LAN address, where browsers withhold these. */
const secureOnly = [
  ['navigator', 'clipboard', 'copy with lib/clipboard'],
  ['navigator', 'share', 'use lib/share'],
  ['navigator', 'serviceWorker', 'there is none on plain http'],
  ['navigator', 'mediaDevices', 'there is none on plain http'],
  ['navigator', 'wakeLock', 'use lib/awake'],
  ['crypto', 'subtle', 'use @noble/hashes'],
  ['crypto', 'randomUUID', 'use lib/random'],
  ['window', 'caches', 'there is none on plain http'],
  ['Notification', 'requestPermission', 'there is none on plain http'],
].map(([object, property, message]) => ({ object, property, message: `Not on plain http: ${message}.` }));

export default ts.config(
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-restricted-properties': ['error', ...secureOnly],
      'no-restricted-globals': ['error', 'caches'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-at-html-tags': 'off', // one page, of our own making
      'svelte/no-navigation-without-resolve': 'off', // a router of our own
      'svelte/require-each-key': 'error',
      'svelte/prefer-svelte-reactivity': 'off', // what waits for an answer is nobody's to see
    },
  },
  {
    files: ['src/serviceWorker.ts', 'src/lib/newVersion.svelte.ts', 'src/lib/share.ts'], // these ask first whether it is there
    rules: { 'no-restricted-properties': 'off', 'no-restricted-globals': 'off' },
  },
);
