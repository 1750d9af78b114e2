import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { everything, find, mine, over, seated, sit } from '../../../testing/two-rooms';
import { revealOrder } from './reveal.svelte';
import { cardName } from '../shared/cards';
import { newsText } from '../shared/newsText';
import { timeline } from './timeline';
import type { View } from '../../../wire/two-rooms';

const ended = find(over, seated);
const { view } = ended.update;

beforeEach(() => {
  settings.suspense = false;
});
afterEach(() => {
  settings.suspense = true;
  vi.useRealTimers();
});

test('the President and the Bomber are turned up last', () => {
  const cards = revealOrder(view).map((seat) => view.people[seat]?.card);
  expect(cards).toHaveLength(view.players);
  expect(['bomber', 'martyr']).toContain(cards.at(-1));
});

test.each(everything.filter((seen) => over(seen) && seated(seen)))('$viewer sees everyone in $scene with card, verdict and reason', (seen) => {
  sit(seen);
  const rows = [...document.querySelectorAll('.room details')].map((each) => each.textContent ?? '');
  expect(rows).toHaveLength(seen.names.length);
  for (const [seat, name] of seen.names.entries()) {
    const row = rows.find((each) => each.includes(name)) ?? '';
    expect(row).toContain(cardName(seen.update.view.people[seat]?.card ?? ''));
    expect(row).toContain(seen.update.view.verdicts[seat]?.won ? 'won' : 'lost');
  }
  expect(document.querySelector('.me')?.classList.contains('won')).toBe(seen.update.view.outcome?.winners.includes(mine(seen)));
});

test.each([0, 1, null])('the room that blew up is the one that the view names: %s', (blast) => {
  sit(ended, { blast });
  expect([...document.querySelectorAll('.rooms .room')].map((room) => room.classList.contains('boom'))).toEqual([blast === 0, blast === 1]);
});

test('cards are turned one by one, and a tap turns all', async () => {
  settings.suspense = true;
  vi.useFakeTimers();
  sit(ended);
  expect(document.querySelectorAll('.down')).toHaveLength(view.players);
  await vi.advanceTimersByTimeAsync(500);
  const left = document.querySelectorAll('.down').length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(view.players);
  expect(document.querySelector('#story')).toBeNull();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelectorAll('.down')).toHaveLength(0);
  expect(document.querySelector('#story')).not.toBeNull();
});

test('the story has all rounds, every share with both cards, and the hostages', () => {
  const chapters = timeline(view);
  expect(chapters.map(({ round }) => round)).toEqual(chapters.map((_, index) => index + 1));
  const events = chapters.flatMap((chapter) => chapter.events);
  const shared = events.filter(({ what }) => what === 'shared');
  for (const [round, seats] of view.shares) {
    const told = chapters[round - 1]?.events.filter(({ what }) => what === 'shared').map((event) => [...event.seats].sort());
    expect(told).toContainEqual([...seats].sort());
  }
  for (const event of shared) expect(event.cards).toHaveLength(2);
  expect(events.filter(({ what }) => what === 'exchanged')).toHaveLength(chapters.length);
  for (const { what, room } of events) if (what === 'led' || what === 'shown' || what === 'shared') expect([0, 1]).toContain(room);
});

test('the story tells of a colour that was shown, to one or to the room', () => {
  const began = view.log.findIndex(([, news]) => news.news === 'round-began');
  const colour = (to: number | null) => [900, { news: 'shown', by: 0, to, kind: 'colour', what: 'blue' }] as View['log'][number];
  const log = [...view.log.slice(0, began + 1), colour(1), colour(null), ...view.log.slice(began + 1)];
  const [one, room] = timeline({ ...view, log })[0]?.events ?? [];
  expect([one?.what, one?.kind, one?.seats]).toEqual(['shown', 'colour', [0, 1]]);
  expect([room?.what, room?.kind, room?.seats]).toEqual(['shown', 'colour', [0]]);
  const audience = { names: ['Ada', 'Ben'], me: null };
  expect([one, room].map((event) => event && newsText(event.news, audience))).toEqual(['Ada shows Ben a colour: Blue.', 'Ada shows the room a colour: Blue.']);
});
