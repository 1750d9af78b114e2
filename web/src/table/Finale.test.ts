import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { buzz } from '../lib/buzz';
import Finale from './Finale.svelte';
import type { OnStage } from './stage.svelte';

vi.mock('../lib/buzz', () => ({ buzz: vi.fn() }));

const people = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, bot: false, present: true, substituted: false }));
const ending = { news: 'ended', verdict: () => 'BOOM!', loud: () => false, winners: () => '', card: () => ({ side: 'red', label: '' }), why: () => '', moment: () => '', picture: () => null, callback: () => '' };
const on = (part: number): OnStage => ({ news: null, phase: 'turn', part, place: 0, before: null, after: null, start: part, seconds: 1 });

async function buzzed(me: number | null, wall = false): Promise<readonly number[]> {
  const props = { view: { outcome: { winners: [0] } }, finale: { type: 'finale', facts: { turning: [2, 0, 1] }, callback: null } as never, ending: ending as never, people, me, wall };
  const { rerender, unmount } = render(Finale, { ...props, on: on(0) });
  const felt: number[] = [];
  for (const part of [1, 2, 3, 4, 5]) {
    vi.mocked(buzz).mockClear();
    await rerender({ ...props, on: on(part) });
    if (vi.mocked(buzz).mock.calls.length) felt.push(part);
  }
  unmount();
  return felt;
}

test('a phone buzzes once, when its owner\'s card turns, and a wall never does', async () => {
  expect(await buzzed(2)).toEqual([1]);
  expect(await buzzed(1)).toEqual([3]);
  expect(await buzzed(null)).toEqual([]);
  expect(await buzzed(0, true)).toEqual([]);
});
