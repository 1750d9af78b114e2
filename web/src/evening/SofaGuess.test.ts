import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, say } from '../lib/words';
import { fromTheSofa } from './fromTheSofa';
import SofaGuess from './SofaGuess.svelte';

beforeAll(() => loadMessages('evening'));

const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: false, present: true, substituted: false }));
const sofa = (seats: readonly number[], most = 2) => ({ type: 'sofa', riddle: 'terrorists', most, chapter: 2, seats }) as const;

test('a tap seals a guess, another one takes it back, and one too many replaces the first', async () => {
  const seal = vi.fn();
  const { rerender } = render(SofaGuess, { sofa: sofa([]), people, seal });
  await fireEvent.click(screen.getByRole('button', { name: say('sofa-open') }));
  await fireEvent.click(screen.getByRole('button', { name: 'Ben', hidden: true }));
  await rerender({ sofa: sofa([1]), people, seal });
  await fireEvent.click(screen.getByRole('button', { name: 'Cleo', hidden: true }));
  await rerender({ sofa: sofa([1, 2]), people, seal });
  await fireEvent.click(screen.getByRole('button', { name: 'Ann', hidden: true }));
  await fireEvent.click(screen.getByRole('button', { name: 'Cleo', hidden: true }));
  expect(seal.mock.calls).toEqual([[[1]], [[1, 2]], [[2, 0]], [[1]]]);
  expect(screen.getAllByText(/Sealed: Ben, Cleo/).length).toBe(2);
});

test.each([
  [[{ member: 5, chapter: 2, seats: [1, 2] }], 'Finn, from the sofa, had both in round 2.'],
  [[{ member: 5, chapter: 1, seats: [1] }], 'Finn, from the sofa, had the Terrorist in round 1.'],
  [[{ member: 9, chapter: 1, seats: [1] }], ''], // has left
  [[], ''],
])('the end tells who had it right first', async (told, line) => {
  const chairs = [{ member: 5, name: 'Finn' }] as never;
  expect(await fromTheSofa({ riddle: 'terrorists', sofa: told }, { chairs })).toBe(line);
});
