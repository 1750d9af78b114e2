/** At a quick table scenes take half the time, and so does what moves in them: style sheets multiply by --pace. */
import type { Pace } from '../wire/messages';

/** Until the returned function is called. */
export function keepPace(pace: Pace): () => void {
  document.documentElement.dataset['pace'] = pace;
  return () => delete document.documentElement.dataset['pace'];
}
