/** What players say, in words. */
import { say } from '../../lib/words';
import type { Claim, Talk } from '../../wire/time-bomb';

export function claimed(claim: Claim): string {
  const kinds = (['success', 'boom', 'safe'] as const).filter((kind) => claim[kind] !== null && claim[kind] !== undefined);
  const numbers = kinds.map((kind) => say(`time-bomb-count-${kind}`, { count: claim[kind] ?? 0 }));
  return say('time-bomb-said-claim', { claim: numbers.join(', ') });
}

export function words(talk: Talk, names: readonly string[], me: number | null): string {
  switch (talk.move) {
    case 'claim':
      return claimed(talk);
    case 'accuse':
      return say('time-bomb-said-accuse', { seat: names[talk.seat] ?? '', you: talk.seat === me ? 'seat' : 'nobody' });
    case 'suggest':
      return say('time-bomb-said-suggest', { owner: names[talk.owner] ?? '', you: talk.owner === me ? 'owner' : 'nobody' });
  }
}
