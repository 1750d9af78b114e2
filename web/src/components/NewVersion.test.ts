import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { newVersion } from '../lib/newVersion.svelte';
import NewVersion from './NewVersion.svelte';

afterEach(() => void Object.assign(newVersion, { ready: false, playing: false }));

test('a new version is offered when it is ready, and not during a game', () => {
  const { container } = render(NewVersion);
  expect(container.textContent).not.toContain('new version');
  newVersion.ready = newVersion.playing = true;
  flushSync();
  expect(container.textContent).not.toContain('new version');
  newVersion.playing = false;
  flushSync();
  expect(container.textContent).toContain('A new version is ready.');
});
