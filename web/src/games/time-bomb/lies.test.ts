import { expect, test } from 'vitest';
import { everything, over } from '../../testing/time-bomb';
import type { Said } from '../../wire/messages';
import type { Claim, Snip, Talk, View, Wire } from '../../wire/time-bomb';
import { lies as told } from '../time-bomb-shared/lies';
import { BOX } from './box';

const [blank] = everything.filter(over).map(({ update }) => update.view);

/** A game of four in which seat 1 was dealt one Success, one Boom and three Safe; in round 2 four Safe. */
const hands = (mine: Wire[]): Wire[][] => [[], mine, [], []];
const deals = [hands(['boom', 'safe', 'safe', 'safe', 'success']), hands(['safe', 'safe', 'safe', 'safe'])];
const cuts: Snip[] = [[2, 'safe'], [1, 'success'], [1, 'safe'], [3, 'safe'], [1, 'safe'], [0, 'safe']];
const view = { ...(blank as View), players: 4, round: 2, deals, cuts, claimed: [] };

const lies = (at: View, heard: Said<Talk>[]) => told(at, heard, BOX.kinds);
const claim = (numbers: Partial<Record<Wire, number>>): Claim => ({ move: 'claim', safe: null, success: null, boom: null, ...numbers });
const said = (talk: Talk, round: number, moment: number): Said<Talk> => ({ seat: 1, talk, round, moment, hearers: [] });

test.each([
  ['the truth about all kinds', claim({ success: 1, boom: 1, safe: 3 }), 1, 0],
  ['the truth about one kind, and nothing about the Boom', claim({ success: 1 }), 1, 0],
  ['the truth after my Success was cut', claim({ success: 0 }), 1, 2],
  ['the truth after two of my wires were cut', claim({ safe: 2, success: 0, boom: 1 }), 1, 3],
  ['the truth of the second round', claim({ safe: 4, boom: 0 }), 2, 4],
  ['the truth of the second round after a cut', claim({ safe: 3 }), 2, 5],
])('%s is no lie', (_, talk, round, moment) => {
  expect(lies(view, [said(talk, round, moment)])).toEqual([]);
});

test.each([
  ['a Success too many', claim({ success: 2 }), 1, 0, { success: 1 }],
  ['a Success that is cut already', claim({ success: 1 }), 1, 2, { success: 0 }],
  ['a Boom denied', claim({ success: 1, boom: 0 }), 1, 0, { success: 1, boom: 1 }],
  ['what I held in the round before', claim({ success: 1 }), 2, 4, { success: 0 }],
])('%s is a lie, told beside what was so', (_, talk, round, moment, truth) => {
  expect(lies(view, [said(talk, round, moment)])).toEqual([{ round, seat: 1, claim: talk, truth: claim(truth) }]);
});

test('accusations and proposals are opinions', () => {
  expect(lies(view, [said({ move: 'accuse', seat: 1 }, 1, 0), said({ move: 'suggest', owner: 1 }, 1, 0)])).toEqual([]);
});

test('a claim in turn is held against the deal of its round; silence is no lie', () => {
  const turn = (seat: number, made: Claim | null) => ({ news: 'claimed' as const, seat, claim: made });
  const silent = [turn(2, null), turn(3, null), turn(0, null)];
  const claimed = [turn(1, claim({ success: 1 })), ...silent, turn(1, claim({ success: 1 })), ...silent];
  expect(lies({ ...view, claims: 'in_turn', claimed }, [])).toEqual([
    { round: 2, seat: 1, claim: claim({ success: 1 }), truth: claim({ success: 0 }) },
  ]);
});
