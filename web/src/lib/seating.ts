/** Who plays the game that is on or comes next, as the server says. */
import type { Chair, Roster } from '../wire/messages';
import { say } from './words';

/** The chairs with a seat, in the order of seats. */
export function playing({ chairs, queue, moderator }: Roster): Chair[] {
  return chairs.filter(({ member }) => member !== moderator && !queue.includes(member));
}

/** The people who play next and have not said that they are ready: the host and the owner start when they like. */
export function awaited(roster: Roster): Chair[] {
  return playing(roster).filter(({ ready, member }) => !ready && member !== roster.host && member !== roster.owner);
}

/** Who plays alone without a name is "You" on their own page, and on every other the host. */
export function named(roster: Roster, me: number | null): Roster {
  const chairs = roster.chairs.map((chair) => (chair.member !== me && chair.name === say('web-you') ? { ...chair, name: say('web-host-name') } : chair));
  return { ...roster, chairs };
}
