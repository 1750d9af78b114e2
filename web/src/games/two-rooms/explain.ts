/** What the things in the rooms are: doors and the clock, people and what is seen of them, and the cards. */
import { say, type Facts } from '../../lib/words';
import type { View } from '../../wire/two-rooms';
import type { Explanation, Shown, Things } from '../explain';
import { hostageCount } from './shared/announcements';
import { cardName, cardText, isActing, teamName, teamOf } from './shared/cards';
import { conditionName } from './shared/newsText';
import { seatsIn } from './shared/rooms';

/** Where the rules say more about a card, by its name without its side; all others are about teams, or about rooms. */
const RULES: Readonly<Record<string, string>> = {
  agent: 'TR18', agoraphobe: 'TR28', ambassador: 'TR39', anarchist: 'TR31', bouncer: 'TR33', clone: 'TR34', conman: 'TR16', 'coy-boy': 'TR15', criminal: 'TR18',
  cupid: 'TR36', dealer: 'TR18', decoy: 'TR22', 'dr-boom': 'TR27', drunk: 'TR35', enforcer: 'TR18', eris: 'TR36', gambler: 'TR23', 'hot-potato': 'TR34',
  immunologist: 'TR30', invincible: 'TR30', leprechaun: 'TR34', martyr: 'TR25', mastermind: 'TR8', mayor: 'TR32', medic: 'TR30', mi6: 'TR34', minion: 'TR31',
  mummy: 'TR30', negotiator: 'TR15', 'nuclear-tyrant': 'TR36', nurse: 'TR25', paparazzo: 'TR20', paranoid: 'TR15', 'presidents-daughter': 'TR25',
  'private-eye': 'TR22', psychologist: 'TR30', robot: 'TR34', security: 'TR13', 'shy-guy': 'TR15', sniper: 'TR22', spy: 'TR17', target: 'TR22', thug: 'TR18',
  tinkerer: 'TR25', traveler: 'TR29', 'tuesday-knight': 'TR27', usurper: 'TR31', zombie: 'TR37',
};
export const ruleOf = (card: string) => RULES[card.replace(/-(red|blue)$/, '')] ?? (isActing(card) ? 'TR38' : ['red', 'blue'].includes(teamOf(card)) ? 'TR24' : 'TR26');

const MARK_RULES: Readonly<Record<string, string>> = { barred: 'TR31', 'lead-offered': 'TR9', mayor: 'TR32', elect: 'TR32', tackled: 'TR13' };
const ACT_RULES: Readonly<Record<string, string>> = {
  'offer-card': 'TR16', 'offer-colour': 'TR17', 'show-card': 'TR15', 'show-colour': 'TR17', 'show-colour-to-all': 'TR17', 'show-all': 'TR15', point: 'TR10', 'stop-pointing': 'TR10',
  appoint: 'TR8', 'offer-lead': 'TR9', use: 'TR41', urge: 'TR42', tell: 'TR42', show: 'TR21', deck: 'TR1',
};
const OFFER_RULES: Readonly<Record<string, string>> = { 'offer-card': 'TR16', 'offer-colour': 'TR17', 'offer-lead': 'TR9' };
const QUESTION_RULES: Readonly<Record<string, string>> = { send: 'TR12', appoint: 'TR8', shoot: 'TR22', 'name-buried': 'TR22', 'call-winner': 'TR23' };

function told(thing: string, rule: string, facts: Facts = {}): Explanation {
  return { title: say(`explain-two-rooms-${thing}`, facts), text: say(`explain-two-rooms-${thing}-text`, facts), rule };
}

const who = (seat: number | null, { names, me }: Shown<View>): Facts => ({ name: names[seat ?? -1] ?? '', you: seat !== null && seat === me ? 'yes' : seat === null ? 'nobody' : 'no' });

export const THINGS: Things<View> = {
  door: (room, { view }) => told('door', 'TR7', { room: Number(room) + 1, count: seatsIn(view, Number(room)).length, mine: view.room === Number(room) ? 'yes' : 'no' }),
  clock: (_, { view }) => {
    const timed = view.house.no_timer ? 'no' : 'yes';
    return told('clock', timed === 'yes' ? 'TR6' : 'TR14', { round: view.round, rounds: view.round_seconds.length, count: hostageCount(view), timed });
  },
  plate: (seat, shown) => told('plate', Number(seat) === shown.me ? 'TR15' : 'TR16', who(Number(seat), shown)),
  far: (seat, shown) => told('far', 'TR7', who(Number(seat), shown)),
  there: (_, { view }) => told('there', 'TR7', { room: 2 - (view.room ?? 0) }),
  leader: (_, shown) => told('leader', 'TR10', { ...who(shown.view.leader, shown), needed: shown.view.majority }),
  pointing: (seat, shown) => told('pointing', 'TR10', { ...who(Number(seat), shown), target: shown.names[shown.view.pointing[Number(seat)] ?? -1] ?? '' }),
  fingers: (seat, shown) => told('fingers', 'TR10', { ...who(Number(seat), shown), count: shown.view.fingers[Number(seat)] ?? 0, needed: shown.view.majority }),
  going: (seat, shown) => told('going', 'TR12', who(Number(seat), shown)),
  mark: (code) => told('mark', MARK_RULES[code] ?? 'TR10', { code }),
  saying: (seat, shown) => told('saying', 'TR42', who(Number(seat), shown)),
  lately: () => told('lately', 'TR20'),
  card: (card) => ({ title: cardName(card), text: cardText(card), rule: ruleOf(card) }),
  team: (team) => ({ title: teamName(team), text: say('explain-two-rooms-team-text', { team }), rule: 'TR24' }),
  condition: (condition) => ({ title: say('explain-two-rooms-condition', { condition: conditionName(condition as View['conditions'][number]) }), text: say(`two-rooms-means-${condition}`), rule: 'TR30' }),
  'my-card': () => told('my-card', 'TR5'),
  memory: () => told('memory', 'TR19'),
  known: () => told('known', 'TR19'),
  shown: () => told('shown', 'TR19'),
  power: () => told('power', 'TR41'),
  do: (act) => ({ title: say(`explain-two-rooms-do-${act}`), text: say(`explain-two-rooms-do-${act}-text`), rule: ACT_RULES[act] ?? 'TR41' }),
  offer: (sign) => told('offer', OFFER_RULES[sign] ?? 'TR16', { sign }),
  offers: () => told('offers', 'TR16'),
  waiting: () => told('waiting', 'TR16'),
  ask: (question, { view }) => ({ title: say(`explain-two-rooms-ask-${question}`), text: say(`explain-two-rooms-ask-${question}-text`, { count: hostageCount(view) }), rule: QUESTION_RULES[question] ?? 'TR12' }),
  walk: () => told('walk', 'TR39'),
  parley: () => told('parley', 'TR13'),
  away: () => ({ title: say('explain-away'), text: say('explain-away-text'), rule: 'ALL5' }),
};
