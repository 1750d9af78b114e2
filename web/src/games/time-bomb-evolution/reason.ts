/** Why the table asks what it asks, or why it is over: one line, and the rule behind it. */
import { say } from '../../lib/words';
import type { View, Wire } from '../../wire/time-bomb-evolution';
import { cutsThisRound, cutsToCome, isLastRound, lastRoundCuts, standings } from './bombStandings';

export interface Reason {
  readonly text: string;
  readonly rule: string;
}

const because = (code: string, rule: string, facts = {}): Reason => ({ text: say(`web-time-bomb-evolution-why-${code}`, facts), rule });
const name = (wire: Wire) => say(`time-bomb-evolution-wire-${wire}`);

export function reason(view: View, names: readonly string[], me: number | null): Reason | null {
  if (view.outcome) return ended(view);
  if (!view.evolution) return null;
  switch (view.todo[0]?.step) {
    case 'protecting':
      return because(view.prevent_any_revealed ? 'protecting-any' : 'protecting', 'TE6');
    case 'unprotecting':
      return because('unprotecting', 'TE13');
  }
  return numbered(view, names, me) ?? followed(view) ?? late(view);
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the next wire may set off, as long as somebody is to cut. */
export function warning(view: View): Reason | null {
  const bombs = standings(view).filter(({ oneAway }) => oneAway);
  const [first] = bombs;
  if (!first) return null;
  const how = bombs.length === 1 && first.linked ? 'linked' : 'full';
  const text = say('web-time-bomb-evolution-warning', { how, colours: OR.format(bombs.map(({ colour }) => name(colour))) });
  return { text, rule: first.linked ? 'TE9' : first.threshold === 3 ? 'TE8' : 'TE4' };
}

function numbered(view: View, names: readonly string[], me: number | null): Reason | null {
  if (!view.drawn) return null;
  const { by, owner, handed } = view.drawn;
  const facts = { by: names[by] ?? '', owner: names[owner] ?? '' };
  if (handed) return because('handed', 'TE10', { ...facts, you: owner === me ? 'owner' : 'nobody' });
  const you = by === me ? (owner === me ? 'both' : 'by') : owner === me ? 'owner' : 'nobody';
  return because('commanded', 'TE10', { ...facts, you });
}

/** What the last cut has brought about. */
function followed(view: View): Reason | null {
  const [after, colour] = view.marks.at(-1) ?? [-1, 'success'];
  const marked = after === view.cuts.length ? name(colour) : null;
  switch (view.cuts.at(-1)?.[1]) {
    case 'success':
      return marked ? because('protected', 'TE7', { bomb: marked }) : null;
    case 'blue':
      return marked ? because('unprotected', 'TE13', { bomb: marked }) : null;
    case 'pink':
      return pink(view);
    default:
      return null;
  }
}

function pink(view: View): Reason | null {
  const cuts = lastRoundCuts(view);
  if (cuts !== null) return because('pink', 'TE15', { cuts });
  return isLastRound(view) && cutsToCome(view).struck && !fresh(view) ? because('pink', 'TE15', { cuts: view.cuts_left }) : null;
}

const fresh = (view: View) => !cutsThisRound(view).length;

/** Round 4 begins with fewer cuts. */
function late(view: View): Reason | null {
  const short = isLastRound(view) && fresh(view) && cutsToCome(view).struck > 0;
  return short ? because('short', 'TE15', { cuts: view.cuts_left }) : null;
}

function ended(view: View): Reason {
  if (view.outcome?.why === 'disarmed') return because('disarmed', 'TE4', { count: view.successes });
  if (view.outcome?.why === 'exploded') return exploded(view);
  if (!isLastRound(view)) return because('no-deal', 'TE15');
  return because('time-up', cutsToCome(view).struck ? 'TE15' : 'TE4');
}

function exploded(view: View): Reason {
  const bomb = standings(view).find(({ blown }) => blown);
  const facts = { bomb: bomb ? name(bomb.colour) : '', count: bomb?.cut ?? 0, threshold: bomb?.threshold ?? 0 };
  if (view.news.some(({ news }) => news === 'unprotected')) return because('bare', 'TE13', facts);
  if (view.news.some((each) => each.news === 'exploded' && each.pair)) return because('pair', 'TE9');
  return because('exploded', bomb?.threshold === 3 ? 'TE8' : 'TE4', facts);
}
