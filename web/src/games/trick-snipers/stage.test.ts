import { act, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asked, find, props, seated, sit, mine } from '../../testing/trick-snipers';
import type { View } from '../../wire/trick-snipers';
import Board from './Board.svelte';
import { cardName } from './cards';
import type { On } from './scenes';
import { tablePlaces, wallPlaces } from './tablePlaces';

const passing = find(asked('subset'), seated);
const playing = find(seated, ({ update: { view } }) => view.given.length > 1 && !view.outcome && view.hand.length > 4);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('cards that were given glow for six seconds, and say who knows them', async () => {
  const { view } = playing.update;
  const { rerender, container } = sit(playing, { given: [] });
  const right = playing.names.at((view.viewer as number) - 1) ?? '';
  expect(container.textContent).not.toContain(`From ${right}.`);
  await rerender({ view });
  const glowing = mine().filter((card) => card.querySelector('.glow'));
  expect(glowing.map((card) => card.getAttribute('aria-label')?.replace(/, not.*/, ''))).toEqual(view.given.map(cardName));
  expect(container.textContent).toContain(`From ${right}. ${right} knows you have these.`);
  await act(() => vi.advanceTimersByTime(4000));
  const played: On = { news: { news: 'leader-drawn', seat: 0 }, place: 0, phase: 'next', part: 0, before: view, after: view, start: 0, seconds: 1 };
  await rerender({ stage: played }); // a scene does not make it longer
  await act(() => vi.advanceTimersByTime(2000));
  expect(container.querySelector('.glow')).toBeNull();
});

test('cards that I was given long ago do not glow when I come back', () => {
  sit(playing);
  expect(document.querySelector('.glow')).toBeNull();
});

test('covered cards are covered where I choose four of them, too', async () => {
  sit(passing);
  for (const card of mine().slice(0, 2)) await fireEvent.click(card);
  expect(document.querySelectorAll('.slots .card')).toHaveLength(2);
  await fireEvent.click(document.querySelectorAll('.tools button')[1] as HTMLElement);
  expect(document.querySelectorAll('.slots .card, .hand .card')).toHaveLength(0);
  expect(document.querySelectorAll('.slots .back')).toHaveLength(2);
});

test.each([true, false])('at the deal cards go to everyone, and nobody is waited for yet, wall: %s', (wall) => {
  const { view } = passing.update;
  const news = { news: 'cards-dealt' } as const;
  const stage: On = { news, place: 0, phase: 'next', part: 0, before: view, after: view, start: 0, seconds: 2 };
  const { container } = render(Board, { ...props(passing).given, view, stage, prompt: null, wall });
  expect(container.querySelectorAll('.dealt')).toHaveLength(3 * view.players + 1);
  expect(container.querySelectorAll('.way, .slots')).toHaveLength(0);
  expect(container.querySelector('.hint')?.textContent ?? '').toBe('');
});

test('chance is nobody to wait for', () => {
  const { container } = render(Board, { ...props(playing, { waiting: [-1] }).given, prompt: null });
  expect(container.querySelector('.hint')?.textContent).toBe('');
});

test('an arrow points from everyone to the left', () => {
  sit(passing);
  expect(document.querySelectorAll('.way')).toHaveLength(passing.names.length);
});

test.each([false, true])('first to two points wins: that is said, wall: %s', (wall) => {
  for (const seen of [passing, playing]) {
    const { given } = props(seen);
    const { container, unmount } = render(Board, { ...given, wall });
    expect(container.textContent).toContain('First to 2 points wins.');
    unmount();
  }
});

test('who needs one more point stands in a ring of light', () => {
  const points = playing.names.map((_, seat) => (seat === 1 ? 1 : 0));
  sit(playing, { points });
  expect([...document.querySelectorAll('.plate')].map((plate) => plate.classList.contains('near')).filter(Boolean)).toHaveLength(1);
  const { container } = render(Board, { ...props(playing, { points }).given, wall: true });
  expect(container.querySelectorAll('.light')).toHaveLength(1);
});

test('who is ahead is what the view says, whatever lies there', () => {
  const running: Partial<View> = { trick: [['red', 9], ['red', 2], ['green', 4]], leader: 0 };
  const told = { best: 1, sniper: 2, chief: false, shots: 1, effect: 'nothing' } as const;
  sit(playing, { ...running, standings: [told] });
  expect([...document.querySelectorAll('.laid')].findIndex((card) => card.classList.contains('ahead'))).toBe(2);
  expect(document.querySelector('.cross.aimed')).not.toBeNull();
  expect(document.querySelector('.reason')?.textContent).toContain('2 + 4 = 13');
});

test.each([3, 4, 5])('cards of %i players lie apart from each other, phone and wall', (players) => {
  for (const [places, wide, high] of [[tablePlaces(players, 0), 16, 27], [wallPlaces(players), 15.4, 32]] as const) {
    expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, seat) => seat));
    for (const one of places) {
      for (const other of places) {
        if (one === other) continue;
        const apart = Math.abs(one.card.x - other.card.x) >= wide || Math.abs(one.card.y - other.card.y) >= high;
        expect(apart, `${one.seat} and ${other.seat}`).toBe(true);
      }
    }
  }
});
