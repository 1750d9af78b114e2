import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { say } from '../../lib/words';
import { everything, over, seated, sit, type Seen } from '../../testing/time-bomb';
import type { Claim, Wire } from '../../wire/time-bomb';

const ends = everything.filter(over);
const KINDS: Wire[] = ['success', 'boom', 'safe'];

/** Who lied when, counted wire by wire: every hand as it lay at the moment of each claim. */
function counted({ update: { view }, heard, names }: Seen): string[] {
  const hands: Record<string, Wire[]> = {}; // by cuts made so far and seat
  for (const [round, deal] of view.deals.entries()) {
    const now = deal.map((hand) => [...hand]);
    for (let cut = round * view.players; cut <= Math.min((round + 1) * view.players, view.cuts.length); cut++) {
      now.forEach((hand, seat) => (hands[`${round + 1} ${cut} ${seat}`] = [...hand]));
      const [owner, wire] = view.cuts[cut] ?? [0, 'safe'];
      now[owner]?.splice(now[owner].indexOf(wire), 1);
    }
  }
  const told: { seat: number; round: number; cut: number; claim: Claim }[] = [];
  for (const { seat, round, moment, talk } of heard.said)
    if (talk.move === 'claim') told.push({ seat, round, cut: moment, claim: talk });
  view.claimed.forEach(({ seat, claim }, index) => {
    const round = Math.floor(index / view.players);
    if (claim) told.push({ seat, round: round + 1, cut: round * view.players, claim });
  });
  return told.flatMap(({ seat, round, cut, claim }) => {
    const hand = hands[`${round} ${cut} ${seat}`] ?? [];
    const said = KINDS.filter((kind) => claim[kind] !== null);
    const truth = (kind: Wire) => hand.filter((wire) => wire === kind).length;
    if (said.every((kind) => claim[kind] === truth(kind))) return [];
    const words = (number: (kind: Wire) => number) =>
      `${said.map((kind) => (number(kind) ? `${number(kind)} ` : 'no ') + say(`time-bomb-wire-${kind}`)).join(', ')}.`;
    return [[String(round), names[seat], words((kind) => claim[kind] ?? 0), words(truth)].join(' | ')];
  });
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
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
  expect(rows.sort()).toEqual(counted(seen).sort());
  expect(screen.queryAllByText(say('time-bomb-no-lies'))).toHaveLength(counted(seen).length ? 0 : 1);
}

test.each(ends)('$viewer sees how $scene ended, every role and hand, and exactly the lies', (seen) => {
  const { outcome } = seen.update.view;
  sit(seen);
  everyRoleIsTurnedUp(seen);
  exactlyTheLiesAreListed(seen);
  expect(document.querySelector('h2')?.textContent).toBe(say(`web-time-bomb-banner-${outcome?.why}`));
  const won = outcome?.winners.includes(seen.viewer as number);
  expect(screen.queryAllByText(say('web-you-won'))).toHaveLength(seated(seen) && won ? 1 : 0);
  expect(screen.queryAllByText(say('web-you-lost'))).toHaveLength(seated(seen) && !won ? 1 : 0);
});

test('there are lies to be found: at free tables, and where claims are made in turn', () => {
  for (const claims of ['free', 'in_turn'])
    expect(ends.filter(({ update }) => update.view.claims === claims).flatMap(counted).length).toBeGreaterThan(0);
});
