import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { likes } from '../../lib/settings.svelte';
import { cue } from '../../lib/sound';
import { everything, find, mine, over, seated, sit } from '../../testing/two-rooms';
import { order } from './reveal.svelte';
import { cardName } from './rooms';
import { Ticking } from './ticking.svelte';
import { timeline } from './timeline';

vi.mock('../../lib/sound', () => ({ cue: vi.fn() }));

const ended = find(over, seated);
const { view } = ended.update;

beforeEach(() => {
  likes.suspense = false;
});
afterEach(() => {
  likes.suspense = true;
  vi.useRealTimers();
});

test('the President and the Bomber are turned up last', () => {
  const cards = order(view).map((seat) => view.people[seat]?.card);
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

test('cards are turned one by one, and a tap turns all', async () => {
  likes.suspense = true;
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

const clock = (seconds: number, running = true) => ({ times: { type: 'clock' as const, running, alarms: [{ alarm: 'round-1', seconds }], mine: null, bank: null }, at: 0 });

test('every warning is heard, the last seconds tick, and then it rings', () => {
  const ticking = new Ticking();
  const heard = (cues: readonly unknown[][]) => cues.map(([each]) => each);
  vi.mocked(cue).mockClear();
  for (let second = 0; second <= 170; second += 1) ticking.look(clock(180), second * 1000);
  expect(heard(vi.mocked(cue).mock.calls)).toEqual(['join', 'join', 'join']);
  for (let second = 171; second <= 180; second += 1) ticking.look(clock(180), second * 1000);
  expect(heard(vi.mocked(cue).mock.calls.slice(3))).toEqual([...Array.from({ length: 9 }, () => 'tick'), 'snip']);
});

test('one is warned at 60, 30 and 10 seconds', () => {
  const ticking = new Ticking();
  const after = (seconds: number) => (ticking.look(clock(180), seconds * 1000), [ticking.left, ticking.warned]);
  expect(after(0)).toEqual([180, null]);
  expect(after(119)).toEqual([61, null]);
  expect(after(120)).toEqual([60, 60]);
  expect(after(151)).toEqual([29, 30]);
  expect(after(170)).toEqual([10, 10]);
  expect(after(190)).toEqual([0, 10]);
  ticking.look({ ...clock(120), times: { ...clock(120).times, alarms: [{ alarm: 'round-2', seconds: 120 }] } }, 0);
  expect([ticking.left, ticking.warned]).toEqual([120, null]);
  ticking.look(clock(77, false), 9000);
  expect(ticking.left).toBe(77);
  ticking.look(null);
  expect([ticking.left, ticking.warned]).toEqual([null, null]);
});
