import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../lib/words';
import Invite from './Invite.svelte';

const HOME = 'http://192.168.1.7:8470';
const OFFICE = 'http://10.0.0.5:8470';

async function invite(addresses: () => readonly string[]) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ addresses: addresses() })));
  const page = render(Invite, { code: 'KITE', title: 'Time Bomb' });
  await vi.advanceTimersByTimeAsync(0);
  const src = () => page.container.querySelector('img')?.getAttribute('src') ?? null;
  const scanned = () => new URLSearchParams(src()?.split('?')[1]).get('address');
  const link = () => page.container.querySelector('input')?.value ?? null;
  return { ...page, src, scanned, link };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is scanned and what is copied lead where the server says', async () => {
  const { src, scanned, link, queryByText } = await invite(() => [HOME]);
  expect(src()).toContain('/api/tables/KITE/qr.svg?');
  expect([scanned(), link()]).toEqual([HOME, `${HOME}/t/KITE`]);
  expect(queryByText(say('web-other-address'))).toBeNull();
});

test('another network is chosen for both', async () => {
  const { scanned, link, getByText } = await invite(() => [OFFICE, HOME]);
  expect([scanned(), link()]).toEqual([OFFICE, `${OFFICE}/t/KITE`]);
  await fireEvent.click(getByText('192.168.1.7:8470'));
  expect([scanned(), link()]).toEqual([HOME, `${HOME}/t/KITE`]);
  expect(getByText('192.168.1.7:8470').closest('button')?.getAttribute('aria-pressed')).toBe('true');
});

test('where no phone can come there is nothing to scan, until there is', async () => {
  let known: string[] = [];
  const { src, scanned, link, getByText, queryByText } = await invite(() => known);
  expect([src(), link()]).toEqual([null, null]);
  expect(getByText(say('web-unreachable'))).toBeTruthy();
  known = [HOME];
  await vi.advanceTimersByTimeAsync(10_000);
  expect([scanned(), link()]).toEqual([HOME, `${HOME}/t/KITE`]);
  expect(queryByText(say('web-unreachable'))).toBeNull();
});

test('a page at such an address does not ask again', async () => {
  let times = 0;
  await invite(() => ((times += 1), [HOME, location.origin]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toBe(1);
});

test('where nothing can be copied the link is there to be selected', async () => {
  Object.assign(document, { execCommand: () => false });
  const { container, getByText, getByRole } = await invite(() => [HOME]);
  await fireEvent.click(getByText(say('web-copy')));
  await vi.advanceTimersByTimeAsync(0);
  expect(getByRole('alert').textContent).toContain(`${HOME}/t/KITE`);
  expect(document.activeElement).toBe(container.querySelector('input'));
});
