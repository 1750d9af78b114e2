/** Practice tables: which titles have one, and what its coach says. */
import type { Coached } from '../wire/messages';
import { fetchGames } from './http';
import { say } from './words';

/** Whether a title can be learned at a practice table. */
export async function hasPractice(game: string): Promise<boolean> {
  const games = await fetchGames().catch(() => []);
  return games.some(({ id, practice }) => id === game && practice);
}

/** What the coach says, with the names of the bots on the learner's left. */
export function coachText({ code, at }: Coached, names: readonly string[]): string {
  const [, ben = '', cleo = '', dov = ''] = names;
  return code ? say(code, { ben, cleo, dov, name: names[at ?? 0] ?? '' }) : '';
}
