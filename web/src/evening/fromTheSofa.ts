/** What the end of a game tells of those who only watched: who had it right first. */
import { loadMessages, say } from '../lib/words';
import type { Finale, Roster } from '../wire/messages';

export async function fromTheSofa({ sofa, riddle }: Pick<Finale<unknown>, 'sofa' | 'riddle'>, { chairs }: Pick<Roster, 'chairs'>): Promise<string> {
  const [first] = sofa;
  const name = chairs.find(({ member }) => member === first?.member)?.name;
  if (!first || !name) return '';
  await loadMessages('evening');
  return say(`sofa-told-${riddle}`, { name, chapter: first.chapter, count: first.seats.length });
}
