/** How Bomb Squad Academy is played. */
import type { HowToCard } from '../../howto';
import Alone from './Alone.svelte';
import Bombs from './Bombs.svelte';
import Boom from './Boom.svelte';
import Pick from './Pick.svelte';
import Score from './Score.svelte';

export const CARDS: readonly HowToCard[] = [
  { name: 'pick', drawing: Pick },
  { name: 'score', drawing: Score },
  { name: 'alone', drawing: Alone },
  { name: 'boom', drawing: Boom },
  { name: 'bombs', drawing: Bombs },
];
