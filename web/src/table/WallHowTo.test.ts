import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { loadHowTo } from '../games/howto';
import { say } from '../lib/words';
import WallHowTo from './WallHowTo.svelte';

afterEach(() => vi.useRealTimers());

test('on the wall the cards turn by themselves, six seconds each, and begin again', async () => {
  const cards = await loadHowTo('trick-snipers');
  vi.useFakeTimers();
  render(WallHowTo, { game: 'trick-snipers' });
  await vi.advanceTimersByTimeAsync(0);
  const seen: string[] = [];
  for (const _ of [...cards, 'again']) {
    seen.push(screen.getByRole('heading').textContent ?? '');
    await vi.advanceTimersByTimeAsync(6000);
    await tick();
  }
  const names = cards.map(({ name }) => say(`how-to-trick-snipers-${name}`));
  expect(seen).toEqual([...names, names[0]]);
  expect(screen.queryByRole('button')).toBeNull();
});
