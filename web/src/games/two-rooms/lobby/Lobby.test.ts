import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Request } from '../../../lib/session.svelte';
import { say } from '../../../lib/words';
import type { Advice, GameInfo, Planned, Roster } from '../../../wire/messages';
import { button, buttons, press } from '../../../testing/two-rooms';
import { loadLobby } from '../../lobby';
import Lobby, { ownOptions } from '../Lobby.svelte';
import { characters, GROUPS, withCount, parsePlayset, deckRows, formatPlayset } from './playset';

const info = { id: 'two-rooms', seats: Array.from({ length: 25 }, (_, extra) => extra + 6) } as unknown as GameInfo;
const done: Answer = { type: 'done', id: '1' };
const GOOD: Advice = { deck: ['bomber', 'president', 'red-team', 'red-team', 'blue-team', 'blue-team'], errors: [], warnings: [] };
const BAD: Advice = {
  deck: ['butler', 'president'],
  errors: [
    { code: 'two-rooms-deck-size', facts: { cards: 2, needed: 6 } },
    { code: 'two-rooms-deck-without', facts: { card: 'butler', other: 'maid' } },
  ],
  warnings: [{ code: 'two-rooms-deck-players', facts: { card: 'agent-red', players: 8 } }],
};

let planned: Planned[] = [];
let answer: Advice | null = GOOD;
beforeEach(() => {
  vi.useFakeTimers();
  planned = [];
  answer = GOOD;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/games/two-rooms/advice');
    planned.push(JSON.parse(body) as Planned);
    if (!answer) throw new Error('no line');
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const roster = (playset: string) => ({ options: { playset, burying: false } }) as unknown as Roster;
const settled = () => vi.advanceTimersByTimeAsync(1000);
/** A card by the name on it; its letter stands before. */
const card = (name: string) => [...document.querySelectorAll('button')].find((each) => each.querySelector('span')?.textContent === name) as HTMLButtonElement;
const text = () => document.body.textContent ?? '';

async function open(playset = 'basic', more: { hosting?: boolean; players?: number } = {}) {
  const asked: string[] = [];
  const colours: unknown[] = [];
  const verdicts: boolean[] = [];
  const props = {
    roster: roster(playset),
    info,
    hosting: true,
    players: 6,
    ask: async (request: Request) => {
      if (request.type === 'change') asked.push(String(request.options?.['playset']));
      if (request.type === 'change') colours.push(request.options?.['colours']);
      return done;
    },
    onverdict: (fine: boolean) => void verdicts.push(fine),
    ...more,
  };
  const page = render(Lobby, props);
  await settled();
  return { ...page, asked, colours, verdicts, props };
}

test('a text is a preset, a wish with a number, or cards', () => {
  expect(parsePlayset('')).toEqual({ kind: 'preset', name: 'basic' });
  expect(parsePlayset('lovers')).toEqual({ kind: 'preset', name: 'lovers' });
  expect(parsePlayset('chaos 7')).toEqual({ kind: 'wish', name: 'chaos', number: 7 });
  expect(parsePlayset('calm')).toEqual({ kind: 'wish', name: 'calm', number: 0 });
  expect(parsePlayset('with butler, maid')).toEqual({ kind: 'own', filled: true, cards: ['butler', 'maid'] });
  expect(parsePlayset('president bomber')).toEqual({ kind: 'own', filled: false, cards: ['president', 'bomber'] });
});

test('cards are written as they are read', () => {
  for (const text of ['with', 'with butler maid', 'president red-team red-team']) {
    const own = parsePlayset(text);
    expect(own.kind === 'own' && formatPlayset(own.cards, own.filled)).toBe(text);
  }
  expect(formatPlayset([], false)).toBe('with');
  expect(formatPlayset(['joker', 'butler'], true)).toBe('with butler');
  expect(withCount(['red-team', 'spy-red', 'red-team'], 'red-team', 1)).toEqual(['spy-red', 'red-team']);
  expect(characters(['president', 'gambler', 'red-team', 'spy-red'])).toEqual(['spy-red']);
});

test('all 98 cards are there, each in its group, and a deck is shown by team', () => {
  expect(GROUPS.flatMap(({ cards }) => cards).length).toBe(98);
  expect(deckRows(['blue-team', 'gambler', 'red-team', 'bomber', 'red-team'])).toEqual([
    { card: 'bomber', number: 1 },
    { card: 'red-team', number: 2 },
    { card: 'blue-team', number: 1 },
    { card: 'gambler', number: 1 },
  ]);
});

test('it is found for this title, and takes care of the playset', async () => {
  expect(ownOptions).toEqual(['playset']);
  expect((await loadLobby('two-rooms'))?.ownOptions).toEqual(['playset']);
  expect(await loadLobby('time-bomb')).toBeNull();
});

test('a preset is one tap; basic is the one to start with', async () => {
  const { asked } = await open();
  const basic = button(say('web-two-rooms-preset-basic'));
  expect(basic.getAttribute('aria-pressed')).toBe('true');
  expect(basic.textContent).toContain(say('web-two-rooms-lobby-start-here'));
  await press(say('web-two-rooms-preset-lovers'));
  await settled();
  expect(asked).toEqual(['lovers']);
});

test('the basic game goes without colours, every other deck that is ready with them', async () => {
  const { colours } = await open('first');
  await press(say('web-two-rooms-preset-basic'));
  await settled();
  await press(say('web-two-rooms-preset-rulebook'));
  await settled();
  expect(colours).toEqual([false, true]);
});

test('another proposal counts up', async () => {
  const { asked } = await open('chaos 7');
  expect(text()).toContain(say('web-two-rooms-lobby-proposal', { number: 7 }));
  await press(say('web-two-rooms-lobby-another'));
  await settled();
  await press(say('web-two-rooms-wish-calm'));
  await settled();
  expect(asked).toEqual(['chaos 8', 'calm 1']);
});

test('what is wrong and what is not advised is said in words, and nothing can start', async () => {
  answer = BAD;
  const { verdicts } = await open('with butler');
  for (const part of ['The deck has 2 cards, and you need 6.', "Butler can't play without Maid.", "Red Agent isn't at its best with 8 players."])
    expect(text()).toContain(part);
  expect(verdicts.at(-1)).toBe(false);
});

test('a card that is missing is added from there', async () => {
  answer = BAD;
  const { asked } = await open('with butler');
  await press('Add Maid');
  await settled();
  expect(asked).toEqual(['with butler maid']);
});

test('a good deck says so', async () => {
  const { verdicts } = await open();
  expect(text()).toContain(say('web-two-rooms-lobby-fine'));
  expect(verdicts.at(-1)).toBe(true);
});

test('several taps become one change', async () => {
  const { asked } = await open('with');
  await press('Take Butler');
  await press('Take Maid');
  await press('Take Butler');
  await press('Take Romeo');
  await settled();
  expect(asked).toEqual(['with maid romeo']);
});

test('building starts from the deck that is there, without what is filled in', async () => {
  answer = { ...GOOD, deck: [...GOOD.deck, 'spy-red', 'spy-blue', 'gambler'] };
  const { asked } = await open('first');
  await press(say('web-two-rooms-lobby-build'));
  await settled();
  expect(asked).toEqual(['with spy-red spy-blue']);
});

test('without filling up, team cards are counted', async () => {
  const { asked } = await open('with');
  expect(buttons('One more Red Team')).toEqual([]);
  await fireEvent.click(document.querySelector('input[type=checkbox]') as HTMLInputElement);
  await press('One more Red Team');
  await press('One fewer Blue Team');
  await settled();
  expect(asked).toEqual(['bomber president red-team red-team red-team blue-team']);
});

test('a character is found by name, and explains itself', async () => {
  await open('with');
  const field = document.querySelector('input[type=search]') as HTMLInputElement;
  await fireEvent.input(field, { target: { value: 'zom' } });
  expect(document.querySelectorAll('details').length).toBe(1);
  await fireEvent.click(card('Zombie'));
  expect(text()).toContain(say('two-rooms-does-zombie'));
  await fireEvent.input(field, { target: { value: 'nobody' } });
  expect(text()).toContain(say('web-two-rooms-lobby-none'));
});

test('more people mean new advice; fewer than it takes are told so', async () => {
  const { rerender, props } = await open('basic', { players: 2 });
  expect(planned.at(-1)?.players).toBe(6);
  expect(text()).toContain(say('web-two-rooms-lobby-fewest'));
  await rerender({ ...props, players: 9 });
  await settled();
  expect(planned.map(({ players }) => players)).toEqual([6, 9]);
  expect(text()).not.toContain(say('web-two-rooms-lobby-fewest'));
});

test('house rules are part of the plan', async () => {
  const { rerender, props } = await open();
  await rerender({ ...props, roster: { options: { playset: 'basic', burying: true } } as unknown as Roster });
  await settled();
  expect(planned.at(-1)).toEqual({ players: 6, options: { playset: 'basic', burying: true } });
});

test('guests see the deck and can read every card, and change nothing', async () => {
  await open('lovers', { hosting: false });
  expect(buttons(say('web-two-rooms-preset-lovers'))).toEqual([]);
  expect(document.querySelectorAll('button').length).toBe(4);
  await fireEvent.click(card('2 Red Team'));
  expect(document.querySelector('dialog')?.textContent).toContain(say('two-rooms-does-red-team'));
});

test('a server that does not answer is not held against the deck', async () => {
  answer = null;
  const { verdicts } = await open();
  expect(text()).toContain(say('web-two-rooms-lobby-lost'));
  expect(verdicts).not.toContain(false);
});
