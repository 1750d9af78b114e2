import { expect, test } from 'vitest';
import { called, staged } from '../../testing/time-bomb-evolution';
import type { View } from '../../wire/time-bomb-evolution';
import { reason, warning } from './reason';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eda', 'Finn'];
const THREE = '0G 1S 2B 3Y 4G 5P 0R 1R 2B 3Y 4S 5P 0S 1R 2B 3Y 4S 5K';

type Case = readonly [what: string, cuts: string, change: Parameters<typeof staged>[1], rule: string, text: RegExp];
const CASES: Case[] = [
  ['a protection must be chosen', '1G 2S', { todo: [{ step: 'protecting', by: 0 }] }, 'TE6', /cut this round/],
  ['any colour may be chosen', '1G 2S', { todo: [{ step: 'protecting', by: 0 }], prevent_any_revealed: true }, 'TE6', /cut so far/],
  ['a colour is protected', '1G 2S', { protected: ['green'], marks: [[2, 'green', true]] }, 'TE7', /^Green is shielded/],
  ['a protection must be taken off', '1G 2B', { todo: [{ step: 'unprotecting', by: 0 }] }, 'TE13', /one shield has to go/],
  ['a protection was taken off', '1G 2S 3B', { marks: [[2, 'green', true], [3, 'green', false]] }, 'TE13', /removed Green's shield/],
  ['a number commands another', '4R', { drawn: called(4, 3), todo: [{ step: 'commanded', number: 3 }] }, 'TE10', /from Eda, it's Ben/],
  ['a number commands me', '4R', { viewer: 1, drawn: called(4, 3), todo: [{ step: 'commanded', number: 3 }] }, 'TE10', /from Eda, it's you/],
  ['a number commands my own wire', '4R', { viewer: 4, drawn: called(4, 0), todo: [{ step: 'commanded', number: 0 }] }, 'TE10', /0 is you/],
  ['the named player has no wire', '4R', { drawn: called(4, 3, true), clipper: 1 }, 'TE10', /Ben, who has no wire/],
  ['Pink takes a cut from a round to come', '1K 2G 3K', {}, 'TE15', /round 4: 4 left/],
  ['Pink leaves none', '1K 2K 3K 4B 5K 0Y 1K 2K', { protected: ['pink'] }, 'TE15', /isn't even dealt/],
  ['Pink takes a cut from this round', `${THREE} 0K`, {}, 'TE15', /round 4: 3 left/],
  ['round 4 begins short', THREE, {}, 'TE15', /round 4 has only 5 cuts/],
  ['four of a colour', '1Y 2Y 3Y 4Y', { why: 'exploded', exploded: 'yellow' }, 'TE4', /^Yellow blows at 4, and 4 are cut/],
  ['three Green', '1G 2G 3G', { why: 'exploded', exploded: 'green' }, 'TE8', /^Green blows at 3/],
  ['a purple pair', '1P 2P', { why: 'exploded', exploded: 'purple', news: [{ news: 'exploded', colour: 'purple', pair: true }] }, 'TE9', /no shield stops that/],
  ['a lost protection', '1G 2S 3G 4G 5B', { why: 'exploded', exploded: 'green', news: [{ news: 'unprotected', by: 5, colour: 'green' }] }, 'TE13', /^Green lost its shield with 3 cut/],
  ['no cut left before round 4', THREE, { why: 'time-up', round: 3 }, 'TE15', /nothing was dealt/],
  ['no cut left in a short round 4', `${THREE} 0K 1K 2K`, { why: 'time-up' }, 'TE15', /no cuts left/],
  ['the last Success', '1S', { why: 'disarmed' }, 'TE4', /^Every Success is cut, all 6/],
];

test.each(CASES)('%s: one line with its rule', (_, cuts, change, rule, text) => {
  const { update, viewer } = staged(cuts, change);
  const found = reason(update.view, NAMES, viewer as number);
  expect(found?.rule).toBe(rule);
  expect(found?.text).toMatch(text);
});

test('an ordinary cut needs no reason, and neither does one that brought nothing about', () => {
  for (const cuts of ['1Y 2G', '1Y 2S', '1B']) expect(reason(staged(cuts).update.view, NAMES, 0)).toBeNull();
});

test('the standard game has reasons only for its end', () => {
  const standard = (view: View): View => ({ ...view, evolution: false, thresholds: [4, 4, 4, 4, 4, 4], round_cuts: [6, 6, 6, 6], cuts_left: 6 });
  for (const cuts of ['1P', '1K', '1B', '1S', '1R', THREE]) expect(reason(standard(staged(cuts).update.view), NAMES, 0)).toBeNull();
  const end = standard(staged('1G 2G 3G 4G', { why: 'exploded', exploded: 'green' }).update.view);
  expect(reason(end, NAMES, 0)?.rule).toBe('TE4');
});


test.each<[what: string, cuts: string, deadly: View['one_away'], rule: string, text: string]>([
  ['another Purple blows', '1P', ['purple'], 'TE9', 'Purple was just cut. Another Purple blows.'],
  ['the third Green blows', '1G 2G', ['green'], 'TE8', 'One more Green and it blows.'],
  ['the fourth Yellow blows', '1Y 2Y 3Y', ['yellow'], 'TE4', 'One more Yellow and it blows.'],
  ['either blows', '1G 2G 3P', ['green', 'purple'], 'TE8', 'One more Green or Purple and it blows.'],
])('%s: it says so before the cut', (_, cuts, deadly, rule, text) => {
  expect(warning({ ...staged(cuts).update.view, one_away: deadly })).toEqual({ rule, text });
});

test('where no bomb is one away there is nothing to warn of', () => {
  expect(warning(staged('1G').update.view)).toBeNull();
});
