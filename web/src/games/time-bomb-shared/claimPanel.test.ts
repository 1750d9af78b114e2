import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { loadMessages, say } from '../../lib/words';
import { find as findTimeBomb, seated, over, toClaim } from '../../testing/time-bomb';
import { find as findEvolution } from '../../testing/time-bomb-evolution';
import { WIRE_SET } from '../time-bomb/wireSet';
import { wireSetOf } from '../time-bomb-evolution/wireSet';
import Talk from './TalkControls.svelte';
import type { ClaimPanelProps, WireSet, WireView } from './types';

await loadMessages('time-bomb-evolution');

interface Moment {
  readonly view: WireView<string>;
  readonly wireSet: WireSet<string>;
  readonly me: number;
  readonly claiming: boolean;
  readonly names: readonly string[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;
const momentOf = (seen: Any, wireSet: Any): Moment => ({ view: seen.update.view, wireSet, me: seen.viewer, claiming: toClaim(seen), names: seen.names });
const freely = (seen: Any) => seated(seen) && !over(seen) && seen.update.view.claims === 'free' && seen.update.view.hand.length > 1;
const MOMENTS: Record<string, Moment> = {
  'Time Bomb': momentOf(findTimeBomb(freely), WIRE_SET),
  'Time Bomb, in turn': momentOf(findTimeBomb(toClaim), WIRE_SET),
  Evolution: momentOf(findEvolution(freely), wireSetOf(findEvolution(freely).update.view)),
  'Evolution, in turn': momentOf(findEvolution(toClaim), wireSetOf(findEvolution(toClaim).update.view)),
};

/** Hands of all kinds: each wire alone, and a mix. */
const redealt = ({ view, wireSet }: Moment) => [...wireSet.kinds.map((kind) => view.hand.map(() => kind)), view.hand.map((_, at) => wireSet.kinds[at % wireSet.kinds.length] ?? '')];

/** What a person sees of the open panel, for each of these hands. */
async function panels(moment: Moment, wireSetFor: (hand: readonly string[]) => WireSet<string> = () => moment.wireSet): Promise<string[]> {
  const seen: string[] = [];
  for (const hand of redealt(moment)) {
    const people = moment.names.map((name) => ({ name, bot: false, present: true, substituted: false }));
    const { container } = render(Talk as Any, { view: { ...moment.view, hand }, wireSet: wireSetFor(hand), me: moment.me, people, claiming: moment.claiming, speak: async () => null, play: async () => null, onhistory: () => undefined });
    if (!moment.claiming) await fireEvent.click(screen.getByText(say('web-time-bomb-open-claim')));
    expect(container.querySelectorAll('fieldset button').length).toBeGreaterThan(4);
    seen.push(container.innerHTML);
    cleanup();
  }
  return seen;
}

test.each(Object.entries(MOMENTS))('%s: the panel opens the same, whatever I hold', async (_, moment) => {
  expect(new Set(await panels(moment)).size).toBe(1);
});

test.each(Object.entries(MOMENTS))('%s: a panel that opens by what I hold would be caught', async (_, moment) => {
  const Panel = moment.wireSet.claimPanel as Any;
  const leaky = (hand: readonly string[]): WireSet<string> => {
    const claimPanel = ((anchor: Any, props: ClaimPanelProps<string>) => Panel(anchor, { ...props, most: hand.filter((wire) => wire === 'success').length + 1 })) as Any as Component<ClaimPanelProps<string>>;
    return { ...moment.wireSet, claimPanel };
  };
  expect(new Set(await panels(moment, leaky)).size).toBeGreaterThan(1);
});
