/** Every text a person reads, as Fluent messages, from the same files that the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fetchPart } from './parts.svelte';

const shared = import.meta.glob<string>('../../../src/boomtable/words/en/{common,server,web}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titles = import.meta.glob<string>(
  ['../../../src/boomtable/words/en/*.ftl', '!**/{balance,common,server,web,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

const english = new FluentBundle('en', { useIsolating: false });
for (const page of Object.values(shared)) english.addResource(new FluentResource(page));

const BASE_TITLES: Record<string, string> = { 'time-bomb-evolution': 'time-bomb' }; // titles that share messages
const loaded = new Map<string, Promise<void>>();

/** Load the messages of one title, and of the title it builds on; only devices that play it fetch them. */
export async function loadMessages(game: string): Promise<void> {
  const base = BASE_TITLES[game];
  await Promise.all([loadOnce(game), base ? loadOnce(base) : null]);
}

function loadOnce(game: string): Promise<void> {
  const page = titles[`../../../src/boomtable/words/en/${game}.ftl`];
  const before = loaded.get(game);
  if (before || !page) return before ?? Promise.resolve();
  const now = fetchPart(page).then((text) => void english.addResource(new FluentResource(text)));
  loaded.set(game, now);
  return now;
}

/** Fetch a part of a title's page together with its messages, so that nothing is read from it before there are words for it. */
export async function withMessages<T>(game: string, part: () => Promise<T>): Promise<T> {
  const [found] = await Promise.all([fetchPart(part), loadMessages(game)]);
  return found;
}

export type Facts = Record<string, FluentVariable>;

/** The text for a message code; the code itself where there is no text, so that the place is never empty. */
export function say(code: string, facts: Facts = {}): string {
  const pattern = english.getMessage(code)?.value;
  if (!pattern) return code;
  const faults: Error[] = [];
  const text = english.formatPattern(pattern, facts, faults);
  for (const fault of faults) console.warn(code, fault.message); // a fact is missing, which tests in a browser notice
  return text;
}

/** Something and what is to be said of it, read out as sentences: each begins with a capital letter and ends before the next begins. */
export const sentences = (first: string, ...more: readonly string[]): string =>
  more.filter(Boolean).reduce((all, text) => `${all}${/[.!?…]"?$/.test(all) ? '' : '.'} ${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`, first);

export function hasMessage(code: string): boolean {
  return Boolean(english.getMessage(code)?.value);
}
