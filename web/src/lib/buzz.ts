/** The phone buzzes for what everybody knows anyway, and never for a secret. */
import { settings } from './settings.svelte';

const PATTERNS = { turn: [40, 60, 40], eyed: [30], boom: [250], 'time-up': [120, 80, 120], result: [60] };

export type Buzz = keyof typeof PATTERNS;

export function buzz(kind: Buzz): void {
  if (!settings.volume || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers complain before the first tap
  navigator.vibrate(PATTERNS[kind]);
}
