/** The names of everyone at a table: people have their own, and each bot gets one that nobody else there has, and keeps it wherever it sits. */
import type { Chair } from '../wire/messages';
import type { Person } from '../games/board';
import { say } from './words';

const NAMES = 32;

export function playerNames(chairs: readonly Pick<Chair, 'member' | 'name'>[]): string[] {
  const taken = new Set(chairs.map((chair) => chair.name.toLocaleLowerCase()));
  const names = new Map<number, string>();
  for (const { member, name } of [...chairs].sort((one, other) => one.member - other.member)) {
    const free = Array.from({ length: NAMES }, (_, index) => say('seat-name', { seat: (member - 1 + index) % NAMES }));
    const called = name || (free.find((each) => !taken.has(each.toLocaleLowerCase())) ?? say('web-bot', { number: member }));
    taken.add(called.toLocaleLowerCase());
    names.set(member, called);
  }
  return chairs.map(({ member }) => names.get(member) ?? '');
}

export function playersOf(chairs: readonly Chair[]): Person[] {
  const called = playerNames(chairs);
  return chairs.map((chair, seat) => ({
    name: called[seat] ?? '',
    bot: chair.level !== null,
    temper: chair.temper,
    present: chair.present || chair.level !== null,
    substituted: chair.minder !== null,
    drawn: { face: chair.face, colour: chair.colour },
    plaster: chair.plaster,
  }));
}
