import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./*/**/*.{ts,svelte}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORT = /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"`]([^'"`]+)/g;
const ALLOWED = [/^svelte(\/|$)/, /^\.\.\/(board|lobby)$/, /^\.\.\/time-bomb-shared\//, /^\.\.\/\.\.\/(lib|parts|wire)\//, /^\.\/[^.]/];

const imported = (source: string) => [...source.matchAll(IMPORT)].map(([, plain, lazy]) => plain ?? lazy ?? '');
const foreign = (source: string) => imported(source).filter((path) => !ALLOWED.some((each) => each.test(path)));

test('the boards of all titles are looked at', () => {
  expect(Object.keys(sources)).toContain('./time-bomb/Board.svelte');
  expect(imported(sources['./time-bomb/Board.svelte'] ?? '')).toEqual(
    expect.arrayContaining(['../board', '../../lib/words', '../time-bomb-shared/BoardLayout.svelte', './Dial.svelte', './box']),
  );
});

test.each(Object.entries(sources))('%s takes what it shows from the table, and no rules from anywhere', (_, source) => {
  expect(foreign(source)).toEqual([]);
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
  expect(foreign(source)).toEqual([path]);
});
