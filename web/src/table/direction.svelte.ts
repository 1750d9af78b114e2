/** Brings the stage and a title's scenes together: what is drawn, said and heard during a beat. */
import type { AnyScenes } from '../games/board';
import { buzz } from '../lib/buzz';
import { playSound, type Bed, type Sound } from '../lib/sound';
import { everyoneHere, type Whereabouts } from '../lib/speaker';
import type { BeatPhase, Roster } from '../wire/messages';
import { usualView, type OnStage, type Stage } from './stage.svelte';

interface Context {
  readonly names: readonly string[];
  readonly me: number | null;
}

const BEDS: readonly Sound[] = ['heart', 'fuse'] satisfies Bed[];
const isBed = (sound: Sound): sound is Bed => BEDS.includes(sound);
const HUSHED: readonly BeatPhase[] = ['tension', 'turn', 'consequence'];

export class Direction {
  #scenes = $state.raw<AnyScenes | null>(null);

  constructor(readonly stage: () => Stage) {}

  /** Use these scenes once they are loaded, until the returned function is called. */
  follow(loading: Promise<AnyScenes | null>): () => void {
    const stage = this.stage();
    let stopped = false;
    void loading.then((scenes) => {
      if (stopped) return;
      this.#scenes = scenes;
      stage.direct(scenes?.view ?? usualView, (on: OnStage) => {
        const sound = scenes?.sound?.(on);
        if (sound && !isBed(sound)) playSound(sound, scenes?.manner?.(on));
        if (sound === 'boom') buzz('boom');
      });
    });
    return () => {
      stopped = true;
      stage.direct(null, null);
    };
  }

  caption(context: Context): string {
    const on = this.stage().on;
    return on && this.#scenes ? this.#scenes.caption(on, context) : '';
  }

  /** Whether people with a wall in sight may be asked to look up from their phones. */
  get onlyToLookAt(): boolean {
    return this.#scenes !== null && !this.#scenes.phones?.(this.stage().on);
  }

  /** Whether everyone may act at any time. */
  get free(): boolean {
    const { view } = this.stage();
    return view !== null && (this.#scenes?.free?.(view) ?? false);
  }

  /** Whether it is nobody's turn while this beat is shown: not while everyone holds their breath, nor where a title says so. */
  get watched(): boolean {
    const { on } = this.stage();
    return on !== null && (HUSHED.includes(on.phase) || (this.#scenes?.watched?.(on) ?? false));
  }

  /** How often a second it ticks now: not while everyone holds their breath, until what follows has been seen. */
  get ticks(): number {
    const { on, view } = this.stage();
    return view === null || (on && HUSHED.includes(on.phase)) ? 0 : (this.#scenes?.ticks?.(view) ?? 0);
  }

  /** Whether it ticks an octave lower, because it may soon be over. */
  get low(): boolean {
    const { view } = this.stage();
    return view !== null && (this.#scenes?.low?.(view) ?? false);
  }

  /** What is heard as long as this beat lasts, such as a heart, or as long as it stands so, such as a fuse. */
  get bed(): Bed | null {
    const { on, view } = this.stage();
    const sound = on && this.#scenes?.sound?.(on);
    if (sound && isBed(sound)) return sound;
    return view === null || (on && HUSHED.includes(on.phase)) ? null : (this.#scenes?.lasting?.(view) ?? null);
  }

  /** Where a player is, and which members are there. */
  whereabouts(roster: Roster, me: number | null): Whereabouts {
    const view = this.stage().view;
    const found = me === null || view === null ? null : this.#scenes?.place?.(view, me);
    return found ? { place: found.place, members: found.seats.map((seat) => roster.chairs[seat]?.member ?? 0) } : everyoneHere(roster);
  }

  /** What happened while this device was away, in words, the latest five. */
  missed(context: Context): readonly string[] {
    const missed = this.stage().missed;
    return missed && this.#scenes?.missed ? this.#scenes.missed(missed.before, missed.after, context).slice(-5) : [];
  }
}
