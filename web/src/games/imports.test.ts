import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./*/**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORT = /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"`]([^'"`]+)/g;
const ALLOWED = [/^games\/(board|ending|explain|howto|lobby|opening|tips)$/, /^games\/time-bomb-shared\//, /^table\/(stage\.svelte|WallStage\.svelte|wallLayout|Finale\.svelte)$/, /^(lib|components|wire)\//];

const imported = (source: string) => [...source.matchAll(IMPORT)].map(([, plain, lazy]) => plain ?? lazy ?? '');
/** The path of an import from web/src. */
const resolved = (path: string, from: string) => new URL(path, `file:///games/${from}`).pathname.slice(1);
const allowed = (path: string, from: string) => {
  if (!path.startsWith('.')) return /^svelte(\/|$)/.test(path);
  const place = resolved(path, from);
  return place.startsWith(`games/${from.split('/')[1]}/`) || ALLOWED.some((each) => each.test(place));
};
const foreign = (source: string, from: string) => imported(source).filter((path) => !allowed(path, from));

test('the boards of all titles are looked at', () => {
  expect(Object.keys(sources)).toContain('./time-bomb/Board.svelte');
  expect(imported(sources['./time-bomb/Board.svelte'] ?? '')).toEqual(
    expect.arrayContaining(['../board', '../../lib/words', '../time-bomb-shared/BoardLayout.svelte', './Dial.svelte', './wireSet']),
  );
});

test.each(Object.entries(sources))('%s takes what it shows from the table, and no rules from anywhere', (from, source) => {
  expect(foreign(source, from)).toEqual([]);
});

test.each([
  ["import { deal } from '../../../../src/rules';", '../../../../src/rules'],
  ["import x from '../other-title/rules';", '../other-title/rules'],
  ["import type { A }\n  from 'some-package';", 'some-package'],
  ["import '../../table/Menu.svelte';", '../../table/Menu.svelte'],
  ["export { x } from '../../pages/x';", '../../pages/x'],
  ["const x = await import('../../rules');", '../../rules'],
  ["import x from './../other';", './../other'],
])('%s would be found', (source, path) => {
  expect(foreign(source, './time-bomb/Board.svelte')).toEqual([path]);
});
