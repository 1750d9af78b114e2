/** Seats go from one address of the server to another: cookies stay behind, so each goes by a link that works once. */
import { link, redeem, Refusal, seats } from './http';

const TICKET = /([A-Z]{4})\.([\w-]+)/g;

/** Where this browser goes on, with a link to each of its seats: behind the #, which is sent to no server. */
export async function linkWithSeats(address: string, codes: readonly string[]): Promise<string> {
  const tickets = await Promise.all(codes.map(async (code) => `${code}.${(await link(code)).link}`));
  return `${address}/l#${tickets.join('+')}`;
}

/** Take the seats that came along, and say of which tables; one that this browser has here already stays as it is. */
export async function takeSeats(tickets: string): Promise<string[]> {
  const here = (await seats()).map(({ code }) => code);
  const taken: string[] = [];
  let refused: unknown = new Refusal({ code: 'no-link', facts: {} });
  for (const [, code = '', link = ''] of tickets.matchAll(TICKET)) {
    try {
      if (!here.includes(code)) await redeem(code, { link });
      taken.push(code);
    } catch (error) {
      refused = error;
    }
  }
  if (!taken.length) throw refused;
  return taken;
}
