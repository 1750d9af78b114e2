/** How Time Bomb Evolution shows what happens: as Time Bomb does, and what each bomb brings. */
import type { Sound } from '../../lib/sound';
import { say } from '../../lib/words';
import type { Scenes } from '../../table/stage.svelte';
import type { News, View, Wire } from '../../wire/time-bomb-evolution';
import { wireScenes } from '../time-bomb-shared/scenes';
import { standings, usualCuts, type Standing } from './bombStandings';
import { wireSetOf } from './wireSet';

const SOUNDS: Partial<Record<News['news'], Sound>> = {
  'cards-removed': 'tok',
  'number-drawn': 'tok',
  protected: 'glass',
  unprotected: 'glass-back',
  shortened: 'scratch',
  exploded: 'boom',
};

const name = (colour: Wire) => say(`time-bomb-evolution-wire-${colour}`);

export const scenes: Scenes<View, News> = {
  ...wireScenes<Wire, View, News>(wireSetOf, {
    turned({ after, part }, wire, you) {
      if (part) return follows(after, wire);
      if (wire === 'success') return say('web-time-bomb-evolution-scene-success', { you, found: after.found, all: after.successes });
      const bomb = standings(after).find(({ colour }) => colour === wire);
      return bomb ? say('web-time-bomb-evolution-scene-fills', { how: filling(after, bomb), colour: name(wire), cut: bomb.cut, most: bomb.threshold }) : '';
    },
    caption({ news, after, phase, part }, names, me) {
      if (phase === 'next') return say('web-time-bomb-scene-nippers', { owner: names[after.clipper] ?? '', you: after.clipper === me ? 'owner' : 'nobody' });
      switch (news?.news) {
        case 'cards-removed':
          return part ? say('web-time-bomb-evolution-scene-removed', { count: news.count }) : say('web-time-bomb-evolution-scene-bombs', { bombs: after.colours.length });
        case 'number-drawn': {
          const how = news.handed ? 'handed' : news.number === 0 ? 'own' : 'must';
          const you = news.by === me ? 'by' : news.owner === me ? 'owner' : 'nobody';
          return say('web-time-bomb-evolution-scene-number', { how, you, number: news.number, by: names[news.by] ?? '', owner: names[news.owner] ?? '' });
        }
        case 'protected':
        case 'unprotected':
          return say(`web-time-bomb-evolution-scene-${news.news}`, { colour: name(news.colour) });
        case 'shortened':
          return say('web-time-bomb-evolution-scene-shortened', { cuts: news.cuts_left });
        case 'exploded': {
          const bomb = standings(after).find(({ colour }) => colour === news.colour);
          const bare = after.news.some((each) => each.news === 'unprotected');
          const how = news.pair ? 'pair' : bare ? 'bare' : bomb?.threshold === 3 ? 'third' : 'fourth';
          return say('web-time-bomb-evolution-scene-exploded', { how, colour: name(news.colour), cut: bomb?.cut ?? 0 });
        }
      }
      return '';
    },
    sound: ({ news, phase }) => (phase === 'next' ? 'clink' : ((news && SOUNDS[news.news]) ?? null)),
    exploded: null,
    round: ({ after }, round) => {
      const cuts = after.round_cuts[round - 1] ?? 0;
      return cuts < usualCuts(after) ? say('web-time-bomb-evolution-scene-short-round', { round, cuts }) : null;
    },
  }),
  manner: ({ news, after, part }) => {
    if (news?.news === 'number-drawn') return { count: Math.max(1, news.number) }; // a tok for each seat
    if (news?.news === 'cards-removed') return { count: part ? news.count : after.colours.length };
    if (news?.news === 'turned') return { note: standings(after).find(({ colour }) => colour === news.wire)?.cut ?? 0 }; // higher with every pip
    return {};
  },
  lasting: (view) => (view.one_away.length ? 'fuse' : null),
  silent: ['started', 'claimed', 'colours-picked'],
};

/** How a bomb stands that has just got a wire. */
function filling({ evolution }: View, { colour, cut, threshold, shielded }: Standing): string {
  if (shielded) return 'shielded';
  if (cut >= threshold) return 'full';
  return evolution && colour === 'yellow' ? 'slick' : 'fills';
}

/** What a wire brings about that nobody has to answer. */
function follows({ round_cuts }: View, wire: Wire): string {
  if (wire === 'pink') return say('web-time-bomb-evolution-scene-shortened', { cuts: round_cuts.at(-1) ?? 0 });
  return say(wire === 'blue' ? 'web-time-bomb-evolution-why-nothing-off' : 'web-time-bomb-evolution-why-no-protection');
}
