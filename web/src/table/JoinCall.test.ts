import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say } from '../lib/words';
import JoinCall from './JoinCall.svelte';

const calls = {
  one: { place: 'room-1', link: 'https://call.example/one' },
  two: { place: 'room-2', link: 'https://call.example/two' },
  all: { place: 'public', link: 'https://call.example/all' },
};
const way = () => document.querySelector('a') as HTMLAnchorElement;
const word = () => document.querySelector('p')?.textContent ?? '';

const stayHere = (event: Event) => event.preventDefault(); // nobody dials from a test

beforeEach(() => {
  localStorage.clear();
  document.addEventListener('click', stayHere);
});
afterEach(() => document.removeEventListener('click', stayHere));

test('the call opens beside the table, and learns nothing of it', () => {
  render(JoinCall, { code: 'KITE', call: calls.one });
  expect([way().href, way().target, way().rel]).toEqual([calls.one.link, '_blank', 'noopener noreferrer']);
  expect(way().textContent).toContain("Join Room 1's call");
  expect(way().textContent).toContain('call.example');
  expect(word()).toBe('');
});

test('who changes rooms is told to change calls, until they do', async () => {
  const { rerender } = render(JoinCall, { code: 'KITE', call: calls.one });
  await fireEvent.click(way());
  expect(way().textContent).not.toContain('Join');
  await rerender({ call: calls.two });
  expect(word()).toBe("You're in Room 2 now. Hang up, and join its call.");
  await fireEvent.click(way());
  expect(word()).toBe('');
  await rerender({ call: calls.all });
  expect(word()).toContain('back together');
});

test('a page that was loaded anew still knows which call one is in', async () => {
  const { unmount } = render(JoinCall, { code: 'KITE', call: calls.one });
  await fireEvent.click(way());
  unmount();
  render(JoinCall, { code: 'KITE', call: calls.two });
  expect(word()).toContain('Room 2');
});

test('who comes where there is no call is told to hang up', async () => {
  const { rerender } = render(JoinCall, { code: 'KITE', call: calls.one });
  await fireEvent.click(way());
  await rerender({ call: null });
  expect(word()).toBe(say('web-call-none'));
  await fireEvent.click(document.querySelector('button') as HTMLButtonElement);
  expect(document.body.textContent?.trim()).toBe('');
});

test('without any call there is nothing to see', () => {
  render(JoinCall, { code: 'KITE', call: null });
  expect(document.body.textContent?.trim()).toBe('');
});
