import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showsLessons, changeSettings, settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import Coach from './Coach.svelte';

const told = () => screen.getByRole('status').textContent;
const words = (topic: string) => say(`web-two-rooms-coach-${topic}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const given = { game: 'two-rooms', evening: 'KITE.1', topics: ['card', 'room'] };

beforeEach(() => localStorage.clear());
afterEach(() => changeSettings({ explain: 'auto' }));

test('one lesson at a time, each once, and a new one when there is something new', async () => {
  const { rerender } = render(Coach, given);
  expect(told()).toBe(words('card'));
  await press('Got it');
  expect(told()).toBe(words('room'));
  await press('Got it');
  expect(told()).toBe(say('web-coach-later'));
  await rerender({ topics: ['card', 'room', 'leader'] });
  expect(told()).toBe(words('leader'));
});

test('a page that was loaded anew goes on where it was; the next game begins at the beginning', async () => {
  const { unmount } = render(Coach, given);
  await press('Got it');
  unmount();
  const second = render(Coach, given);
  expect(told()).toBe(words('room'));
  second.unmount();
  render(Coach, { ...given, evening: 'KITE.2' });
  expect(told()).toBe(words('card'));
});

test('who has had enough is left alone', async () => {
  render(Coach, { ...given, topics: [] });
  await press(say('web-coach-off'));
  expect(settings.explain).toBe('off');
});

test.each([
  ['auto', true, true],
  ['auto', false, false],
  ['on', false, true],
  ['off', true, false],
] as const)('a device that likes it %s, where teaching is %s: %s', (explain, teaching, explained) => {
  changeSettings({ explain });
  expect(showsLessons(teaching)).toBe(explained);
});
