import { expect, test, vi } from 'vitest';
import { homeScreen } from './homeScreen.svelte';

test('the home screen is offered where the browser does, without its own banner, and once', async () => {
  expect(homeScreen.offered).toBe(false); // on plain http it stays so
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect([homeScreen.offered, event.defaultPrevented]).toEqual([true, true]);
  await homeScreen.add();
  expect(prompt).toHaveBeenCalledOnce();
  expect(homeScreen.offered).toBe(false);
});
