import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Session } from '../lib/session.svelte';
import { fakeSockets, restoreSockets } from '../testing/socket';
import ChatBar from './ChatBar.svelte';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

let session: Session;
beforeEach(() => {
  fakeSockets();
  session = new Session('KITE');
  session.member = 1;
});
afterEach(() => {
  session.close();
  restoreSockets();
});

const line = (number: number, member: number, text: string) => ({ number, member, name: `Member ${member}`, text });

test('it shows the latest line and counts what others wrote, until it is opened', async () => {
  session.chat = [line(1, 2, 'hello'), line(2, 1, 'my own'), line(3, 3, 'anybody there?')];
  render(ChatBar, { session, game: 'time-bomb', writing: true });
  const bar = () => screen.getByRole('button', { name: /^Chat/ });
  expect([bar().getAttribute('aria-label'), bar().textContent?.replace(/\s+/g, ' ').trim()]).toEqual(['Chat, 2 new messages', '2 Member 3 anybody there?']);
  await fireEvent.click(bar());
  expect(bar().getAttribute('aria-label')).toBe('Chat');
  expect(screen.getByRole('dialog').textContent).toContain('my own');
  session.chat = [...session.chat, line(4, 2, 'yes')];
  flushSync();
  expect(bar().getAttribute('aria-label')).toBe('Chat'); // it is open
});

test('on a phone a line that comes in hangs below for a moment, but none that was there before', async () => {
  session.chat = [line(1, 2, 'hello')];
  const { container } = render(ChatBar, { session, game: 'time-bomb', writing: true, narrow: true });
  const fresh = () => container.querySelector('.fresh')?.textContent ?? null;
  expect(fresh()).toBeNull();
  session.chat = [...session.chat, line(2, 2, 'look out')];
  flushSync();
  expect(fresh()).toContain('look out');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fresh()).toBeNull();
});
