/** Reactions and phrases that are in the air just now, and whose are muted on this device. */
export interface Floating {
  readonly id: number;
  readonly member: number;
  readonly what: string;
}

const LASTS = 2_400; // milliseconds, the fading included

export class Reactions {
  floating = $state.raw<readonly Floating[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set()); // members
  mutedAll = $state(false);
  #count = 0;

  show(member: number, what: string): void {
    if (this.mutedAll || this.muted.has(member)) return;
    const id = (this.#count += 1);
    this.floating = [...this.floating, { id, member, what }];
    setTimeout(() => (this.floating = this.floating.filter((each) => each.id !== id)), LASTS);
  }

  mute(member: number): void {
    this.muted = new Set(this.muted.has(member) ? [...this.muted].filter((each) => each !== member) : [...this.muted, member]);
  }
}
