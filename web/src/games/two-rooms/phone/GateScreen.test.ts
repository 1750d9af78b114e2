import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting, button, buttons, find, mine, over, press, props, seated } from '../../../testing/two-rooms';
import type { GateKind } from '../../../wire/messages';
import Board from '../Board.svelte';
import { cardName } from '../shared/cards';

const playing = find(acting);
const ended = find(over, seated);
const room = (playing.update.view.room ?? 0) + 1;

const clock = (running: boolean) => ({ times: { type: 'clock' as const, running, now: 0, alarms: [], mine: null, bank: null }, at: 0 });

function at(kind: GateKind, { seen = playing, host = false, running = false, me = mine(seen) as number | null } = {}) {
  const [pass, goOn] = [vi.fn(), vi.fn()];
  const { container } = render(Board, { ...props(seen).given, me, gate: { kind, passed: 2, of: 6, until: null, places: [{ place: `room-${room}`, passed: 1, of: 3 }] }, host, pass, goOn, clock: clock(running) });
  return { container, pass, goOn };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('before the first clock a phone says where to walk, and the card stays shut', async () => {
  const { container, pass } = at('walk-in');
  expect(container.textContent).toContain(`Walk to Room ${room}.`);
  expect(container.querySelector('[aria-live]')?.textContent).toBe(`Walk to Room ${room}. Your card opens when the clock starts.`); // and nothing of the round to come
  expect(container.textContent).toContain(`Room ${room}: 1 of 3 are here.`);
  expect(buttons('My card')).toHaveLength(0);
  expect(container.innerHTML).not.toContain(cardName(playing.update.view.card));
  await press("I'm here");
  expect(pass).toHaveBeenCalledOnce();
  expect(buttons("I'm here")).toHaveLength(0);
});

test('the host may start without the others, but not at once', async () => {
  const { goOn } = at('walk-in', { host: true });
  expect(buttons('Start anyway')).toHaveLength(0);
  vi.advanceTimersByTime(30_001);
  await tick();
  await fireEvent.click(button('Start anyway'));
  expect(goOn).toHaveBeenCalledOnce();
});

test('the host turns the cards, and nobody else can', async () => {
  const { goOn } = at('turn-cards', { seen: ended, host: true });
  await press('Turn the cards');
  expect(goOn).toHaveBeenCalledOnce();
  document.body.innerHTML = '';
  at('turn-cards', { seen: ended });
  expect(buttons('Turn the cards')).toHaveLength(0);
});

test.each(['gather', 'turn-cards'] as const)('at the gate %s neither phone nor wall says who won', (kind) => {
  for (const me of [mine(ended), null]) {
    const { container } = at(kind, { seen: ended, me });
    expect(container.textContent).not.toMatch(/BOOM|wins|VICTORY|DEFEAT|President|Bomber/);
  }
});

test('a gate that is not shut yet waits until the last walk has been shown', () => {
  const { container } = at('gather', { running: true });
  expect(container.textContent).not.toContain('Everyone to Room 1.');
});
