import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Request } from '../../lib/session.svelte';
import { loadMessages, say } from '../../lib/words';
import type { GameInfo, Roster } from '../../wire/messages';
import Lobby from './Lobby.svelte';

const PRINTED = ['green 0 1 2 3 3 / 5', 'blue 4 4 4 / 9'];
beforeAll(() => loadMessages('bomb-squad-academy'));
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ deck: PRINTED, errors: [], warnings: [] }))));
afterEach(() => vi.unstubAllGlobals());

const info = { id: 'bomb-squad-academy', seats: [2, 3] } as unknown as GameInfo;
async function open(decks = '', hosting = true) {
  const asked: Request[] = [];
  const roster = { options: { decks } } as unknown as Roster;
  render(Lobby, { roster, info, hosting, players: 3, ask: async (request: Request) => (asked.push(request), { type: 'done', id: '1' } as Answer) });
  await fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle'));
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}
const cards = (wire: number) => [...(document.querySelectorAll('section')[wire]?.querySelectorAll('.card') ?? [])].map((each) => each.textContent);
const press = (label: string, wire = 0) =>
  fireEvent.click(document.querySelectorAll('section')[wire]?.querySelector(`button[aria-label="${label}"]`) as HTMLElement);

test('the printed decks are shown card by card', async () => {
  await open();
  expect([cards(0), cards(1)]).toEqual([['0', '1', '2', '3', '3'], ['4', '4', '4']]);
});

test('only a wire that is not as printed is written, with its cards in order', async () => {
  const asked = await open();
  await press(say('web-bomb-squad-academy-decks-add-one', { value: 1 }));
  expect(asked).toEqual([{ type: 'change', options: { decks: 'green 0 1 1 2 3 3 / 5' } }]);
});

test('a deck that cannot reach its last tile is not sent, and says what it lacks [BS1]', async () => {
  const asked = await open();
  await press(say('web-bomb-squad-academy-decks-take', { value: 3 }));
  expect(asked).toEqual([]);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(say('web-bomb-squad-academy-decks-short', { needed: 8 }));
});

test('a longer track, and back to what is printed', async () => {
  const asked = await open('blue 4 4 4 5 / 9');
  await press(say('web-bomb-squad-academy-decks-longer'), 1);
  const back = [...document.querySelectorAll('button')].find((each) => each.textContent === say('web-bomb-squad-academy-decks-printed'));
  await fireEvent.click(back as HTMLElement);
  expect(asked.map((each) => ('options' in each ? each.options : null))).toEqual([{ decks: 'blue 4 4 4 5 / 10' }, { decks: '' }]);
});

test('guests only look', async () => {
  await open('', false);
  expect([...document.querySelectorAll('button')].every((each) => each.disabled)).toBe(true);
});
