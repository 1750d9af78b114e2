/** A view put together from the one before and what is new in it; what did not change stays the very same. */
import type { Changes } from '../wire/messages';

type Fields = Readonly<Record<string, unknown>>;

export function applyChanges(view: unknown, { changed, grown }: Pick<Changes<unknown>, 'changed' | 'grown'>): Fields {
  const before = view as Fields;
  const longer = Object.entries(grown).map(([name, items]) => [name, [...(before[name] as readonly unknown[]), ...items]]);
  return { ...before, ...changed, ...(Object.fromEntries(longer) as Fields) };
}
