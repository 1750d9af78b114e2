/** How Trick Snipers is played. */
import type { HowToCard } from '../../howto';
import Chiefs from './Chiefs.svelte';
import Follow from './Follow.svelte';
import Pass from './Pass.svelte';
import Points from './Points.svelte';
import Snipe from './Snipe.svelte';

export const CARDS: readonly HowToCard[] = [
  { name: 'pass', drawing: Pass },
  { name: 'follow', drawing: Follow },
  { name: 'snipe', drawing: Snipe },
  { name: 'chiefs', drawing: Chiefs },
  { name: 'points', drawing: Points },
];
