/** Who is where, and what the room can see of them. */
import { say } from '../../../lib/words';
import type { View } from '../../../wire/two-rooms';

export const seatsIn = (view: View, room: number): readonly number[] => view.rooms.flatMap((each, seat) => (each === room ? [seat] : []));

export const openCard = (view: View, seat: number): string | null => view.open.find(([each]) => each === seat)?.[1] ?? null;

export const isAmbassador = (card: string | null) => card?.startsWith('ambassador-') ?? false;

/** What else can be seen of someone here, in words. */
export function publicMarks(view: View, seat: number): string[] {
  const seen: Record<string, boolean> = {
    leads: seat === view.leader,
    barred: seat === view.barred,
    'lead-offered': seat === view.lead_offer,
    mayor: view.mayors.includes(seat),
    elect: seat === view.elect,
    tackled: view.tackled.includes(seat),
    hostage: view.hostages?.includes(seat) ?? false,
    open: openCard(view, seat) !== null,
  };
  return Object.entries(seen).flatMap(([code, holds]) => (holds ? [say(`rooms-${code}`)] : []));
}

export const listed = (words: readonly string[]) => words.join(', ');

/** Whether a line about hostages speaks of me alone. */
export const goes = (hostages: readonly number[], me: number | null) => (hostages.length === 1 && hostages[0] === me ? 'hostage' : 'nobody');
