/** One timeline for every title: what happened is shown beat by beat, at the times that the server tells. Boards draw what is on stage, not the newest view. */
import type { Bed, Manner, Sound } from '../lib/sound';
import type { BeatPhase, Show } from '../wire/messages';

/** The beat that is on. Until its turn, whoever draws it uses only `before` and what was announced. */
export interface OnStage<V = unknown, N = unknown> {
  readonly news: N | null;
  readonly phase: BeatPhase;
  readonly part: number; // where one piece of news turns several things: which of them
  readonly place: number; // of the news in the list
  readonly before: V;
  readonly after: V;
  readonly start: number; // in the table's own time
  readonly seconds: number;
}

/** What a title's `scenes.ts` exports: how its news sound and read, and what is drawn meanwhile. */
export interface Scenes<V, N extends { readonly news: string }> {
  readonly silent: readonly N['news'][]; // news that take no time to show
  readonly caption: (on: OnStage<V, N>, context: { readonly names: readonly string[]; readonly me: number | null }) => string;
  readonly sound?: (on: OnStage<V, N>) => Sound | null; // when the beat begins
  readonly manner?: (on: OnStage<V, N>) => Manner; // how often that sounds, and from where to where
  readonly view?: (on: OnStage<V, N>) => V; // where an update has more than one turn
  readonly ticks?: (view: V) => number; // a second, between scenes; 0 for none
  readonly low?: (view: V) => boolean; // whether it ticks an octave lower
  readonly lasting?: (view: V) => Bed | null; // what is heard as long as it stands so
  readonly place?: (view: V, me: number) => { readonly place: string; readonly seats: readonly number[] } | null; // where I am now, and who else, if people are in several rooms
  readonly phones?: (on: OnStage<V, N> | null) => boolean; // whether phones show something of their own, such as where to walk
  readonly free?: (view: V) => boolean; // whether everyone may act at any time
  readonly watched?: (on: OnStage<V, N>) => boolean; // whether it is nobody's turn meanwhile
  readonly missed?: (before: V, after: V, context: { readonly names: readonly string[]; readonly me: number | null }) => readonly string[];
}

/** A change of the view, with the show it is part of. */
interface Scene {
  readonly before: unknown;
  readonly after: unknown;
  readonly show: Show | null;
}

export type ViewOf = (on: OnStage) => unknown;

const LATE = 0.5; // seconds after which a beat that has begun makes no sound any more
const UNTURNED: readonly BeatPhase[] = ['announce', 'tension'];

export class Stage {
  view = $state.raw<unknown>(null); // what boards draw
  on = $state.raw<OnStage | null>(null);
  behind = $state(false); // something is still being shown
  missed = $state.raw<{ readonly before: unknown; readonly after: unknown } | null>(null); // what changed while this device was away

  #now: () => number;
  #queue: Scene[] = [];
  #newest: unknown = null;
  #timer = 0;
  #ahead = 0; // seconds by which somebody alone has skipped
  #viewOf: ViewOf | null = null;
  #onbeat: ((on: OnStage) => void) | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Who says what is drawn during a beat, and who is told when one begins. */
  direct(viewOf: ViewOf | null, onbeat: ((on: OnStage) => void) | null): void {
    this.#viewOf = viewOf;
    this.#onbeat = onbeat;
    this.play();
  }

  /** The next change of the view. Without a show it follows at once after what is still being shown. */
  feed(after: unknown, show: Show | null): void {
    this.#queue.push({ before: this.#newest, after, show: this.#newest === null ? null : show });
    this.#newest = after;
    this.play();
  }

  /** How it stands, whatever was being shown: for a new game, or after an absence. */
  jump(view: unknown): void {
    const before = this.#newest;
    const same = view !== null && JSON.stringify(view) === JSON.stringify(before);
    this.#newest = view;
    if (same && this.#queue.length) return; // nothing was missed: go on with what is being shown
    this.missed = before && view && !same ? { before: this.view, after: view } : null;
    this.#queue = [];
    this.#show(null, view);
    this.#rest();
  }

  /** Show what is due by now, and wait for what comes next. */
  play(): void {
    clearTimeout(this.#timer);
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      const beat = scene.show && this.#beat(scene, scene.show);
      if (beat === 'later') {
        this.behind = true;
        return this.#wait((scene.show?.at ?? 0) - this.#time());
      }
      if (beat) {
        this.behind = true;
        this.#show(beat, this.#drawn(beat));
        return this.#wait(beat.start + beat.seconds - this.#time());
      }
      this.#queue.shift();
      this.#show(null, scene.after);
    }
    this.#rest();
  }

  /** Skip to the next turn, or to the end of the scene: for somebody who plays alone. */
  skip(): void {
    const scene = this.#queue[0];
    if (!scene?.show || !this.on) return;
    let start = scene.show.at;
    const starts = scene.show.beats.map(({ seconds }) => (start += seconds) - seconds);
    const next = starts.find((begin, index) => begin > (this.on?.start ?? 0) && scene.show?.beats[index]?.phase === 'turn');
    this.#ahead += (next ?? start) - this.#time() + 0.001;
    this.play();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #time(): number {
    return this.#now() + this.#ahead;
  }

  #rest(): void {
    this.behind = false;
    this.#ahead = 0;
  }

  #beat({ before, after }: Scene, show: Show): OnStage | 'later' | null {
    const time = this.#time();
    if (time < show.at) return 'later';
    const news = (after as { news?: readonly unknown[] }).news ?? [];
    let start = show.at;
    for (const { news: place, phase, seconds, part } of show.beats) {
      if (time < start + seconds) return { news: news[place] ?? null, place, phase, part, before, after, start, seconds };
      start += seconds;
    }
    return null;
  }

  #drawn(on: OnStage): unknown {
    return this.#viewOf ? this.#viewOf(on) : UNTURNED.includes(on.phase) ? on.before : on.after;
  }

  #show(on: OnStage | null, view: unknown): void {
    const same = on?.start === this.on?.start && on?.after === this.on?.after;
    this.view = view;
    if (same) return;
    this.on = on;
    if (on && this.#time() - on.start < LATE) this.#onbeat?.(on);
  }

  #wait(seconds: number): void {
    if (Number.isFinite(seconds)) this.#timer = window.setTimeout(() => this.play(), Math.max(0, seconds * 1000) + 1);
  }
}

/** The usual view of a beat: the one before until the turn. */
export const usualView = <V>(on: OnStage<V>): V => (UNTURNED.includes(on.phase) ? on.before : on.after);
