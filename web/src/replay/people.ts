/** Who sat where, as the roster of a table says it: of a file nobody knows the names, and everyone gets one. */
import type { Chair, Overview } from '../wire/messages';

const [FACES, COLOURS] = [32, 8];

export function watched({ people, players }: Pick<Overview<unknown>, 'people' | 'players'>): Chair[] {
  const unknown = (seat: number) => ({ member: seat + 1, name: '', level: null, face: seat % FACES, colour: seat % COLOURS });
  return Array.from({ length: players }, (_, seat) => ({ temper: null, ready: true, present: true, minder: null, moved: 0, plaster: false, won: 0, ...(people[seat] ?? unknown(seat)) }));
}
