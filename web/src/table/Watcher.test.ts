import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { roster as table } from '../testing/socket';
import type { Chair, Roster } from '../wire/messages';
import Watcher from './Watcher.svelte';

const ANN: Chair = { member: 1, name: 'Ann', level: null, temper: null, ready: true, present: true, minder: null, moved: 0, plaster: false, won: 0 } as Chair;
const CLEO: Chair = { ...ANN, member: 3, name: '', level: 'hard' };
const DAN: Chair = { ...ANN, member: 4, name: '', level: 'hard' };
const FINN: Chair = { ...ANN, member: 7, name: 'Finn' };
const GIL: Chair = { ...ANN, member: 8, name: 'Gil' };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function watch(member: number | null, seated: readonly Chair[], change: Partial<Roster> = {}, taking = false) {
  const roster = { ...table, chairs: [...seated, FINN, GIL], queue: [7, 8], ...change } as Roster;
  const asked: unknown[] = [];
  const [comeIn, onleft] = [vi.fn(), vi.fn()];
  const ask = async (request: unknown) => {
    asked.push(request);
    return { type: 'done', id: '' };
  };
  render(Watcher, { session: { member, chat: [], chatRead: 0 }, roster, taking, ask, comeIn, onleft } as never);
  return { asked, comeIn, onleft };
}

test('whoever waits sees when they play, and takes over the only bot by its name', async () => {
  const { asked } = watch(7, [ANN, CLEO]);
  expect(screen.getByRole('status').textContent).toBe("You're next!");
  await fireEvent.click(screen.getByText('Take over Cleo'));
  await fireEvent.click(screen.getAllByText('Take over Cleo').at(-1) as Element);
  expect(asked).toEqual([{ type: 'take-over', member: 3 }]);
});

test('of several bots one is chosen, and who came to take over is asked at once', async () => {
  const { asked } = watch(8, [ANN, CLEO, DAN], {}, true);
  expect(screen.getByRole('status').textContent).toBe("You're number 2 in line.");
  const seats = screen.getByRole('dialog').querySelectorAll('li');
  expect([...seats].map((seat) => seat.textContent?.trim())).toHaveLength(2);
  await fireEvent.click(seats[1]?.querySelector('button') as Element);
  expect(asked).toEqual([{ type: 'take-over', member: 4 }]);
});

test('no seat is offered of somebody who is only away, nor where the host does not want it', () => {
  watch(7, [ANN, { ...ANN, member: 2, name: 'Ben', present: false, minder: 'away' }]);
  expect(screen.queryByText(/Take over/)).toBeNull();
  document.body.innerHTML = '';
  watch(7, [ANN, CLEO], { settings: { ...table.settings, latecomers: 'wait' } });
  expect(screen.queryByText(/Take over/)).toBeNull();
});

test('the seat of somebody who left is offered', () => {
  watch(7, [ANN, { ...ANN, member: 2, name: 'Ben', present: false, minder: 'left' }]);
  expect(screen.getByText('Take over Ben')).toBeTruthy();
});

test('leaving takes two taps, and a stranger comes in with one', async () => {
  const { asked, onleft } = watch(7, [ANN]);
  await fireEvent.click(screen.getByText('Leave'));
  await fireEvent.click(screen.getByText('Leave'));
  await vi.waitUntil(() => onleft.mock.calls.length);
  expect(asked).toEqual([{ type: 'leave' }]);
  document.body.innerHTML = '';
  const { comeIn } = watch(null, [ANN, CLEO]);
  expect(screen.queryByText(/Take over/)).toBeNull();
  await fireEvent.click(screen.getByText('Come in'));
  expect(comeIn).toHaveBeenCalledOnce();
});

test('chat is there if the host wants it', () => {
  watch(7, [ANN]);
  expect(screen.getByRole('button', { name: /Chat/ })).toBeTruthy();
  document.body.innerHTML = '';
  watch(7, [ANN], { settings: { ...table.settings, chat: false } });
  expect(screen.queryByRole('button', { name: /Chat/ })).toBeNull();
});
