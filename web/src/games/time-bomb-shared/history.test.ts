import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { say } from '../../lib/words';
import { everything, find, others, over, seated, sit, type Seen } from '../../testing/time-bomb';
import type { Claim, Talk, View } from '../../wire/time-bomb';
import { WIRE_SET } from '../time-bomb/wireSet';
import History from './History.svelte';

const claim = (success: number): Claim => ({ move: 'claim', success, boom: null, safe: null });
const said = (seat: number, talk: Talk, moment: number, truth?: Claim) => ({ seat, talk, round: 1, moment, hearers: [], ...(truth ? { truth } : {}) });
const running = find((seen) => seated(seen) && !over(seen) && seen.update.view.round === 1 && seen.update.view.claims === 'free');
const [a = 0, b = 0] = others(running);
const lines = () => [...document.querySelectorAll('section > ul > li')].map((line) => [...line.childNodes].map((part) => (part as Element).getAttribute?.('aria-label') ?? part.textContent?.trim()).filter(Boolean).join(' | '));

function openHistory(seen: Seen, change: Partial<View> = {}) {
  sit(seen, change);
  return fireEvent.click(screen.getByText(say('web-time-bomb-history')));
}

test('it lists what was said and cut in its order, a claim that was replaced too, and who cut whom', async () => {
  const cuts = [[a, 'safe'], [running.viewer as number, 'success']] as const;
  const talk = [said(a, claim(2), 0), said(a, claim(1), 1), said(b, { move: 'accuse', seat: a }, 1), said(a, { move: 'suggest', owner: b }, 2)];
  await openHistory({ ...running, heard: { ...running.heard, said: talk } }, { cuts, cutters: [b, a] });
  const [ann, ben] = [running.names[a], running.names[b]];
  expect(lines()).toEqual([
    `${ann} | 2 Success.`,
    `Safe | ${ben} cut ${ann}'s wire: Safe.`,
    `${ann} | 1 Success.`,
    `${ben} | I think it's ${ann}!`,
    `Success | ${ann} cut YOUR wire: Success.`,
    `${ann} | Let's cut ${ben}'s!`,
  ]);
});

test('a round that has just begun comes first, and holds nothing yet', async () => {
  const cuts = Array.from({ length: running.update.view.round_cuts[0] ?? 0 }, () => [a, 'safe'] as const);
  await openHistory({ ...running, heard: { ...running.heard, said: [] } }, { round: 2, cuts, cutters: cuts.map(() => b) });
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['History', 'Round 2', 'Round 1']);
  expect(lines()[0]).toBe(say('time-bomb-history-nothing'));
});

test.each(everything.filter((seen) => !over(seen)))('$viewer reads in $scene every cut that is on the bench, and not what was true', async (seen) => {
  await openHistory(seen);
  const sheet = document.querySelector('dialog') as HTMLElement;
  const wires = [...sheet.querySelectorAll('section')].reverse().flatMap((round) => [...round.querySelectorAll('li.cut > [role=img]')].map((wire) => wire.getAttribute('aria-label')));
  expect(wires).toEqual(seen.update.view.cuts.map(([, wire]) => say(`time-bomb-wire-${wire}`)));
  expect(sheet.querySelectorAll('.true, .lie')).toHaveLength(0);
});

test('it closes when the game ends, since the end tells what was true', async () => {
  const seen = find((each) => seated(each) && !over(each));
  const { rerender } = sit(seen);
  await fireEvent.click(screen.getByText(say('web-time-bomb-history')));
  expect(document.querySelector('dialog')).toBeTruthy();
  await rerender({ view: find(over).update.view });
  expect(document.querySelector('dialog')).toBeNull();
});

test('after the end, it says of every claim whether it was true, and what was', () => {
  const end = find(over);
  const heard = [said(0, claim(2), 0, claim(1)), said(1, claim(1), 0)];
  render(History, { view: { ...end.update.view, claimed: [], false_claims: [] }, heard, wireSet: WIRE_SET, names: end.names, me: null } as never);
  expect(lines().slice(0, 2)).toEqual([`${end.names[0]} | 2 Success. | A lie! Really: | 1 Success.`, `${end.names[1]} | 1 Success. | True`]);
});

test('a claim in turn is told true or false too', () => {
  const end = find((each) => over(each) && each.update.view.claims === 'in_turn' && each.update.view.false_claims.length > 0);
  render(History, { view: end.update.view, heard: [], wireSet: WIRE_SET, names: end.names, me: null } as never);
  expect(document.querySelectorAll('.lie')).toHaveLength(end.update.view.false_claims.length);
  expect(document.querySelectorAll('.true, .lie')).toHaveLength(end.update.view.claimed.filter((each) => each.claim).length);
});

test('the wall says who says what as it is said, and for a while; not what was said before it was there', async () => {
  vi.useFakeTimers();
  const seen = find((each) => each.viewer === 'public' && !over(each));
  const before = [said(0, claim(2), 0)];
  const { rerender, container } = sit({ ...seen, heard: { ...seen.heard, said: before } });
  await rerender({ wall: true });
  const caption = () => container.querySelector('[role=status]')?.textContent;
  expect(caption()).not.toContain('2 Success');
  await rerender({ heard: [...before, said(1, claim(1), 0)] });
  expect(caption()).toBe(`${seen.names[1]} says: 1 Success.`);
  await vi.advanceTimersByTimeAsync(4100);
  expect(caption()).not.toContain('1 Success');
  vi.useRealTimers();
});
