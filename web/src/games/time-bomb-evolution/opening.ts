/** The opening card of Time Bomb Evolution. */
import { say } from '../../lib/words';
import type { View } from '../../wire/time-bomb-evolution';
import type { Opening } from '../opening';
import { roleOpening } from '../time-bomb-shared/roleCard';
import WaysToWin from './WaysToWin.svelte';

export const opening: Opening<View> = { ...roleOpening<View>((role) => say(`web-time-bomb-evolution-opening-${role}-aim`)), ways: WaysToWin };
