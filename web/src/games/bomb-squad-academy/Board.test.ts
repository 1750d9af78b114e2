import { act, render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { say } from '../../lib/words';
import { asked, everything, find, over, props, seated, sit, type Seen } from '../../testing/bomb-squad-academy';
import { oneLineSaysWhatIsGoingOn } from '../../testing/fixtures';
import Board from './Board.svelte';
import { lineOf, sum, wireName, wiresOf } from './wires';

const lane = (wire: string) => document.querySelector(`[data-wire=${wire}]`) as HTMLElement;
const player = (seat: number) => document.querySelector(`[data-seat="${seat}"]`) as HTMLElement;
const label = (element: Element | null) => element?.getAttribute('aria-label') ?? '';

test('moments of every kind are saved', () => {
  for (const kind of ['choose', 'declare', 'draft', 'protect', 'peek'] as const) expect(everything.some(asked(kind)), kind).toBe(true);
  expect(everything.some(over)).toBe(true);
  expect(everything.some(({ update: { view } }) => view.plates.length && view.tools.flat().length)).toBe(true);
  expect(new Set(everything.map(({ names }) => names.length))).toEqual(new Set([2, 5]));
});

function everyWireIsThere({ update: { view } }: Seen): void {
  expect(document.querySelectorAll('.lane')).toHaveLength(view.decks.length);
  for (const wire of wiresOf(view)) {
    const line = lineOf(view, wire);
    const drawn = lane(wire).querySelector('svg[role=img]');
    expect(label(drawn)).toContain(wireName(wire));
    expect(label(drawn)).toContain(say('web-bomb-squad-academy-trigger', { at: sum(line.exposed), last: view.decks[wiresOf(view).indexOf(wire)]?.track ?? -1 }));
    expect([...lane(wire).querySelectorAll('.card text')].map((text) => text.textContent)).toEqual(line.exposed.map(String));
    expect(lane(wire).querySelectorAll('.tile.ok, .tile.boom')).toHaveLength(line.tiles.length);
    expect(label(lane(wire).querySelector('.deck'))).toContain(String(line.left === 1 ? 'one' : line.left));
    expect(lane(wire).classList.contains('guarded')).toBe(view.protected.includes(wire));
  }
  expect(document.querySelectorAll('.plate')).toHaveLength(view.plates.length);
}

function everyPlayerIsThere({ update: { view }, names }: Seen): void {
  for (const [seat, name] of names.entries()) {
    expect(label(player(seat))).toContain(name);
    expect(player(seat).querySelector('.score')?.textContent).toBe(`${view.scores[seat]}${say('web-bomb-squad-academy-short-points')}`);
    expect(label(player(seat))).toContain(say('web-bomb-squad-academy-age', { age: view.ages.indexOf(seat) + 1 }));
    expect(player(seat).querySelectorAll('.tool')).toHaveLength(view.tools[seat]?.length ?? -1);
    for (const card of view.cards[seat] ?? []) expect(label(player(seat))).toContain(say(`bomb-squad-academy-action-${card}`));
    expect(player(seat).querySelectorAll('.aside')).toHaveLength(view.aside[seat] ? 1 : 0);
  }
}

test.each(everything)('$viewer sees in $scene all wires, all players and what is going on, in words; who watches has nothing to press', (seen) => {
  const { container } = sit(seen);
  everyWireIsThere(seen);
  everyPlayerIsThere(seen);
  oneLineSaysWhatIsGoingOn();
  expect(container.innerHTML.match(/\b(web-)?bomb-squad-academy-[a-z-]+|undefined|NaN|\{ ?\$/g), 'a code without words').toBeNull();
  if (!seated(seen)) expect(document.querySelectorAll('button, [role=button], input')).toHaveLength(0);
});

test('two players have no Yellow', () => {
  sit(find(({ names, viewer }) => names.length === 2 && viewer === 0));
  expect(lane('yellow')).toBeNull();
  expect(document.querySelectorAll('.thumb .item')).toHaveLength(5);
});

test('who looked where is shown to all, what they saw to nobody else', () => {
  const seen = find(({ viewer, update: { view } }) => viewer === 'public' && view.looks.some((row) => row.some((look) => look.holds && look.cards > 0)));
  const seat = seen.update.view.looks.findIndex((row) => row.some((look) => look.holds && look.cards > 0));
  const look = seen.update.view.looks[seat]?.find((each) => each.holds && each.cards > 0);
  sit(seen);
  expect(label(lane(look?.wire ?? '').querySelector('svg[role=img]'))).toMatch(new RegExp(`Top card known to .*${seen.names[seat]}`));
  expect(document.querySelector('.peeks')).toBeNull();
});

test('who cuts a wire and what a plate is worth is what the view says, whatever the cards are', () => {
  const seen = find(({ viewer, names, update: { view } }) => viewer === 'public' && names.length === 5 && view.bomb === 2 && view.plates.length > 0);
  const { view } = seen.update;
  const [left] = view.plates;
  const actions = ['green', 'green', 'red', 'red', 'wait'] as const;
  const told = { ...view, acting: actions, protected: ['red'] as const, lasting: [], cutters: [[1], [], [3], []], printed: [[0, 0], [8, 9], [0, 0]] as const };
  sit(seen, told);
  const blocked = (wire: string) => [...lane(wire).querySelectorAll('.who:not(.tool)')].map((who) => who.classList.contains('blocked'));
  expect(blocked('green')).toEqual([true, false]);
  expect(blocked('red')).toEqual([true, false]);
  expect(lane(left ?? '').querySelector('.plate[data-way=left]')?.textContent).toContain('+8');
});

test('on the wall a card lies face down before everyone who has chosen, and after 20 seconds it says who has not', async () => {
  vi.useFakeTimers();
  const seen = find(({ viewer, names, update: { view } }) => viewer === 'public' && names.length === 5 && view.todo[0]?.step === 'choosing');
  const { given } = props(seen, { answered: [0, 2, 3, 4], waiting: [1] });
  render(Board, { ...given, wall: true, caption: 'Somebody is thinking.' });
  const said = () => document.querySelector('[role=status]')?.textContent?.trim();
  expect(document.querySelectorAll('.down .back')).toHaveLength(4);
  expect(said()).toBe(say('web-bomb-squad-academy-pick-secretly'));
  await act(() => vi.advanceTimersByTime(25_000));
  expect(said()).toBe(say('web-bomb-squad-academy-still-choosing', { names: seen.names[1] ?? '' }));
  vi.useRealTimers();
});

test('whoever takes long to choose is asked as before', async () => {
  vi.useFakeTimers();
  sit(find((each) => seated(each) && asked('choose')(each)));
  const before = document.querySelector('h1')?.textContent;
  await act(() => vi.advanceTimersByTime(25_000));
  expect(document.querySelector('h1')?.textContent).toBe(before);
  vi.useRealTimers();
});

test.each([
  [['ok', 'ok'], true],
  [['ok', 'boom'], false],
  [['boom'], false],
] as const)('with %s up everyone knows the third tile: %s', (tiles, known) => {
  const seen = find(({ names, viewer }) => names.length === 5 && viewer === 0);
  sit(seen, { lines: seen.update.view.lines.map((line) => ({ ...line, tiles })) });
  expect(document.querySelectorAll('.tile .faint').length > 0).toBe(known);
  expect(label(lane('red').querySelector('svg[role=img]')).includes(say('web-bomb-squad-academy-tile-known'))).toBe(known);
});
