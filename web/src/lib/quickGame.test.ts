import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSockets, lastSocket, restoreSockets, roster } from '../testing/socket';
import { myEntropy, newEntropy } from './playerIdentity';
import { startNextGame, startQuickGame } from './quickGame';
import type { Chair, GameInfo } from '../wire/messages';
import { Session } from './session.svelte';

let session: Session;
beforeEach(() => {
  fakeSockets();
  localStorage.clear();
  session = new Session('KITE');
  lastSocket().admit();
});
afterEach(() => {
  session.close();
  restoreSockets();
});

const asked = () => lastSocket().asked;
async function answer(): Promise<void> {
  lastSocket().tell({ type: 'done', id: asked().at(-1)?.id ?? '' });
  await vi.advanceTimersByTimeAsync(0);
}

test('the next game alone: back to the lobby, a new line only then, and the start', async () => {
  const old = newEntropy('KITE');
  const started = startNextGame(session);
  expect(asked().map(({ type }) => type)).toEqual(['rematch']);
  expect(myEntropy('KITE')).toBe(old);
  await answer();
  expect(asked().map(({ type }) => type)).toEqual(['rematch', 'ready']);
  expect(asked()[1]).toMatchObject({ ready: true, entropy: myEntropy('KITE') });
  expect(myEntropy('KITE')).not.toBe(old);
  await answer();
  await answer();
  expect(asked().map(({ type }) => type)).toEqual(['rematch', 'ready', 'start']);
  expect(await started).toBeNull();
});

const chair = (member: number, ready: boolean): Chair => ({ member, name: `${member}`, face: 0, colour: 0, level: null, temper: null, ready, present: true, minder: null, moved: 0, plaster: false, won: 0 });
const lobby = (ready: boolean, voters: readonly number[]) =>
  lastSocket().tell({ ...roster, phase: 'lobby', chairs: [chair(3, false), chair(4, ready)], next: { titles: ['lamps'], votes: voters.map((member) => ({ member, game: 'lamps' })), favourite: 'lamps' } });

test('what everyone voted for starts as soon as their devices are ready', async () => {
  const started = startNextGame(session, 'lamps');
  expect(asked()).toMatchObject([{ type: 'choose', game: 'lamps' }]);
  lobby(false, [4]);
  await answer();
  expect(asked()).toHaveLength(1);
  lobby(true, [4]);
  await vi.advanceTimersByTimeAsync(100);
  await answer();
  await answer();
  expect(asked().map(({ type }) => type)).toEqual(['choose', 'ready', 'start']);
  expect(await started).toBeNull();
});

test('who has not voted is asked in the lobby whether they are ready', async () => {
  const started = startNextGame(session, 'lamps');
  lobby(false, []);
  await answer();
  expect(await started).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('a refusal ends it', async () => {
  const started = startNextGame(session);
  lastSocket().tell({ type: 'refused', id: asked()[0]?.id ?? '', code: 'not-over', rule: null, facts: {} });
  expect((await started)?.code).toBe('not-over');
  expect(asked()).toHaveLength(1);
});

test.each([
  ['time-bomb-evolution', { evolution: true }],
  ['time-bomb', {}],
])('%s at once has its own rules on', async (id, options) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ code: 'not-now', facts: {} }), { status: 403 });
  });
  await expect(startQuickGame({ id, seats: [4, 5] } as unknown as GameInfo)).rejects.toThrow();
  expect(sent).toMatchObject([{ game: id, options }]);
  vi.unstubAllGlobals();
});
