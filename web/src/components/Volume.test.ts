import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { playSound } from '../lib/sound';
import { say } from '../lib/words';
import Volume from './Volume.svelte';

vi.mock('../lib/sound', () => ({ playSound: vi.fn(), unlockAudio: vi.fn() }));

test('one tap switches sounds off, and the next back to what they were', async () => {
  settings.volume = 0.4;
  render(Volume);
  const sound = screen.getByRole('button', { name: say('web-sound') });
  await fireEvent.click(sound);
  expect([settings.volume, sound.getAttribute('aria-pressed')]).toEqual([0, 'false']);
  await fireEvent.click(sound);
  expect([settings.volume, sound.getAttribute('aria-pressed')]).toEqual([0.4, 'true']);
});

afterEach(() => {
  settings.volume = 1;
  localStorage.clear();
});

test('the slider sets the volume, says it in words, and lets it be heard when it is let go', async () => {
  render(Volume);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: say('web-volume') });
  expect(slider.getAttribute('aria-valuetext')).toBe('100 %');
  await fireEvent.input(slider, { target: { value: '30' } });
  expect(settings.volume).toBe(0.3);
  expect(playSound).not.toHaveBeenCalled();
  await fireEvent.change(slider);
  expect(playSound).toHaveBeenCalledOnce();
  await fireEvent.input(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('off');
  expect(JSON.parse(localStorage.getItem('boomtable.likes') ?? '')).toMatchObject({ volume: 0 });
});
