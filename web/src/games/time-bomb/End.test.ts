import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { openEnd } from '../../testing/ends';
import { say } from '../../lib/words';
import { everything, find, over, type Seen } from '../../testing/time-bomb';
import type { Claim, Wire } from '../../wire/time-bomb';
import { ending } from './ending';

const ends = everything.filter(over);
const KINDS: Wire[] = ['success', 'boom', 'safe'];

const claimText = (claim: Claim): string => {
  const said = KINDS.filter((kind) => claim[kind] !== null);
  return `${said.map((kind) => (claim[kind] ? `${claim[kind]} ` : 'no ') + say(`time-bomb-wire-${kind}`)).join(', ')}.`;
};

/** The rows of the table of lies: what the view and the talk say was false. */
function lies({ update: { view }, heard, names }: Seen): string[] {
  const freely = heard.said.flatMap(({ seat, round, talk, truth }) => (truth ? [{ seat, round, claim: talk as Claim, truth: truth as Claim }] : []));
  return [...view.false_claims, ...freely].map(({ seat, round, claim, truth }) =>
    [String(round), names[seat], claimText(claim), claimText(truth)].join(' | '),
  );
}

/** The winners with a star, and every hand as it was dealt. */
function everyRoleIsTurnedUp({ names, update: { view } }: Seen): void {
  const cards = document.querySelectorAll('.roles article');
  for (const [seat, name] of names.entries()) {
    const card = cards[seat];
    expect(card?.textContent).toContain(name);
    expect(card?.textContent).toContain(say(`time-bomb-role-${view.roles[seat]}`));
    expect(card?.textContent?.includes('★')).toBe(view.outcome?.winners.includes(seat));
    const open = [...(card?.querySelectorAll('[role=img]') ?? [])].map((wire) => wire.getAttribute('aria-label'));
    expect(open).toEqual(view.deals.flatMap((deal) => (deal[seat] ?? []).map((wire) => say(`time-bomb-wire-${wire}`))));
  }
}

function exactlyTheLiesAreListed(seen: Seen): void {
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.querySelector('[role=img]')?.getAttribute('aria-label') ?? cell.textContent).join(' | '));
  expect(rows).toEqual(lies(seen));
  expect(screen.queryAllByText(say('time-bomb-no-lies'))).toHaveLength(rows.length ? 0 : 1);
}

test.each(ends)('$viewer sees after $scene every role and hand, exactly the lies, and every cut', async (seen) => {
  const { cuts, claims } = seen.update.view;
  await openEnd(ending, seen, 'hands');
  everyRoleIsTurnedUp(seen);
  if (claims !== 'off') {
    await openEnd(ending, seen, 'lies');
    exactlyTheLiesAreListed(seen);
  }
  await openEnd(ending, seen, 'history');
  expect([...document.querySelectorAll('li.cut [role=img]')].map((wire) => wire.getAttribute('aria-label'))).toEqual(cuts.map(([, wire]) => say(`time-bomb-wire-${wire}`)));
});

test('there are lies to be found: at free tables, and where claims are made in turn', () => {
  for (const claims of ['free', 'in_turn'])
    expect(ends.filter(({ update }) => update.view.claims === claims).flatMap(lies).length).toBeGreaterThan(0);
});

test('a lie is what the table says it is, whatever the hands were', async () => {
  const end = find(over);
  const claim = (success: number): Claim => ({ move: 'claim', safe: null, success, boom: null });
  const said = [{ seat: 1, talk: claim(1), round: 2, moment: 5, hearers: [], truth: claim(8) }];
  const false_claims = [{ seat: 0, round: 1, claim: claim(0), truth: claim(9) }];
  const seen = { ...end, heard: { ...end.heard, said }, update: { ...end.update, view: { ...end.update.view, false_claims } } };
  await openEnd(ending, seen, 'lies');
  exactlyTheLiesAreListed(seen);
  expect(lies(seen)).toEqual([`1 | ${end.names[0]} | no Success. | 9 Success.`, `2 | ${end.names[1]} | 1 Success. | 8 Success.`]);
});
