/** The clock of both rooms, which runs on between messages, and the warnings before it rings. */
import { buzz } from '../../../lib/buzz';
import { playSound } from '../../../lib/sound';
import type { Times } from '../../../wire/messages';

export type Clock = { readonly times: Times; readonly at: number } | null | undefined;

export const WARNINGS = [60, 30, 10];

export class RoundClock {
  left = $state<number | null>(null); // seconds, none without a clock
  warned = $state<number | null>(null); // the latest of the warnings
  #alarm = '';

  /** Update from the clock; to be called a few times a second. */
  look(clock: Clock, now = performance.now()): void {
    const alarm = clock?.times.alarms.find(({ alarm: name }) => !name.startsWith('mayor-')); // a vote that waits is not this clock's
    if (!clock || !alarm) {
      if (this.left === 1) this.#ring(); // it rang before this was looked at
      this.left = this.warned = null;
      this.#alarm = '';
      return;
    }
    const left = Math.max(0, Math.ceil(alarm.seconds - (clock.times.running ? (now - clock.at) / 1000 : 0)));
    const before = this.#alarm === alarm.alarm ? this.left : null;
    if (before === null) this.warned = null;
    this.#alarm = alarm.alarm;
    this.left = left;
    if (before === null || left >= before) return;
    const passed = WARNINGS.filter((each) => each < before && each >= left).at(-1);
    if (passed !== undefined) this.warned = passed;
    if (passed !== undefined) playSound('tok');
    else if (!left) this.#ring();
    else if (left < 10) playSound('tick');
  }

  #ring(): void {
    playSound('gong');
    buzz('time-up');
  }
}

export const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
