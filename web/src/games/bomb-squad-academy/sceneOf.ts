/** Which big thing a beat is about; what has none happens on the poster. */
import type { On } from './applyNews';

export type SceneKind = 'cards' | 'tile' | 'sum' | 'boom' | 'tool' | 'standings' | 'bomb' | 'end';

/** What tells one scene from the next: its beats share what is drawn, and a BOOM goes on while its cost is told. */
export function sceneKey(on: On): string {
  const kind = sceneOf(on);
  return [kind, kind === 'boom' ? on.before.bomb : on.before.story.length + on.place, on.part].join('.');
}

export function sceneOf({ news, part, phase, after, place }: On): SceneKind | null {
  switch (news?.news) {
    case 'revealed':
      return 'cards';
    case 'flipped':
      return part ? 'tile' : null;
    case 'scored':
      if (news.reason === 'cut') return 'sum';
      return news.reason === 'blast' && after.news[place - 1]?.news === 'exploded' ? 'boom' : null;
    case 'exploded':
      return 'boom';
    case 'declared':
    case 'drafted':
      return 'tool';
    case 'bomb-set':
      return phase === 'consequence' ? 'standings' : 'bomb';
    case 'graduated':
      return 'end';
    default:
      return null;
  }
}
