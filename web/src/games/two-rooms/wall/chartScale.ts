/** Where the drawing of an evening lies on the wall: its rounds from left to right, its rows from top to bottom. */
import type { Drawing, Spot } from './chartWires';

export const WIDTH = 1400;
export const LEFT = 190; // for the names at the start
export const RIGHT = WIDTH - 250; // for the names at the end
const TOP = 56;
const GAP = 46; // between the rooms
const BELOW = 10;
const BEND = 26;
const LARGEST = 56; // a row
const SMALLEST = 10;

export class Scale {
  readonly tall: number; // a row
  readonly size: number; // of the names
  readonly height: number;
  readonly #drawing: Drawing;

  constructor(drawing: Drawing, wide: number, high: number) {
    const rows = drawing.rows[0] + drawing.rows[1];
    const room = wide ? (WIDTH * high) / wide : WIDTH / 2; // to draw in
    this.#drawing = drawing;
    this.tall = Math.max(SMALLEST, Math.min(LARGEST, (room - TOP - GAP - BELOW) / rows));
    this.size = Math.min(30, this.tall * 1.05);
    this.height = TOP + rows * this.tall + GAP + BELOW;
  }

  x(rounds: number): number {
    return LEFT + (rounds * (RIGHT - LEFT)) / Math.max(this.#drawing.rounds, 1);
  }

  y(row: number): number {
    return TOP + (row + 0.5) * this.tall + (row >= this.#drawing.rows[0] ? GAP : 0);
  }

  top(room: number): number {
    return TOP + (room ? this.#drawing.rows[0] * this.tall + GAP : 0);
  }

  /** The way of a wire from the names on the left to those on the right, bent wherever it changes rooms. */
  path([start, ...rest]: readonly Spot[]): string {
    if (!start) return '';
    let before = this.y(start.y);
    const turns = rest.map((spot) => {
      const [x, from, to] = [this.x(spot.x), before, (before = this.y(spot.y))];
      return `L${x - BEND} ${from}C${x + BEND / 2} ${from} ${x - BEND / 2} ${to} ${x + BEND} ${to}`;
    });
    return `M${LEFT - 8} ${this.y(start.y)}${turns.join('')}L${RIGHT + 8} ${before}`;
  }
}
