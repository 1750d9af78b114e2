/** HTTP requests to the server; each returns an answer or throws a problem with a code. */
import type { Addresses, Advice, Device, EveningSoFar, GameInfo, Join, Link, NewLink, NewTable, Planned, Problem, PublicGame, QrOfLink, Redeem, Seated, ShowOnTelevision, Story, Summary, Television, Ticket } from '../wire/messages';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const options: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) {
    options.body = body instanceof Blob ? body : JSON.stringify(body);
    options.headers = { 'content-type': 'application/json' };
  }
  try {
    return await fetch(path, options);
  } catch {
    throw new Refusal({ code: 'web-no-server', facts: {} });
  }
}

export async function request<A>(method: string, path: string, body?: unknown): Promise<A> {
  const answer = await send(method, path, body);
  if (answer.status === 204) return undefined as A;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as A; // null: the connection broke during the answer
  throw new Refusal((said as Problem | null) ?? { code: 'web-no-server', facts: {} });
}

export const fetchGames = () => request<GameInfo[]>('GET', '/api/games');
export const fetchAdvice = (game: string, plan: Planned) =>
  request<Advice>('POST', `/api/games/${encodeURIComponent(game)}/advice`, plan);
export const fetchAddresses = () => request<Addresses>('GET', '/api/addresses');
export const fetchSeats = () => request<Summary[]>('GET', '/api/seats');
export const fetchOpenTables = () => request<Summary[]>('GET', '/api/tables');
export const fetchTable = (code: string) => request<Summary>('GET', `/api/tables/${encodeURIComponent(code)}`);
export const createTable = (table: NewTable) => request<Seated>('POST', '/api/tables', table);
export const deleteTable = (code: string) => request<void>('DELETE', `/api/tables/${encodeURIComponent(code)}`);
export const joinTable = (code: string, who: Join) =>
  request<Seated>('POST', `/api/tables/${encodeURIComponent(code)}/join`, who);
/** A link that works once: to one's own seat, or from the host to a screen or to the seat of somebody whose device is gone. */
export const createLink = (code: string, to: Partial<NewLink> = {}) =>
  request<Link>('POST', `/api/tables/${encodeURIComponent(code)}/links`, to);
export const redeemLink = (code: string, used: Redeem) =>
  request<Seated>('POST', `/api/tables/${encodeURIComponent(code)}/redeem`, used);
/** A screen asks for a code to show, then again and again for the table that somebody gave it. */
export const newTelevision = () => request<Television>('POST', '/api/televisions');
export const fetchTableToShow = (mine: Partial<Ticket>) => request<Seated>('POST', '/api/televisions/table', mine);
export const showOnTelevision = (code: string, where: ShowOnTelevision) =>
  request<void>('POST', `/api/tables/${encodeURIComponent(code)}/screens`, where);
/** The QR code of such a link, or nothing: the link can still be copied. The link is a secret, so it is not sent in an address. */
export async function drawLink(code: string, of: QrOfLink): Promise<string> {
  const answer = await send('POST', `/api/tables/${encodeURIComponent(code)}/qr.svg`, of).catch(() => null);
  return answer?.ok ? answer.text() : '';
}
export const fetchDevices = (code: string) => request<Device[]>('GET', `/api/tables/${encodeURIComponent(code)}/devices`);
export const logOutDevice = (code: string, device: string) =>
  request<void>('DELETE', `/api/tables/${encodeURIComponent(code)}/devices/${encodeURIComponent(device)}`);
export const fetchEvening = (code: string) => request<EveningSoFar>('GET', `/api/tables/${encodeURIComponent(code)}/evening`);
/** The result of a finished game as a picture. */
export async function fetchPicture(code: string): Promise<Blob> {
  const answer = await send('GET', `/api/tables/${encodeURIComponent(code)}/picture.png`);
  if (!answer.ok) throw new Refusal({ code: 'no-picture', facts: {} });
  return answer.blob();
}
export const fetchPublicGame = (link: string) => request<PublicGame>('GET', `/api/public/${encodeURIComponent(link)}`);
export const fetchPublicStory = (link: string) => request<Story>('GET', `/api/public/${encodeURIComponent(link)}/story`);
export const fetchRecord = (code: string) => request<unknown>('GET', `/api/tables/${encodeURIComponent(code)}/record`);
