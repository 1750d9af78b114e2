/** How many play a title and how long it takes, in words. */
import type { GameInfo } from '../wire/messages';
import { say } from './words';

const MINUTES: Readonly<Record<string, number>> = { 'time-bomb': 10, 'time-bomb-evolution': 15, 'bomb-squad-academy': 20, 'trick-snipers': 15, 'two-rooms': 15 };

export function forPlayers({ id, seats }: GameInfo): string {
  return say('web-for-players', { low: seats[0] ?? 0, high: seats.at(-1) ?? 0, minutes: MINUTES[id] ?? 15 });
}
