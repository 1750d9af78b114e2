import { expect, test } from 'vitest';
import { followLink, navigate, router, parseRoute, screenAt } from './route.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['', '', { page: 'home' }],
  ['/t/KITE', '', { page: 'table', code: 'KITE' }],
  ['/t/kite/', '', { page: 'table', code: 'KITE' }],
  ['/t/KITE/screen', '', { page: 'screen', code: 'KITE', place: 'public' }],
  ['/t/kite/room/1', '', { page: 'screen', code: 'KITE', place: 'room-1' }],
  ['/t/KITE/room/2/', '', { page: 'screen', code: 'KITE', place: 'room-2' }],
  ['/t/KITE/room', '', { page: 'not-found' }],
  ['/t/KITE/cellar', '', { page: 'not-found' }],
  ['/t', '', { page: 'not-found' }],
  ['/l/kite', '#aB3_x-', { page: 'link', code: 'KITE', link: 'aB3_x-' }],
  ['/l/KITE', '', { page: 'link', code: 'KITE', link: '' }],
  ['/l', '#KITE.aB3+BOLT.x_-', { page: 'seats-moved', seats: 'KITE.aB3+BOLT.x_-' }],
  ['/rules/time-bomb', '#TB6', { page: 'rules', game: 'time-bomb', rule: 'TB6' }],
  ['/rules', '', { page: 'not-found' }],
  ['/g/o0vU9Zb1-D4s_A', '', { page: 'public-game', link: 'o0vU9Zb1-D4s_A' }],
  ['/settings', '', { page: 'settings' }],
  ['/docs/hosting.html', '', { page: 'docs' }],
  ['/replay/kite/3', '', { page: 'replay', code: 'KITE', number: 3, link: '' }],
  ['/replay/KITE', '', { page: 'replay', code: 'KITE', number: 0, link: '' }],
  ['/replay', '#o0vU9Zb1', { page: 'replay', code: '', number: 0, link: 'o0vU9Zb1' }],
  ['/t/K%49TE', '', { page: 'table', code: 'KITE' }],
  ['/t/100%', '', { page: 'table', code: '100%' }],
  ['/%E0%A4%A', '', { page: 'not-found' }],
  ['/nowhere', '', { page: 'not-found' }],
])('%s%s is read', (path, hash, route) => {
  expect(parseRoute(path, hash)).toEqual(route);
});

test.each(['public', 'room-1', 'room-2'])('a screen at %s has an address of its own', (place) => {
  expect(parseRoute(screenAt('KITE', place))).toEqual({ page: 'screen', code: 'KITE', place });
});

test('going somewhere changes the address, and back is back', async () => {
  navigate('/settings');
  expect([location.pathname, router.route]).toEqual(['/settings', { page: 'settings' }]);
  navigate('/t/KITE', 'replace');
  expect([location.pathname, router.route]).toEqual(['/t/KITE', { page: 'table', code: 'KITE' }]);
});

function click(html: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const watch = (event: MouseEvent) => {
    followLink(event);
    taken = event.defaultPrevented;
    event.preventDefault(); // or the browser goes there
  };
  document.body.addEventListener('click', watch, { once: true, capture: true });
  (document.querySelector('b') as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return taken;
}

test('a link inside the page does not load it anew', () => {
  navigate('/');
  expect(click('<a href="/rules/time-bomb#TB6"><b>TB6</b></a>')).toBe(true);
  expect([router.route, location.hash]).toEqual([{ page: 'rules', game: 'time-bomb', rule: 'TB6' }, '#TB6']);
});

test.each([
  ['a link to elsewhere', '<a href="https://example.org/"><b>x</b></a>', {}],
  ['a link to a new page', '<a href="/settings" target="_blank"><b>x</b></a>', {}],
  ['a download', '<a href="/settings" download><b>x</b></a>', {}],
  ['a file of the server', '<a href="/api/tables/KITE/record"><b>x</b></a>', {}],
  ['a link opened aside', '<a href="/settings"><b>x</b></a>', { ctrlKey: true }],
  ['no link at all', '<b>x</b>', {}],
])('%s is left to the browser', (_, html, keys) => {
  navigate('/');
  expect(click(html, keys)).toBe(false);
  expect(router.route).toEqual({ page: 'home' });
});
