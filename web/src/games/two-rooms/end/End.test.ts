import { expect, test } from 'vitest';
import { openEnd } from '../../../testing/ends';
import { everything, find, mine, over, seated, type Seen } from '../../../testing/two-rooms';
import { ending } from '../ending';
import { firstCards } from './cardsUp';
import { cardName } from '../shared/cards';
import { newsText } from '../shared/newsText';
import { timeline } from './timeline';
import type { View } from '../../../wire/two-rooms';

const ended = find(over, seated);
const { view } = ended.update;

test('two cards stay down in each room until the burst, the President and the Bomber among them', () => {
  const first = firstCards(view);
  for (const room of [0, 1]) expect(view.people.filter((person, seat) => person.room === room && !first.includes(seat))).toHaveLength(2);
  expect(first).not.toContain(view.president);
  expect(first).not.toContain(view.bomber);
});

const open = (seen: Seen, tab: 'cards' | 'story') => openEnd(ending, seen, tab, { because: { because: 'nobody-acts', card: 'bomber' }, moment: { moment: 'no-walk' } });

test.each(everything.filter((seen) => over(seen) && seated(seen)))('$viewer sees everyone in $scene with card, verdict and reason', async (seen) => {
  await open(seen, 'cards');
  const rows = [...document.querySelectorAll('.room details')].map((each) => each.textContent ?? '');
  expect(rows).toHaveLength(seen.names.length);
  for (const [seat, name] of seen.names.entries()) {
    const row = rows.find((each) => each.includes(name)) ?? '';
    expect(row).toContain(cardName(seen.update.view.people[seat]?.card ?? ''));
    expect(row).toContain(seen.update.view.verdicts[seat]?.won ? 'won' : 'lost');
  }
  expect(document.querySelector('.me')?.classList.contains('won')).toBe(seen.update.view.outcome?.winners.includes(mine(seen)));
});

test('what became of somebody is a sentence', async () => {
  const people = view.people.map((person) => ({ ...person, conditions: ['dead', 'in-love'] as const }));
  await open({ ...ended, update: { ...ended.update, view: { ...view, people } as unknown as View } }, 'cards');
  for (const row of document.querySelectorAll('.room details p')) expect(row.textContent).toContain('At the end: dead, in love.');
  expect(document.querySelectorAll('.room details p').length).toBe(ended.names.length);
});

test.each([0, 1, null])('the room that blew up is the one that the view names: %s', async (blast) => {
  await open({ ...ended, update: { ...ended.update, view: { ...view, blast } } }, 'cards');
  expect([...document.querySelectorAll('.rooms .room')].map((room) => room.classList.contains('boom'))).toEqual([blast === 0, blast === 1]);
});

test('the story is behind a tab', async () => {
  await open(ended, 'story');
  expect(document.querySelectorAll('[role=tabpanel] h3')).toHaveLength(timeline(view).length);
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
