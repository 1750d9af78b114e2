/** Starts games against bots at once, without a lobby. */
import type { GameInfo, Refused } from '../wire/messages';
import { askInOrder } from './askInOrder';
import { createTable, Refusal } from './http';
import { newEntropy, myName } from './playerIdentity';
import { navigate } from './route.svelte';
import { Session, type Request } from './session.svelte';
import { say } from './words';

const COMFORTABLE = 5;
/** House rules of a game that is started at once, where they are not the box's first game. */
const AT_ONCE: Readonly<Record<string, Record<string, boolean>>> = { 'time-bomb-evolution': { evolution: true } };

export async function startQuickGame(game: GameInfo): Promise<void> {
  const players = Math.max(game.seats[0] ?? 2, Math.min(game.seats.at(-1) ?? 2, COMFORTABLE));
  const { code } = await createTable({ game: game.id, name: myName() || say('web-you'), options: AT_ONCE[game.id] ?? {} });
  const session = new Session(code);
  const bots = Array.from({ length: players - 1 }, (): Request => ({ type: 'add-bot' }));
  const refused = await askInOrder(session, [...bots, ...readyAndStart(code)]);
  session.close();
  if (refused) throw new Refusal({ code: refused.code, facts: refused.facts });
  navigate(`/t/${code}`);
}

/** The next game of somebody who plays alone. The lobby is passed through unseen: there the server promises its seed, and only then gets this device's line. */
export async function startNextGame(session: Session): Promise<Refused | null> {
  return (await askInOrder(session, [{ type: 'rematch' }])) ?? askInOrder(session, readyAndStart(session.code));
}

const readyAndStart = (code: string): readonly Request[] => [{ type: 'ready', ready: true, entropy: newEntropy(code) }, { type: 'start' }];
