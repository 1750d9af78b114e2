/** What is going on, in one line. */
import { say } from '../../../lib/words';
import type { Move, View } from '../../../wire/two-rooms';
import type { Prompt } from '../../../wire/messages';
import { goes, isAmbassador, listed, openCard } from '../shared/rooms';

export function status(view: View, prompt: Prompt<Move> | null, names: readonly string[], me: number | null): string {
  const now = view.todo[0];
  if (!now) return '';
  if (now.step === 'playing') return leading(view, names, me);
  if (now.step === 'naming' && view.hostages) return say('web-two-rooms-named', { names: view.hostages.map((seat) => names[seat] ?? '').join(', ') });
  if (now.step === 'naming' && view.leader !== null) return prompt?.owed ? say('web-two-rooms-naming', { count: view.sending, room: 2 - (view.room ?? 0) }) : say('web-two-rooms-wall-do-name', { name: names[view.leader] ?? '', count: view.sending });
  if (now.step === 'parley' && view.meets !== null) {
    const met = names[view.meets] ?? '';
    if (me === null) return say('two-rooms-step-parley', { seat: met, you: 'nobody' });
    return prompt?.owed ? say('two-rooms-step-parley', { seat: met, you: 'seat' }) : say('web-two-rooms-parted', { seat: met });
  }
  const seat = 'seat' in now ? (names[now.seat] ?? '') : '';
  return say(`two-rooms-step-${now.step}`, { seat, number: view.sending, you: prompt?.owed ? 'seat' : 'nobody' });
}

function leading(view: View, names: readonly string[], me: number | null): string {
  if (view.hostages && !view.house.no_timer) return say('web-two-rooms-named-early', { you: goes(view.hostages, me), names: listed(view.hostages.map((seat) => names[seat] ?? '')), count: view.hostages.length });
  if (view.leader === null && me !== null && isAmbassador(openCard(view, me))) return say('two-rooms-step-playing', { you: 'nobody' });
  if (view.leader === null) return say(view.house.first_leader_by_vote ? 'web-two-rooms-vote' : 'web-two-rooms-no-leader', { needed: view.majority });
  return say('web-two-rooms-leads', { clock: view.house.no_timer ? 'no' : 'yes', seat: names[view.leader] ?? '', you: view.leader === me ? 'seat' : 'nobody' });
}
