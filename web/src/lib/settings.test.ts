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
  const { settings } = await fresh();
  expect(settings).toMatchObject({ peek: 'hold', confirm: true, volume: 1, theme: 'auto' });
});

test('what was set is still so after the page was loaded anew', async () => {
  const { changeSettings } = await fresh();
  changeSettings({ theme: 'light', confirm: false });
  const { settings } = await fresh();
  expect(settings).toMatchObject({ theme: 'light', confirm: false, volume: 1 });
});

test.each([
  [{ sound: false, theme: 'dark' }, 0],
  [{ sound: true }, 1],
  [{ sound: false, volume: 0.5 }, 0.5],
])('where sounds were just on or off, %j is a volume of %s', async (old, volume) => {
  localStorage.setItem(KEY, JSON.stringify(old));
  expect((await fresh()).settings.volume).toBe(volume);
});

test('looks are put on the page at once', async () => {
  const { changeSettings } = await fresh();
  changeSettings({ theme: 'dark', text: 'huge', motion: 'calm' });
  expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'dark', text: 'huge', motion: 'calm' });
});

test('the bar of the browser has the colour of the theme', async () => {
  document.head.innerHTML = '<meta name="theme-color" data-theme="dark" /><meta name="theme-color" data-theme="light" />';
  const { changeSettings } = await fresh();
  const media = () => [...document.querySelectorAll('meta')].map((colour) => colour.media);
  changeSettings({ theme: 'light' });
  expect(media()).toEqual(['not all', 'all']);
  changeSettings({ theme: 'auto' });
  expect(media()).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']);
});

test('little motion is what is set, or what the device asks for', async () => {
  const { reducedMotion, changeSettings } = await fresh();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(reducedMotion()).toBe(false);
  changeSettings({ motion: 'calm' });
  expect(reducedMotion()).toBe(true);
  changeSettings({ motion: 'auto' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(reducedMotion()).toBe(true);
});

test.each(['{', 'null', '7', '"likes"', '[]'])('a memory of %s is as good as none', async (text) => {
  localStorage.setItem(KEY, text);
  const { settings, changeSettings } = await fresh();
  expect(settings).toMatchObject({ peek: 'hold', confirm: true });
  changeSettings({ volume: 0 });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ volume: 0, peek: 'hold' });
});

test('what is set in another tab holds here at once', async () => {
  const { settings } = await fresh();
  localStorage.setItem(KEY, JSON.stringify({ volume: 0.2, theme: 'light' }));
  dispatchEvent(new StorageEvent('storage', { key: 'boomtable.other' }));
  expect(settings.volume).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(settings).toMatchObject({ volume: 0.2, theme: 'light', confirm: true });
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('a device that may not remember keeps it for this visit', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { settings, changeSettings } = await fresh();
  changeSettings({ peek: 'open' });
  expect(settings.peek).toBe('open');
});
