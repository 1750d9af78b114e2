import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart, parts } from './parts.svelte';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  parts.missing = false;
});

test('a part that is there is there', async () => {
  expect(await fetchPart(async () => 'board')).toBe('board');
  expect(parts.missing).toBe(false);
});

test('while a part cannot be fetched the page says so, and it is loaded again when the server answers', async () => {
  let up = false;
  vi.stubGlobal('fetch', async () => (up ? { ok: true } : Promise.reject(new TypeError('Failed to fetch'))));
  const gone = vi.fn();
  void fetchPart(async () => Promise.reject(new Error('Unable to preload CSS'))).then(gone, gone);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(parts.missing).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  up = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled(); // nothing is thrown, and nobody goes on without it
});
