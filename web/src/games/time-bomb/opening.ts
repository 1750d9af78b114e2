/** The opening card of Time Bomb. */
import { say } from '../../lib/words';
import type { View } from '../../wire/time-bomb';
import { roleOpening } from '../time-bomb-shared/roleCard';

export const opening = roleOpening<View>((role) => say(`web-time-bomb-opening-${role}-aim`));
