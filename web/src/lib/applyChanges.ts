/** The next view, from the one before and what changed in it; fields that did not change stay the same objects. */
import type { Changes } from '../wire/messages';

type Fields = Readonly<Record<string, unknown>>;

export function applyChanges(view: unknown, { changed, grown }: Pick<Changes<unknown>, 'changed' | 'grown'>): Fields {
  const before = view as Fields;
  const longer = Object.entries(grown).map(([name, items]) => [name, [...(before[name] as readonly unknown[]), ...items]]);
  return { ...before, ...changed, ...(Object.fromEntries(longer) as Fields) };
}
