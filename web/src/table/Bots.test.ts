import { fireEvent, render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Answer, Request } from '../lib/session.svelte';
import type { Chair, GameInfo, Roster } from '../wire/messages';
import Bots from './Bots.svelte';

const chair = (member: number, level: string | null = null) => ({ member, name: '', level }) as Chair;
const info = { id: 'time-bomb', seats: [4, 5, 6, 7, 8], levels: ['easy', 'normal', 'hard'], fill_to: 5, fill_with: 'easy' } as unknown as GameInfo;

function bots(...chairs: readonly Chair[]) {
  const ask = vi.fn(async (_: Request): Promise<Answer> => ({ type: 'done', id: '' }));
  const page = render(Bots, { roster: { chairs, queue: [], moderator: null, settings: { seats: 8 } } as unknown as Roster, info, ask });
  const asked = async (label: string) => {
    await fireEvent.click(page.getByRole('button', { name: label }));
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    return ask.mock.calls.map(([request]) => request);
  };
  return { ...page, ask, asked };
}

test('one tap fills the table to the number with which the title is best, and the next one takes all bots away', async () => {
  expect(await bots(chair(1)).asked('Fill to 5. Best with 5 players')).toEqual([{ type: 'add-bot', level: 'easy', count: 4 }]);
  document.body.innerHTML = '';
  const full = [chair(1), chair(2), chair(3), chair(4, 'hard'), chair(5, 'hard')];
  expect((await bots(...full).asked('Remove all bots')).at(0)).toEqual({ type: 'remove', member: 4 });
});

test('to as many people as the title is best with, no more bots are suggested', () => {
  expect(bots(...[1, 2, 3, 4, 5].map((member) => chair(member))).queryByRole('button', { name: /^Fill|all bots/ })).toBeNull();
});

test('the stepper adds one, and takes away the last', async () => {
  expect(await bots(chair(1), chair(2, 'hard')).asked('Add a bot')).toEqual([{ type: 'add-bot', level: 'hard', count: 1 }]);
  document.body.innerHTML = '';
  expect(await bots(chair(1), chair(2, 'easy'), chair(3, 'easy')).asked('Remove a bot')).toEqual([{ type: 'remove', member: 3 }]);
});

test('a full table has no room, and one without bots has none to remove', () => {
  const full = bots(...Array.from({ length: 8 }, (_, index) => chair(index + 1)));
  for (const label of ['Add a bot', 'Remove a bot']) expect((full.getByRole('button', { name: label }) as HTMLButtonElement).disabled).toBe(true);
});
