import { cleanup, render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Finale from '../table/Finale.svelte';
import type { OnStage } from '../table/stage.svelte';
import * as academy from '../testing/bomb-squad-academy';
import type { Seen } from '../testing/fixtures';
import * as timeBomb from '../testing/time-bomb';
import * as evolution from '../testing/time-bomb-evolution';
import * as snipers from '../testing/trick-snipers';
import * as rooms from '../testing/two-rooms';
import { nameless, OF_ME } from '../testing/voice';
import { loadEnding, type AnyEnding } from './board';

type End = Seen<{ readonly outcome: unknown }, object, unknown>;
interface Shown {
  readonly game: string;
  readonly end: End;
  readonly moment: object;
  readonly cards: readonly string[]; // by what screen readers would call them, or what is written on them
  readonly faces: readonly number[];
}

const claim = { move: 'claim', safe: null, success: null, boom: null };
const colours = { move: 'claim', success: 1, green: 0, purple: 0, red: null, blue: 0, yellow: 0, pink: 0 };
const SHOWN: readonly Shown[] = [
  { game: 'time-bomb', end: timeBomb.find(timeBomb.over), moment: { moment: 'best-lie', seat: 1, round: 2, claim: { ...claim, success: 2, boom: 0 }, truth: { ...claim, success: 1, boom: 1 } }, cards: ['2 Success, no Boom.', 'Success', 'Boom'], faces: [1] },
  { game: 'time-bomb', end: timeBomb.find(timeBomb.over), moment: { moment: 'best-lie', seat: 1, round: 2, claim: { ...claim, success: 2 }, truth: { ...claim, success: 0 } }, cards: ['2 Success.', 'no Success.'], faces: [1] },
  { game: 'time-bomb-evolution', end: evolution.find(evolution.over), moment: { moment: 'best-lie', seat: 2, round: 1, claim: colours, truth: { ...colours, success: 0, green: 1, yellow: 1 } }, cards: ['Green', 'Yellow'], faces: [2] },
  { game: 'bomb-squad-academy', end: academy.find(academy.over), moment: { moment: 'boldest-cut', seat: 2, wire: 'blue', bomb: 3, points: 14 }, cards: ['+14'], faces: [2] },
  { game: 'bomb-squad-academy', end: academy.find(academy.over), moment: { moment: 'biggest-blast', seats: [0, 2], wire: 'red', bomb: 2, points: 10 }, cards: ['−10'], faces: [0, 2] },
  { game: 'trick-snipers', end: snipers.find(snipers.over), moment: { moment: 'best-shot', by: 2, card: ['green', 3], victim: 0, target: ['red', 10], trick: 6 }, cards: ['Green 3', 'Red 10', '3 + 10 = 13'], faces: [2, 0] },
  { game: 'two-rooms', end: rooms.find(rooms.over, rooms.seated), moment: { moment: 'deciding-walk', seat: 0, card: 'bomber', round: 2, to: 1, by: 3 }, cards: ['Bomber'], faces: [3, 0] },
];
const NOTHING = [
  { game: 'time-bomb', end: timeBomb.find(timeBomb.over), moment: { moment: 'nobody-lied' } },
  { game: 'bomb-squad-academy', end: academy.find(academy.over), moment: null },
  { game: 'trick-snipers', end: snipers.find(snipers.over), moment: { moment: 'no-shot' } },
  { game: 'two-rooms', end: rooms.find(rooms.over, rooms.seated), moment: { moment: 'no-walk' } },
];
const BECAUSE: Record<string, object> = {
  'time-bomb': { because: 'never-found', left: 1 },
  'time-bomb-evolution': { because: 'never-found', left: 1 },
  'bomb-squad-academy': { because: 'ahead', winner: 0, score: 9, next: [1], margin: 2 },
  'trick-snipers': { because: 'nobody-scored' },
  'two-rooms': { because: 'tyrant-alone', seat: 0 },
};

/** The picture when the finale has come so far after the cards: 1 is why, 2 the moment, and none is the end of it. */
async function picture({ game, end, moment }: Pick<Shown, 'game' | 'end'> & { readonly moment: object | null }, after: number | null, wall = false): Promise<Element | null> {
  cleanup();
  const people = end.names.map((name) => ({ name, bot: false, present: true, substituted: false }));
  const turning = people.map((_, seat) => seat);
  const on: OnStage | null = after === null ? null : { news: null, phase: 'turn', part: turning.length + after, place: 0, before: null, after: null, start: 0, seconds: 1 };
  const ending = (await loadEnding(game)) as AnyEnding;
  render(Finale, { on, view: end.update.view as never, finale: { type: 'finale', facts: { because: BECAUSE[game], moment, turning, soot: [] }, callback: null, riddle: 'winner', sofa: [] }, ending, people, me: null, wall });
  return document.querySelector('.picture');
}

describe.each(SHOWN)('the moment of $game', (shown) => {
  test.each([false, true])('draws its cards and whose they were (wall: %s)', async (wall) => {
    expect(await picture(shown, 1, wall), 'not before it is told').toBeNull();
    const drawn = await picture(shown, 2, wall);
    const named = [...(drawn?.querySelectorAll('[role=img], strong, b') ?? [])].map((card) => card.getAttribute('aria-label') ?? card.textContent?.trim());
    for (const card of shown.cards) expect(named).toContain(card);
    const initials = shown.faces.map((seat) => shown.end.names[seat]?.[0]);
    expect([...(drawn?.querySelectorAll('.face text') ?? [])].map((letters) => letters.textContent?.[0])).toEqual(expect.arrayContaining(initials));
  });

  test('has the place of the people while it is told, and they come back', async () => {
    await picture(shown, 2);
    expect(document.querySelector('ul')?.classList).toContain('away');
    await picture(shown, null);
    expect(document.querySelector('ul')?.classList).not.toContain('away');
  });
});

test.each(SHOWN)('the end of $game speaks to whoever reads it', async ({ game, end, moment }) => {
  const ending = (await loadEnding(game)) as AnyEnding;
  const facts = { because: BECAUSE[game], moment, turning: [], soot: [] };
  const lines = end.names.flatMap((_, me) => {
    const context = { names: nameless(end.names, me), me };
    const winner = { ...end.update.view, outcome: { ...(end.update.view as { outcome: object }).outcome, winners: [me] } };
    return [ending.winners(winner as never, context), ending.why(facts as never, end.update.view as never, context), ending.moment(facts as never, end.update.view as never, context)];
  });
  expect(lines.join(' ')).not.toMatch(OF_ME);
});

test.each(NOTHING)('where $game has nothing to show, people stay in sight', async (nothing) => {
  expect(await picture(nothing, 2)).toBeNull();
  expect(document.querySelector('ul')?.classList).not.toContain('away');
});
