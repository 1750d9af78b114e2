/** How Time Bomb tells its end. */
import type { View, Wire } from '../../wire/time-bomb';
import { wireEnding } from '../time-bomb-shared/ending';
import { WIRE_SET } from './wireSet';

export const ending = wireEnding<Wire, View>(() => WIRE_SET, 'time-bomb');
