import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { find, props, seated } from '../../testing/trick-snipers';
import type { BeatPhase } from '../../wire/messages';
import type { Card, News, Standing, Trick, View } from '../../wire/trick-snipers';
import Board from './Board.svelte';
import { scenes, type On } from './scenes';

const seen = find((each) => seated(each) && each.update.view.players === 5 && each.update.view.tricks.length > 2 && !each.update.view.outcome);
const names = ['Ann', 'Bea', 'Cleo', 'Dov', 'Esme'];
const me = seen.update.view.viewer as number;
const STOOD: Standing = { best: 0, sniper: null, chief: false, shots: 0, effect: 'nothing' };
const LED: readonly Card[] = [['black', 10], ['black', 2], ['red', 1], ['black', 4], ['green', 3]];
const leader = (me + 1) % 5; // so that the last card is mine, and the others' are theirs

/** A trick in which this many cards lie. */
function lying(count: number, standing: Standing = STOOD): View {
  const { view } = seen.update;
  return { ...view, trick: LED.slice(0, count), standings: [...view.standings, ...Array.from({ length: count }, () => standing)], leader, waiting: [(leader + count) % 5], points: [0, 0, 0, 0, 0], news: [] };
}

function played(before: View, card: Card, standing: Standing): View {
  const seat = (leader + before.trick.length) % 5;
  return { ...before, trick: [...before.trick, card], standings: [...before.standings, standing], waiting: [(seat + 1) % 5], news: [{ news: 'card-played', seat, card }] };
}

/** The last card, and what follows from it. */
function taken(before: View, card: Card, standing: Standing, trick: Omit<Trick, 'leader' | 'cards'>, ...more: News[]): View {
  const after = played(before, card, standing);
  const { winner, sniped, points } = trick;
  const scored = after.points.map((each, seat) => each + (seat === winner ? points : 0));
  const news: News[] = [...after.news, { news: 'trick-taken', seat: winner, sniped, points }, ...more];
  return { ...after, trick: [], tricks: [...after.tricks, { leader, cards: after.trick, ...trick }], face_up: [...after.face_up, true], points: scored, leader: winner, waiting: [winner], news };
}

const beat = (before: View, after: View, phase: BeatPhase, place = 0, part = 0): On => ({ news: after.news[place] ?? null, place, phase, part, before, after, start: 0, seconds: 1 });

/** All that a device shows, says and plays during a beat. */
function shown(on: On, wall: boolean, played = scenes): string {
  const { given } = props({ ...seen, names });
  const table = { names, me: wall ? null : me };
  const caption = played.caption(on, table);
  const { container, unmount } = render(Board, { ...given, view: played.view?.(on) ?? on.after, stage: on, caption, wall, prompt: null, ...table });
  const html = container.innerHTML;
  unmount();
  return [html, caption, played.sound?.(on), JSON.stringify(played.manner?.(on)), document.title].join('\n');
}

const SNIPED = { winner: (leader + 4) % 5, sniped: true, points: 1 };
const CHIEF = { winner: leader, sniped: false, points: 1 };
const PLAIN = { winner: leader, sniped: false, points: 0 };
const aims: Standing = { ...STOOD, sniper: 4, shots: 1, effect: 'sights' };

/** What a card can turn out to be, when this many lie there. */
function outcomes(count: number): [View, View[]] {
  const before = lying(count);
  const running = [
    played(before, ['black', 3], STOOD),
    played(before, ['black', 12], { ...STOOD, best: count }),
    played(before, ['red', 7], { ...STOOD, chief: true, effect: 'chief' }),
    played(before, ['red', 3], { ...aims, sniper: count }),
    played(before, ['black', 11], { ...STOOD, best: count, effect: 'higher' }),
  ];
  if (count < 4) return [before, running];
  const two: News = { news: 'ended', ending: 'two-points' };
  return [
    before,
    [
      taken(before, ['yellow', 2], STOOD, PLAIN),
      taken(before, ['yellow', 7], { ...STOOD, chief: true, effect: 'chief' }, CHIEF),
      taken(before, ['yellow', 3], aims, SNIPED),
      taken(before, ['yellow', 3], { ...aims, shots: 2 }, SNIPED),
      { ...taken(before, ['green', 3], aims, SNIPED, two), outcome: { side: 'seat-0', winners: [SNIPED.winner], why: 'two-points' }, todo: [] },
    ],
  ];
}

const others = [0, 1, 2, 3, 4].flatMap((count) => (['announce', 'tension'] as const).flatMap((phase) => [true, false].map((wall) => ({ count, phase, wall }))));

test.each(others)('before a card turns nothing tells which it is: $count cards lie, $phase, wall: $wall', ({ count, phase, wall }) => {
  const [before, afters] = outcomes(count);
  const mine = (leader + count) % 5 === me && !wall;
  const told = new Set(afters.map((after) => shown(beat(before, after, phase), wall)));
  if (!mine) expect(told.size).toBe(1);
  expect(new Set(afters.map((after) => shown(beat(before, after, 'turn'), wall))).size).toBeGreaterThan(2);
});

const effect = ({ after }: On) => after.standings.at(-1)?.effect ?? 'nothing';
const turning = ({ news }: On) => (news?.news === 'card-played' ? news.card : null);
const early: [string, Partial<typeof scenes>][] = [
  ['the view after', { view: ({ after }) => after }],
  ['a score', { view: ({ before, after }) => ({ ...before, points: after.points }) }],
  ['a pile of tricks', { view: ({ before, after }) => ({ ...before, tricks: after.tricks, trick: after.trick }) }],
  ['the sight line', { view: ({ before, after }) => ({ ...before, standings: after.standings }) }],
  ['a caption', { caption: (on) => `Dov plays ${turning(on)?.join(' ') ?? ''}` }],
  ['a sound', { sound: (on) => (effect(on) === 'sights' ? 'half-shot' : 'card') }],
  ['from where it sounds', { manner: (on) => ({ pan: [0, effect(on) === 'sights' ? 1 : 0] }) }],
];

test.each(early)('%s that tells early is noticed', (_, planted) => {
  const [before, afters] = outcomes(4);
  const told = new Set(afters.map((after) => shown(beat(before, after, 'tension'), true, { ...scenes, ...planted })));
  expect(told.size).toBeGreaterThan(1);
});

test.each([true, false])('while the last card turns nobody has taken the trick yet, wall: %s', (wall) => {
  const [before, afters] = outcomes(4);
  for (const after of afters) {
    const on = beat(before, after, 'turn');
    const html = shown(on, wall);
    expect(html.match(/class="laid/g)).toHaveLength(5);
    expect(html).not.toMatch(/class="[^"]*(won|gathered|end)\b/);
    expect(scenes.view?.(on)?.points).toEqual(before.points);
    expect(scenes.view?.(on)?.outcome).toBeNull();
  }
});

test('my own card has left my hand as soon as it flies', () => {
  const [before, [after]] = outcomes(4);
  const gone = { ...(after as View), hand: before.hand.slice(1) };
  expect(scenes.view?.(beat(before, gone, 'tension'))?.hand).toEqual(gone.hand);
  expect(scenes.view?.(beat(before, { ...gone, news: [{ news: 'card-played', seat: leader, card: ['red', 1] }] }, 'tension'))?.hand).toEqual(before.hand);
});

const from = (name: string) => names.indexOf(name);
const say = (on: On, who: number | null = null) => scenes.caption(on, { names, me: who });
/** The same in seats of which Ann leads. */
const ann = (view: View): View => ({ ...view, leader: from('Ann') });

test('captions are those of the script', () => {
  const led = ann(lying(0));
  const lead: View = { ...ann(played(led, ['black', 12], STOOD)), news: [{ news: 'card-played', seat: from('Ann'), card: ['black', 12] }] };
  expect(say(beat(led, lead, 'announce'))).toBe('Ann leads…');
  expect(say(beat(led, lead, 'turn'))).toBe('Ann leads Black 12.');
  const second = (card: Card, standing: Standing): On => {
    const before: View = { ...ann(lying(1)), trick: [['black', 10]] };
    return beat(before, { ...ann(played(before, card, standing)), news: [{ news: 'card-played', seat: from('Bea'), card }] }, 'consequence');
  };
  expect(say({ ...second(['red', 1], STOOD), phase: 'announce' })).toBe('Bea plays…');
  expect(say(second(['red', 1], STOOD))).toBe('Winning: Black 10. A 3 of another clan snipes.');
  expect(say(second(['red', 7], { ...STOOD, chief: true, effect: 'chief' }))).toBe('A 7! This trick is worth a point.');
  expect(say(second(['red', 3], { ...aims, sniper: 1 }))).toBe("Bea has Ann's 10 in the sights.");
  expect(say(second(['red', 3], { ...aims, sniper: 1 }), from('Ann'))).toBe('Bea has your 10 in the sights.');
  expect(say(second(['black', 11], { ...STOOD, best: 1, effect: 'higher' }))).toBe('Bea goes higher. The shot misses.');
});

test('a finished trick says why it scored or not', () => {
  const before = lying(4);
  const on = (after: View, place = 1, phase: BeatPhase = 'consequence', part = 0) => say(beat(before, after, phase, place, part));
  const name = (seat: number) => names[seat] ?? '';
  expect(on(taken(before, ['yellow', 2], STOOD, PLAIN))).toBe(`${name(leader)} wins the trick. No 7, no snipe, no point.`);
  expect(on(taken(before, ['yellow', 7], STOOD, CHIEF))).toBe(`A 7 in it: ${name(leader)} wins the trick and a point.`);
  const shot = taken(before, ['yellow', 3], { ...aims, shots: 2 }, SNIPED);
  expect(on(shot)).toBe(`10 + 3 = 13. ${name(SNIPED.winner)} snipes ${name(leader)}: a point!`);
  expect(on(shot, 1, 'consequence', 1)).toBe('Two shots! The later one counts.');
  expect(on(shot, 1, 'next')).toBe(`${name(SNIPED.winner)} has 1 point. The next one wins.`);
});

test.each<[string, Partial<View>]>([
  ['Two points! Cleo wins.', { outcome: { side: 'seat-2', winners: [2], why: 'two-points' } }],
  ['No cards left. Ann wins: 1 point and the most tricks, 4.', { outcome: { side: 'seat-0', winners: [0], why: 'most-tricks' }, points: [1, 0, 1, 0, 0], counts: [4, 3, 1, 1, 0] }],
  ['Nobody scored. Most tricks wins: Bea, 5.', { outcome: { side: 'seat-1', winners: [1], why: 'most-tricks' }, points: [0, 0, 0, 0, 0], counts: [2, 5, 1, 1, 0] }],
  ['No cards left. Ann and Bea share the win.', { outcome: { side: 'shared', winners: [0, 1], why: 'most-tricks' }, points: [1, 1, 0, 0, 0] }],
  ['No cards left, and nobody scored. Nobody wins.', { outcome: { side: 'nobody', winners: [], why: 'nobody' }, points: [0, 0, 0, 0, 0] }],
])('%s', (text, change) => {
  const view: View = { ...lying(0), news: [{ news: 'trick-taken', seat: 0, sniped: false, points: 0 }], ...change };
  expect(say(beat(view, view, 'next'))).toBe(text);
});

const SOUNDS: Record<News['news'], string | null> = { 'cards-dealt': 'deal', 'cards-passed': 'whoosh', 'leader-drawn': null, 'card-played': null, 'trick-taken': 'slide', ended: 'round' };

test.each(Object.keys(SOUNDS) as News['news'][])('%s has words and a sound, or none', (kind) => {
  const facts: Record<News['news'], News> = {
    'cards-dealt': { news: 'cards-dealt' },
    'cards-passed': { news: 'cards-passed' },
    'leader-drawn': { news: 'leader-drawn', seat: 2 },
    'card-played': { news: 'card-played', seat: leader, card: ['black', 10] },
    'trick-taken': { news: 'trick-taken', seat: leader, sniped: false, points: 0 },
    ended: { news: 'ended', ending: 'most-tricks' },
  };
  const [before, [plain]] = outcomes(4);
  const after: View = { ...(kind === 'card-played' ? lying(1) : (plain as View)), news: [facts[kind]] };
  const on = beat(before, after, 'consequence');
  expect(scenes.silent).not.toContain(kind);
  expect(say(on)).toMatch(/[.!]$/);
  expect(scenes.sound?.(on)).toBe(SOUNDS[kind]);
});

test('a shot is heard from the sniper to the target, and only once it is aimed', () => {
  const before = lying(4);
  const after = taken(before, ['yellow', 3], aims, SNIPED);
  const [from = 0, to = 0] = scenes.manner?.(beat(before, after, 'consequence', 1)).pan ?? [];
  expect(Math.sign(from)).toBe(SNIPED.winner < 3 ? 1 : -1); // on the wall the first three sit on the right
  expect(Math.sign(to)).toBe(leader < 3 ? 1 : -1);
  for (const phase of ['announce', 'tension', 'turn'] as const) expect(scenes.manner?.(beat(before, after, phase))).toEqual({});
  expect(scenes.manner?.(beat(before, taken(before, ['yellow', 2], STOOD, PLAIN), 'consequence', 1))).toEqual({});
});

test('it ticks while tricks are played, and lower at match point', () => {
  const playing = lying(2);
  expect([scenes.ticks?.(playing), scenes.low?.(playing)]).toEqual([1, false]);
  expect(scenes.low?.({ ...playing, points: [0, 1, 0, 0, 0] })).toBe(true);
  expect(scenes.ticks?.({ ...playing, todo: [{ step: 'passing' }] })).toBe(0);
  expect(scenes.ticks?.({ ...playing, outcome: { side: 'seat-0', winners: [0], why: 'two-points' } })).toBe(0);
});

test('what was missed is told trick by trick, after the four cards that came', () => {
  const before = lying(4);
  const [plain] = outcomes(4)[1];
  const trick = `${names[leader]} wins the trick. No 7, no snipe, no point.`;
  expect(scenes.missed?.(before, plain as View, { names, me: null })).toEqual([trick]);
  const passing: View = { ...before, leader: -1, tricks: before.tricks.slice(0, 0), trick: [] };
  expect(scenes.missed?.(passing, before, { names, me: null })[0]).toBe('Four cards to the left!');
  expect(scenes.missed?.(plain as View, passing, { names, me: null }), 'another game has begun').toEqual([]);
});
