import { expect, test } from 'vitest';
import { loadScenes, titles } from './games/board';
import type { OnStage } from './table/stage.svelte';
import { played } from './testing/played';
import { nameless, OF_ME } from './testing/voice';
import type { BeatPhase, Update } from './wire/messages';

const LETTERS = 48; // of a caption at full size on a wall, where a name has five
const SMALLER = 72; // with names of twelve, the longest that a table takes well: then a wall writes it smaller, but still with 40 px
const PHASES: readonly BeatPhase[] = ['announce', 'tension', 'turn', 'consequence', 'next'];
const SEATS = 10; // of the largest recorded table
const PARTS = 8; // so many things one piece of news turns, one after the other

interface Turns {
  readonly turns: readonly { readonly before: object; readonly outcomes: readonly (readonly Update<object, never>[])[] }[];
}
type View = { readonly news?: readonly { readonly news: string }[] };

const pages = import.meta.glob<Turns>('./games/*/turns/*.json', { eager: true, import: 'default' });
const named = (letters: number) => Array.from({ length: 30 }, (_, seat) => String.fromCharCode(65 + (seat % 26)).padEnd(letters, 'annabelle'));

/** Every change of the view in recorded games, and in those cuts of which all outcomes are recorded. */
function changes(game: string): (readonly [before: object, after: View])[] {
  const moments = played(game, false).map(({ now }) => now.view as object);
  const cuts = Object.entries(pages).filter(([path]) => path.includes(`/${game}/`)).flatMap(([, { turns }]) => turns);
  const turned = cuts.flatMap(({ before, outcomes }) => outcomes.flatMap((updates) => updates.map(({ view }, index) => [updates[index - 1]?.view ?? before, view] as const)));
  return [...moments.slice(1).map((after, index) => [moments[index] ?? after, after] as const), ...turned];
}

/** All captions of a title, by what they are about, in whichever phase they may come. */
async function captions(game: string, letters: number): Promise<Map<string, Set<string>>> {
  const scenes = await loadScenes(game);
  const found = new Map<string, Set<string>>();
  for (const [before, after] of changes(game))
    for (const [place, news] of (after.news ?? []).entries()) {
      if (scenes?.silent.includes(news.news)) continue;
      const said = found.get(news.news) ?? new Set();
      found.set(news.news, said);
      for (const phase of PHASES)
        for (let part = 0; part < PARTS; part++)
          for (const me of [null, 0]) {
            const on: OnStage = { news, phase, part, place, before, after, start: 0, seconds: 1 };
            said.add(scenes?.caption(on as never, { names: named(letters), me }) ?? '');
          }
    }
  return found;
}

test.each(titles)('a caption of %s says who did what to whom in 48 letters', async (game) => {
  const found = await captions(game, 5);
  expect(found.size, 'kinds of news').toBeGreaterThan(2);
  expect([...found.values()].reduce((sum, { size }) => sum + size, 0), 'captions').toBeGreaterThan(9);
  const long = [...found].flatMap(([news, said]) => [...said].filter(({ length }) => length > LETTERS).map((text) => `${news}: ${text}`));
  expect(long).toEqual([]);
});

test.each(titles)('a caption of %s is short enough with long names', async (game) => {
  const said = [...(await captions(game, 12)).values()].flatMap((each) => [...each]);
  expect(said.filter(({ length }) => length > SMALLER)).toEqual([]);
});

test.each(titles)('no line of %s speaks of me as of somebody else', async (game) => {
  const scenes = await loadScenes(game);
  const found = new Set<string>();
  let lines = 0;
  for (const [before, after] of changes(game))
    for (let me = 0; me < SEATS; me++) {
      const context = { names: nameless(named(5), me), me };
      const captions = (after.news ?? []).flatMap((news, place) =>
        scenes?.silent.includes(news.news) ? [] : PHASES.flatMap((phase) => Array.from({ length: PARTS }, (_, part) => scenes?.caption({ news, phase, part, place, before, after, start: 0, seconds: 1 } as never, context) ?? '')),
      );
      const said = [...captions, ...(scenes?.missed?.(before as never, after as never, context) ?? [])];
      lines += said.length;
      for (const line of said) if (OF_ME.test(line)) found.add(line);
    }
  expect(lines).toBeGreaterThan(99);
  expect([...found]).toEqual([]);
});
