/** The opening card of Time Bomb Evolution. */
import { say } from '../../lib/words';
import type { View } from '../../wire/time-bomb-evolution';
import { roleOpening } from '../time-bomb-shared/roleCard';

export const opening = roleOpening<View>((role) => say(`web-time-bomb-evolution-opening-${role}-aim`));
