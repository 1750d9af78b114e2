/** The text of a piece of news. */
import { say, type Facts } from '../../lib/words';
import type { News, Wire } from '../../wire/bomb-squad-academy';
import { actionName, listed, signed, tileName, toolName, wireName } from './wires';

export function newsText(news: News, names: readonly string[], me: number | null): string {
  const who = (seat: number) => names[seat] ?? '';
  const you = (seat: number) => (seat === me ? 'seat' : 'nobody');
  const wires = (row: readonly Wire[]) => listed(row.map(wireName));
  const words = (facts: Facts) => say(`bomb-squad-academy-news-${news.news}`, facts);
  switch (news.news) {
    case 'ages-drawn':
    case 'deafened':
      return words({ seats: listed(news.seats.map(who)) });
    case 'bomb-set':
      return words({ bomb: roman(news.bomb) });
    case 'plates-placed':
    case 'plates-moved':
      return words({ left: wireName(news.left), right: wireName(news.right), wires: news.left === news.right ? 1 : 2 });
    case 'tools-shown':
      return words({ tools: listed(news.tools.map(toolName)) });
    case 'drafted':
      return words({ seat: who(news.seat), you: you(news.seat), tool: toolName(news.tool) });
    case 'round-begun':
      return words({ round: news.round });
    case 'revealed':
      return words({ actions: listed(news.actions.map((action, seat) => `${who(seat)}: ${actionName(action)}`)) });
    case 'declared': {
      const [seat, tool] = [news.seats[0] ?? 0, news.tools[0]];
      return words({ seat: who(seat), you: you(seat), tool: tool ? toolName(tool) : '' });
    }
    case 'scored':
      return words({
        seat: who(news.seat),
        you: you(news.seat),
        points: signed(news.points),
        reason: say(`bomb-squad-academy-reason-${news.reason}`),
      });
    case 'protected':
    case 'jumped':
      return words({ seat: who(news.seat), you: you(news.seat), wire: wireName(news.wire) });
    case 'flipped':
      return words({
        wire: wireName(news.wire),
        card: news.card,
        tiles: listed(news.tiles.map(tileName)),
        turned: news.tiles.length ? 'some' : 'none',
      });
    case 'returned':
      return words({ wire: wireName(news.wire), cards: listed(news.cards.map(String)) });
    case 'exploded':
      return words({ wire: wireName(news.wire) });
    case 'peeked':
    case 'peeked-under':
      return words({ seat: who(news.seat), you: you(news.seat), wires: wires(news.wires) });
    case 'declined':
    case 'spared':
      return words({ seat: who(news.seat), you: you(news.seat) });
    case 'switched':
      return words({ seat: who(news.seat), other: who(news.other), you: news.other === me ? 'other' : you(news.seat) });
    case 'replaced':
      return words({ seat: who(news.seat), you: you(news.seat), action: actionName(news.action) });
    case 'graduated':
      return words({ winners: listed(news.winners.map(who)) });
  }
}

export const roman = (bomb: number) => 'I'.repeat(Math.max(1, bomb));
