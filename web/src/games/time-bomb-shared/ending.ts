/** How both Time Bombs tell their end. */
import { say } from '../../lib/words';
import type { Callback } from '../../wire/messages';
import type { Role } from '../../wire/time-bomb';
import type { Ending } from '../ending';
import BestLie from './end/BestLie.svelte';
import Hands from './end/Hands.svelte';
import Lies from './end/Lies.svelte';
import History from './History.svelte';
import type { Claim, WireSet, WireView } from './types';

/** What both titles' facts have. */
export interface WireFacts<W extends string> {
  readonly because: { readonly because: string; readonly by?: number; readonly role?: Role; readonly owner?: number; readonly spare?: number; readonly left?: number; readonly held?: readonly { readonly seat: number; readonly count: number }[] };
  readonly moment: { readonly moment: string; readonly seat?: number; readonly round?: number; readonly claim?: Claim<W>; readonly truth?: Claim<W> };
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

const you = (me: number | null, seats: Record<string, number | undefined>) => Object.entries(seats).find(([, seat]) => seat === me && me !== null)?.[0] ?? 'nobody';

export function wireEnding<W extends string, V extends WireView<W>>(
  wireSetOf: (view: V) => WireSet<W>,
  prefix: string, // of the messages about why it ended
  own: (because: WireFacts<W>['because'], view: V) => Record<string, string | number> = () => ({}),
  removed: (view: V) => readonly W[] = () => [], // cards that nobody was dealt
): Ending<V, WireFacts<W>> {
  return {
    news: 'ended',
    verdict: (view) => say(`web-time-bomb-verdict-${view.outcome?.why ?? 'time-up'}`),
    winners: (view) => say(`web-time-bomb-won-${view.outcome?.side ?? 'swat'}`),
    loud: (view) => view.outcome?.why !== 'disarmed',
    source: ({ because }) => (because.because === 'boom-cut' ? (because.owner ?? null) : null),
    tabs(view) {
      const wireSet = wireSetOf(view);
      return [
        { name: 'hands', panel: Hands, more: { wireSet, removed: removed(view) } },
        ...(view.claims === 'off' ? [] : [{ name: 'lies', panel: Lies, more: { wireSet } } as const]),
        { name: 'history', panel: History, more: { wireSet } },
      ];
    },
    card: (view, seat) => ({ label: say(`time-bomb-role-${view.roles[seat] ?? 'swat'}`), side: view.roles[seat] ?? 'swat' }),
    why({ because }, view, { names, me }) {
      const { by, owner, held = [] } = because;
      const had = held.map(({ seat, count }) => say('time-bomb-because-had', { count, seat: names[seat] ?? '', you: seat === me ? 'seat' : 'nobody' }));
      return say(`${prefix}-because-${because.because}`, {
        by: names[by ?? -1] ?? '',
        owner: names[owner ?? -1] ?? '',
        you: you(me, { by, owner }),
        role: because.role ?? '',
        spare: because.spare ?? 0,
        left: because.left ?? 0,
        held: had.join(', '),
        ...own(because, view),
      });
    },
    moment({ moment: { moment, seat = -1, round = 0, claim, truth } }, view, { names, me }) {
      const wireSet = wireSetOf(view);
      const untrue = wireSet.kinds.filter((kind) => (claim?.[kind] ?? null) !== null && claim?.[kind] !== truth?.[kind]);
      const text = (said: Claim<W> | undefined) => untrue.map((kind) => wireSet.count(kind, said?.[kind] ?? 0)).join(', '); // what was true is no part of a lie
      const facts = { seat: names[seat] ?? '', you: seat === me ? 'seat' : 'nobody', round, claim: text(claim), truth: text(truth) };
      return say(`time-bomb-moment-${moment}`, facts);
    },
    picture: ({ moment }, view) => (moment.claim && moment.truth ? { drawing: BestLie, facts: { ...moment, wireSet: wireSetOf(view) } } : null),
    hunch(pinned, { roles }, { names }) {
      const right = pinned.filter(({ seat }) => roles[seat] === 'terrorist');
      const [first] = (right.length ? right : [...pinned]).sort((one, other) => one.since - other.since);
      return first ? say('time-bomb-hunch', { seat: names[first.seat] ?? '', round: first.since, right: right.length ? 'yes' : 'no' }) : '';
    },
    callback({ code, seats, times, found }: Callback, { names, me }) {
      const [first = -1, second = -1] = seats;
      const name = (seat: number) => names[seat] ?? '';
      const facts = { times, found, seat: name(first), by: name(first), owner: name(second) };
      return say(`time-bomb-callback-${code}`, { ...facts, you: code === 'cut' ? you(me, { by: first, owner: second }) : first === me ? 'seat' : 'nobody' });
    },
  };
}
