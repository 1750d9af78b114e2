import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'boomtable.likes';
const fresh = async () => {
  vi.resetModules();
  return import('./settings.svelte');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('to begin with, secrets are covered and cuts are confirmed', async () => {
  const { likes } = await fresh();
  expect(likes).toMatchObject({ peek: 'hold', confirm: true, sound: true, theme: 'auto' });
});

test('what was set is still so after the page was loaded anew', async () => {
  const { like } = await fresh();
  like({ theme: 'light', confirm: false });
  const { likes } = await fresh();
  expect(likes).toMatchObject({ theme: 'light', confirm: false, sound: true });
});

test('looks are put on the page at once', async () => {
  const { like } = await fresh();
  like({ theme: 'dark', text: 'huge', motion: 'calm' });
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', text: 'huge', motion: 'calm' });
});

test('little motion is what is set, or what the device asks for', async () => {
  const { calm, like } = await fresh();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(calm()).toBe(false);
  like({ motion: 'calm' });
  expect(calm()).toBe(true);
  like({ motion: 'auto' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(calm()).toBe(true);
});

test.each(['{', 'null', '7', '"likes"', '[]'])('a memory of %s is as good as none', async (text) => {
  localStorage.setItem(KEY, text);
  const { likes, like } = await fresh();
  expect(likes).toMatchObject({ peek: 'hold', confirm: true });
  like({ sound: false });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ sound: false, peek: 'hold' });
});

test('a device that may not remember keeps it for this visit', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { likes, like } = await fresh();
  like({ peek: 'open' });
  expect(likes.peek).toBe('open');
});
