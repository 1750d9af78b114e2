/** Which titles this device has played to the end, and so whether it shows tips. */
import { settings } from './settings.svelte';
import { readItem, saveItem } from './storage';

const KEY = 'played';

const played = () => (readItem(KEY) ?? '').split(' ').filter(Boolean);

export function finishedGame(title: string): void {
  if (!played().includes(title)) saveItem(KEY, [...played(), title].join(' '));
}

/** In the first game on this device and at a table that plays its first game, unless the settings say otherwise. */
export function showsTips(title: string, teaching: boolean): boolean {
  return settings.explain === 'on' || (settings.explain === 'auto' && (teaching || !played().includes(title)));
}
