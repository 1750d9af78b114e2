/** Tests show boards without the pages around them, which would have fetched their words; and each leaves a clean page. */
import { act, cleanup, setup } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { games } from '../games/board';
import { learn } from '../lib/words';

await Promise.all(games.map(learn));

beforeEach(setup);
afterEach(async () => {
  await act();
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
});
