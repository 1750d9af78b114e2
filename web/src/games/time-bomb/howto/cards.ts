/** How Time Bomb is played. */
import type { HowToCard } from '../../howto';
import Cut from './Cut.svelte';
import Rounds from './Rounds.svelte';
import Sides from './Sides.svelte';
import Talk from './Talk.svelte';
import Wires from './Wires.svelte';

export const CARDS: readonly HowToCard[] = [
  { name: 'sides', drawing: Sides },
  { name: 'wires', drawing: Wires },
  { name: 'talk', drawing: Talk },
  { name: 'cut', drawing: Cut },
  { name: 'rounds', drawing: Rounds },
];
