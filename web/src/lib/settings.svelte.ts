/** The settings of this device: theme, sound, motion, text size, secrets. */
import { watchingAgain } from './watchingAgain.svelte';
import { onItemChanged, readItem, saveItem } from './storage';

export interface Settings {
  theme: 'auto' | 'dark' | 'light';
  volume: number; // of sounds, 0 to 1; at 0 nothing sounds or buzzes
  speaker: 'auto' | 'on' | 'off'; // whether sounds come from this device: if no other one in the room makes them, always, or never
  motion: 'auto' | 'calm';
  scenes: boolean; // show scenes here, too, when there is a wall to look at
  text: 'normal' | 'large' | 'huge';
  peek: 'hold' | 'open'; // secrets are covered until held, or always shown
  confirm: boolean; // ask before what cannot be taken back
  hold: 'hold' | 'twice'; // what cannot be taken back: hold the button, or tap it twice
  explain: 'auto' | 'on' | 'off'; // tips: in a first game, always, or never
}

const DEFAULTS: Settings = {
  theme: 'auto',
  volume: 1,
  speaker: 'auto',
  motion: 'auto',
  scenes: false,
  text: 'normal',
  peek: 'hold',
  confirm: true,
  hold: 'hold',
  explain: 'auto',
};

const KEY = 'likes'; // devices have stored them under this name since the first version

function stored(): Partial<Settings> {
  try {
    const { sound, ...rest } = JSON.parse(readItem(KEY) ?? '{}') as Partial<Settings> & { sound?: boolean };
    return sound === false ? { volume: 0, ...rest } : rest; // sounds were once just on or off
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  saveItem(KEY, JSON.stringify(settings));
  applySettings();
}

onItemChanged(KEY, () => {
  Object.assign(settings, DEFAULTS, stored());
  applySettings();
});

/** Apply the settings to the page. */
export function applySettings(): void {
  const page = document.documentElement;
  page.dataset['theme'] = settings.theme;
  page.dataset['text'] = settings.text;
  page.dataset['motion'] = settings.motion;
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const theme = colour.dataset['theme'];
    colour.media = settings.theme === 'auto' ? `(prefers-color-scheme: ${theme})` : settings.theme === theme ? 'all' : 'not all';
  }
}

export function reducedMotion(): boolean {
  return settings.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether secrets are shown without being held: of a game that is over nothing is secret. */
export const isPeekOpen = (): boolean => settings.peek === 'open' || watchingAgain.on;
