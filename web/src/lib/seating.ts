/** Who plays the game that is on or comes next, as the server says. */
import type { Chair, Roster } from '../wire/messages';

/** The chairs with a seat, in the order of seats. */
export function playing({ chairs, queue, moderator }: Roster): Chair[] {
  return chairs.filter(({ member }) => member !== moderator && !queue.includes(member));
}

/** The people who play next and have not said that they are ready: the host and the owner start when they like. */
export function awaited(roster: Roster): Chair[] {
  return playing(roster).filter(({ ready, member }) => !ready && member !== roster.host && member !== roster.owner);
}
