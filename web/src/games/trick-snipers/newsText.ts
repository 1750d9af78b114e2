/** Texts about cards and tricks that were played. */
import { say } from '../../lib/words';
import type { Standing, Trick } from '../../wire/trick-snipers';
import { cardName, listed } from './cards';
import type { ShownTable } from './tableAfter';

export const seatOf = (leader: number, place: number, players: number) => (leader + place) % players;

/** A finished trick: who took it, and how. */
export function takenText(trick: Trick, stands: Standing | null, names: readonly string[], me: number | null): string {
  const best = stands?.best ?? 0;
  const victim = seatOf(trick.leader, best, names.length);
  return say('web-trick-snipers-taken', {
    how: trick.sniped ? 'sniped' : trick.points ? 'chief' : 'plain',
    seat: names[trick.winner] ?? '',
    you: trick.winner === me ? 'seat' : 'nobody',
    victim: victim === me ? say('web-trick-snipers-you') : (names[victim] ?? ''),
    target: trick.cards[best]?.[1] ?? 0,
    number: trick.cards[stands?.sniper ?? best]?.[1] ?? 0,
  });
}

/** The card that was played last. */
export function playedText({ leader, cards }: ShownTable, names: readonly string[], me: number | null): string {
  const card = cards.at(-1);
  if (!card) return '';
  const seat = seatOf(leader, cards.length - 1, names.length);
  const facts = { seat: names[seat] ?? '', you: seat === me ? 'seat' : 'nobody', card: cardName(card) };
  return say('trick-snipers-news-card-played', facts);
}

/** A whole trick card by card, for screen readers. */
export function trickText(trick: Pick<Trick, 'leader' | 'cards'>, names: readonly string[]): string {
  return trick.cards.map((card, place) => `${names[seatOf(trick.leader, place, names.length)] ?? ''}: ${cardName(card)}`).join(', ');
}

export function winnersText(winners: readonly number[], names: readonly string[], me: number | null): string {
  const who = listed(winners.map((seat) => names[seat] ?? ''));
  return say('web-trick-snipers-won', { count: winners.length, names: who, you: winners.includes(me ?? -1) ? 'seat' : 'nobody' });
}
