/** What the things on a board are, and what they do now. An element says which it is: `data-explain="thing"` or `"thing:which"`. */
import { fetchPart } from '../lib/parts.svelte';
import { loadMessages, say } from '../lib/words';

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rule: string; // none where no rule speaks of it
}

/** What a board shows to whom: the view on stage, not the newest. */
export interface Shown<V> {
  readonly view: V;
  readonly names: readonly string[];
  readonly me: number | null;
}

/** A title's things. What lies face down is explained by where it lies, never by what it is. */
export type Things<V> = Readonly<Record<string, (which: string, shown: Shown<V>) => Explanation>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyThings = Things<any>;
const TITLES = import.meta.glob<{ THINGS: AnyThings }>('./*/explain.ts');

export const isExplained = (game: string) => `./${game}/explain.ts` in TITLES;

/** Loads a title's explanations and their messages, which nothing else needs. */
export async function loadExplanations(game: string): Promise<AnyThings> {
  const load = TITLES[`./${game}/explain.ts`];
  const [found] = await Promise.all([load ? fetchPart(load) : null, loadMessages('explain'), loadMessages(game)]);
  return found?.THINGS ?? {};
}

const told = (thing: string) => () => ({ title: say(`explain-${thing}`), text: say(`explain-${thing}-text`), rule: '' });

/** What there is around every title's board. */
const COMMON: Things<unknown> = { coach: told('coach'), plaster: told('plaster'), tip: told('tip') };

/** What a thing is; nothing for what has no explanation. */
export function explain<V>(things: Things<V>, id: string, shown: Shown<V>): Explanation | null {
  const [thing = '', which = ''] = id.split(':');
  return (things[thing] ?? COMMON[thing])?.(which, shown) ?? null;
}
