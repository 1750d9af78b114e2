/** Everyone who played on an evening, as they are drawn and called: also those who have left. */
import { playerNames } from '../lib/playerNames';
import type { EveningSoFar } from '../wire/messages';

export interface DrawnGuest {
  readonly member: number;
  readonly name: string;
  readonly face: number | undefined;
  readonly colour: number | undefined;
  readonly bot: boolean;
  readonly won: number;
}

export function drawnGuests({ guests }: EveningSoFar): DrawnGuest[] {
  const names = playerNames(guests);
  return guests.map(({ member, level, won, face, colour }, index) => ({ member, name: names[index] ?? '', face: face < 0 ? undefined : face, colour: colour < 0 ? undefined : colour, bot: level !== null, won }));
}

/** The names of those who won a game: a few, and how many more. */
export function winnersOf(members: readonly number[], guests: readonly DrawnGuest[], most = 4): { readonly names: string; readonly more: number } {
  const won = members.map((member) => guests.find((guest) => guest.member === member)?.name ?? '').filter(Boolean);
  return { names: won.slice(0, most).join(', '), more: Math.max(0, won.length - most) };
}
