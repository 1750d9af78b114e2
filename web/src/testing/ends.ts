/** Opens a tab of the finale, as it stands when all has been told. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { AnyEnding } from '../games/board';
import type { EndTab } from '../games/ending';
import { say } from '../lib/words';
import Finale from '../table/Finale.svelte';
import type { Seen } from './fixtures';

const FACTS = { because: { because: 'never-found' }, moment: { moment: 'nobody-lied' } };

export async function openEnd<V extends { readonly outcome: unknown }>(ending: AnyEnding, { names, update: { view }, heard, viewer }: Seen<V, object, unknown>, tab: EndTab['name'], facts: object = FACTS): Promise<void> {
  cleanup();
  const people = names.map((name) => ({ name, bot: false, present: true, substituted: false }));
  const me = typeof viewer === 'number' ? viewer : null;
  render(Finale, { on: null, view: view as never, finale: { type: 'finale', facts: { turning: [], ...facts }, callback: null, riddle: 'winner', sofa: [] }, ending, people, me, heard: heard.said });
  await fireEvent.click(screen.getByRole('tab', { name: say(`web-end-${tab}`) }));
}
