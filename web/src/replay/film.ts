/** A game from one chair, with every view at hand: two of them share what did not change in between. */
import { applyChanges } from '../lib/applyChanges';
import type { Beat, ChairReplay, Said } from '../wire/messages';

export interface Frame {
  readonly at: number; // the moment from which on it looked like this
  readonly view: unknown;
  readonly heard: readonly Said<unknown>[];
  readonly beats: readonly Beat[];
}

export class Film {
  readonly frames: readonly Frame[];

  constructor({ view, moments }: ChairReplay<unknown, unknown>) {
    let frame: Frame = { at: 0, view, heard: [], beats: [] };
    const frames = [frame];
    for (const { at, changed, grown, beats, start, said } of moments) {
      const heard = said ? [...frame.heard.slice(0, start), ...said] : frame.heard;
      frame = { at, view: applyChanges(frame.view, { changed, grown }), heard, beats };
      frames.push(frame);
    }
    this.frames = frames;
  }

  /** The place of what was to be seen at this moment: by halves, as a long evening has thousands. */
  place(at: number): number {
    let [low, high] = [0, this.frames.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.frames[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
