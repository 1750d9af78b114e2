/** Starts a game against bots at once, without a lobby. */
import type { GameInfo } from '../wire/messages';
import { createTable, Refusal } from './http';
import { newEntropy, myName } from './playerIdentity';
import { navigate } from './route.svelte';
import { Session, type Request } from './session.svelte';
import { say } from './words';

const COMFORTABLE = 5;

export async function startQuickGame(game: GameInfo): Promise<void> {
  const players = Math.max(game.seats[0] ?? 2, Math.min(game.seats.at(-1) ?? 2, COMFORTABLE));
  const { code } = await createTable({ game: game.id, name: myName() || say('web-you') });
  const session = new Session(code);
  const bots = Array.from({ length: players - 1 }, (): Request => ({ type: 'add-bot' }));
  const ready: Request = { type: 'ready', ready: true, entropy: newEntropy(code) };
  for (const request of [...bots, ready, { type: 'start' } as const]) {
    const answer = await session.ask(request);
    if (answer.type !== 'refused') continue;
    session.close();
    throw new Refusal({ code: answer.code, facts: answer.facts });
  }
  session.close();
  navigate(`/t/${code}`);
}
