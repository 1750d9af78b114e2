import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { everything, find, others, over, seated, sit, tile, toClaim, type Seen } from '../../testing/time-bomb';
import type { Wire } from '../../wire/time-bomb';

const free = find((seen) => seated(seen) && !over(seen) && seen.update.view.claims === 'free');
const inTurn = find((seen) => toClaim(seen));
const most = (seen: Seen) => seen.update.view.held[seen.viewer as number] ?? -1;

const button = (name: string) =>
  [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name);
const press = (code: string) => fireEvent.click(button(say(code))[0] as HTMLElement);
const group = (kind: Wire) => document.querySelector(`[role=group][aria-label="${say(`time-bomb-wire-${kind}`)}"]`) as HTMLElement;
const shown = (kind: Wire) => group(kind).querySelector('output span')?.textContent;
const sayIt = () => button(say('web-time-bomb-say-it'))[0] as HTMLButtonElement;
async function step(kind: Wire, code: 'web-more' | 'web-less', times = 1) {
  const name = say(code, { what: say(`time-bomb-wire-${kind}`) });
  for (let time = 0; time < times; time++) await fireEvent.click(within(group(kind)).getByLabelText(name));
}

test('a claim begins with nothing said of any kind, and nothing cannot be said', async () => {
  sit(free);
  await press('web-time-bomb-open-claim');
  for (const kind of ['success', 'boom', 'safe'] as const) expect(shown(kind)).toBe('–');
  expect(sayIt().disabled).toBe(true);
});

test('a number goes from nothing to none, up to what I hold, and back', async () => {
  sit(free);
  await press('web-time-bomb-open-claim');
  await step('success', 'web-less');
  expect(shown('success')).toBe('–');
  await step('success', 'web-more');
  expect(shown('success')).toBe('0');
  expect(sayIt().disabled).toBe(false);
  await step('success', 'web-more', most(free) + 3);
  expect(shown('success')).toBe(String(most(free)));
  await step('success', 'web-less', most(free) + 2);
  expect(shown('success')).toBe('–');
  expect(sayIt().disabled).toBe(true);
});

test('all numbers together are no more than what I hold', async () => {
  sit(free);
  await press('web-time-bomb-open-claim');
  await step('success', 'web-more', 3);
  await step('safe', 'web-more', most(free) + 3);
  await step('boom', 'web-more', 2);
  expect([shown('success'), shown('safe'), shown('boom')]).toEqual(['2', String(most(free) - 2), '0']);
});

test('a claim that has become too large is not said', async () => {
  const { rerender } = sit(free);
  await press('web-time-bomb-open-claim');
  await step('success', 'web-more', most(free) + 1);
  const view = free.update.view;
  await rerender({ view: { ...view, held: view.held.map((held) => held - 1) } });
  expect(sayIt().disabled).toBe(true);
  await step('success', 'web-less');
  expect(sayIt().disabled).toBe(false);
});

test('at a free table it is said, with nothing of the kinds that were left out', async () => {
  const { spoken, played } = sit(free);
  await press('web-time-bomb-open-claim');
  await step('success', 'web-more', 3);
  await step('boom', 'web-more');
  await fireEvent.click(sayIt());
  expect(spoken).toEqual([{ move: 'claim', success: 2, boom: 0, safe: null }]);
  expect(played).toEqual([]);
});

test('what somebody claimed in turn stays beside what they say later', () => {
  const { view } = inTurn.update;
  const [seat = 0, other = 0] = others(inTurn);
  const claimed = [...view.claimed.slice(0, (view.round - 1) * view.players), { news: 'claimed' as const, seat, claim: { move: 'claim' as const, success: 2, boom: null, safe: null } }];
  const said = [{ seat, talk: { move: 'accuse' as const, seat: other }, round: view.round, moment: 0, hearers: [] }];
  sit({ ...inTurn, heard: { ...inTurn.heard, said } }, { claimed });
  expect(tile(inTurn, seat).querySelector('.said')?.textContent).toBe(`2 Success. I think it's ${inTurn.names[other]}!`);
});

test('asked in turn, the claim is the move', async () => {
  const { spoken, played } = sit(inTurn);
  await step('success', 'web-more', 2);
  await fireEvent.click(sayIt());
  expect(played).toEqual([{ move: 'claim', success: 1, boom: null, safe: null }]);
  expect(spoken).toEqual([]);
});

test('asked in turn, one may decline', async () => {
  const { played } = sit(inTurn);
  await press('web-time-bomb-decline');
  expect(played).toEqual([{ move: 'decline' }]);
});

test.each(everything.filter((seen) => seated(seen) && !over(seen)))('$viewer can claim in $scene if the house allows it', (seen) => {
  sit(seen);
  const ways = [say('web-time-bomb-open-claim'), say('web-time-bomb-say-it')].flatMap(button);
  expect(ways).toHaveLength(seen.update.view.claims === 'free' || toClaim(seen) ? 1 : 0);
  expect(button(say('web-time-bomb-decline'))).toHaveLength(toClaim(seen) ? 1 : 0);
});

test.each([
  ['accuse', 'seat'],
  ['suggest', 'owner'],
] as const)('one can %s every other player', async (kind, field) => {
  const { spoken, played } = sit(free);
  for (const seat of others(free)) {
    await press(`web-time-bomb-${kind}`);
    expect(screen.getByText(say(`web-time-bomb-${kind}-whom`))).toBeTruthy();
    await fireEvent.click(button(free.names[seat] ?? '')[0] as HTMLElement);
  }
  expect(spoken).toEqual(others(free).map((seat) => ({ move: kind, [field]: seat })));
  expect(played).toEqual([]);
});

test('one can leave it at that, and accuse nobody', async () => {
  const { spoken } = sit(free);
  await press('web-time-bomb-accuse');
  await press('web-cancel');
  expect(screen.queryByText(say('web-time-bomb-accuse-whom'))).toBeNull();
  expect(spoken).toEqual([]);
});
