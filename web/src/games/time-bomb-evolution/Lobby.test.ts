import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Answer, Request } from '../../lib/session.svelte';
import { loadMessages, say } from '../../lib/words';
import type { GameInfo, Roster } from '../../wire/messages';
import Lobby from './Lobby.svelte';

beforeAll(() => loadMessages('time-bomb-evolution'));

const info = { id: 'time-bomb-evolution', seats: [4, 5, 6] } as unknown as GameInfo;
function open(colours: string, players: number, hosting = true) {
  const asked: Request[] = [];
  const roster = { options: { evolution: false, colours } } as unknown as Roster;
  render(Lobby, { roster, info, hosting, players, ask: async (request: Request) => (asked.push(request), { type: 'done', id: '1' } as Answer) });
  return asked;
}
const bomb = (colour: string) =>
  [...document.querySelectorAll('button')].find((each) => each.querySelector('strong')?.textContent === say(`time-bomb-evolution-wire-${colour}`)) as HTMLButtonElement;
const inPlay = () => [...document.querySelectorAll('button[aria-pressed=true] strong')].map((each) => each.textContent);

test('bombs are picked by their pictures; all six are in play until one is taken out', async () => {
  const asked = open('', 4);
  expect(inPlay()).toHaveLength(6);
  await fireEvent.click(bomb('pink'));
  expect(asked).toEqual([{ type: 'change', options: { evolution: false, colours: 'green purple red blue yellow' } }]);
});

test('putting the last one back means all six', async () => {
  const asked = open('green purple red blue yellow', 4);
  expect(inPlay()).toHaveLength(5);
  await fireEvent.click(bomb('pink'));
  expect(asked).toEqual([{ type: 'change', options: { evolution: false, colours: '' } }]);
});

test('there is always a bomb for each player [TE1]', () => {
  open('green purple red blue yellow', 5);
  expect(bomb('green').disabled).toBe(true);
  expect(bomb('pink').disabled).toBe(false);
});

test('what each bomb does is said only when the Evolution rules are on', () => {
  open('', 4);
  expect(document.body.textContent).not.toContain(say('web-time-bomb-evolution-effect-green'));
});

test('guests only look', () => {
  open('', 4, false);
  expect([...document.querySelectorAll('button')].every((each) => each.disabled)).toBe(true);
});
