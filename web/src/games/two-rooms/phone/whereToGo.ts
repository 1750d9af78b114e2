/** For people in two real rooms: where to go and what to do there, from what the whole room can see. */
import { say } from '../../../lib/words';
import type { News, View } from '../../../wire/two-rooms';

/** Alone with bots there is nowhere to go. */
export function whereToGo(view: View, me: number, alone = false): string {
  const room = (view.room ?? 0) + 1;
  if (alone) return view.todo[0]?.step === 'playing' ? say('web-two-rooms-errand-alone', { room }) : '';
  const code = duty(view, me);
  return code && say(`web-two-rooms-errand-${code}`, { room, other: 3 - room });
}

function duty(view: View, me: number): string {
  switch (view.todo[0]?.step) {
    case undefined:
      return '';
    case 'playing':
      if (came(view, me)) return 'walk';
      return view.round === 1 && view.leader === null ? 'go' : 'talk';
    case 'finding-leaders':
      return 'stay';
    case 'naming':
    case 'parley':
    case 'holding':
    case 'exchanging':
      return view.hostages ? sent(view, me) : 'hush';
    default:
      return view.round > 0 ? 'gather' : '';
  }
}

function sent(view: View, me: number): string {
  if (view.meets !== null) return 'parley';
  if (view.hostages?.includes(me)) return 'hostage';
  return view.leader === me ? 'meet' : 'stay';
}

/** Have I changed rooms since the last exchange? */
function came(view: View, me: number): boolean {
  const mine = view.story.map((news) => moved(news, me));
  return mine.includes(true) && mine.lastIndexOf(true) >= view.story.map(({ news }) => news).lastIndexOf('exchanged');
}

const moved = (news: News, me: number) => (news.news === 'moved' && news.seat === me) || (news.news === 'exchanged' && news.hostages.flat().includes(me));
