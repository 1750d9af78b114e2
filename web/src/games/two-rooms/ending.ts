/** How Two Rooms and a Boom tells its end, once its own scene has turned up the cards and one room has burst. */
import { say } from '../../lib/words';
import type { Finale as Told } from '../../wire/messages';
import type { Finale, View } from '../../wire/two-rooms';
import type { Ending } from '../ending';
import Cards from './end/Cards.svelte';
import DecidingWalk from './end/DecidingWalk.svelte';
import Timeline from './end/Timeline.svelte';
import { cardName, teamOf } from './shared/cards';
import { called } from './shared/newsText';

/** What happened in one word: an early end has a power's name. */
function word({ story, blast }: View): string {
  const cut = story.find((news) => news.news === 'ended-early');
  return cut?.power ?? (blast === null ? 'nothing' : 'boom');
}

export const ending: Ending<View, Finale> = {
  news: 'over',
  ownCards: true,
  tabs: () => [
    { name: 'cards', panel: Cards },
    { name: 'story', panel: Timeline },
  ],
  verdict: (view) => say('web-two-rooms-verdict', { what: word(view) }),
  winners: (view) => say(`two-rooms-call-${view.outcome?.side ?? 'neither'}`),
  loud: (view) => word(view) === 'boom',
  sooty: (view, seat) => view.blast !== null && view.people[seat]?.room === view.blast,
  card(view, seat) {
    const card = view.people[seat]?.card ?? '';
    return { label: cardName(card), side: teamOf(card) };
  },
  why({ because }, _, context) {
    const code = `two-rooms-because-${because.because}`;
    switch (because.because) {
      case 'in-one-room':
      case 'rooms-apart':
      case 'survived':
        return say(code, {
          ...called(context, { president: because.president, bomber: because.bomber }),
          president_card: cardName(because.president_card),
          bomber_card: cardName(because.bomber_card),
          president_room: because.president_room + 1,
          bomber_room: because.bomber_room + 1,
        });
      case 'never-met':
        return say(code, { ...called(context, { seat: because.seat, helper: because.helper }), card: cardName(because.card), helper_card: cardName(because.helper_card) });
      case 'cut-short':
        return say(code, { ...called(context, { by: because.by }), card: cardName(because.card), power: because.power });
      case 'tyrant-alone':
        return say(code, called(context, { seat: because.seat }));
      case 'nobody-acts':
        return say(code, { card: cardName(because.card) });
    }
  },
  moment({ moment }, _, context) {
    if (moment.moment === 'no-walk') return say('two-rooms-moment-no-walk');
    const { seat, card, round, to, by } = moment;
    const sent = by === null ? 'nobody' : by === context.me ? 'you' : 'other';
    return say('two-rooms-moment-deciding-walk', { ...called(context, { seat }), card: cardName(card), round, to: to + 1, sent, by: context.names[by ?? -1] ?? '' });
  },
  picture: ({ moment }) => (moment.moment === 'deciding-walk' ? { drawing: DecidingWalk, facts: moment } : null),
  callback({ code, seats, times }, context) {
    return say(`two-rooms-callback-${code}`, { ...called(context, { seat: seats[0] ?? -1 }), times });
  },
};

/** All that a wall tells once the cards are up: why, the walk that decided it, and a word about earlier games. */
export function endLines({ facts, callback }: Told<unknown>, view: View, names: readonly string[]): string[] {
  const context = { names, me: null };
  return [ending.why(facts as Finale, view, context), ending.moment(facts as Finale, view, context), ...(callback ? [ending.callback(callback, context)] : [])];
}
