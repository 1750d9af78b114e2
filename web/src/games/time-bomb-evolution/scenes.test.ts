import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { changeSettings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import type { OnStage } from '../../table/stage.svelte';
import { called, props, sit, staged, type Seen } from '../../testing/time-bomb-evolution';
import type { News, View, Wire } from '../../wire/time-bomb-evolution';
import Board from './Board.svelte';
import { BOMBS } from './bombs';
import { countedAfter } from './numberCount';
import { scenes } from './scenes';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov', 'Esme', 'Finn'];
const ROUNDS = '0K 1S 2B 3Y 4G 5P 0K 1R 2B 3Y 4S 5P 0G 1R 2B 3Y 4S 5S';

const on = (seen: Seen, news: News, change: Partial<OnStage<View, News>> = {}): OnStage<View, News> => ({
  news, phase: 'consequence', part: 0, place: 0, before: seen.update.view, after: seen.update.view, start: 0, seconds: 3, ...change,
});
const turnedUp = (cuts: string, change: Omit<Partial<View>, 'viewer'> = {}, part = 0) => {
  const seen = staged(cuts, change);
  const [owner, wire] = seen.update.view.cuts.at(-1) as [number, Wire];
  return { seen, stage: on(seen, { news: 'turned', owner, wire }, { part }) };
};
const happening = (cuts: string, news: News, change: Omit<Partial<View>, 'viewer'> = {}) => {
  const seen = staged(cuts, change);
  return { seen, stage: on(seen, news) };
};
const number = (drawn: number, handed = false) => happening('4R', called(4, drawn, handed), { drawn: called(4, drawn, handed) });
const short = () => {
  const seen = staged(ROUNDS);
  return { seen, stage: on(seen, { news: 'wires-dealt', round: 4 }, { phase: 'next' }) };
};

function play({ seen, stage }: ReturnType<typeof turnedUp>, wall: boolean): Element {
  document.body.innerHTML = '';
  const { given } = props(seen);
  render(Board, { ...given, stage: stage as never, caption: scenes.caption(stage, { names: NAMES, me: 0 }), wall, ...(wall ? { me: null } : {}) });
  return document.querySelector('.effect[data-news]') as Element;
}

const both = [false, true];

test.each(both)('a wire flies into its bomb, which has its newest pip lit (wall: %s)', (wall) => {
  const drawn = play(turnedUp('1B 2G 3B'), wall);
  expect(drawn.querySelector('.flight')?.textContent).toContain('B');
  expect(drawn.querySelectorAll('.row .place')).toHaveLength(6);
  const filled = drawn.querySelector('.now') as Element;
  expect(filled.getAttribute('data-explain')).toBe('bomb:blue');
  expect([...filled.querySelectorAll('.pip')].map((pip) => pip.classList.contains('newest'))).toEqual([false, true, false, false]);
});

test.each(both)('a Success flies to those that are found (wall: %s)', (wall) => {
  const places = [...play(turnedUp('1S 2G 3S'), wall).querySelectorAll('.row .tick')];
  expect(places.map((place) => place.textContent)).toEqual(['✓', '✓', '', '', '', '']);
  expect(places.findIndex((place) => place.classList.contains('now'))).toBe(1);
});

test('a dome slides off Yellow, and only off Yellow, where bombs have tempers', () => {
  const sliding = (cuts: string, change = {}) => play(turnedUp(cuts, change), false).querySelectorAll('.sliding').length;
  expect([sliding('1Y'), sliding('1B'), sliding('1Y', { evolution: false })]).toEqual([1, 0, 0]);
});

test('a dome for which there is no bomb rolls away, and so does a crowbar without a dome', () => {
  for (const cuts of ['1S', '1B']) expect(play(turnedUp(cuts, {}, 1), false).querySelectorAll('.away')).toHaveLength(1);
});

test('domes wait only over colours that fit, on the wall one for all of them, and crowbars lean on every dome', () => {
  const choosing = { todo: [{ step: 'protecting', by: 3 }], protectable: ['green'], protected: ['red'] } as const;
  const over = (mark: string) => [...document.querySelectorAll(`.plate:has(${mark})`)].map((plate) => plate.getAttribute('data-explain'));
  sit(staged('1G 2R 3Y 4S', choosing));
  expect([over('.waiting'), over('.shield'), over('.left-out').length]).toEqual([['bomb:green'], ['bomb:red'], 5]);
  document.body.innerHTML = '';
  render(Board, { ...props(staged('1G 2R 3Y 4S', { viewer: 'public', ...choosing })).given, wall: true });
  expect(document.querySelectorAll('.wall-bench > .dome')).toHaveLength(1);
  document.body.innerHTML = '';
  sit(staged('1G 2G 3G 4B', { todo: [{ step: 'unprotecting', by: 3 }], protected: ['blue', 'green'], would_explode: ['green'] }));
  expect([over('.crowbar'), over('.smoke')]).toEqual([['bomb:blue', 'bomb:green'], ['bomb:green']]);
  expect(screen.getByText(say('web-time-bomb-evolution-explodes')).closest('.plate')?.getAttribute('data-explain')).toBe('bomb:green');
});

test('a dome lands on the bomb that is shielded, and is levered off the one that loses it', () => {
  expect(play(happening('1G 2S', { news: 'protected', by: 0, colour: 'green' }), false).querySelectorAll('.shield')).toHaveLength(1);
  expect(play(happening('1G 2B', { news: 'unprotected', by: 0, colour: 'green' }), false).querySelectorAll('.lifted ~ .levering')).toHaveLength(1);
});

const counted = () => (document.querySelector('.finger[style]') as HTMLElement).style.transform;

test.each(both)('number cards fan out, and a finger counts clockwise to whom the number names (wall: %s)', async (wall) => {
  vi.useFakeTimers();
  const drawn = play(number(3), wall);
  expect(drawn.querySelectorAll('.back')).toHaveLength(6);
  const places = [counted()];
  const after = (count: number) => countedAfter(count, 3, 3);
  for (const count of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(after(count) - (count === 1 ? 0 : after(count - 1)));
    places.push(counted());
  }
  vi.useRealTimers();
  expect(new Set(places).size).toBe(4); // the drawer and three more
  expect(places[4]).toBe(places[3]);
  const end = counted();
  changeSettings({ motion: 'calm' });
  play(number(3), wall);
  expect(counted()).toBe(end); // without movement it is there at once
  changeSettings({ motion: 'auto' });
});

test.each([3, 1.5])('in a scene of %s seconds the finger has time to stand where it ends, however far it counts', (seconds) => {
  for (let number = 0; number < 8; number++) expect(countedAfter(number, number, seconds)).toBeLessThanOrEqual(seconds * 760);
});

test('where the number names somebody without wires, an empty hand lies there', () => {
  expect(play(number(2, true), false).querySelectorAll('.empty')).toHaveLength(1);
  expect(play(number(2), false).querySelectorAll('.empty')).toHaveLength(0);
});

test.each(Object.keys(BOMBS) as (keyof typeof BOMBS)[])('%s bursts in its own shape, and the others duck', (colour) => {
  for (const wall of both) {
    const drawn = play(happening('1G', { news: 'exploded', colour, pair: false }, { exploded: colour }), wall);
    expect(drawn.querySelector('.outer')?.getAttribute('d')).toBe(BOMBS[colour].shape);
    expect(drawn.querySelectorAll('.ducking')).toHaveLength(5);
  }
});

test.each(both)('what Pink has struck falls off when a short round 4 begins (wall: %s)', (wall) => {
  const drawn = play(short(), wall);
  expect(drawn.textContent).toContain('Round 4');
  expect([...drawn.querySelectorAll('.place')].map((place) => place.classList.contains('fall'))).toEqual([false, false, false, false, true, true]);
});

test('no caption is longer than 48 letters', () => {
  const colours = Object.keys(BOMBS) as (keyof typeof BOMBS)[];
  const rolling = happening('', { news: 'cards-removed', count: 6 });
  const all = [
    ...colours.flatMap((colour) => [
      happening('', { news: 'protected', by: 1, colour }), happening('', { news: 'unprotected', by: 1, colour }),
      happening('', { news: 'exploded', colour, pair: false }), happening('1B', { news: 'exploded', colour, pair: false }, { news: [{ news: 'unprotected', by: 1, colour }] }),
    ]),
    ...['1Y', '1B', '1K', '1S', '1P', '1G'].flatMap((cuts) => [turnedUp(cuts), turnedUp(cuts, {}, 1)]),
    ...[0, 1].map((part) => ({ ...rolling, stage: { ...rolling.stage, part } })), number(0), number(3), number(4, true), short(),
  ];
  const captions = all.flatMap(({ stage }) => [0, 4, null].map((me) => scenes.caption(stage, { names: NAMES, me })));
  expect(captions.filter((caption) => caption === '' || caption.length > 48)).toEqual([]);
});
