/** Whose turn it is, in a few words, from what is on stage. */
import { say } from '../lib/words';

interface Turn {
  readonly view: unknown; // on stage
  readonly free: boolean; // everyone may act at any time
  readonly watched: boolean; // what everyone did is being shown
  readonly names: readonly string[]; // by seat
  readonly me: number | null;
}

export function whoseTurn({ view, free, watched, names, me }: Turn): string {
  const { waiting, outcome } = (view ?? {}) as { readonly waiting?: readonly number[]; readonly outcome?: unknown };
  if (!waiting || outcome) return '';
  const seats = waiting.filter((seat) => seat >= 0);
  const [first] = seats;
  if (free) return say('web-turn', { who: 'anyone' });
  if (watched || first === undefined) return say('web-turn', { who: 'nobody' });
  if (seats.length > 1 && seats.length === names.length) return say('web-turn', { who: 'everyone' });
  if (me !== null && seats.includes(me)) return say('web-turn', { who: 'you' });
  return seats.length === 1 ? say('web-turn', { who: 'one', name: names[first] ?? '' }) : say('web-turn', { who: 'some', count: seats.length });
}
