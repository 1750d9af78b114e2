/** Whose seats somebody without one may take over now: bots', and those of people who left for good. */
import type { Chair, Roster } from '../wire/messages';
import { playing } from './seating';

export function freeSeats(roster: Roster): Chair[] {
  if (roster.phase !== 'playing' || roster.settings.latecomers !== 'take-over') return [];
  return playing(roster).filter(({ level, minder }) => level !== null || minder === 'left');
}
