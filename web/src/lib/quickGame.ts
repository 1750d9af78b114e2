/** Starts games against bots at once, without a lobby. */
import type { GameInfo, Refused } from '../wire/messages';
import { askInOrder } from './askInOrder';
import { createTable, Refusal } from './http';
import { myFace, myName, newEntropy } from './playerIdentity';
import { navigate } from './route.svelte';
import { Session, type Request } from './session.svelte';
import { awaited } from './seating';
import { say } from './words';

const PATIENCE = 2000; // milliseconds for the devices of all who have voted
/** House rules of a game that is started at once, where they are not the box's first game. */
const AT_ONCE: Readonly<Record<string, Record<string, boolean>>> = { 'time-bomb-evolution': { evolution: true } };

export async function startQuickGame(game: GameInfo): Promise<void> {
  const { code } = await createTable({ game: game.id, name: myName() || say('web-you'), ...myFace(), options: AT_ONCE[game.id] ?? {} });
  const session = new Session(code);
  const bots = Array.from({ length: game.fill_to - 1 }, (): Request => ({ type: 'add-bot', level: game.fill_with }));
  const refused = await askInOrder(session, [...bots, ...readyAndStart(code)]);
  session.close();
  if (refused) throw new Refusal({ code: refused.code, facts: refused.facts });
  navigate(`/t/${code}`);
}

/** The next game, of another title if one is named. The lobby is passed through unseen: there the server promises its seed, and only then gets the devices' lines. */
export async function startNextGame(session: Session, game: string | null = null): Promise<Refused | null> {
  const refused = await askInOrder(session, [game === null ? { type: 'rematch' } : { type: 'choose', game }]);
  if (refused || (game !== null && !(await allReady(session)))) return refused;
  return askInOrder(session, readyAndStart(session.code));
}

/** Whether everyone else is ready to play: devices whose owners have voted say so by themselves. */
async function allReady(session: Session): Promise<boolean> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(50)) {
    if (!session.roster) return false;
    const waiting = awaited(session.roster);
    if (session.roster.phase === 'lobby' && !waiting.length) return true;
    if (waiting.some(({ member }) => !session.roster?.next?.votes.some((vote) => vote.member === member))) return false;
  }
  return false;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const readyAndStart = (code: string): readonly Request[] => [{ type: 'ready', ready: true, entropy: newEntropy(code) }, { type: 'start' }];
