/** What the things on the bench of Time Bomb are: its wires, its roles and its clock. */
import { say } from '../../lib/words';
import type { View } from '../../wire/time-bomb';
import type { Things } from '../explain';
import { cutsByRound } from '../time-bomb-shared/cutsByRound';
import { found, SHARED } from '../time-bomb-shared/explain';

export const THINGS: Things<View> = {
  ...SHARED,
  wire: (wire, shown) => ({ title: say(`time-bomb-wire-${wire}`), text: say(`explain-time-bomb-wire-${wire}`, found(shown)), rule: 'TB9' }),
  role: (role) => ({ title: say(`time-bomb-role-${role}`), text: `${say(`web-time-bomb-opening-${role}-aim`)} ${say('web-time-bomb-opening-nobody')}`, rule: 'TB9' }),
  dial: (_, { view }) => {
    const round = Math.max(1, view.round);
    const facts = { round, cut: cutsByRound(view)[round - 1]?.length ?? 0, cuts: view.round_cuts[round - 1] ?? 0, found: view.found, all: view.successes };
    return { title: say('explain-time-bomb-dial'), text: say('explain-time-bomb-dial-text', facts), rule: 'TB9' };
  },
};
