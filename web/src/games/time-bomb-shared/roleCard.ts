/** The opening card of both Time Bombs: my role. What it wants is in the title's own words. */
import { say } from '../../lib/words';
import type { Opening, OpeningCard } from '../opening';

type Role = 'swat' | 'terrorist';

const DRAWINGS: Record<Role, string> = {
  swat: 'M8 22V18A12 12 0 0 1 32 18V22M5 22H35V28H5ZM10 28V30C12 38 28 38 30 30V28M20 9V16M16.5 12.5H23.5M11 25H17', // a helmet with its visor
  terrorist: 'M20 3C11 3 7 11 7 20 7 31 13 37 20 37S33 31 33 20C33 11 29 3 20 3ZM10 16Q20 11 30 16V22Q20 26 10 22ZM15 18V20M25 18V20M16 31H24', // a hood
};
const BADGES: Record<Role, { readonly shape: string; readonly paint: string }> = {
  swat: { shape: 'M20 2 36 7V19C36 29 29 35 20 38 11 35 4 29 4 19V7Z', paint: '#1d5f8c' },
  terrorist: { shape: 'M20 2 26 9 35 7 33 16 39 22 31 26 31 35 22 33 15 39 12 30 3 29 7 21 2 13 11 12 13 3Z', paint: '#b8331d' },
};

const roleCard = (role: Role, aim: string): OpeningCard => ({
  drawing: DRAWINGS[role],
  lines: [say(`web-time-bomb-opening-${role}`), aim, say('web-time-bomb-opening-nobody')],
  badge: { ...BADGES[role], letter: say(`web-time-bomb-letter-${role}`) },
});

export const roleOpening = <V extends { readonly role: Role | null; readonly round: number }>(aim: (role: Role) => string): Opening<V> => ({
  card: ({ role }) => role && roleCard(role, aim(role)),
  first: ({ round }) => round <= 1,
  wall: ({ round }) => round === 0, // then people look at their wires
  open: false,
});
