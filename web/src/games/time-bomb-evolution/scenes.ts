/** How Time Bomb Evolution shows what happens: as Time Bomb does, and what each bomb brings. */
import type { Sound } from '../../lib/sound';
import { say } from '../../lib/words';
import type { Scenes } from '../../table/stage.svelte';
import type { News, View, Wire } from '../../wire/time-bomb-evolution';
import { wireScenes } from '../time-bomb-shared/scenes';
import { standings } from './bombStandings';
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
    turned({ after }, wire) {
      if (wire === 'success') return say('web-time-bomb-evolution-scene-success', { found: after.found, all: after.successes });
      const bomb = standings(after).find(({ colour }) => colour === wire);
      return say('web-time-bomb-evolution-scene-fills', { colour: name(wire), cut: bomb?.cut ?? 0, most: bomb?.threshold ?? 0 });
    },
    caption({ news, after }, names, me) {
      switch (news?.news) {
        case 'cards-removed':
          return say('web-time-bomb-evolution-scene-bombs', { bombs: after.colours.length, removed: news.count });
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
          const how = news.pair ? 'pair' : bare ? 'bare' : String(bomb?.threshold ?? 4);
          return say('web-time-bomb-evolution-scene-exploded', { how, colour: name(news.colour), cut: bomb?.cut ?? 0 });
        }
      }
      return '';
    },
    sound: ({ news }) => (news && SOUNDS[news.news]) ?? null,
  }),
  silent: ['started', 'claimed', 'colours-picked'],
};
