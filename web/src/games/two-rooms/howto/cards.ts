/** How Two Rooms and a Boom is played. */
import type { HowToCard } from '../../howto';
import Boom from './Boom.svelte';
import Leaders from './Leaders.svelte';
import Rooms from './Rooms.svelte';
import Share from './Share.svelte';
import Teams from './Teams.svelte';

export const CARDS: readonly HowToCard[] = [
  { name: 'teams', drawing: Teams },
  { name: 'rooms', drawing: Rooms },
  { name: 'share', drawing: Share },
  { name: 'leaders', drawing: Leaders },
  { name: 'boom', drawing: Boom },
];
