import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { everything, find, others, over, seated, sit, tile, toClaim, type Seen } from '../../testing/time-bomb';
import type { Talk } from '../../wire/time-bomb';

const free = find((seen) => seated(seen) && !over(seen) && seen.update.view.claims === 'free');
const inTurn = find((seen) => toClaim(seen));
const most = (seen: Seen) => seen.update.view.held[seen.viewer as number] ?? -1;

const button = (name: string) =>
  [...document.querySelectorAll('button')].filter((each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name);
const press = (code: string) => tapOn(say(code));
const tapOn = (name: string) => fireEvent.click(button(name)[0] as HTMLElement);
const successes = (count: number) => say('time-bomb-count-success', { count });
const BOOMS = { yes: 1, no: 0, unsaid: null };
const boom = (told: keyof typeof BOOMS) => say(`web-time-bomb-claim-boom-${told}`);
const sayIt = () => button(say('web-time-bomb-say'))[0] as HTMLButtonElement;
const isDim = (name: string) => button(name)[0]?.getAttribute('aria-disabled') === 'true';
const chosen = () => [...document.querySelectorAll('fieldset [aria-pressed=true]')].map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim());

/** Every claim that may be made with so many wires. */
const claimsOf = (wires: number) =>
  Array.from({ length: wires + 1 }, (_, count) => count).flatMap((count) => (['yes', 'no', 'unsaid'] as const).filter((told) => count + (BOOMS[told] ?? 0) <= wires).map((told) => ({ count, told })));

test.each(claimsOf(most(free)))('claiming $count Success, Boom: $told, takes three taps', async ({ count, told }) => {
  const { spoken, played } = sit(free);
  await press('web-time-bomb-open-claim');
  for (const tap of [successes(count), boom(told)]) {
    expect(sayIt().disabled).toBe(true);
    await tapOn(tap);
  }
  await fireEvent.click(sayIt());
  expect(spoken).toEqual([{ move: 'claim', success: count, boom: BOOMS[told], safe: null }]);
  expect(played).toEqual([]);
});

test('the panel is blank again after it was closed, and in the next round', async () => {
  const { rerender, given } = sit(free);
  await press('web-time-bomb-open-claim');
  await tapOn(successes(1));
  await press('web-cancel');
  await press('web-time-bomb-open-claim');
  expect(chosen()).toEqual([]);
  await tapOn(successes(1));
  expect(chosen()).toEqual([successes(1)]);
  await rerender({ view: { ...given.view, round: given.view.round + 1 } });
  expect(chosen()).toEqual([]);
});

test('more wires than I hold are dim, and say why', async () => {
  sit(free);
  await press('web-time-bomb-open-claim');
  await tapOn(successes(most(free)));
  expect(isDim(boom('yes'))).toBe(true);
  expect(isDim(boom('no'))).toBe(false);
  await tapOn(boom('yes'));
  expect(screen.getByRole('alert').textContent).toBe(`You hold ${most(free)} wires, so you can't claim more. TB11`);
  expect(chosen()).toEqual([successes(most(free))]);
  await tapOn(successes(0));
  await tapOn(boom('yes'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isDim(successes(most(free)))).toBe(true);
});

test('a claim that has become too large is not said', async () => {
  const { rerender } = sit(free);
  await press('web-time-bomb-open-claim');
  await tapOn(successes(most(free)));
  await tapOn(boom('no'));
  expect(sayIt().disabled).toBe(false);
  const view = free.update.view;
  await rerender({ view: { ...view, held: view.held.map((held) => held - 1) } });
  expect(sayIt().disabled).toBe(true);
  expect(screen.getByRole('alert')).toBeTruthy();
  await tapOn(successes(0));
  expect(sayIt().disabled).toBe(false);
});

const claimOf = (success: number): Talk => ({ move: 'claim', success, boom: 0, safe: null });
const heardOf = (seat: number, round: number, ...talk: Talk[]) => talk.map((each) => ({ seat, talk: each, round, moment: 0, hearers: [] }));
const pinned = (seen: Seen, seat: number) => tile(seen, seat).querySelector('.pinned [role=img]')?.getAttribute('aria-label') ?? null;

test('the last claim of the round stays on the plate beside an accusation, until the next deal', async () => {
  const { view } = free.update;
  const [seat = 0, other = 0] = others(free);
  const said = heardOf(seat, view.round, claimOf(2), claimOf(1), { move: 'accuse', seat: other });
  const { rerender, given } = sit({ ...free, heard: { ...free.heard, said } });
  expect(pinned(free, seat)).toBe('1 Success, no Boom.');
  expect(tile(free, seat).querySelector('.said')?.textContent).toBe(`I think it's ${free.names[other]}!`);
  expect(tile(free, seat).getAttribute('aria-label')).toContain(`1 Success, no Boom. I think it's ${free.names[other]}!`);
  await rerender({ view: { ...given.view, round: view.round + 1 } });
  expect(pinned(free, seat)).toBeNull();
});

test('whose wire should be cut next stands until the next cut, on the plates and on my own panel', async () => {
  const { view } = free.update;
  const [seat = 0] = others(free);
  const me = free.viewer as number;
  const said = heardOf(seat, view.round, { move: 'suggest', owner: me }).map((each) => ({ ...each, moment: view.cuts.length }));
  const mine = () => document.querySelector('.mine-said [role=img]')?.getAttribute('aria-label') ?? null;
  const { rerender } = sit({ ...free, heard: { ...free.heard, said } });
  expect(tile(free, seat).querySelector('.said')?.textContent).toBe("Let's cut yours!");
  expect(mine()).toBe(say('web-time-bomb-proposed', { count: 1 }));
  await rerender({ view: { ...view, cuts: [...view.cuts, [seat, 'safe']] } });
  expect(tile(free, seat).querySelector('.silent')).not.toBeNull();
  expect(mine()).toBeNull();
});

test('a claim looks like speech: it says so', () => {
  const { view } = free.update;
  const [seat = 0] = others(free);
  sit({ ...free, heard: { ...free.heard, said: heardOf(seat, view.round, claimOf(1)) } });
  expect(tile(free, seat).querySelector('.speech .says')?.textContent).toBe(say('web-time-bomb-claims'));
});

test('a wire that is claimed is a sign, and what is denied is struck', () => {
  const { view } = free.update;
  const [seat = 0] = others(free);
  sit({ ...free, heard: { ...free.heard, said: heardOf(seat, view.round, claimOf(3)) } });
  const chips = [...tile(free, seat).querySelectorAll('.chip')].map((chip) => [chip.classList.contains('none'), chip.querySelectorAll('svg').length]);
  expect(chips).toEqual([[false, 3], [true, 1]]);
});

test('a claim in turn is pinned too, and declining is told in words', () => {
  const { view } = inTurn.update;
  const [seat = 0, other = 0] = others(inTurn);
  const claim = { move: 'claim' as const, success: 2, boom: null, safe: null };
  const claimed = [...view.claimed.slice(0, (view.round - 1) * view.players), { news: 'claimed' as const, seat, claim }, { news: 'claimed' as const, seat: other, claim: null }];
  sit({ ...inTurn, heard: { ...inTurn.heard, said: [] } }, { claimed });
  expect(pinned(inTurn, seat)).toBe('2 Success.');
  expect(tile(inTurn, other).querySelector('.said')?.textContent).toBe("I'm saying nothing.");
});

test('asked in turn, the claim is the move', async () => {
  const { spoken, played } = sit(inTurn);
  expect(chosen()).toEqual([]);
  await tapOn(successes(1));
  await tapOn(boom('unsaid'));
  await fireEvent.click(sayIt());
  expect(played).toEqual([{ move: 'claim', success: 1, boom: null, safe: null }]);
  expect(spoken).toEqual([]);
});

test('asked in turn, one may decline', async () => {
  const { played } = sit(inTurn);
  await press('web-time-bomb-decline');
  expect(played).toEqual([{ move: 'decline' }]);
});

test.each(everything.filter((seen) => seated(seen) && !over(seen)))('$viewer can claim in $scene if the house allows it and they hold a wire', (seen) => {
  sit(seen);
  const ways = [say('web-time-bomb-open-claim'), say('web-time-bomb-say')].flatMap(button);
  expect(ways).toHaveLength((seen.update.view.claims === 'free' && most(seen) > 0) || toClaim(seen) ? 1 : 0);
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
