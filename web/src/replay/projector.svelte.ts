/** Plays a film on the stage that live tables use: play and pause, faster and slower, step by step, to any moment. */
import { Stage } from '../table/stage.svelte';
import type { Film, Frame } from './film';

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];
const STEP = 1200; // milliseconds at speed 1 for what takes no time to show, as in the terminal
const REST = 350; // milliseconds after what does

export class Projector {
  at = $state(0); // the moment of the record
  playing = $state(false);
  speed = $state(1);
  film = $state.raw<Film | null>(null);
  readonly stage = new Stage(() => performance.now() / 1000);
  readonly frame = $derived.by<Frame | null>(() => this.film?.frames[this.film.place(this.at)] ?? null);

  #timer = 0;

  constructor(readonly last: () => number) {}

  /** Watch from another chair, at the same moment. */
  load(film: Film): void {
    this.film = film;
    this.seek(this.at);
    if (this.playing) this.#later(STEP);
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(this.last(), at));
    this.#cut();
    if (this.playing) this.#later(STEP);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last()) this.seek(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    if (this.stage.behind) this.#cut();
  }

  /** To the next or the one before of the moments that show something new from here. */
  step(by: 1 | -1): void {
    this.pause();
    const found = this.#beside(by);
    this.seek(found?.at ?? (by > 0 ? this.last() : 0));
  }

  faster(by: 1 | -1): void {
    const place = Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.speed) + by));
    this.speed = SPEEDS[place] ?? 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.stage.stop();
  }

  /** How it stands now, at once: the stage goes on with a scene that leads to the same. */
  #cut(): void {
    this.stage.jump(null);
    this.stage.jump(this.frame?.view ?? null);
  }

  #beside(by: 1 | -1): Frame | undefined {
    const place = this.film?.place(this.at) ?? 0;
    const from = by < 0 && this.film?.frames[place]?.at !== this.at ? place + 1 : place; // back to where this began
    return this.film?.frames[from + by];
  }

  #next(): void {
    const frame = this.#beside(1);
    if (!frame) {
      this.at = this.last();
      return this.pause();
    }
    this.at = frame.at;
    const beats = frame.beats.map((beat) => ({ ...beat, seconds: beat.seconds / this.speed }));
    this.stage.feed(frame.view, beats.length ? { at: performance.now() / 1000, beats } : null);
    const shown = beats.reduce((sum, { seconds }) => sum + seconds, 0) * 1000;
    this.#later(shown ? shown + REST / this.speed : STEP / this.speed);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.playing && this.#next(), milliseconds);
  }
}
