/** How both Time Bombs show what happens: reaching for a wire, the pause, the turn, and what follows. */
import type { Sound } from '../../lib/sound';
import { say } from '../../lib/words';
import type { OnStage, Scenes } from '../../table/stage.svelte';
import { usualView } from '../../table/stage.svelte';
import type { WireSet, WireView } from './types';

/** The news that both titles have; a title adds its own. */
export type WireNews<W extends string> =
  | { readonly news: 'roles-dealt' }
  | { readonly news: 'started'; readonly seat: number }
  | { readonly news: 'wires-dealt'; readonly round: number }
  | { readonly news: 'claimed'; readonly seat: number }
  | { readonly news: 'aimed'; readonly by: number; readonly owner: number }
  | { readonly news: 'turned'; readonly owner: number; readonly wire: W }
  | { readonly news: 'ended'; readonly ending: string };

export interface Own<W extends string, V, N> {
  readonly turned: (on: OnStage<V, N>, wire: W, you: string) => string | null; // what a turned wire brings, in words; nothing where both titles say the same
  readonly caption: (on: OnStage<V, N>, names: readonly string[], me: number | null) => string; // of news that only this title has
  readonly sound: (on: OnStage<V, N>) => Sound | null;
  readonly round?: (on: OnStage<V, N>, round: number) => string | null; // on the card of a round that is not like the others
  readonly exploded: Sound | null; // with the verdict, unless the explosion was heard before
}

const WATCHED = ['roles-dealt', 'colours-picked', 'cards-removed', 'wires-dealt', 'ended'];
const TICKS: Readonly<Record<number, number>> = { 3: 1.5, 4: 2 }; // a second, by round

export function wireScenes<W extends string, V extends WireView<W>, N extends { readonly news: string }>(
  wireSetOf: (view: V) => WireSet<W>,
  own: Own<W, V, N>,
): Scenes<V, N> {
  return {
    silent: ['started', 'claimed'] as readonly N['news'][],
    view: (on) => ((on.news as WireNews<W> | null)?.news === 'wires-dealt' && on.phase === 'consequence' ? on.before : usualView(on)), // a round is over before the next is dealt
    watched: ({ news }) => news !== null && WATCHED.includes(news.news),
    ticks: (view) => (view.outcome || view.round === 0 ? 0 : (TICKS[view.round] ?? 1)),
    caption(on, { names, me }) {
      const news = on.news as WireNews<W> | null;
      const facts = (by: number, owner: number) => ({
        by: names[by] ?? '',
        owner: names[owner] ?? '',
        you: by === me ? 'by' : owner === me ? 'owner' : 'nobody',
      });
      switch (news?.news) {
        case 'roles-dealt':
          return cast(on.after);
        case 'wires-dealt':
          return (on.phase === 'next' && own.round?.(on, news.round)) || dealt(on, news.round);
        case 'aimed':
          return on.phase === 'announce' ? say(`web-time-bomb-scene-${on.part ? 'squeezes' : 'eyes'}`, facts(news.by, news.owner)) : say('time-bomb-news-aimed', facts(news.by, news.owner));
        case 'turned': {
          if (on.phase === 'turn') return '';
          if (on.phase === 'next') return say('web-time-bomb-scene-nippers', facts(-1, news.owner));
          const whose = facts(on.before.clipper, news.owner);
          const text = own.turned(on, news.wire, whose.you);
          return text ?? say('web-time-bomb-scene-cut', { ...whose, wire: wireSetOf(on.after).name(news.wire) });
        }
        case 'ended':
          return on.part === 0 && news.ending !== 'exploded' ? say(`web-time-bomb-scene-${news.ending}`) : ''; // the burst says so itself
      }
      return own.caption(on, names, me);
    },
    sound(on) {
      const news = on.news as WireNews<W> | null;
      switch (news?.news) {
        case 'roles-dealt':
          return 'deal';
        case 'wires-dealt':
          return on.phase !== 'consequence' ? 'riffle' : on.part ? 'gather' : 'card';
        case 'aimed':
          return on.phase === 'announce' ? (on.part ? 'spring' : 'creak') : 'snip';
        case 'turned': {
          if (on.phase === 'next') return 'clink';
          if (on.part) return own.sound(on);
          const cue = wireSetOf(on.after).cue(news.wire);
          return on.phase === 'turn' && cue !== 'boom' ? cue : null; // that is heard when it is seen, with the verdict
        }
        case 'ended':
          if (on.part) return null;
          return news.ending === 'disarmed' ? 'disarmed' : news.ending === 'exploded' ? own.exploded : 'boom';
      }
      return own.sound(on);
    },
    missed(before, after, { names, me }) {
      const cuts = after.cuts.slice(before.cuts.length).map(([owner, wire]) => say('web-time-bomb-missed-cut', { you: owner === me ? 'owner' : 'nobody', owner: names[owner] ?? '', wire: wireSetOf(after).name(wire) }));
      return after.round > before.round ? [...cuts, say('web-time-bomb-missed-round', { round: after.round })] : cuts;
    },
  };
}

/** Which roles there are, at the deal. */
function cast<W extends string>({ cast, players }: WireView<W>): string {
  const swat = cast.filter((role) => role === 'swat').length;
  return say('web-time-bomb-scene-roles', { boxed: cast.length > players ? 'yes' : 'no', roles: cast.length, players, swat, terrorists: cast.length - swat });
}

/** Between two rounds: how the last one went, then the card of the new one. */
function dealt<W extends string>({ phase, before, after }: OnStage<WireView<W>>, round: number): string {
  if (phase === 'consequence') return say('web-time-bomb-scene-round-over', { round: round - 1, found: before.found, all: before.successes });
  const size = after.held[0] ?? 0;
  return round === after.round_cuts.length
    ? say('web-time-bomb-scene-last-round', { left: after.successes - after.found, cuts: after.round_cuts[round - 1] ?? 0 })
    : say('web-time-bomb-scene-round', { wires: size });
}
