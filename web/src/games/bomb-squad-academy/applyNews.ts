/** What is drawn during a beat: the view before, with all that has been told by then. */
import type { OnStage } from '../../table/stage.svelte';
import type { Glimpse, Look, News, PublicLine, View, Wire } from '../../wire/bomb-squad-academy';
import { deckOf, WIRES, wiresOf } from './wires';

export type On = OnStage<View, News>;

export const turned = (on: On) => on.phase !== 'announce' && on.phase !== 'tension';

/** Points that several get for the same thing are told at once: the news of all of them. */
export function paidTogether(on: On): Extract<News, { news: 'scored' }>[] {
  const [first, ...others] = on.after.news.slice(on.place);
  if (first?.news !== 'scored') return [];
  const end = others.findIndex((each) => each.news !== 'scored' || each.reason !== first.reason);
  return [first, ...(end < 0 ? others : others.slice(0, end))].filter((each) => each.news === 'scored');
}

export function viewOf(on: On): View {
  const last = Math.max(1, paidTogether(on).length);
  const told = on.after.news.slice(0, on.place);
  const nobody = { waiting: [], answered: [], answer: null }; // is asked while something is shown
  if (turned(on) && on.place + last >= on.after.news.length && !unfinished(on)) return { ...on.after, ...nobody };
  const news = standsStill(on) ? [] : on.after.news.slice(on.place, on.place + last).map((each) => known(each, on));
  const view = [...told, ...news].reduce(applyNews, on.before);
  const mine = turned(on) && on.news && 'seat' in on.news && on.news.seat === view.viewer && on.news.news.startsWith('peeked');
  return { ...view, ...nobody, ...(mine ? { glimpses: on.after.glimpses } : {}), story: [...on.before.story, ...told, ...news] };
}

/** Whether more than what is told by now lies in the view after: tiles that are still down, or a bomb that is still being set up. */
const unfinished = ({ news, part }: On) => news?.news === 'bomb-set' || (news?.news === 'flipped' && part < news.tiles.length);
const standsStill = (on: On) => (on.part === 0 && !turned(on)) || (on.news?.news === 'bomb-set' && on.phase === 'consequence');

/** A card with the tiles that it has turned up by now. */
function known(news: News, on: On): News {
  if (news.news !== 'flipped') return news;
  return { ...news, tiles: news.tiles.slice(0, turned(on) ? on.part : on.part - 1) };
}

export function applyNews(view: View, news: News): View {
  const onLine = (wire: Wire, change: (line: PublicLine) => PublicLine): View => ({
    ...view,
    ...stale(view, (seen) => seen.wire === wire && ofCards(seen)),
    lines: view.lines.map((line, index) => (WIRES[index] === wire ? change(line) : line)),
  });
  switch (news.news) {
    case 'ages-drawn':
      return { ...view, ages: news.seats };
    case 'bomb-set':
      return { ...fresh(view), bomb: news.bomb, round: 0 };
    case 'plates-placed':
    case 'plates-moved':
      return { ...view, plates: [news.left, news.right] };
    case 'round-begun':
      return { ...view, round: news.round, display: [], ...idle(view), waited: [], protected: [], lasting: [], spared: [], scored: [] };
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
    case 'peeked':
      return looking(view, news.seat, news.wires.map((wire) => ({ wire, cards: 1, holds: true })));
    case 'peeked-under':
      return looking(view, news.seat, news.wires.map((wire) => ({ wire, cards: 0, holds: true })));
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
  return { ...view, ...stale(view, () => true), lines, ...idle(view), protected: [], lasting: [], cards: nobody, aside: view.aside.map(() => false) };
}

/** Where everyone has looked, and what I saw there, without what is true no longer [BS34]. */
function stale(view: View, gone: (seen: Look | Glimpse) => boolean): Pick<View, 'looks' | 'glimpses'> {
  const after = <S extends Look | Glimpse>(seen: S): S => (gone(seen) ? { ...seen, holds: false } : seen);
  return { looks: view.looks.map((row) => row.map(after)), glimpses: view.glimpses.map(after) };
}

const ofCards = ({ cards }: Look | Glimpse) => (typeof cards === 'number' ? cards : cards.length) > 0;

const looking = (view: View, seat: number, looks: readonly Look[]): View => ({
  ...view,
  looks: view.looks.map((row, index) => (index === seat ? [...row, ...looks] : row)),
});

/** A row without these cards; among equal ones the latest are removed. */
function without(row: readonly number[], gone: readonly number[]): number[] {
  const kept = [...row];
  for (const card of gone) kept.splice(kept.lastIndexOf(card), 1);
  return kept;
}
