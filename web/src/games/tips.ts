/** Tips for a first game: one table for each title. A tip's id is its message in tips.ftl. */
import { loadMessages, withMessages, type Facts } from '../lib/words';
import type { Prompt, Said } from '../wire/messages';

/** What a tip may follow from: what is on stage, less all that lies covered, and what this phone offers openly. */
export interface Situation<V, M, T> {
  readonly view: V;
  readonly prompt: Prompt<M> | null;
  readonly heard: readonly Pick<Said<T>, 'seat' | 'round' | 'talk'>[];
  readonly names: readonly string[];
  readonly me: number;
  readonly bots: boolean; // some sit here
  readonly open: boolean; // my hand lies face up on this phone
}

export interface Tip<V, M, T> {
  readonly id: string;
  readonly rules: readonly string[];
  readonly urgency: 1 | 2 | 3; // what is good to know, what has just happened, what I am asked
  readonly when: (now: Situation<V, M, T>) => boolean; // acted on or no longer true: then it is gone
  readonly facts?: (now: Situation<V, M, T>) => Facts;
}

export interface Tips<V, K extends keyof V, M, T> {
  readonly reads: readonly K[]; // the fields of a view that tips may read: a secret stays secret as long as it is not listed
  readonly tips: readonly Tip<Pick<V, K>, M, T>[];
  readonly firstGame?: Readonly<Record<string, string | number | boolean>>; // house rules for a table's first game
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTips = Tips<any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnySituation = Situation<any, any, any>;

export interface DueTip {
  readonly id: string;
  readonly urgency: number;
  readonly facts: Facts;
}

const TIPS = import.meta.glob<{ tips: AnyTips }>('./*/tips.ts');

/** Loads a title's tips and their messages, which only devices that show tips need. */
export async function loadTips(game: string): Promise<AnyTips | null> {
  const found = TIPS[`./${game}/tips.ts`];
  const [page] = await Promise.all([found ? withMessages(game, found) : null, loadMessages('tips')]);
  return page?.tips ?? null;
}

/** All tips that hold now, the most urgent first. */
export function dueTips({ reads, tips }: AnyTips, now: AnySituation): DueTip[] {
  const view = Object.fromEntries(reads.map((name) => [name, now.view[name]]));
  const seen = { ...now, view };
  return tips
    .filter(({ when }) => when(seen))
    .map(({ id, urgency, facts }) => ({ id, urgency, facts: facts?.(seen) ?? {} }))
    .sort((one, other) => other.urgency - one.urgency);
}

/** Is a move of this name on offer? */
export function asks<M extends { readonly move: string }>(prompt: Prompt<M> | null, name: M['move']): boolean {
  const offer = prompt?.offer;
  const parts = !offer ? [] : offer.kind === 'either' ? offer.parts : [offer];
  return parts.some((part) => (part.kind === 'one-of' ? part.moves.some(({ move }) => move === name) : part.move === name));
}
