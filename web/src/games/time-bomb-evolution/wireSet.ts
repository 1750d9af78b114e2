/** The wires of Time Bomb Evolution, Success and those of the bombs in play, and the texts about them. */
import { say } from '../../lib/words';
import type { View, Wire } from '../../wire/time-bomb-evolution';
import type { WireSet } from '../time-bomb-shared/types';
import ClaimPanel from './ClaimPanel.svelte';
import WireCard from './WireCard.svelte';

const name = (wire: Wire) => say(`time-bomb-evolution-wire-${wire}`);

export function wireSetOf(view: View): WireSet<Wire> {
  return {
    kinds: ['success', ...view.colours],
    silence: { move: 'claim', success: null, green: null, purple: null, red: null, blue: null, yellow: null, pink: null },
    card: WireCard,
    claimPanel: ClaimPanel,
    name,
    count: (wire, count) => say('time-bomb-evolution-count', { count, wire: name(wire) }),
    aim: (role) => say(`time-bomb-evolution-aim-${role}`),
    ending: (why) => say(`time-bomb-evolution-ending-${why}`),
    cue: (wire) => (wire === 'success' ? 'lift' : 'knock'),
  };
}
