/** Intermediate views for the playback: an earlier view with one piece of news after the other applied to it. */
import type { News, PublicLine, View, Wire } from '../../wire/bomb-squad-academy';
import { deckOf, WIRES, wiresOf } from './wires';

export function applyNews(view: View, news: News): View {
  const onLine = (wire: Wire, change: (line: PublicLine) => PublicLine): View => ({
    ...view,
    lines: view.lines.map((line, index) => (WIRES[index] === wire ? change(line) : line)),
  });
  switch (news.news) {
    case 'bomb-set':
      return { ...fresh(view), bomb: news.bomb, round: 0 };
    case 'plates-placed':
    case 'plates-moved':
      return { ...view, plates: [news.left, news.right] };
    case 'round-begun':
      return { ...view, round: news.round, ...idle(view), waited: [], protected: [], lasting: [], spared: [], scored: [] };
    case 'revealed':
      return { ...acting(view, news.actions), cards: view.cards.map((row, seat) => [...row, ...news.actions.slice(seat, seat + 1)]) };
    case 'scored':
      return { ...view, scores: view.scores.map((score, seat) => (seat === news.seat ? score + news.points : score)) };
    case 'protected':
      return {
        ...view,
        protected: [...view.protected, news.wire],
        cutters: view.cutters.map((seats, index) => (WIRES[index] === news.wire ? (view.cutters_if_protected[index] ?? []) : seats)),
      };
    case 'flipped':
      return onLine(news.wire, (line) => ({
        ...line,
        left: line.left - 1,
        exposed: [...line.exposed, news.card],
        tiles: [...line.tiles, ...news.tiles],
      }));
    case 'returned':
      return onLine(news.wire, (line) => ({ ...line, left: line.left + news.cards.length, exposed: without(line.exposed, news.cards) }));
    case 'deafened':
      return acting(view, view.acting.map((action, seat) => (news.seats.includes(seat) ? 'chicken' : action)));
    case 'jumped':
      return acting(view, view.acting.map((action, seat) => (seat === news.seat ? news.wire : action)));
    case 'switched':
      return acting(
        view,
        view.acting.map((action, seat) => {
          const other = seat === news.seat ? news.other : seat === news.other ? news.seat : seat;
          return view.acting[other] ?? action;
        }),
      );
    case 'replaced':
      return acting(view, view.acting.map((action, seat) => (seat === news.seat ? news.action : action)));
    case 'drafted':
      return {
        ...view,
        display: view.display.filter((tool) => tool !== news.tool),
        tools: view.tools.map((row, seat) => (seat === news.seat ? [...row, news.tool] : row)),
      };
    case 'tools-shown':
      return { ...view, display: news.tools };
    case 'declared':
      return {
        ...view,
        tools: view.tools.map((row, seat) => (seat === news.seats[0] ? row.filter((tool) => tool !== news.tools[0]) : row)),
      };
    default:
      return view;
  }
}

/** The view with new actions; a wire that is already protected keeps its cutters. */
function acting(view: View, actions: View['acting']): View {
  const on = (wire: Wire) => actions.flatMap((action, seat) => (action === wire ? [seat] : []));
  return { ...view, acting: actions, cutters: wiresOf(view).map((wire, index) => (view.protected.includes(wire) ? (view.cutters[index] ?? []) : on(wire))) };
}

const idle = (view: View) => {
  const nobody = view.decks.map(() => []);
  return { acting: [], cutters: nobody, cutters_if_protected: nobody };
};

function fresh(view: View): View {
  const lines = view.decks.map((_, index) => ({
    left: deckOf(view, WIRES[index] ?? 'green').cards.length,
    exposed: [],
    laid: true,
    tiles: [],
  }));
  const nobody = view.scores.map(() => []);
  return { ...view, lines, ...idle(view), protected: [], lasting: [], cards: nobody, aside: view.aside.map(() => false) };
}

/** A row without these cards; among equal ones the latest are removed. */
function without(row: readonly number[], gone: readonly number[]): number[] {
  const kept = [...row];
  for (const card of gone) kept.splice(kept.lastIndexOf(card), 1);
  return kept;
}
