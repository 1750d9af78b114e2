/** A title may have lessons, each shown the first time that something becomes possible. Their messages are `web-<id>-coach-<topic>`. */
import { fetchPart } from '../lib/parts.svelte';
import { loadMessages } from '../lib/words';

export interface Lessons {
  readonly FIRST_GAME_OPTIONS: Readonly<Record<string, string | number | boolean>>; // house rules for a first game
  readonly topics: (view: never, me: number) => readonly string[]; // all that can be told now, the most urgent first
}

const LESSONS = import.meta.glob<Lessons>('./*/coach.ts');

export const hasLessons = (game: string) => `./${game}/coach.ts` in LESSONS;

/** Loads a title's lessons and its messages; most titles have none. */
export async function loadLessons(game: string): Promise<Lessons | null> {
  const load = LESSONS[`./${game}/coach.ts`];
  const [found] = await Promise.all([load ? fetchPart(load) : null, loadMessages(game)]);
  return found;
}
