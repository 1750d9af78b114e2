import { expect, test } from 'vitest';
import { titles } from '../games/board';
import { loadMessages } from '../lib/words';
import { count, readRules, search, type Entry, type Section } from './rulesText';

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const page = (name: string) => PAGES[`../../../docs/rules/${name}.md`] ?? '';
const read = (game: string) => readRules(page(game), page('README'));
const entries = (sections: readonly Section[]): Entry[] => sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : block.entries)));
const html = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [...block.head, ...block.rows.flatMap(({ cells }) => cells)] : block.entries.map((entry) => entry.html)))).join('\n');

await loadMessages('how-to-play');

test.each(titles)('every rule of %s has one place of its own, and every link leads to a rule', (game) => {
  const { title, sections } = read(game);
  const ids = [...entries(sections).map(({ id }) => id).filter(Boolean), ...sections.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  expect([title.length > 0, ids.length > 15, ids.includes('ALL5')]).toEqual([true, true, true]);
  const links = [...html(sections).matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? '');
  const dead = links.filter((to) => !(to.startsWith('#') ? ids.includes(to.slice(1)) : /^\/rules\/time-bomb(#TB\d+)?$/.test(to)));
  expect(dead).toEqual([]);
});

test('a rule that another page has is a link to that page', () => {
  const { sections } = read('time-bomb-evolution');
  expect(html(sections)).toContain('<a href="/rules/time-bomb#TB5">TB5</a>');
  expect(html(sections)).toContain('<a href="/rules/time-bomb">Time Bomb</a>');
});

test('a number that is cited is a link, and the number of the rule itself is none', () => {
  const rule = entries(read('time-bomb-evolution').sections).find(({ id }) => id === 'TE11');
  expect(rule?.html).toContain('<b>TE11</b>');
  expect(html(read('bomb-squad-academy').sections)).toContain('<a href="#BS14">BS14</a>');
});

test('what the rulebook leaves open is marked as our reading', () => {
  const found = html(read('time-bomb').sections);
  expect(found).toContain('(our reading)');
  expect(found).toContain('(our addition)');
  expect(found).not.toMatch(/\((ruling|ours)/);
});

test('the search finds a rule by its number or by all of its words, whatever their case', () => {
  const { sections } = read('time-bomb');
  expect(entries(search(sections, 'tb6')).map(({ id }) => id)).toEqual(['TB6']);
  expect(entries(search(sections, 'NIPPERS  random')).map(({ id }) => id)).toEqual(['TB4']);
  expect(count(search(sections, 'xylophone'))).toBe(0);
  expect(search(sections, ' ')).toBe(sections);
});

test('the search finds lines of tables, under their heading', () => {
  const section = search(read('two-rooms').sections, 'agoraphobe').at(-1);
  expect(section?.title).toBe('The 98 cards');
  expect(count([section as Section])).toBe(1);
});
