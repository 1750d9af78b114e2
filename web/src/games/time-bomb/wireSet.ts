/** The wires of Time Bomb, and the texts about them. */
import type { Sound } from '../../lib/sound';
import { say } from '../../lib/words';
import type { Wire } from '../../wire/time-bomb';
import type { WireSet } from '../time-bomb-shared/types';
import ClaimPanel from './ClaimPanel.svelte';
import WireCard from './WireCard.svelte';

const CUES: Record<Wire, Sound> = { success: 'lift', boom: 'boom', safe: 'knock' };

export const WIRE_SET: WireSet<Wire> = {
  kinds: ['success', 'boom', 'safe'],
  silence: { move: 'claim', success: null, boom: null, safe: null },
  card: WireCard,
  claimPanel: ClaimPanel,
  name: (wire) => say(`time-bomb-wire-${wire}`),
  count: (wire, count) => say(`time-bomb-count-${wire}`, { count }),
  aim: (role) => say(`time-bomb-aim-${role}`),
  ending: (why) => say(`time-bomb-ending-${why}`),
  cue: (wire) => CUES[wire],
};
