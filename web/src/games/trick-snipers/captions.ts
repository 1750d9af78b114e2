/** What happens, in words: the captions of the scenes, and how a trick stands between them. */
import { watchingAgain } from '../../lib/watchingAgain.svelte';
import { say } from '../../lib/words';
import { PRINTED, type Standing, type Trick, type View } from '../../wire/trick-snipers';
import { cardName, listed, snipedBy } from './cards';
import { lyingTrick, seatOf, type LyingTrick } from './lyingTrick';

export interface Table {
  readonly names: readonly string[];
  readonly me: number | null;
}

/** Who it is about, for messages that speak to that person. */
export const who = (seat: number, { names, me }: Table) => ({ seat: names[seat] ?? '', you: seat === me ? 'seat' : 'nobody' });

/** Somebody plays the card at this place of a trick. */
export function playedText({ leader, cards }: Pick<LyingTrick, 'leader' | 'cards'>, place: number, table: Table): string {
  const card = cards[place];
  const facts = who(seatOf(leader, place, table.names.length), table);
  return card ? say(place ? 'trick-snipers-news-card-played' : 'web-trick-snipers-leads-card', { ...facts, card: cardName(card) }) : '';
}

/** What the last card changed in a running trick, or who is winning it. */
export function standingText(trick: LyingTrick, table: Table): string {
  const { leader, cards, stands } = trick;
  const best = stands && cards[stands.best];
  if (!stands || !best) return '';
  const seat = (place: number) => seatOf(leader, place, table.names.length);
  if (stands.effect === 'higher') return say('web-trick-snipers-higher', who(seat(cards.length - 1), table));
  if (stands.effect === 'chief') return say('web-trick-snipers-seven');
  if (stands.sniper !== null) return say('web-trick-snipers-sights', { ...who(seat(stands.sniper), table), ...hit(seat(stands.best), table), number: best[1] });
  return cards.length > 1 ? say('web-trick-snipers-winning', { card: cardName(best), number: snipedBy(best) }) : playedText(trick, 0, table);
}

const hit = (seat: number, { names, me }: Table) => ({ target: names[seat] ?? '', target_you: seat === me ? 'seat' : 'nobody' });

/** A finished trick: who won it, and why it scored or not. */
export function takenText(trick: Trick, stands: Standing | null, table: Table): string {
  const best = stands?.best ?? 0;
  return say('web-trick-snipers-taken', {
    ...who(trick.winner, table),
    ...hit(seatOf(trick.leader, best, table.names.length), table),
    how: howTaken(trick),
    high: trick.cards[best]?.[1] ?? 0,
    low: trick.cards[stands?.sniper ?? best]?.[1] ?? 0,
  });
}

export const howTaken = (trick: Pick<Trick, 'sniped' | 'points'>) => (trick.sniped ? 'sniped' : trick.points ? 'chief' : 'plain');

/** The end of the game, as the rules decided it. */
export function endedText(view: View, table: Table): string {
  const winners = view.outcome?.winners ?? [];
  const [first = 0] = winners;
  const points = view.points[first] ?? 0;
  if (winners.length > 1) return say('web-trick-snipers-ended-shared', { names: listed(winners.map((seat) => table.names[seat] ?? '')) });
  const how = view.outcome?.why === 'most-tricks' && !points ? 'no-points' : (view.outcome?.why ?? 'nobody');
  return say(`web-trick-snipers-ended-${how}`, { ...who(first, table), points, tricks: view.counts[first] ?? 0 });
}

export const matchPointText = (seat: number, table: Table) => say('web-trick-snipers-match-point', { ...who(seat, table), points: PRINTED.points - 1 });

/** How it stands while nothing is being shown. */
export function restingText(view: View, table: Table): string {
  const step = view.todo[0]?.step ?? 'dealing';
  if (view.outcome) return endedText(view, table);
  if (step !== 'playing') return say(step === 'passing' && !watchingAgain.on ? 'web-trick-snipers-pick-four' : `trick-snipers-step-${step}`, { you: 'nobody' });
  const trick = lyingTrick(view);
  if (trick.done) return takenText(trick.done, trick.stands, table);
  return trick.cards.length ? standingText(trick, table) : say('web-trick-snipers-to-lead', who(view.leader, table));
}

/** A whole trick card by card, for screen readers. */
export function trickText(trick: Pick<Trick, 'leader' | 'cards'>, names: readonly string[]): string {
  return trick.cards.map((card, place) => `${names[seatOf(trick.leader, place, names.length)] ?? ''}: ${cardName(card)}`).join(', ');
}
