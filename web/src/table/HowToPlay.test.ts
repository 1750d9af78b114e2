import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { titles } from '../games/board';
import { loadHowTo } from '../games/howto';
import { hasMessage, say } from '../lib/words';
import HowToPlay from './HowToPlay.svelte';

const WORDS_A_SECOND = 3.3; // 200 a minute, as people read who know nothing yet

const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
const words = (card: string) => say(`how-to-time-bomb-${card}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open(onclose = () => {}) {
  render(HowToPlay, { game: 'time-bomb', onclose });
  await screen.findByRole('heading', { level: 3 });
  return screen.getByRole('dialog');
}

test.each(titles)('%s is told on five to seven cards, each with a heading, a sentence and a drawing of its own', async (game) => {
  const cards = await loadHowTo(game);
  expect(cards.length).toBeGreaterThanOrEqual(5);
  expect(cards.length).toBeLessThanOrEqual(7);
  expect(new Set(cards.map(({ drawing }) => drawing)).size).toBe(cards.length);
  for (const { name } of cards) expect([name, hasMessage(`how-to-${game}-${name}`), hasMessage(`how-to-${game}-${name}-text`)]).toEqual([name, true, true]);
});

test.each(titles)('%s is read in less than 90 seconds, and no card takes more than 15', async (game) => {
  const cards = await loadHowTo(game);
  const seconds = cards.map(({ name }) => `${say(`how-to-${game}-${name}`)} ${say(`how-to-${game}-${name}-text`)}`.split(/\s+/).length / WORDS_A_SECOND);
  expect(Math.max(...seconds)).toBeLessThan(15);
  expect(seconds.reduce((all, each) => all + each, 0)).toBeLessThan(90);
});

test.each(titles)('every drawing of %s is hidden from screen readers, which hear the sentence', async (game) => {
  for (const { drawing } of await loadHowTo(game)) {
    const { container, unmount } = render(drawing);
    const [drawn, ...others] = container.querySelectorAll('svg');
    expect(drawn?.getAttribute('aria-hidden')).toBe('true');
    expect(others.filter((each) => !drawn?.contains(each))).toEqual([]);
    unmount();
  }
});

test('one goes on by button, back by button, and to any card by its dot', async () => {
  await open();
  expect(heading()).toBe(words('sides'));
  await press(say('how-to-next'));
  expect(heading()).toBe(words('wires'));
  await press(say('how-to-back'));
  expect(heading()).toBe(words('sides'));
  await press(say('how-to-step', { card: 4, cards: 5, heading: words('cut') }));
  expect(heading()).toBe(words('cut'));
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
});

test('arrow keys, Home and End turn the cards, and stop at both ends', async () => {
  const dialog = await open();
  for (const [key, card] of [['ArrowRight', 'wires'], ['ArrowLeft', 'sides'], ['ArrowLeft', 'sides'], ['End', 'rounds'], ['ArrowRight', 'rounds'], ['Home', 'sides'], ['Enter', 'sides']] as const) {
    await fireEvent.keyDown(dialog, { key });
    expect([key, heading()]).toEqual([key, words(card)]);
  }
});

test('a swipe to the left goes on, one to the right goes back, a tap goes on, and a finger that hesitates does nothing', async () => {
  await open();
  for (const [way, card] of [[-80, 'wires'], [80, 'sides'], [-25, 'sides'], [2, 'wires']] as const) {
    const box = screen.getByRole('article').parentElement as Element;
    await fireEvent.pointerDown(box, { clientX: 200, pointerId: 1 });
    await fireEvent.pointerMove(box, { clientX: 200 + way, pointerId: 1 });
    await fireEvent.pointerUp(box, { clientX: 200 + way, pointerId: 1 });
    expect([way, heading()]).toEqual([way, words(card)]);
  }
});

test('a finger that begins to scroll turns no card', async () => {
  await open();
  const box = screen.getByRole('article').parentElement as Element;
  await fireEvent.pointerDown(box, { clientX: 200, pointerId: 1 });
  await fireEvent.pointerCancel(box, { pointerId: 1 });
  await fireEvent.pointerUp(box, { clientX: 100, pointerId: 1 });
  expect(heading()).toBe(words('sides'));
});

test('the last card ends it, and the full rules are one tap away from every card', async () => {
  const onclose = vi.fn();
  const dialog = await open(onclose);
  expect(screen.getByRole('link', { name: say('how-to-full-rules') }).getAttribute('href')).toBe('/rules/time-bomb');
  await fireEvent.keyDown(dialog, { key: 'End' });
  expect(screen.queryByRole('button', { name: say('how-to-next') })).toBeNull();
  await press(say('how-to-done'));
  expect(onclose).toHaveBeenCalledOnce();
});
