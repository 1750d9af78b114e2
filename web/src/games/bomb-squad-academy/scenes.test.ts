import { expect, test } from 'vitest';
import { render } from '@testing-library/svelte';
import { say } from '../../lib/words';
import { asked, find, props, seated } from '../../testing/bomb-squad-academy';
import type { BeatPhase } from '../../wire/messages';
import type { News, Tile, View } from '../../wire/bomb-squad-academy';
import { applyNews, type On } from './applyNews';
import Board from './Board.svelte';
import { scenes } from './scenes';

const seen = find((each) => seated(each) && asked('choose')(each) && each.update.view.bomb === 1 && each.names.length === 5);
const names = seen.names;
const context = { names, me: null };
const line = { left: 5, exposed: [3, 2, 2, 2], laid: true, tiles: [] as Tile[] }; // the next card reaches the tiles of Green
const base: View = { ...seen.update.view, acting: [], lines: seen.update.view.lines.map((each, index) => (index ? each : line)) };

const CARDS: News = { news: 'revealed', actions: ['green', 'blue', 'wait', 'chicken', 'green'] };
const flip = (card: number, ...tiles: Tile[]): News => ({ news: 'flipped', wire: 'green', card, tiles });
const safe: News[] = [
  { news: 'scored', seat: 0, points: 4, reason: 'cut', worth: { main: 2, chain: 6, plates: 0, ways: 2 } },
  { news: 'scored', seat: 4, points: 4, reason: 'cut', worth: { main: 2, chain: 6, plates: 0, ways: 2 } },
  { news: 'flipped', wire: 'blue', card: 3, tiles: [] },
];
const blown: News[] = [
  { news: 'exploded', wire: 'green' },
  { news: 'scored', seat: 0, points: -5, reason: 'blast', worth: null },
  { news: 'scored', seat: 4, points: -2, reason: 'blast', worth: null },
  { news: 'scored', seat: 3, points: 5, reason: 'chicken', worth: null },
];
const next: News[] = [{ news: 'bomb-set', bomb: 2 }];

/** An update with this news, as the server would send it; the rest of the view is a mere guess, and differs by what happened. */
function update(news: readonly News[], before: View = base, change: Partial<View> = {}): { before: View; after: View } {
  return { before, after: { ...news.reduce(applyNews, before), news, story: [...before.story, ...news], ...change } };
}

function on({ before, after }: { before: View; after: View }, place: number, phase: BeatPhase, part = 0): On {
  return { news: after.news[place] ?? null, place, phase, part, before, after, start: 10, seconds: 2 };
}

/** Everything that people see and hear of a beat, on a phone, on a watcher's screen and on the wall. */
function perceived(stage: On, shown = scenes): string[] {
  const view = shown.view?.(stage) ?? stage.after;
  const caption = shown.caption(stage, context);
  const pages = [{ me: 0, wall: false }, { me: null, wall: false }, { me: null, wall: true }].map((who) => {
    const { container, unmount } = render(Board, { ...props(seen).given, view, stage, caption, prompt: null, ...who });
    const html = container.innerHTML;
    unmount();
    return html;
  });
  return [...pages, caption, shown.sound?.(stage) ?? '', document.title];
}

const OUTCOMES = [
  update([CARDS, flip(2, 'ok', 'ok'), ...safe]),
  update([CARDS, flip(2, 'ok', 'boom'), ...blown, ...next]),
  update([CARDS, flip(2, 'boom'), ...blown, ...next]),
  update([CARDS, flip(2, 'boom'), ...blown, { news: 'graduated', winners: [3] }], base, { outcome: { side: 'seat-3', winners: [3], why: 'graduated' } }),
];
const BEFORE_THE_TILE: [string, number, BeatPhase, number][] = [
  ['the cards go up', 0, 'announce', 0],
  ['the cards are up', 0, 'turn', 0],
  ['a wire is about to be cut', 1, 'announce', 0],
  ['its card has turned', 1, 'turn', 0],
  ['the trigger has reached a tile', 1, 'tension', 1],
];

test.each(BEFORE_THE_TILE)('when %s nobody can tell what the tile is', (_, place, phase, part) => {
  const told = OUTCOMES.map((outcome) => perceived(on(outcome, place, phase, part)));
  for (const each of told) expect(each).toEqual(told[0]);
});

test('before the second tile turns nobody can tell what it is', () => {
  const told = OUTCOMES.slice(0, 2).map((outcome) => perceived(on(outcome, 1, 'tension', 2)));
  expect(told[1]).toEqual(told[0]);
});

test('before a card turns nobody can tell what it is', () => {
  const told = [0, 1, 3].map((card) => perceived(on(update([CARDS, flip(card), ...safe]), 1, 'announce')));
  for (const each of told) expect(each).toEqual(told[0]);
});

test('before all cards turn nobody can tell what the others chose', () => {
  const told = [CARDS, { news: 'revealed' as const, actions: ['red', 'red', 'chicken', 'wait', 'blue'] as const }].map((cards) => perceived(on(update([cards, ...safe]), 0, 'announce')));
  expect(told[1]).toEqual(told[0]);
});

const tile = ({ news, part }: On) => (news?.news === 'flipped' ? news.tiles[part - 1] : null);
test.each<[string, Partial<typeof scenes>]>([
  ['the view after', { view: (stage: On) => stage.after }],
  ['a score', { view: (stage: On) => ({ ...stage.before, scores: stage.after.scores }) }],
  ['the story', { view: (stage: On) => ({ ...stage.before, story: stage.after.story }) }],
  ['a tile', { view: (stage: On) => ({ ...stage.before, lines: stage.after.lines }) }],
  ['a caption', { caption: (stage: On) => `Red reaches a tile: ${tile(stage) ?? ''}` }],
  ['a sound', { sound: (stage: On) => (tile(stage) === 'ok' ? 'heart' : 'fuse') }],
])('%s that tells early is noticed', (_, planted) => {
  const told = OUTCOMES.map((outcome) => perceived(on(outcome, 1, 'tension', 1), { ...scenes, ...planted }));
  expect(told.every((each) => JSON.stringify(each) === JSON.stringify(told[0]))).toBe(false);
});

test.each<[number, BeatPhase, number, string]>([
  [0, 'announce', 0, 'Cards up!'],
  [1, 'announce', 0, `${names[0]} and ${names[4]} cut Green...`],
  [1, 'turn', 0, `${names[0]} and ${names[4]} cut Green: 2.`],
  [1, 'tension', 1, 'Green reaches a tile...'],
  [1, 'consequence', 1, 'OK! Safe so far.'],
  [1, 'turn', 2, ''],
  [2, 'consequence', 0, `${names[0]} and ${names[4]} cut Green. BOOM!`],
  [3, 'consequence', 0, `${names[0]} −5, ${names[4]} −2`],
  [5, 'consequence', 0, `${names[3]} chickened out: +5.`],
  [6, 'next', 0, 'Bomb II. It will go off. Score before it does.'],
])('beat %i %s %i says "%s"', (place, phase, part, words) => {
  expect(scenes.caption(on(OUTCOMES[1] as never, place, phase, part), context)).toBe(words);
});

test.each<[string, News[], number, BeatPhase, string]>([
  ['a lone cut', [{ news: 'revealed', actions: ['green', 'blue', 'wait', 'chicken', 'red'] }, flip(3)], 1, 'turn', `${names[0]} cuts Green alone: 3.`],
  ['a second card', [CARDS, flip(3), flip(1)], 2, 'turn', `${names[0]} and ${names[4]} cut Green: 3 and 1.`],
  ['a Hammer', [CARDS, { news: 'declared', seats: [0], tools: ['hammer'] }, flip(3)], 2, 'turn', 'The Hammer flips a Green card: 3.'],
  ['a Tool', [{ news: 'declared', seats: [3], tools: ['hammer'] }], 0, 'announce', `${names[3]} uses the Hammer!`],
  ['a shared sum', safe, 0, 'consequence', '8 split 2 ways: 4 each'],
  ['a sum', [{ news: 'scored', seat: 0, points: 6, reason: 'cut', worth: { main: 3, chain: 2, plates: 1, ways: 1 } }], 0, 'consequence', `${names[0]}: 3 + chain 2 + plate 1 = 6`],
  ['a sum without plates', [{ news: 'scored', seat: 0, points: 5, reason: 'cut', worth: { main: 3, chain: 2, plates: 0, ways: 1 } }], 0, 'consequence', `${names[0]}: 3 + chain 2 = 5`],
  ['a Wait', [{ news: 'scored', seat: 2, points: 3, reason: 'wait', worth: null }], 0, 'consequence', `${names[2]} waits: +3.`],
  ['a protection', [CARDS, { news: 'protected', seat: 2, wire: 'blue' }], 1, 'next', `${names[1]}'s cut is blocked.`],
  ['one of nothing', [CARDS, { news: 'protected', seat: 2, wire: 'red' }], 1, 'next', 'Nobody cuts Red.'],
  ['a look', [{ news: 'peeked-under', seat: 3, wires: ['green'] }], 0, 'consequence', `${names[3]} peeks at the Green tiles.`],
  ['two decks', [{ news: 'peeked', seat: 3, wires: ['green', 'red'] }], 0, 'consequence', `${names[3]} peeks at the top of Green and Red.`],
  ['who lost nothing', [{ news: 'exploded', wire: 'green' }, { news: 'scored', seat: 0, points: 0, reason: 'blast', worth: null }], 1, 'consequence', `${names[0]} has nothing to lose.`],
  ['a loss', [{ news: 'scored', seat: 0, points: -5, reason: 'blast', worth: null }], 0, 'consequence', `${names[0]} loses 5.`],
  ['a draft', [{ news: 'drafted', seat: 1, tool: 'wrench' }], 0, 'consequence', `${names[1]} takes the Wrench.`],
])('%s is said in one line', (_, news, place, phase, words) => {
  expect(scenes.caption(on(update(news), place, phase), context)).toBe(words);
});

test.each<[string, News[], number, BeatPhase, string]>([
  ['cut alone', [{ news: 'revealed', actions: ['green', 'blue', 'wait', 'chicken', 'red'] }, flip(3)], 1, 'turn', 'You cut Green alone: 3.'],
  ['cut with somebody', [CARDS, flip(3)], 1, 'turn', `You and ${names[4]} cut Green: 3.`],
  ['are blocked', [CARDS, { news: 'protected', seat: 2, wire: 'green' }], 1, 'next', `You and ${names[4]} are blocked.`],
  ['lose', [{ news: 'scored', seat: 0, points: -5, reason: 'blast', worth: null }], 0, 'consequence', 'You lose 5.'],
  ['wait', [{ news: 'scored', seat: 0, points: 3, reason: 'wait', worth: null }], 0, 'consequence', 'You wait: +3.'],
  ['use a Tool', [{ news: 'declared', seats: [0], tools: ['hammer'] }], 0, 'announce', 'You use the Hammer!'],
  ['peek', [{ news: 'peeked', seat: 0, wires: ['green', 'red'] }], 0, 'consequence', 'You peek at the top of Green and Red.'],
])('my phone says that I %s', (_, news, place, phase, words) => {
  expect(scenes.caption(on(update(news), place, phase), { names, me: 0 })).toBe(words);
});

test('before a tile turns it says who has to pay, and the standings say how far everyone is behind', () => {
  const shown = (stage: On, me: number | null) => {
    const { container, unmount } = render(Board, { ...props(seen).given, view: scenes.view?.(stage) as View, stage, prompt: null, me });
    const text = container.querySelector('.big')?.textContent ?? '';
    unmount();
    return text;
  };
  const tile = on(OUTCOMES[1] as never, 1, 'tension', 1);
  expect(shown(tile, 0)).toContain(`You and ${names[4]} −5`);
  expect(shown(tile, null)).toContain(`${names[0]} and ${names[4]} −5`);
  const standings = shown(on(OUTCOMES[1] as never, 6, 'consequence'), 0);
  expect(standings).toContain('first');
  expect(standings).toMatch(/\d+ behind/);
  expect(standings).toContain('2 more bombs to go.');
});

test('the last tile is no question any more', () => {
  const before = { ...base, lines: base.lines.map((each, index) => (index ? each : { ...line, tiles: ['ok', 'ok'] as const })) };
  const stage = on(update([CARDS, flip(3, 'boom'), ...blown], before), 1, 'tension', 1);
  expect(scenes.caption(stage, context)).toBe(say('web-bomb-squad-academy-scene-last-tile'));
  render(Board, { ...props(seen).given, view: before, stage: null, prompt: null });
  expect(document.querySelector('[data-wire=green] .tile .faint')?.textContent).toBe('BOOM');
});

test.each([false, true])('the BOOM is one word in a burst, on the wall: %s, and what it costs comes to it', (wall) => {
  const [, outcome] = OUTCOMES;
  for (const [place, costs] of [[2, 'Green'], [3, `${wall ? names[0] : 'You'} −5`]] as const) {
    const stage = on(outcome as never, place, 'consequence');
    const { unmount } = render(Board, { ...props(seen).given, view: scenes.view?.(stage) as View, stage, prompt: null, wall, me: wall ? null : 0 });
    const word = document.querySelector('.boom strong');
    expect(word?.textContent).toBe('BOOM');
    expect(word?.closest('.boom')?.textContent).toContain(costs);
    if (wall) expect([...document.querySelectorAll('[data-look=sooty]')]).toHaveLength(2);
    unmount();
  }
});

test('with the cards up, the phone of a player is the card that they hold up, and a wall does not cover it', () => {
  const [outcome] = OUTCOMES as never as [{ before: View; after: View }];
  const card = (phase: BeatPhase, me: number | null) => {
    const stage = on(outcome, 0, phase);
    const { container, unmount } = render(Board, { ...props(seen).given, view: scenes.view?.(stage) as View, stage, prompt: null, me });
    const found = container.querySelector('.held > .card .card')?.className ?? null;
    unmount();
    return [scenes.phones?.(stage), found?.match(/back|wait|chicken/)?.[0]];
  };
  expect(card('announce', 2)).toEqual([true, 'back']);
  expect(card('turn', 2)).toEqual([true, 'wait']);
  expect(card('turn', 3)).toEqual([true, 'chicken']);
  expect(card('turn', null)).toEqual([true, undefined]);
  expect([scenes.phones?.(on(outcome, 1, 'turn')), scenes.phones?.(null)]).toEqual([false, false]);
});

test('a comb pops up on every Chicken, and stays until the next cards are up', () => {
  const combs = (view: Partial<View>, stage: On | null = null) => {
    const { container, unmount } = render(Board, { ...props(seen).given, view: { ...base, ...view }, stage, prompt: null, wall: true, me: null });
    const found = container.querySelectorAll('.comb').length;
    unmount();
    return found;
  };
  const [outcome] = OUTCOMES as never as [{ before: View; after: View }];
  const up = (phase: BeatPhase) => combs(scenes.view?.(on(outcome, 0, phase)) ?? {}, on(outcome, 0, phase));
  expect([up('announce'), up('turn')]).toEqual([0, 1]);
  const rows = base.cards.map((_, seat) => (seat < 2 ? (['red', 'chicken'] as const) : (['chicken', 'red'] as const)));
  expect(combs({ acting: [], cards: rows })).toBe(2);
  expect(combs({ acting: ['red', 'red', 'chicken', 'red', 'red'], cards: rows })).toBe(1);
});

test('points tick as often as there are, three taps of a drum go before the cards', () => {
  const [{ before, after }] = OUTCOMES as never as [{ before: View; after: View }];
  expect(scenes.manner?.(on({ before, after }, 2, 'consequence'))).toEqual({ count: 4 });
  expect(scenes.manner?.(on({ before, after }, 0, 'turn'))).toEqual({});
  expect(scenes.sound?.(on({ before, after }, 0, 'announce'))).toBe('drums');
});

test('the standings say who has how many after a bomb, and the next bomb comes after them', () => {
  const stage = on(OUTCOMES[1] as never, 6, 'consequence');
  expect(scenes.caption(stage, context)).toContain('After bomb I');
  expect(scenes.view?.(stage).bomb).toBe(1);
  expect(scenes.view?.(on(OUTCOMES[1] as never, 6, 'next')).bomb).toBe(2);
});

test('a beat shows what was told by then, and the last one the view after', () => {
  const [, outcome] = OUTCOMES;
  const at = (place: number, phase: BeatPhase, part = 0) => scenes.view?.(on(outcome as never, place, phase, part)) as View;
  expect(at(1, 'announce').lines[0]?.exposed).toHaveLength(4);
  expect(at(1, 'turn').lines[0]?.exposed).toHaveLength(5);
  expect(at(1, 'turn', 1).lines[0]?.tiles).toEqual(['ok']);
  expect(at(1, 'tension', 2).lines[0]?.tiles).toEqual(['ok']);
  expect(at(1, 'turn', 2).lines[0]?.tiles).toEqual(['ok', 'boom']);
  expect(at(2, 'consequence').scores).toEqual(base.scores);
  expect(at(3, 'consequence').scores[4]).toBe((base.scores[4] ?? 0) - 2);
  const end = update([CARDS, flip(2)], base, { round: 9 });
  expect(scenes.view?.(on(end, 1, 'turn'))).toEqual({ ...end.after, waiting: [], answered: [], answer: null });
  expect(at(1, 'tension', 2).story.at(-1)).toEqual(flip(2, 'ok'));
});

test('who looked where is forgotten with the flip, the shuffle and the bomb that make it untrue', () => {
  const looks = base.looks.map((_, seat) => (seat ? [] : [{ wire: 'green' as const, cards: 1, holds: true }, { wire: 'green' as const, cards: 0, holds: true }]));
  const glimpses = [{ wire: 'green' as const, cards: [2], tiles: [], holds: true }];
  const holds = (news: News) => applyNews({ ...base, looks, glimpses }, news);
  const kept = (view: View) => [...(view.looks[0] ?? []), ...view.glimpses].map((look) => look.holds);
  expect(kept(holds(flip(2)))).toEqual([false, true, false]);
  expect(kept(holds({ news: 'returned', wire: 'green', cards: [2, 2] }))).toEqual([false, true, false]);
  expect(kept(holds({ news: 'flipped', wire: 'red', card: 1, tiles: [] }))).toEqual([true, true, true]);
  expect(kept(holds({ news: 'bomb-set', bomb: 2 }))).toEqual([false, false, false]);
});

test('whoever was away reads what the rounds brought', () => {
  const { before, after } = OUTCOMES[1] as { before: View; after: View };
  expect(scenes.missed?.(before, after, { names, me: 3 })).toEqual([
    'BOOM! Green set off the bomb.',
    `${names[0]}: −5 (set off the bomb).`,
    `${names[4]}: −2 (set off the bomb).`,
    'You: +5 (Chicken).',
    'Bomb II is on the bench.',
  ]);
  expect(scenes.missed?.(after, before, context), 'another game has begun').toEqual([]);
});
