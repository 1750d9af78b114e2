/** The settings of this device: theme, sound, motion, text size, secrets. */
import { recall, remember } from './storage';

export interface Likes {
  theme: 'auto' | 'dark' | 'light';
  sound: boolean;
  motion: 'auto' | 'calm';
  suspense: boolean;
  text: 'normal' | 'large' | 'huge';
  peek: 'hold' | 'open'; // secrets are covered until held, or always shown
  confirm: boolean; // ask before what cannot be taken back
  explain: 'auto' | 'on' | 'off'; // what just became possible: in a first game, always, or never
}

const USUAL: Likes = {
  theme: 'auto',
  sound: true,
  motion: 'auto',
  suspense: true,
  text: 'normal',
  peek: 'hold',
  confirm: true,
  explain: 'auto',
};

function stored(): Partial<Likes> {
  try {
    return JSON.parse(recall('likes') ?? '{}') as Partial<Likes>;
  } catch {
    return {};
  }
}

export const likes = $state<Likes>({ ...USUAL, ...stored() });

export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  remember('likes', JSON.stringify(likes));
  dress();
}

/** Apply the settings to the page. */
export function dress(): void {
  const page = document.documentElement;
  page.dataset['theme'] = likes.theme;
  page.dataset['text'] = likes.text;
  page.dataset['motion'] = likes.motion;
}

/** Whether this device explains the game as it goes, at a table that is a first game or is not. */
export function explains(teaching: boolean): boolean {
  return likes.explain === 'on' || (likes.explain === 'auto' && teaching);
}

export function calm(): boolean {
  return likes.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
