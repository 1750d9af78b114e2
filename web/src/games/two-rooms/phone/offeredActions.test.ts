import { expect, test } from 'vitest';
import type { Prompt } from '../../../wire/messages';
import type { Move } from '../../../wire/two-rooms';
import { acting, everything, find, mine, neighbour } from '../../../testing/two-rooms';
import { answer, offered, publiclyImpossible, question, earlyHostages, targets } from './offeredActions';

const prompt: Prompt<Move> = {
  number: 1,
  owed: false,
  offer: {
    kind: 'either',
    parts: [
      { kind: 'drawn', move: 'point', field: 'seat', cards: [1, 2, 4] },
      { kind: 'one-of', moves: [{ move: 'show-all' }, { move: 'accept', seat: 4 }] },
      { kind: 'subset', move: 'use', field: 'targets', cards: [1, 2, 4], count: 2 },
    ],
  },
};

test.each<[Move, boolean]>([
  [{ move: 'point', seat: 4 }, true],
  [{ move: 'point', seat: 3 }, false],
  [{ move: 'appoint', seat: 4 }, false],
  [{ move: 'show-all' }, true],
  [{ move: 'accept', seat: 4 }, true],
  [{ seat: 4, move: 'accept' }, true],
  [{ move: 'accept', seat: 1 }, false],
  [{ move: 'use', targets: [1, 4] }, true],
  [{ move: 'use', targets: [1] }, false],
  [{ move: 'use', targets: [1, 1] }, false],
  [{ move: 'use', targets: [1, 3] }, false],
  [{ move: 'walk' }, false],
])('%j is on offer: %s', (move, on) => {
  expect(offered(prompt, move)).toBe(on);
  expect(offered(null, move)).toBe(false);
});

test('a part says on whom', () => {
  expect(targets(prompt, 'point')).toEqual([1, 2, 4]);
  expect(targets(prompt, 'use')).toEqual([1, 2, 4]);
  expect(targets(prompt, 'accept')).toEqual([4]);
  expect(targets(prompt, 'appoint')).toEqual([]);
});

test('an open step asks nothing, though a leader without a clock may name hostages in it', () => {
  expect(question(prompt)).toBeNull();
  expect(earlyHostages(prompt)).toBeNull();
  const send = { kind: 'subset' as const, move: 'send', field: 'hostages', cards: [5, 6, 7], count: 2 };
  const led = { ...prompt, offer: { kind: 'either' as const, parts: [send] } };
  expect(question(led)).toBeNull();
  expect(earlyHostages(led)).toEqual({ move: 'send', among: [5, 6, 7], count: 2 });
  expect(question({ number: 2, owed: true, offer: send })).toEqual({ move: 'send', among: [5, 6, 7], count: 2 });
});

test('a card that is in the deck twice is listed once', () => {
  const offer = { kind: 'drawn' as const, move: 'name-buried', field: 'card', cards: ['red-team', 'red-team', 'bomber'] };
  expect(question({ number: 2, owed: true, offer })?.among).toEqual(['red-team', 'bomber']);
});

test.each<[Parameters<typeof answer>[0]['move'], (number | string)[], Move]>([
  ['send', [7, 5], { move: 'send', hostages: [5, 7] }],
  ['appoint', [3], { move: 'appoint', seat: 3 }],
  ['shoot', [3], { move: 'shoot', seat: 3 }],
  ['name-buried', ['bomber'], { move: 'name-buried', card: 'bomber' }],
  ['call-winner', ['red'], { move: 'call-winner', side: 'red' }],
])('%s is answered with %j', (move, chosen, made) => {
  expect(answer({ move, among: chosen, count: chosen.length }, chosen)).toEqual(made);
});

test('what a secret forbids is not dimmed', () => {
  const seen = find(acting);
  const { view } = seen.update;
  const seat = neighbour(seen);
  for (const move of [{ move: 'offer-card', seat }, { move: 'show-card', seat }, { move: 'show-all' }] as Move[]) {
    expect(publiclyImpossible({ ...view, offers: [] }, null, mine(seen), move), move.move).toBe(false);
    expect(publiclyImpossible({ ...view, todo: [{ step: 'naming' }] }, null, mine(seen), move), move.move).toBe(true);
  }
});

test('what the whole room knows to be impossible is', () => {
  const seen = find(acting);
  const { view } = seen.update;
  const there = view.rooms.findIndex((room) => room !== view.room);
  expect(publiclyImpossible(view, seen.update.prompt, mine(seen), { move: 'offer-card', seat: there })).toBe(true);
  expect(publiclyImpossible({ ...view, colours: false }, null, mine(seen), { move: 'offer-colour', seat: neighbour(seen) })).toBe(true);
  expect(publiclyImpossible(view, null, mine(seen), { move: 'appoint', seat: neighbour(seen) })).toBe(true);
});

test.each(everything.filter(acting))('$scene: every offer of a real evening can be read', ({ update }) => {
  const offer = update.prompt?.offer;
  if (offer?.kind !== 'either') throw new Error('no such offer');
  for (const part of offer.parts) {
    if (part.kind === 'one-of') for (const move of part.moves) expect(offered(update.prompt, move)).toBe(true);
    if (part.kind === 'drawn') for (const each of part.cards) expect(offered(update.prompt, { move: part.move, [part.field]: each } as unknown as Move)).toBe(true);
  }
});
