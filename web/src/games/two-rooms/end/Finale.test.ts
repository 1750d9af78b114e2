import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { find, mine, over, props, seated } from '../../../testing/two-rooms';
import type { OnStage } from '../../../table/stage.svelte';
import type { News, View } from '../../../wire/two-rooms';
import type { BeatPhase } from '../../../wire/messages';
import Board from '../Board.svelte';
import { scenes } from '../scenes';
import { cardsUp, firstCards } from './cardsUp';

const ended = find(over, seated, ({ update }) => update.view.people.some(({ card }) => card === 'president') && update.view.people.some(({ card }) => card === 'bomber'));
const { view } = ended.update;
const before: View = { ...view, outcome: null, people: [], verdicts: [], blast: null, president: null, bomber: null, down: [], log: [], shares: [], todo: [{ step: 'revealing' }] };
const [president, bomber] = [view.president ?? 0, view.bomber ?? 0];
/** The same end with somebody else as the Bomber, who wins by that. */
function ending(seat: number): View {
  const people = view.people.map((person, each) => ({ ...person, card: each === seat ? 'bomber' : each === bomber ? 'red-team' : person.card }));
  const blast = view.people[seat]?.room ?? 0;
  const red = view.people[president]?.room === blast;
  const side = red ? 'red' : 'blue';
  return { ...view, people, blast, bomber: seat, outcome: { side, winners: view.people.flatMap((_, each) => (each % 2 === Number(red) ? [each] : [])), why: 'revealed' }, verdicts: view.verdicts.map((verdict, each) => ({ ...verdict, won: each % 2 === Number(red) })) };
}

const left = view.down.filter((seat) => seat !== president); // any of them may be the Bomber, for all that is seen before the burst
const first = firstCards(view);

const beat = (after: View, phase: BeatPhase, part: number): OnStage<View, News> => ({ news: { news: 'over' }, place: 0, phase, part, before, after, start: 0, seconds: 1 });

/** All that a phone or a wall shows, says and sounds during a beat. */
function shown(on: OnStage<View, News>, me: number | null, told = scenes): string {
  const names = ended.names;
  const caption = told.caption(on, { names, me });
  const drawn = told.view?.(on) ?? on.after;
  const seat = { ...ended, update: { ...ended.update, prompt: null } };
  const { container, unmount } = render(Board, { ...props(seat, drawn).given, me, stage: on, caption, clock: null });
  const page = [container.innerHTML, told.sound?.(on), document.title].join('\n');
  unmount();
  return page.replace(/svelte-[a-z0-9]+/g, '').replace(/c\d+/g, '');
}

const turned = first.map((_, part): [BeatPhase, number] => ['turn', part]);
const hushed: readonly [BeatPhase, number][] = [['announce', 0], ...turned, ['turn', first.length], ['tension', first.length + 1]];

test('whose cards are turned first does not tell in which room the Bomber is', () => {
  expect(new Set(left.map((seat) => view.people[seat]?.room)).size).toBe(2);
});

test.each([mine(ended), null])('until the burst nothing that %s sees or hears tells which room it is, or who wins', (me) => {
  for (const [phase, part] of hushed) {
    const pages = left.map((seat) => shown(beat(ending(seat), phase, part), me));
    expect(new Set(pages).size, `${phase} ${part}`).toBe(1);
    expect(pages[0]).not.toMatch(/BOOM|wins|VICTORY|DEFEAT/);
  }
  const bursts = left.map((seat) => shown(beat(ending(seat), 'turn', first.length + 1), me));
  expect(new Set(bursts).size).toBeGreaterThan(1);
});

type Beat = OnStage<View, News>;
const side = ({ after }: Beat) => after.outcome?.side ?? '';

test.each<[string, Partial<typeof scenes>, (on: Beat) => Beat]>([
  ['a caption that names the Bomber', { caption: (on) => ended.names[on.after.bomber ?? 0] ?? '' }, (on) => on],
  ['a sound that knows who wins', { sound: (on) => (side(on) === 'red' ? 'boom' : 'lift') }, (on) => on],
  ['a title bar that knows who wins', { sound: (on) => ((document.title = side(on)), null) }, (on) => on],
  ['a burst that is drawn while the fuses burn', { caption: () => '', sound: () => null }, (on) => ({ ...on, phase: 'turn' })],
  ['a card too many, turned with the others', { caption: () => '', sound: () => null }, (on) => ({ ...on, after: { ...on.after, president: on.after.bomber } })],
])('%s would be caught, on a phone and on a wall', (_, planted, early) => {
  const title = document.title;
  for (const me of [mine(ended), null]) {
    const pages = left.map((seat) => shown(early(beat(ending(seat), 'tension', first.length + 1)), me, { ...scenes, ...planted }));
    expect(new Set(pages).size).toBeGreaterThan(1);
  }
  document.title = title;
});

test('the sentences of the burst name the Bomber and the room, then the winner', () => {
  for (const seat of left) {
    const after = ending(seat);
    const words = (phase: BeatPhase) => scenes.caption(beat(after, phase, first.length + 1), { names: ended.names, me: null });
    expect(words('turn')).toBe(`BOOM! ${ended.names[seat]} was the Bomber, in Room ${(after.blast ?? 0) + 1}.`);
    expect(words('consequence')).toBe(after.outcome?.side === 'red' ? 'Red wins.' : 'The President is safe. Blue wins.');
  }
  expect(scenes.caption(beat(ending(left[0] ?? 0), 'turn', first.length), { names: ended.names, me: null })).toBe(`The President is ${ended.names[president]}, Room ${(view.people[president]?.room ?? 0) + 1}.`);
});

test('cards come up one by one, then the President, then all', () => {
  const after = ending(left[0] ?? 0);
  const up = ([phase, part]: [BeatPhase, number]) => cardsUp(after, beat(after, phase, part)).up.size;
  expect([...hushed, ['turn', first.length + 1] as const].map(([phase, part]) => up([phase, part]))).toEqual([0, ...first.map((_, part) => part + 1), first.length + 1, first.length + 1, view.players]);
});
