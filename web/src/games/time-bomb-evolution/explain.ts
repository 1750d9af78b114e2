/** What the things on the bench of Evolution are: its bombs, what shields them, and the numbers that Red draws. */
import { say, type Facts } from '../../lib/words';
import type { View } from '../../wire/time-bomb-evolution';
import type { Explanation, Shown, Things } from '../explain';
import { found, SHARED } from '../time-bomb-shared/explain';
import { BOMBS, type Colour } from './bombs';
import { lastRoundCuts, standings } from './bombStandings';

const name = (wire: string) => say(`time-bomb-evolution-wire-${wire}`);
const told = (thing: string, rule: string, facts: Facts = {}): Explanation => ({
  title: say(`explain-time-bomb-evolution-${thing}`, facts),
  text: say(`explain-time-bomb-evolution-${thing}-text`, facts),
  rule,
});

/** What a bomb does, and how it stands. */
function bomb(colour: string, { view }: Shown<View>): Explanation {
  const rule = view.evolution ? BOMBS[colour as Colour].rule : 'TE4';
  const does = view.evolution ? say(`web-time-bomb-evolution-effect-${colour}`) : '';
  const here = standings(view).find((each) => each.colour === colour);
  if (!here) return { title: name(colour), text: does || say('explain-time-bomb-evolution-idle'), rule };
  const state = here.blown ? 'blown' : here.shielded ? 'shielded' : here.oneAway ? 'near' : 'calm';
  const now = say('explain-time-bomb-evolution-bomb-now', { cut: here.cut, threshold: here.threshold, state });
  return { title: name(colour), text: [does, now].filter(Boolean).join(' '), rule };
}

const numbered = ({ view, names, me }: Shown<View>) => ({ name: names[view.drawn?.owner ?? -1] ?? '', you: view.drawn?.owner === me ? 'yes' : 'no', number: view.drawn?.number ?? 0 });

export const THINGS: Things<View> = {
  ...SHARED,
  bomb,
  wire: (wire, shown) => {
    if (wire !== 'success') return bomb(wire, shown);
    return { title: name(wire), text: say('explain-time-bomb-evolution-success', { ...found(shown), shields: shown.view.evolution ? 'yes' : 'no' }), rule: shown.view.evolution ? 'TE6' : 'TE4' };
  },
  role: (role) => ({ title: say(`time-bomb-role-${role}`), text: `${say(`time-bomb-evolution-aim-${role}`)} ${say('web-time-bomb-opening-nobody')}`, rule: 'TE4' }),
  found: (_, shown) => told('found', 'TE4', found(shown)),
  struck: () => told('struck', 'TE15'),
  fourth: (_, { view }) => told('fourth', 'TE15', { cuts: lastRoundCuts(view) ?? 0 }),
  number: (number, shown) => told('number', 'TE10', { ...numbered(shown), number: Number(number) }),
  count: (place, shown) => told('count', 'TE10', { ...numbered(shown), place: Number(place) }),
  'some-bomb': () => told('some-bomb', 'TB11'),
  protect: (colour) => told('protect', 'TE6', { bomb: name(colour) }),
  unprotect: (colour, { view }) => told('unprotect', 'TE13', { bomb: name(colour), blows: view.would_explode.some((each) => each === colour) ? 'yes' : 'no' }),
  'not-protect': (colour) => told('not-protect', colour === 'yellow' ? 'TE14' : 'TE6', { bomb: name(colour), colour }),
  'not-unprotect': (colour) => told('not-unprotect', 'TE13', { bomb: name(colour) }),
};
