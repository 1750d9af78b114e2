import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Gate } from '../wire/messages';
import Opening from './Opening.svelte';

const LOOK: Gate = { kind: 'look', passed: 0, of: 2, until: 25, places: [] };
const BEGAN = { on: { news: { news: 'round-began', round: 1 } }, behind: true };
const DEALT = { role: 'swat', round: 1, round_cuts: [4, 4, 4, 4], successes: 4 };
const LATER = { on: null, behind: true };
const RESTS = { on: null, behind: false };

beforeEach(() => {
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** The props of a table. */
function table(game: string, view: object, gate: Gate | null, stage: object = RESTS, shown = true) {
  const passed = vi.fn();
  return { passed, props: { session: { view, stage }, roster: { game, code: 'ABCDEF', number: 1, gate, shown }, shown: 'none', late: false, pass: passed } as never };
}

async function look(container: HTMLElement) {
  const card = await vi.waitUntil(() => container.querySelector('button.card'));
  await fireEvent.pointerDown(card);
  await fireEvent.pointerUp(card);
  await fireEvent.click(container.querySelector('.done button') as Element);
}

const settled = () => new Promise((done) => setTimeout(done, 50));

test('at the first deal it is there until its owner has looked, and that is told once', async () => {
  const { props, passed } = table('time-bomb', DEALT, LOOK);
  const { container, unmount } = render(Opening, props);
  await look(container);
  expect(passed).toHaveBeenCalledOnce();
  expect(container.querySelector('dialog')).toBeNull();
  unmount();
  const again = render(Opening, table('time-bomb', DEALT, LOOK).props); // after a reload
  await settled();
  expect(again.container.querySelector('dialog')).toBeNull();
});

test('who takes over a seat in the middle of the game is shown its card, once', async () => {
  const late = table('time-bomb', { ...DEALT, round: 3 }, null);
  const { container } = render(Opening, { ...(late.props as object), late: true } as never);
  await look(container);
  expect(late.passed).toHaveBeenCalledOnce();
  expect(container.querySelector('dialog')).toBeNull();
});

test('a reload in the middle shows it again', async () => {
  for (const _ of [1, 2]) {
    const { container, unmount } = render(Opening, table('time-bomb', DEALT, LOOK).props);
    await vi.waitUntil(() => container.querySelector('button.card'));
    unmount();
  }
});

test.each([
  ['later deals', { role: 'swat', round: 2 }, LOOK],
  ['a table that waits for nobody', DEALT, null],
  ['people who talk', DEALT, { ...LOOK, kind: 'talk' }],
] as const)('it is not for %s', async (_, view, gate) => {
  const { container } = render(Opening, table('time-bomb', view, gate).props);
  await settled();
  expect(container.querySelector('dialog')).toBeNull();
});

const ROOM = { card: 'bomber', round: 1, todo: [{ step: 'playing' }] };

test('in Two Rooms it comes with the first clock, after everyone has walked in, and nobody is told of it', async () => {
  const { props, passed } = table('two-rooms', ROOM, { ...LOOK, kind: 'walk-in' }, LATER);
  const { container, rerender } = render(Opening, props);
  await settled();
  expect(container.querySelector('dialog')).toBeNull();
  await rerender(table('two-rooms', ROOM, null, LATER).props);
  expect(container.querySelector('dialog')).toBeNull();
  await rerender(table('two-rooms', ROOM, null, BEGAN).props);
  await look(container);
  expect(passed).not.toHaveBeenCalled();
});

test('without a show no first clock is shown, and no card', async () => {
  const { container } = render(Opening, table('two-rooms', ROOM, null, RESTS, false).props);
  await settled();
  expect(container.querySelector('dialog')).toBeNull();
});

test('in Two Rooms a device that comes after the first clock was shown gets it too, covered, until it has looked', async () => {
  const put = async (away: 'unseen' | 'seen') => {
    const { container, unmount } = render(Opening, table('two-rooms', { ...ROOM, round: 2 }, null).props);
    await vi.waitUntil(() => container.querySelector('dialog'));
    expect(container.querySelector('.line')).toBeNull();
    if (away === 'seen') await look(container);
    else await fireEvent.click(container.querySelector('.done button') as Element);
    expect(container.querySelector('dialog')).toBeNull();
    unmount();
  };
  await put('unseen');
  await put('seen');
  const { container } = render(Opening, table('two-rooms', ROOM, null).props);
  await settled();
  expect(container.querySelector('dialog')).toBeNull();
});

test('in Two Rooms it goes when time is up', async () => {
  const { container, rerender } = render(Opening, table('two-rooms', ROOM, null).props);
  await vi.waitUntil(() => container.querySelector('dialog'));
  await rerender(table('two-rooms', { ...ROOM, todo: [{ step: 'naming' }] }, null).props);
  expect(container.querySelector('dialog')).toBeNull();
});

test('its words are there as soon as it is, though the board may come later', async () => {
  vi.resetModules(); // a page on which no title has been played yet
  const { loadOpening } = await import('../games/opening');
  for (const game of ['time-bomb', 'trick-snipers']) {
    const card = (await loadOpening(game))?.card({ role: 'swat', round: 1, hand: [], players: 4 } as never);
    expect(card?.lines.join(' ')).toMatch(/^[A-Z]/);
  }
});
