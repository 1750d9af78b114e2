import { expect, test } from 'vitest';
import { acting, find, mine } from '../../testing/two-rooms';
import type { News, View } from '../../wire/two-rooms';
import { counting, scenes } from './scenes';

const playing = find(acting);
const { names } = playing;
const me = mine(playing);
const view = playing.update.view;
const missed = (...news: News[]) => scenes.missed?.(view, { ...view, story: [...view.story, ...news] } as View, { names, me });

test('the first clock is counted in: three, two, one, and a gong', () => {
  const news: News = { news: 'round-began', round: 1 };
  const beats = [0, 1, 2, 3].map((part) => ({ news, place: 0, phase: 'consequence' as const, part, before: view, after: view, start: 0, seconds: 0.7 }));
  expect(beats.map(counting)).toEqual([3, 2, 1, null]);
  expect(beats.map((on) => scenes.sound?.(on))).toEqual(['door', 'tok', 'tok', 'gong']);
});

test('whoever was away reads who leads, who walked and which round it is, and nothing of fingers or offers', () => {
  const [one = 0, other = 0] = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const told = missed(
    { news: 'pointed', by: one, at: other },
    { news: 'offered', by: one, to: other, kind: 'card' },
    { news: 'led', seat: one, how: 'voted', by: [other] },
    { news: 'exchanged', hostages: [[one], [me]] },
    { news: 'round-began', round: 2 },
  );
  expect(told).toHaveLength(3);
  expect(told?.[0]).toContain(names[one]);
  expect(told?.[2]).toContain('2');
});

test('a card that was shown to me alone is not named in the list', () => {
  const [one = 0] = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const told = missed({ news: 'shown', by: one, to: me, kind: 'card', what: 'bomber' }, { news: 'dealt', card: 'bomber', conditions: [] });
  expect(told).toHaveLength(1);
  expect(told?.join(' ')).not.toContain('Bomber');
});
