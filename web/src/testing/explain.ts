/** The laws of explanations, which hold for every title: whatever a board draws says what it is, and nothing that is covered is told. */
import { cleanup } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { explain, type Explanation, type Things } from '../games/explain';
import { settings } from '../lib/settings.svelte';
import { loadMessages } from '../lib/words';
import type { Seen } from './fixtures';
import { nameless, OF_ME } from './voice';

await loadMessages('explain');

const RULES = Object.values(import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })).join('\n');
const LONGEST = 138; // letters: three lines on a phone
const PRINTED = 180; // on a card or a Tool, which says it in its own words
const DRAWN = 'svg, [role=img], [title], button, output';

interface Told<V, S> {
  readonly things: Things<V>;
  readonly printed: readonly string[]; // ids of all that is in the box
  readonly everything: readonly S[];
  readonly sit: (seen: S, change?: Partial<V>) => { container: HTMLElement };
  readonly cover?: Told<V, S>['sit']; // the same, with one's cards face down, where they usually lie open
  readonly redealt: (view: V) => Partial<V>; // with other cards in the viewer's hand
  readonly leak: Things<V>; // things that tell of a covered card
  readonly plain: string; // what needs no explanation: pictures without a meaning, and buttons that only close, open or send
  readonly rare?: readonly string[]; // things that come up after a tap, in a scene, when somebody is away, or not in every game
}

/** What one board draws: the things that explain themselves, and what has a meaning and does not. */
interface Drawn<S> {
  readonly seen: S;
  readonly ids: readonly string[];
  readonly bare: readonly string[];
  readonly lines: readonly string[]; // what is written, and what is read aloud
}

export function explanationLaws<V extends object, S extends Seen<V, object, unknown>>({ things, printed, everything, sit, cover = sit, redealt, leak, plain, rare = [] }: Told<V, S>): void {
  const seated = everything.flatMap((seen) => (typeof seen.viewer === 'number' ? [{ ...seen, names: nameless(seen.names, seen.viewer) }] : []));
  const moments = seated.filter((seen, index) => [0, -1].some((place) => seated.filter(({ scene }) => scene === seen.scene).at(place) === seated[index])); // two people of each table
  const explanationOf = (id: string, seen: S, change: Partial<V> = {}, all = things): Explanation | null =>
    explain(all, id, { view: { ...seen.update.view, ...change }, names: seen.names, me: typeof seen.viewer === 'number' ? seen.viewer : null });

  function draw(seen: S, change: Partial<V> = {}, how = sit): Drawn<S> {
    const { container } = how(seen, change);
    const ids = [...container.querySelectorAll<HTMLElement>('[data-explain]')].map((each) => each.dataset['explain'] ?? '');
    const lines = [...container.querySelectorAll('*')].flatMap((each) => [each.childElementCount ? '' : (each.textContent ?? ''), each.getAttribute('aria-label') ?? '']);
    const bare = [...container.querySelectorAll(DRAWN)].filter((each) => !each.closest(`[data-explain], ${plain}`)).map((each) => each.outerHTML.slice(0, 160));
    cleanup();
    return { seen, ids, bare, lines };
  }

  let covered: readonly Drawn<S>[] = [];
  let drawn: readonly Drawn<S>[] = [];
  beforeAll(() => {
    covered = moments.map((seen) => draw(seen, {}, cover));
    settings.peek = 'open';
    drawn = [...covered, ...moments.filter((_, index) => index % 2 === 0).map((seen) => draw(seen))];
    settings.peek = 'hold';
  });

  function expectWords(id: string, told: Explanation | null): void {
    expect(told, id).not.toBeNull();
    const { title = '', text = '', rule = '' } = told ?? {};
    expect(title, id).toMatch(/^[^{}]{2,}$/);
    expect(`${title} ${text}`, id).not.toMatch(/\b(explain|web|time-bomb|bomb-squad|trick-snipers|two-rooms|rooms|rule)-|\{|undefined|\$/);
    expect(text.length, `${id}: ${text}`).toBeGreaterThan(15);
    expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(/^(card|tool|wire|bomb):/.test(id) ? PRINTED : LONGEST);
    expect(RULES, `${id}: ${rule}`).toContain(`**${rule}**`);
  }

  test('whatever a board draws has words and a rule', () => {
    for (const { seen, ids } of drawn) for (const id of new Set(ids)) expectWords(`${id} in ${seen.scene}`, explanationOf(id, seen));
  });

  test('nothing that a board says or explains speaks of me as of somebody else', () => {
    const said = drawn.flatMap(({ seen, ids, lines }) => [...lines, ...ids.map((id) => explanationOf(id, seen)?.text ?? '')]);
    expect([...new Set(said.filter((line) => OF_ME.test(line)))]).toEqual([]);
  });

  test('nothing with a meaning is left without an explanation', () => {
    const left = drawn.flatMap(({ seen, bare }) => bare.map((each) => `${seen.scene}: ${each}`));
    expect([...new Set(left)]).toEqual([]);
  });

  test('everything in the box is explained', () => {
    for (const id of printed) expectWords(id, explanationOf(id, seated[0] as S));
  });

  test('every explanation is of something that some board draws', () => {
    const all = new Set(drawn.flatMap(({ ids }) => ids.map((id) => id.split(':')[0])));
    expect(Object.keys(things).filter((thing) => !all.has(thing) && !rare.includes(thing))).toEqual([]);
    expect(rare.filter((thing) => !(thing in things))).toEqual([]);
  });

  function expectNothingTold(all: Things<V>): void {
    for (const { seen, ids } of covered.filter(({ seen: { update } }) => !(update.view as { outcome?: unknown }).outcome)) {
      const other = redealt(seen.update.view);
      expect(ids.map((id) => explanationOf(id, seen, other, all)), seen.scene).toEqual(ids.map((id) => explanationOf(id, seen, {}, all)));
    }
  }

  test('as long as cards are covered, everything explains itself the same with any others', () => {
    expectNothingTold(things);
    for (const { seen, ids } of covered.filter((_, index) => index % 4 === 0)) expect(draw(seen, redealt(seen.update.view), cover).ids, seen.scene).toEqual(ids);
  });

  test('an explanation that knows a covered card would be caught', () => {
    expect(() => expectNothingTold(leak)).toThrow();
  });
}
