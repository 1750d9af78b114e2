/** A game against bots, without a lobby to look at. */
import type { GameInfo } from '../wire/messages';
import { create } from './http';
import { freshEntropy, myName } from './me';
import { go } from './route.svelte';
import { Session } from './session.svelte';
import { say } from './words';

const COMFORTABLE = 5;

export async function playNow(game: GameInfo): Promise<void> {
  const players = Math.max(game.seats[0] ?? 2, Math.min(game.seats.at(-1) ?? 2, COMFORTABLE));
  const { code } = await create({ game: game.id, name: myName() || say('web-you') });
  const session = new Session(code);
  for (let bots = 1; bots < players; bots++) await session.ask({ type: 'add-bot' });
  await session.ask({ type: 'ready', ready: true, entropy: freshEntropy(code) });
  await session.ask({ type: 'start' });
  session.close();
  go(`/t/${code}`);
}
