/** Bomb Squad Academy on stage: what each beat draws, says and sounds like. */
import type { Manner, Sound } from '../../lib/sound';
import type { Scenes } from '../../table/stage.svelte';
import type { News, View } from '../../wire/bomb-squad-academy';
import { paidTogether, turned, viewOf, type On } from './applyNews';
import { caption } from './captions';
import { newsText } from './newsText';

const SOUNDS: Partial<Record<News['news'], Sound>> = {
  'plates-placed': 'slide', 'tools-shown': 'deal', drafted: 'clink', 'round-begun': 'riffle', declared: 'ratchet', protected: 'stamp',
  returned: 'gather', exploded: 'boom', peeked: 'bok', 'peeked-under': 'bok', deafened: 'horn', jumped: 'whoosh', switched: 'whoosh',
  replaced: 'card', spared: 'glass',
};

function sound(on: On): Sound | null {
  const { news, phase, part } = on;
  if (!news) return null;
  switch (news.news) {
    case 'bomb-set':
      return phase === 'next' ? 'round' : 'points';
    case 'revealed':
      return turned(on) ? 'snap' : 'drums';
    case 'flipped':
      if (part === 0) return turned(on) ? 'steps' : 'snip';
      if (phase === 'tension') return 'heart';
      return phase === 'turn' && news.tiles[part - 1] === 'ok' ? 'ok' : null;
    case 'scored':
      if (news.reason === 'chicken') return 'bok';
      return news.points > 0 ? 'points' : null;
    case 'graduated':
      if (part === 0) return 'round';
      return part === on.after.players ? 'fanfare' : part < on.after.players ? 'snap' : null; // first place comes last
    case 'protected':
      return phase === 'next' ? null : 'stamp';
    default:
      return SOUNDS[news.news] ?? null;
  }
}

/** One tick a point, each a little higher. */
function manner(on: On): Manner {
  const points = on.news?.news === 'bomb-set' ? on.after.scores : paidTogether(on).map((each) => each.points);
  return points.length ? { count: Math.max(1, ...points) } : {};
}

/** What is worth telling afterwards: what each round brought, without how it came to it. */
const TOLD_LATER: readonly News['news'][] = ['bomb-set', 'drafted', 'declared', 'protected', 'scored', 'exploded', 'peeked', 'peeked-under', 'spared'];

function missed(before: View, after: View, { names, me }: { readonly names: readonly string[]; readonly me: number | null }): string[] {
  const later = after.story.slice(before.story.length);
  return later.filter(({ news }) => TOLD_LATER.includes(news)).map((news) => newsText(news, names, me));
}

export const scenes: Scenes<View, News> = {
  silent: ['ages-drawn', 'plates-moved'],
  view: viewOf,
  caption,
  sound,
  manner,
  phones: (on) => on?.news?.news === 'revealed', // each is the card that its owner holds up
  watched: () => true, // who was asked before it is not who is asked after it
  missed,
};
