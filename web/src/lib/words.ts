/** Every text a person reads, as Fluent messages, from the same files that the terminal uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const pages = import.meta.glob<string>(
  ['../../../src/boomtable/words/en/*.ftl', '!**/terminal.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const english = new FluentBundle('en', { useIsolating: false });
for (const page of Object.values(pages)) english.addResource(new FluentResource(page));

export type Facts = Record<string, FluentVariable>;

/** The words for a code; the code itself where there are none, so that nobody looks at nothing. */
export function say(code: string, facts: Facts = {}): string {
  const pattern = english.getMessage(code)?.value;
  return pattern ? english.formatPattern(pattern, facts, []) : code;
}

export function known(code: string): boolean {
  return Boolean(english.getMessage(code)?.value);
}
