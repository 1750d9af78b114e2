/** What is heard and felt while everyone watches somebody choose: nippers that turn to a person, close, and are let go. */
import type { Gesture } from '../games/board';
import { buzz } from '../lib/buzz';
import { playSound } from '../lib/sound';

export class GestureSounds {
  #last: Gesture | null = null;

  feed(gesture: Gesture | null, me: number | null): void {
    const last = this.#last;
    this.#last = gesture;
    if (gesture?.at == null) return; // it is taken back, or done
    if (gesture.at !== last?.at) playSound('creak');
    if (gesture.at !== last?.at && gesture.at === me) buzz('eyed');
    if (gesture.squeeze !== (last?.squeeze ?? false)) playSound(gesture.squeeze ? 'spring' : 'let-go');
  }
}
