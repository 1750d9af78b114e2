/** Moments of real games of Time Bomb, as `make types` saves them, and a seat from which to look at them. */
import Board from '../games/time-bomb/Board.svelte';
import type { Move, Talk, View } from '../wire/time-bomb';
import { boardFixtures, type Page, type Seen as Moment } from './fixtures';

export { over, seated } from './fixtures';
export { others, targets, tile, toClaim } from './time-bomb-shared';
export type Seen = Moment<View, Move, Talk>;

const pages = import.meta.glob<Page<View, Move, Talk>>('../games/time-bomb/fixtures/*.json', { eager: true, import: 'default' });

export const { everything, find, props, sit } = boardFixtures<View, Move, Talk>(pages, Board);
