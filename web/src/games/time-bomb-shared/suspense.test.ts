import { expect, test } from 'vitest';
import { loadMessages, say } from '../../lib/words';
import { expectNothingTold, framesOf, turnOf, type Turn } from '../../testing/suspense';
import TimeBomb from '../time-bomb/Board.svelte';
import { scenes as ofTimeBomb } from '../time-bomb/scenes';
import Evolution from '../time-bomb-evolution/Board.svelte';
import { scenes as ofEvolution } from '../time-bomb-evolution/scenes';

await loadMessages('time-bomb-evolution');

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTurn = Turn<any, any>;
const pages = import.meta.glob<{ names: string[]; turns: AnyTurn[] }>('../time-bomb*/turns/*.json', { eager: true, import: 'default' });
const cases = Object.entries(pages).flatMap(([path, { names, turns }]) =>
  turns.flatMap((turn) => [false, true].map((wall) => ({ path: path.replace('../', ''), viewer: String(turn.viewer), wall, names, turn }))),
).filter(({ wall, viewer }) => !wall || viewer === 'public');

const boardOf = (path: string) => (path.startsWith('time-bomb-evolution') ? { Board: Evolution, scenes: ofEvolution } : { Board: TimeBomb, scenes: ofTimeBomb });

// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function frames(path: string, names: string[], turn: AnyTurn, wall: boolean, Board: any = boardOf(path).Board, scenes: any = boardOf(path).scenes) {
  const until = turnOf(turn.outcomes[0] ?? []);
  const all: Awaited<ReturnType<typeof framesOf>>[] = [];
  for (const updates of turn.outcomes) all.push(await framesOf(turn, updates, names, Board, scenes, wall, until));
  return all;
}

test('wires of every kind are about to be turned up', () => {
  const kinds = cases.flatMap(({ turn }) => turn.outcomes.map((updates) => (updates[1]?.view as { news: { wire?: string }[] }).news[0]?.wire));
  for (const kind of ['safe', 'success', 'boom', 'green']) expect(kinds).toContain(kind);
});

test.each(cases)('$path, seen by $viewer (wall: $wall): until the wire turns, nothing tells what it is', async ({ path, names, turn, wall }) => {
  const times = turn.outcomes.map(turnOf);
  expect(new Set(times).size).toBe(1);
  expectNothingTold(await frames(path, names, turn, wall));
});

const oneEach = cases.filter((each, index) => index === cases.findIndex(({ path, wall }) => path === each.path && !wall));

test.each(oneEach)('$path, seen by $viewer: the history, left open, does not tell either until the wire has turned', async ({ path, names, turn }) => {
  const { Board, scenes } = boardOf(path);
  const open = (page: HTMLElement) => [...page.querySelectorAll('button')].find((each) => each.textContent?.trim() === say('web-time-bomb-history'))?.click();
  const read: Awaited<ReturnType<typeof framesOf>>[] = [];
  for (const updates of turn.outcomes) read.push(await framesOf(turn, updates, names, Board as never, scenes as never, false, turnOf(updates), open));
  expect(read[0]?.at(-1)?.page).toContain('<dialog');
  expectNothingTold(read);
});

const first = cases.find(({ path, wall }) => path.startsWith('time-bomb/') && !wall) as (typeof cases)[number];
const planted: Record<string, object> = {
  'a caption that knows': { ...ofTimeBomb, caption: (on: { after: { news: { wire?: string }[] } }) => on.after.news[0]?.wire ?? '' },
  'a sound that knows': { ...ofTimeBomb, sound: (on: { after: { news: { wire?: string }[] } }) => (on.after.news[0]?.wire === 'safe' ? 'knock' : 'lift') },
  'a page title that knows': { ...ofTimeBomb, sound: (on: { after: { news: { wire?: string }[] } }) => ((document.title = on.after.news[0]?.wire ?? ''), null) },
  'the view after, drawn too early': { ...ofTimeBomb, view: (on: { after: unknown }) => on.after },
};

test('what the law compares differs once the wire has turned', async () => {
  const { names, turn } = first;
  const until = turnOf(turn.outcomes[0] ?? []) + 1.2;
  const late: Awaited<ReturnType<typeof framesOf>>[] = [];
  for (const updates of turn.outcomes) late.push(await framesOf(turn, updates, names, TimeBomb as never, ofTimeBomb as never, false, until));
  expect(() => expectNothingTold(late)).toThrow();
});

test.each(Object.entries(planted))('%s would be caught', async (_, scenes) => {
  const { path, names, turn } = first;
  const early = { ...turn, outcomes: turn.outcomes.map(([, turned, ...rest]) => [{ ...turned, show: { at: 0, beats: [{ news: 0, phase: 'tension', seconds: 2, part: 0 }, ...(turned?.show?.beats ?? [])] } }, ...rest]) };
  const all = await frames(path, names, early as never, false, TimeBomb, scenes);
  expect(() => expectNothingTold(all)).toThrow();
});
