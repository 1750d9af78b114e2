/** The evening as a drawing: everyone is a wire that runs through the rooms, round by round. */
import type { Kind, View } from '../../../wire/two-rooms';
import { timeline, type Event } from '../end/timeline';

export interface Spot {
  readonly x: number; // in rounds
  readonly y: number; // in rows, those of room 1 first
}

export interface Drawing {
  readonly rounds: number;
  readonly rows: readonly [number, number]; // in either room
  readonly wires: readonly (readonly Spot[])[]; // by seat: the start, and every change of rooms
  readonly crowns: readonly Spot[];
  readonly shares: readonly { readonly x: number; readonly from: number; readonly to: number; readonly kind: Kind | null }[];
}

type Place = { readonly x: number; readonly room: number; readonly row: number };

const DRAWN: readonly Event['what'][] = ['led', 'shared', 'moved'];
const START = 0.06; // of a round, until something happens in it
const ACTIVE = 0.78;
const EXCHANGE = 0.93;

export function drawEvening(view: View): Drawing {
  const rooms = new Rooms(view);
  const crowns: Place[] = [];
  const shares: { x: number; places: readonly [Place, Place]; kind: Kind | null }[] = [];
  const chapters = timeline(view);
  for (const [chapter, { events }] of chapters.entries()) {
    for (const leader of rooms.leaders) if (leader !== null) crowns.push({ ...rooms.at(leader), x: chapter + START / 2 });
    const drawEvening = events.filter(({ what }) => DRAWN.includes(what)).length;
    let past = 0;
    for (const event of events) {
      const x = chapter + START + (ACTIVE * (past + 0.5)) / Math.max(drawEvening, 1);
      if (DRAWN.includes(event.what)) past++;
      const [one, other] = event.seats;
      if (event.what === 'exchanged') rooms.move(event.seats, chapter + EXCHANGE);
      if (one === undefined) {
        if (event.news.news === 'leaderless') rooms.leaders[event.news.room] = null;
        continue;
      }
      if (event.what === 'moved') rooms.move([one], x);
      if (event.what === 'led') {
        rooms.leaders[rooms.at(one).room] = one;
        crowns.push({ ...rooms.at(one), x });
      }
      if (event.what === 'shared' && other !== undefined) shares.push({ x, places: [rooms.at(one), rooms.at(other)], kind: event.kind });
    }
  }
  const rows = rooms.rows;
  const y = ({ room, row }: Place) => (room ? rows[0] + row : row);
  return {
    rounds: chapters.length,
    rows,
    wires: rooms.paths.map((path) => path.map((place) => ({ x: place.x, y: y(place) }))),
    crowns: crowns.map((place) => ({ x: place.x, y: y(place) })),
    shares: shares.map(({ x, places, kind }) => ({ x, kind, from: y(places[0]), to: y(places[1]) })),
  };
}

/** Who has which row of which room: whoever comes takes the first that is free. */
class Rooms {
  readonly leaders: (number | null)[] = [null, null];
  readonly paths: Place[][];
  readonly #rows: [(number | null)[], (number | null)[]] = [[], []];

  constructor(view: View) {
    this.paths = Array.from({ length: view.players }, () => []);
    const placed = view.log.map(([, news]) => news).find(({ news }) => news === 'placed');
    if (placed?.news === 'placed') placed.rooms.forEach((seats, room) => seats.forEach((seat) => this.#enter(seat, room, 0)));
  }

  get rows(): [number, number] {
    return [this.#rows[0].length, this.#rows[1].length];
  }

  at(seat: number): Place {
    return this.paths[seat]?.at(-1) ?? { x: 0, room: 0, row: 0 };
  }

  move(seats: readonly number[], x: number): void {
    const from = seats.map((seat) => this.at(seat));
    for (const { room, row } of from) this.#in(room)[row] = null;
    for (const [index, seat] of seats.entries()) this.#enter(seat, 1 - (from[index]?.room ?? 0), x);
  }

  #in(room: number): (number | null)[] {
    return this.#rows[room ? 1 : 0];
  }

  #enter(seat: number, room: number, x: number): void {
    const rows = this.#in(room);
    const free = rows.indexOf(null);
    const row = free < 0 ? rows.length : free;
    rows[row] = seat;
    this.paths[seat]?.push({ x, room, row });
  }
}
