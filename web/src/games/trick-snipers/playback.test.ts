import { act, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, offering, over, seated, sit } from '../../testing/trick-snipers';
import type { Card, Standing, Trick, View } from '../../wire/trick-snipers';
import { ForcedCards, onlyMove } from './forcedCards.svelte';
import { CARD_MS, SCORED_MS } from './playback.svelte';
import { cardsPlayed, tableAfter } from './tableAfter';

const end = find((seen) => over(seen) && seen.update.view.tricks.length > 4);
const whole = end.update.view;
const before: View = { ...whole, tricks: whole.tricks.slice(0, 2), standings: whole.standings.slice(0, 2 * whole.players), trick: [], leader: whole.tricks[2]?.leader ?? 0, outcome: null, todo: [{ step: 'playing' }], waiting: [0] };
const sniped: Trick = { leader: 0, cards: [['red', 9], ['red', 2], ['green', 4], ['red', 1], ['black', 8]], winner: 2, sniped: true, points: 1 };
const led: Standing = { best: 0, sniper: null, chief: false, shots: 0, effect: 'nothing' };
const shot: Standing = { ...led, sniper: 2 };
const stood = [led, led, shot, shot, shot];
const running: View = { ...before, leader: 0, trick: sniped.cards.slice(0, 3), standings: [...before.standings, ...stood.slice(0, 3)] };
const after: View = { ...before, tricks: [...before.tricks, sniped], standings: [...before.standings, ...stood] };
const laid = () => document.querySelectorAll('.laid').length;
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('cards are laid one after the other, and the shot is seen before the table is cleared', async () => {
  const { rerender } = sit(end, before);
  await rerender({ view: { ...before, leader: 0, trick: sniped.cards.slice(0, 1) } });
  expect(laid()).toBe(1);
  await pass(CARD_MS);
  await rerender({ view: after });
  expect(laid()).toBe(2);
  await pass(3 * CARD_MS);
  expect(laid()).toBe(5);
  expect(document.querySelector('.cross.fired')).not.toBeNull();
  expect(document.querySelector('h1')?.textContent).toContain('9 + 4 = 13');
  await pass(SCORED_MS);
  expect(document.querySelector('.table.rests')).not.toBeNull();
});

test('a tap goes straight to how it stands, and so does Escape', async () => {
  for (const skip of [() => fireEvent.pointerDown(document.body), () => fireEvent.keyDown(document.body, { key: 'Escape' })]) {
    const { rerender, unmount } = sit(end, { ...before, leader: 0 });
    await rerender({ view: after });
    expect(laid()).toBe(1);
    await skip();
    expect(laid()).toBe(5);
    expect(document.querySelector('.table.rests')).not.toBeNull();
    unmount();
  }
});

test('the sight line stands while the trick is running, and goes when somebody is higher', async () => {
  const { rerender } = sit(end, running);
  expect(document.querySelector('.cross')).not.toBeNull();
  expect(document.querySelector('.cross.fired')).toBeNull();
  await rerender({ view: { ...running, trick: [...running.trick, ['red', 10]], standings: [...running.standings, { ...led, best: 3 }] } });
  expect(document.querySelector('.cross')).toBeNull();
});

test('the end waits for the last shot', async () => {
  const { rerender } = sit(end, { ...whole, tricks: whole.tricks.slice(0, -1), outcome: null, todo: [{ step: 'playing' }] });
  await rerender({ view: whole });
  expect(document.querySelector('.end')).toBeNull();
  await fireEvent.pointerDown(document.body);
  expect(document.querySelector('.end')).not.toBeNull();
});

test('what is staged ends up as the table has it', () => {
  const { points, counts } = tableAfter(whole, cardsPlayed(whole));
  expect([points, counts]).toEqual([whole.points, whole.counts]);
});

describe('who is ahead is what the view says, whatever lies there', () => {
  const told = (stands: Standing): View => ({ ...running, standings: [...before.standings, led, led, stands] });
  const ahead = () => [...document.querySelectorAll('.laid')].findIndex((card) => card.classList.contains('ahead'));

  test('the highest card', () => {
    sit(end, told({ ...led, best: 1 }));
    expect(ahead()).toBe(1);
    expect(document.querySelector('.cross')).toBeNull();
  });

  test('the sniper, and whom they hit', () => {
    sit(end, told({ ...led, best: 2, sniper: 1 }));
    expect(ahead()).toBe(1);
    expect(document.querySelector('.caption')?.textContent).toContain('4 + 2');
  });

  test('the chief', () => {
    sit(end, told({ ...led, chief: true }));
    expect(document.querySelector('.caption.loud')?.textContent).toContain('Battle');
  });

  test('the words about a trick that was taken', () => {
    sit(end, { ...after, standings: [...before.standings, ...stood.slice(0, 4), { ...led, best: 1, sniper: 3 }] });
    expect(document.querySelector('[aria-live]')?.textContent).toContain('2 + 1');
  });
});

describe('a forced card', () => {
  const seen = find((each) => seated(each) && !over(each) && each.update.view.hand.length > 3 && each.update.prompt?.offer.kind === 'one-of');
  const card = seen.update.view.hand[0] as Card;
  const forced = offering(seen, [card]);

  test('is left to me', async () => {
    const { played } = sit(forced);
    await pass(10_000);
    expect(played).toEqual([]);
  });

  test('plays itself if I like that, but not at once', async () => {
    const { played } = sit(forced);
    await fireEvent.click(document.querySelectorAll('.tools button')[2] as HTMLElement);
    await pass(600);
    expect(played).toEqual([]);
    await pass(8000);
    expect(played).toEqual([{ move: 'play', card }]);
    expect(localStorage.getItem('boomtable.trick-snipers.forced')).toBe('yes');
  });

  test('takes as long as I take', () => {
    const pace = new ForcedCards();
    expect(pace.delay(5, () => 0.5)).toBe(2500);
    pace.asked(1000);
    pace.answered(5000);
    expect(pace.delay(5, () => 0.5)).toBe(4000);
    expect(pace.delay(1)).toBeLessThan(1000);
  });

  test('is the only one on offer', () => {
    expect(onlyMove(forced.update.prompt)).toEqual({ move: 'play', card });
    expect(onlyMove(seen.update.prompt)).toBeNull();
    expect(onlyMove(null)).toBeNull();
  });
});
