/** How Time Bomb Evolution tells its end. */
import { say } from '../../lib/words';
import type { View, Wire } from '../../wire/time-bomb-evolution';
import { wireEnding } from '../time-bomb-shared/ending';
import { wireSetOf } from './wireSet';

const ofWires = wireEnding<Wire, View>(
  wireSetOf,
  'time-bomb-evolution',
  (because) => {
    const { colour, count } = because as { colour?: Wire; count?: number };
    return { colour: colour ? say(`time-bomb-evolution-wire-${colour}`) : '', count: count ?? 0 };
  },
  (view) => view.removed,
);

/** A bomb that blew has burst before the verdict. */
export const ending: typeof ofWires = { ...ofWires, bursts: ({ outcome }) => outcome?.why === 'time-up' };
