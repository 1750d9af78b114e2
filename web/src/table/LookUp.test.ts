import { render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import LookUp from './LookUp.svelte';

afterEach(() => {
  settings.scenes = false;
});

const dimmed = (props: { scene: boolean; wall: boolean }) => render(LookUp, props).container.textContent?.includes(say('web-look-up'));

test('a phone says to look up while a scene is on the wall, and at no other time', () => {
  expect(dimmed({ scene: true, wall: true })).toBe(true);
  expect(dimmed({ scene: false, wall: true })).toBe(false);
  expect(dimmed({ scene: true, wall: false })).toBe(false);
});

test('who cannot see the wall has the scenes on their phone', () => {
  settings.scenes = true;
  expect(dimmed({ scene: true, wall: true })).toBe(false);
});

test('a phone wakes up as soon as the scene is over', async () => {
  const { container, rerender } = render(LookUp, { scene: true, wall: true });
  expect(container.querySelector('.look-up')).not.toBeNull();
  await rerender({ scene: false, wall: true });
  expect(container.querySelector('.look-up')).toBeNull();
});
