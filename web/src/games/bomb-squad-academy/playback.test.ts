import { act, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { asked, find, over, props, seated, sit } from '../../testing/bomb-squad-academy';
import type { News, View } from '../../wire/bomb-squad-academy';
import { durationOf, mostImportant } from './playback.svelte';
import { applyNews } from './applyNews';
import { sum } from './wires';

const seen = find((each) => seated(each) && asked('choose')(each) && each.update.view.bomb === 1 && each.names.length === 5);
const before: View = { ...seen.update.view, acting: [] };
const news: News[] = [
  { news: 'revealed', actions: ['green', 'green', 'wait', 'chicken', 'red'] },
  { news: 'flipped', wire: 'green', card: 2, tiles: [] },
  { news: 'flipped', wire: 'green', card: 3, tiles: ['ok', 'boom'] },
  { news: 'exploded', wire: 'green' },
  { news: 'scored', seat: 3, points: 5, reason: 'chicken', worth: null },
];
const after: View = { ...news.reduce(applyNews, before), story: [...before.story, ...news], news };
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const trigger = () => document.querySelector('[data-wire=green] .trigger text')?.textContent;
const score = () => document.querySelector('[data-seat="3"] .score')?.textContent;
const start = sum(before.lines[0]?.exposed ?? []);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

async function happens(change: Partial<View> = {}) {
  const sat = sit(seen, { story: before.story, ...change });
  await sat.rerender({ view: after });
  return sat;
}

test('the cards are turned up first, then one flip after the other, the BOOM and the points', async () => {
  await happens();
  expect(document.querySelectorAll('.big .turn')).toHaveLength(5);
  expect(trigger()).toBe(String(start));
  await pass(durationOf(news[0] as News));
  expect(trigger()).toBe(String(start + 2));
  await pass(durationOf(news[1] as News));
  expect(trigger()).toBe(String(start + 5));
  expect(document.querySelectorAll('[data-wire=green] .tile.boom')).toHaveLength(1);
  await pass(durationOf(news[2] as News));
  expect(document.querySelector('.big.boom')).not.toBeNull();
  expect(score()).toBe(String(before.scores[3]));
  await pass(durationOf(news[3] as News));
  expect(score()).toBe(String((before.scores[3] ?? 0) + 5));
  expect(document.querySelector('.flying')?.textContent).toContain('+5');
  await pass(9000);
  expect(document.querySelector('.flying')).toBeNull();
});

test('a tap goes straight to the end, and so does Escape', async () => {
  for (const skip of [() => fireEvent.pointerDown(document.body), () => fireEvent.keyDown(document.body, { key: 'Escape' })]) {
    const { unmount } = await happens();
    expect(trigger()).toBe(String(start));
    await skip();
    expect(trigger()).toBe(String(start + 5));
    expect(document.querySelector('.big')).toBeNull();
    unmount();
  }
});

test('where motion is calm all is there at once, and only the loudest is shown', async () => {
  settings.motion = 'calm';
  await happens();
  expect(trigger()).toBe(String(start + 5));
  expect(document.querySelector('.big.boom')).not.toBeNull();
  await pass(2500);
  expect(document.querySelector('.big')).toBeNull();
});

test('it holds nobody up: my card can be chosen meanwhile', async () => {
  settings.confirm = false;
  const { played } = await happens();
  await fireEvent.click(document.querySelector('.thumb .item:not(.off)') as HTMLElement);
  expect(played).toHaveLength(1);
  settings.confirm = true;
});

test('a question about what is being told waits until it is told, or a tap', async () => {
  const { rerender } = sit(seen, { story: before.story });
  const window = props(seen).given;
  await rerender({ ...window, view: { ...after, todo: [{ step: 'wire-window', moment: 'explosion', wire: 'green' }] }, prompt: { number: 9, offer: { kind: 'one-of', moves: [{ move: 'pass' }, { move: 'declare', tool: 'helmet' }] }, owed: true } });
  expect(document.querySelector('.telling')).not.toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(document.querySelector('.telling')).toBeNull();
  expect(document.querySelector('.moment')).not.toBeNull();
});

test('whoever comes back sees how it stands, and nothing is played', async () => {
  const { rerender } = sit(seen, { story: [] });
  await rerender({ view: { ...after, story: Array.from({ length: 60 }, () => news[1] as News) } });
  expect(trigger()).toBe(String(start + 5));
  expect(document.querySelector('.big')).toBeNull();
});

describe('the loudest', () => {
  test('is the explosion', () => expect(mostImportant(news)).toBe(news[3]));
  test('or the reveal', () => expect(mostImportant(news.slice(0, 3))).toBe(news[0]));
  test('or the last', () => expect(mostImportant(news.slice(1, 3))).toBe(news[2]));
  test('or nothing', () => expect(mostImportant([])).toBeNull());
});

test('what is laid upon an earlier view ends up as the table has it', () => {
  const end = find(over).update.view;
  const bombs = end.story.map(({ news: kind }) => kind).lastIndexOf('bomb-set');
  const fresh: View = { ...end, scores: end.scores.map(() => 0), tools: end.tools.map(() => []), cards: end.cards.map(() => []) };
  const earlier = end.story.slice(0, bombs).reduce(applyNews, fresh);
  const last = end.story.slice(bombs).reduce(applyNews, earlier);
  expect(last.scores).toEqual(end.scores);
  expect(last.lines).toEqual(end.lines);
  expect(last.plates).toEqual(end.plates);
  expect(last.acting).toEqual(end.acting);
  expect(last.protected).toEqual(end.protected);
  expect(last.cutters).toEqual(end.cutters);
});
