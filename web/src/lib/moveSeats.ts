/** Moves the seats of this browser to another address of the same server. Cookies cannot move along, so each seat goes by a one-time link. */
import { createLink, redeemLink, Refusal, fetchSeats } from './http';

const TICKET = /([A-Z]{4,8})\.([\w-]+)/g;

/** The other address with a one-time link to each seat, behind the #, which browsers do not send to servers. */
export async function linkWithSeats(address: string, codes: readonly string[]): Promise<string> {
  const tickets = await Promise.all(codes.map(async (code) => `${code}.${(await createLink(code)).link}`));
  return `${address}/l#${tickets.join('+')}`;
}

/** Take the seats that came along and return the codes of their tables; a seat that this browser has here already stays as it is. */
export async function takeSeats(tickets: string): Promise<string[]> {
  const here = (await fetchSeats()).map(({ code }) => code);
  const taken: string[] = [];
  let refused: unknown = new Refusal({ code: 'no-link', facts: {} });
  for (const [, code = '', link = ''] of tickets.matchAll(TICKET)) {
    try {
      if (!here.includes(code)) await redeemLink(code, { link });
      taken.push(code);
    } catch (error) {
      refused = error;
    }
  }
  if (!taken.length) throw refused;
  return taken;
}
