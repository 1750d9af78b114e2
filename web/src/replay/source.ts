/** Where a replay comes from: a table whose game is over, or a record that was dropped on the page. */
import { request } from '../lib/http';
import { myFace, myName } from '../lib/playerIdentity';
import { say } from '../lib/words';
import type { ChairReplay, LensReplay, Overview, PlayOn, Seated } from '../wire/messages';

export interface Source {
  readonly overview: () => Promise<Overview<unknown>>;
  readonly chair: (chair: number | string) => Promise<ChairReplay<unknown, unknown>>;
  readonly playOn: (at: number, seat: number) => Promise<Seated>;
  readonly lens: (seat: number, claims: boolean) => Promise<LensReplay>;
}

/** A table of one's own, from this moment on. */
const playOn = (of: Partial<PlayOn>, at: number, seat: number) =>
  request<Seated>('POST', '/api/replays/fork', { ...of, at, seat, name: myName() || say('web-you'), ...myFace() });

export function fromTable(code: string, number: number): Source {
  const path = `/api/tables/${encodeURIComponent(code)}/replay`;
  return {
    overview: () => request('GET', `${path}?number=${number}`),
    chair: (chair) => request('GET', `${path}/chair/${chair}?number=${number}`),
    playOn: (at, seat) => playOn({ table: code, number }, at, seat),
    lens: (seat, claims) => request('GET', `${path}/lens/${seat}?claims=${claims}&number=${number}`),
  };
}

/** A game that its host made public: its record says what everyone did, and not who they were. */
export function fromPublicGame(link: string): Source {
  let found: Promise<Source> | null = null;
  const source = () => (found ??= request('GET', `/api/public/${encodeURIComponent(link)}/record`).then((record) => fromFile(new Blob([JSON.stringify(record)]))));
  return {
    overview: async () => (await source()).overview(),
    chair: async (chair) => (await source()).chair(chair),
    playOn: async (at, seat) => (await source()).playOn(at, seat),
    lens: async (seat, claims) => (await source()).lens(seat, claims),
  };
}

/** The server replays the record for each answer, and keeps nothing of it. */
export function fromFile(record: Blob): Source {
  return {
    overview: () => request('POST', '/api/replays', record),
    chair: (chair) => request('POST', `/api/replays/chair/${chair}`, record),
    playOn: async (at, seat) => playOn({ record: await record.text() }, at, seat),
    lens: (seat, claims) => request('POST', `/api/replays/lens/${seat}?claims=${claims}`, record),
  };
}
