import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { asked, find, first, mine, offering, seated, sit } from '../../testing/trick-snipers';
import type { View } from '../../wire/trick-snipers';
import { fan } from './fan';

const passing = find(asked('subset'));
const playing = find((seen) => seated(seen) && asked('one-of')(seen) && seen.update.view.hand.length > 3);
const [one, other] = playing.update.view.hand;
if (!one || !other) throw new Error('no hand');
const pick = async (...places: number[]) => {
  for (const place of places) await fireEvent.click(mine()[place] as HTMLElement);
};

afterEach(() => {
  settings.confirm = true;
  localStorage.clear();
});

test('four cards are passed, in the order of the hand', async () => {
  const { played } = sit(passing);
  await pick(5, 0, 3);
  expect(first()).toBeNull();
  await pick(1);
  await fireEvent.click(first() as HTMLElement);
  const { hand } = passing.update.view;
  expect(played).toEqual([{ move: 'pass-on', cards: [hand[0], hand[1], hand[3], hand[5]] }]);
});

test('a card can be put back, and a fifth says why not', async () => {
  const { played, wondered } = sit(passing);
  await pick(0, 1, 2, 3);
  expect(document.querySelectorAll('.slots .card')).toHaveLength(4);
  await pick(4);
  expect(wondered).toHaveLength(1);
  await pick(0);
  expect(first()).toBeNull();
  expect(mine().filter((each) => each.ariaPressed === 'true' || each.getAttribute('aria-pressed') === 'true')).toHaveLength(3);
  expect(played).toEqual([]);
});

test('what I passed waits for the others, small', () => {
  const cards = passing.update.view.hand.slice(0, 4);
  const me = passing.viewer as number;
  sit({ ...passing, update: { ...passing.update, prompt: null } }, { answer: { move: 'pass-on', cards }, answered: [me], waiting: [(me + 1) % 5] });
  expect(document.querySelectorAll('.known .chip')).toHaveLength(4);
  expect(mine()).toHaveLength(passing.update.view.hand.length - 4);
  expect(document.querySelector('.hint.sealed')?.textContent).toContain(`Sealed for ${passing.names[(me + 1) % 5]}. One more`);
});

test('a card is played after a second tap, or at once', async () => {
  const { played, unmount } = sit(playing);
  await pick(0);
  expect(played).toEqual([]);
  await pick(0);
  expect(played).toEqual([{ move: 'play', card: one }]);
  unmount();
  settings.confirm = false;
  const again = sit(playing);
  await pick(0);
  expect(again.played).toEqual([{ move: 'play', card: one }]);
});

test('what does not fit is dimmed and says why', async () => {
  const { played, wondered } = sit(offering(playing, [other]));
  expect(mine()[0]?.classList.contains('off')).toBe(true);
  expect(mine()[1]?.classList.contains('off')).toBe(false);
  await pick(0);
  expect(wondered).toEqual([{ move: 'play', card: one }]);
  expect(played).toEqual([]);
});

test('arrows go through the hand', async () => {
  sit(playing);
  mine()[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(mine()[1]);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(document.activeElement).toBe(mine().at(-1));
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(mine().at(-2));
});

test('a card that is pulled up is picked once', async () => {
  const { played } = sit(playing);
  settings.confirm = false;
  const card = mine()[0] as HTMLElement;
  await fireEvent.pointerDown(card, { clientY: 300 });
  await fireEvent.pointerMove(card, { clientY: 240 });
  await fireEvent.pointerUp(card, { clientY: 240 });
  await fireEvent.click(card);
  expect(played).toEqual([{ move: 'play', card: one }]);
});

test('the hand can be covered, and one tap shows it again', async () => {
  sit(playing);
  await fireEvent.click(document.querySelectorAll('.tools button')[1] as HTMLElement);
  expect(mine()).toHaveLength(0);
  expect(document.querySelectorAll('.known')).toHaveLength(0);
  await fireEvent.click(document.querySelector('.cover') as HTMLElement);
  expect(mine().length).toBeGreaterThan(0);
});

test.each([1, 5, 6, 7, 9, 11, 12])('%i cards fit on a small phone, with room for a thumb on each', (count) => {
  const { cards, width, height } = fan(count, 344);
  expect(Math.min(...cards.map(({ x }) => x - width / 2))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...cards.map(({ x }) => x + width / 2))).toBeLessThanOrEqual(344);
  expect(height).toBeLessThan(200);
  for (const [place, card] of cards.entries()) {
    const covering = cards.slice(place + 1).filter((later) => later.x - card.x < 44 && later.y - card.y < 44 && later.x > card.x);
    expect(covering).toEqual([]);
  }
});

// What a card would do now: the view says it, in the order of the hand.

const STANDS = { best: 0, sniper: null, chief: false, shots: 0, effect: 'nothing' } as const;
const { view: mid } = playing.update;
const sniper = { ...STANDS, sniper: mid.trick.length, shots: 1, effect: 'sights' } as const;
const outlook = (...first: readonly View['outlook'][number][]) => ({ outlook: mid.hand.map((_, place) => first[place] ?? STANDS) });

test('a card that would snipe now is marked, and says that the point would be mine', async () => {
  sit(offering(playing, mid.hand), outlook(STANDS, sniper));
  expect(mine().map((each) => each.textContent?.includes('Snipe: +1'))).toEqual(mid.hand.map((_, place) => place === 1));
  expect(mine()[1]?.getAttribute('aria-label')).toContain('snipes now');
  await pick(1);
  expect(first()?.textContent).toContain('The point would be yours');
});

test('a 7 says who would get its point', async () => {
  sit(offering(playing, mid.hand), outlook({ ...STANDS, chief: true, effect: 'chief' }));
  await pick(0);
  expect(first()?.textContent).toContain(mid.leader === playing.viewer ? 'The point would be yours' : `${playing.names[mid.leader]} would get the point`);
  await pick(1);
  expect(first()?.textContent).not.toContain('point');
});

test('who could snipe, if it were not for the clan that was led, is told so', () => {
  sit(offering(playing, [other]), outlook(sniper));
  expect(document.querySelector('.snipe')).toBeNull();
  expect(document.querySelector('.hint')?.textContent).toContain("so you can't snipe");
});

test('covered, a hand tells nothing of what it could do', async () => {
  const told = [outlook(sniper), outlook()].map((what) => {
    const { container, unmount } = sit(offering(playing, mid.hand), what);
    return { container, unmount };
  });
  for (const { container } of told) await fireEvent.click(container.querySelectorAll('.tools button')[1] as HTMLElement);
  const [one, other] = told.map(({ container }) => container.querySelector('.thumb')?.innerHTML);
  expect(one).toBe(other);
  expect(one).not.toContain('snipe');
});
