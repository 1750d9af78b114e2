/** Loads the messages that pages would have fetched, as tests render boards without pages, says that no server answers, and cleans up after each test. */
import { act, cleanup, setup } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { titles } from '../games/board';
import { loadMessages } from '../lib/words';

await Promise.all([...titles, 'tips'].map(loadMessages));

globalThis.fetch = () => Promise.reject(new TypeError('no server answers here')); // at once, and not when another test is on

beforeEach(setup);
afterEach(async () => {
  await act();
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
