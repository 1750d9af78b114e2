/** What the things on the poster of the Academy are: wires, cards, Tools, and what lies before the players. */
import { say, type Facts } from '../../lib/words';
import type { Action, Tool, View, Wire } from '../../wire/bomb-squad-academy';
import type { Explanation, Shown, Things } from '../explain';
import { roman } from './newsText';
import { actionName, deckOf, isWire, lineOf, platesOn, ruleOf, sum, toolName, toolText, wireName, wiresOf } from './wires';

function told(thing: string, rule: string, facts: Facts = {}): Explanation {
  return { title: say(`explain-bomb-squad-academy-${thing}`, facts), text: say(`explain-bomb-squad-academy-${thing}-text`, facts), rule };
}

/** A wire as it lies there: where its trigger stands, where its tiles begin, what a card more would score beside its number. */
function laid(wire: string, { view }: Shown<View>): Facts {
  const { exposed, left } = lineOf(view, wire as Wire);
  return { wire: wireName(wire as Wire), at: sum(exposed), last: deckOf(view, wire as Wire).track, open: exposed.length, next: exposed.length + 1, left };
}

const who = (seat: string, { view, names, me }: Shown<View>): Facts => ({ name: names[Number(seat)] ?? '', you: Number(seat) === me ? 'yes' : 'no', points: view.scores[Number(seat)] ?? 0 });

const ACTION_RULES: Partial<Record<Action, string>> = { wait: 'BS7', chicken: 'BS12' };

export const THINGS: Things<View> = {
  bombs: (_, { view }) => told('bombs', 'BS15', { bomb: roman(view.bomb), last: view.bomb === view.printed.length ? 'yes' : 'no' }),
  round: () => told('round', 'BS6'),
  deck: (wire, shown) => told('deck', 'BS2', laid(wire, shown)),
  track: (wire, shown) => told('track', 'BS8', laid(wire, shown)),
  trigger: (wire, shown) => told('trigger', 'BS9', laid(wire, shown)),
  chain: (wire, shown) => told('chain', 'BS10', laid(wire, shown)),
  tile: (tile) => told('tile', 'BS9', { tile }),
  plate: (way, { view }) => {
    const points = wiresOf(view).flatMap((wire) => platesOn(view, wire)).find((plate) => plate.way === way)?.points ?? 0;
    return told('plate', 'BS14', { way, points });
  },
  'know-card': (wire, shown) => told('know-card', 'BS34', laid(wire, shown)),
  'know-tile': (wire, shown) => told('know-tile', 'BS34', laid(wire, shown)),
  guarded: (wire, shown) => told('guarded', 'BS7', laid(wire, shown)),
  cutter: (seat, shown) => told('cutter', 'BS8', who(seat, shown)),
  blocked: (seat, shown) => told('blocked', 'BS7', who(seat, shown)),
  player: (seat, shown) => told('player', 'BS35', who(seat, shown)),
  score: (seat, shown) => told('score', 'BS17', { ...who(seat, shown), most: Math.max(...shown.view.scores) }),
  gained: (seat, shown) => told('gained', 'BS10', who(seat, shown)),
  ages: () => told('ages', 'BS4'),
  answered: () => told('answered', 'ALL3'),
  asked: () => told('asked', 'ALL5'),
  spared: (seat, shown) => told('spared', 'BS31', who(seat, shown)),
  turned: (seat, shown) => told('turned', 'BS20', who(seat, shown)),
  aside: () => told('aside', 'BS13'),
  sealed: () => told('sealed', 'BS6'),
  action: (action) => ({
    title: actionName(action as Action),
    text: say(`web-bomb-squad-academy-card-${isWire(action as Action) ? 'cutter' : action}`, { wire: actionName(action as Action) }),
    rule: ACTION_RULES[action as Action] ?? 'BS8',
  }),
  tool: (tool) => ({ title: toolName(tool as Tool), text: `${toolText(tool as Tool)} ${say('explain-bomb-squad-academy-once')}`, rule: ruleOf(tool as Tool) }),
  moment: (moment) => ({ title: say(`explain-bomb-squad-academy-moment-${moment}`), text: say('explain-bomb-squad-academy-moment-text'), rule: 'BS19' }),
  peeks: () => told('peeks', 'BS34'),
  seen: () => told('seen', 'BS34'),
  scores: () => told('scores', 'BS17'),
  bot: () => ({ title: say('explain-bot'), text: say('explain-bot-text'), rule: 'ALL5' }),
  away: () => ({ title: say('explain-away'), text: say('explain-away-text'), rule: 'ALL5' }),
};
