/** How Time Bomb Evolution is played. */
import type { HowToCard } from '../../howto';
import Bombs from './Bombs.svelte';
import Fill from './Fill.svelte';
import Moods from './Moods.svelte';
import Rest from './Rest.svelte';
import Success from './Success.svelte';
import Tempers from './Tempers.svelte';

const badge = 'how-to-evolution-rules';

export const CARDS: readonly HowToCard[] = [
  { name: 'bombs', drawing: Bombs },
  { name: 'fill', drawing: Fill },
  { name: 'success', drawing: Success, badge },
  { name: 'tempers', drawing: Tempers, badge },
  { name: 'moods', drawing: Moods, badge },
  { name: 'rest', drawing: Rest },
];
