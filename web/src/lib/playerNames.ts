/** The names of everyone at a table: people have their own, and each bot gets one that nobody else there has. */
import type { Chair } from '../wire/messages';
import type { Person } from '../games/board';
import { say } from './words';

const NAMES = 8;

export function playerNames(chairs: readonly Chair[]): string[] {
  const taken = new Set(chairs.map((chair) => chair.name.toLocaleLowerCase()));
  return chairs.map((chair, seat) => {
    if (chair.name) return chair.name;
    const free = Array.from({ length: NAMES }, (_, index) => say('seat-name', { seat: (seat + index) % NAMES }));
    const name = free.find((each) => !taken.has(each.toLocaleLowerCase())) ?? say('web-bot', { number: chair.member });
    taken.add(name.toLocaleLowerCase());
    return name;
  });
}

export function playersOf(chairs: readonly Chair[]): Person[] {
  const called = playerNames(chairs);
  return chairs.map((chair, seat) => ({
    name: called[seat] ?? '',
    bot: chair.level !== null,
    present: chair.present || chair.level !== null,
    substituted: chair.minder !== null,
    plaster: chair.plaster,
  }));
}
