import { fireEvent } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../../lib/settings.svelte';
import { say } from '../../../lib/words';
import type { Move, View } from '../../../wire/two-rooms';
import { acting, asking, button, buttons, find, hold, mine, neighbour, press, release, sit, step } from '../../../testing/two-rooms';

const playing = find(acting);
const me = mine(playing);
const other = neighbour(playing);
const name = playing.names[other] ?? '';
const page = () => document.body.textContent ?? '';
const empty = playing.names.map(() => null);
const offers = (kind: 'card' | 'colour'): View['offers'] => [{ by: other, to: me, kind, cure: false }];
const may = (...moves: Move[]) => asking(playing, { kind: 'either', parts: [{ kind: 'one-of', moves }] });

afterEach(() => {
  settings.confirm = true;
  vi.useRealTimers();
});

describe('somebody', () => {
  test('an offer to share takes two taps', async () => {
    const { played } = sit(may({ move: 'offer-card', seat: other }));
    await press(name);
    await press('Offer to share cards');
    expect(played).toEqual([{ move: 'offer-card', seat: other }]);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  test('to show a card cannot be taken back, and asks again', async () => {
    const { played } = sit(may({ move: 'show-card', seat: other }));
    await press(name);
    await press('Show them my card');
    expect(played).toEqual([]);
    expect(page()).toContain('Sure?');
    await press('Show them my card');
    expect(played).toEqual([{ move: 'show-card', seat: other }]);
  });

  test('only the colour is shown, to one or to the room, where colours are in play', async () => {
    settings.confirm = false;
    const { played } = sit(may({ move: 'show-colour', seat: other }, { move: 'show-colour-to-all' }), { colours: true });
    await press(name);
    await press('Show them my colour');
    await press(`You (${playing.names[me]})`);
    await press('Show the room my colour');
    expect(played).toEqual([{ move: 'show-colour', seat: other }, { move: 'show-colour-to-all' }]);
  });

  test('where colours are not in play there is no such button', async () => {
    sit(playing, { colours: false });
    await press(name);
    expect(buttons('Show them my colour')).toEqual([]);
    expect(buttons('Offer to share colours')).toEqual([]);
  });

  test.each([
    ['nobody leads', null, ['Appoint as leader']],
    ['somebody leads', other, ['Vote for them']],
    ['I lead', me, ['Vote for them', 'Offer leadership']],
  ] as const)('where %s there is one way to another leader, and no button for any other', async (_, leader, labels) => {
    sit(playing, { leader, house: { ...playing.update.view.house, first_leader_by_vote: false } });
    await press(name);
    expect(['Appoint as leader', 'Vote for them', 'Offer leadership'].filter((label) => buttons(label).length)).toEqual(labels);
  });

  test('what is not on offer says why, dim or not, and nothing is played', async () => {
    const { played, wondered } = sit(may());
    await press(name);
    await press('Offer to share cards');
    await press('Vote for them, not possible now');
    expect(wondered).toEqual([{ move: 'offer-card', seat: other }, { move: 'point', seat: other }]);
    expect(played).toEqual([]);
  });

  test('whom I point at is where I stop it', async () => {
    const pointing = empty.map((_, seat) => (seat === me ? other : null));
    const { played } = sit(may({ move: 'stop-pointing' }), { pointing });
    await press(name);
    await press('Take my vote back');
    expect(played).toEqual([{ move: 'stop-pointing' }]);
  });

  test('fingers are counted on whom they point at', () => {
    sit(playing, { pointing: empty.map((_, seat) => (seat === me ? other : null)), fingers: empty.map((_, seat) => (seat === other ? 1 : 0)), leader: me });
    expect(button(name).getAttribute('aria-label')).toContain('1 vote,');
    expect(button(name).querySelector('.fingers')?.textContent).toMatch(/^1 of \d+ votes$/);
    expect(button(name).textContent).toContain('your vote');
    expect(button(`You (${playing.names[me]})`).textContent).not.toContain('your vote');
    expect(button(`You (${playing.names[me]})`).getAttribute('aria-label')).toContain(say('web-two-rooms-points-at', { name }));
  });
});

describe('talk', () => {
  test('a colour or a card of the deck is told of somebody', async () => {
    const { spoken } = sit(playing);
    await press(name);
    await press(`Say who ${name} is`);
    await press('President');
    await press(name);
    await press(`Say: send ${name} away`);
    expect(spoken).toEqual([{ move: 'tell', seat: other, what: 'president' }, { move: 'urge', seat: other }]);
  });

  test('who must make no sound has the same buttons, and stays where they are', async () => {
    const { spoken } = sit(playing, { card: 'mime-red' }, { type: 'refused', id: '1', code: 'two-rooms-mute', rule: 'TR38', facts: {} });
    await press(name);
    await press(`Say: send ${name} away`);
    expect(spoken).toHaveLength(1);
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
  });

  test('only what people now in this room said this round is listed', () => {
    const { room, rooms, round } = playing.update.view;
    const far = rooms.findIndex((each) => each !== room);
    const talk = (seat: number, when: number) => ({ seat, talk: { move: 'urge' as const, seat: me }, round: when, moment: 1, hearers: [] });
    sit({ ...playing, heard: { ...playing.heard, said: [talk(other, round), talk(far, round), talk(other, round - 1)] } });
    expect(document.querySelectorAll('.said li')).toHaveLength(1);
    expect(document.querySelector('.said')?.textContent).toContain('You should go.');
  });
});

describe('offers', () => {
  test.each(['card', 'colour'] as const)('an offer to share %ss is taken or refused', async (kind) => {
    const { played } = sit(may({ move: 'accept', seat: other }, { move: 'refuse', seat: other }), { offers: offers(kind) });
    expect(document.querySelector('.offer')?.textContent).toContain(`${name} offers to share ${kind}s with you.`);
    expect(document.querySelector('.offer')?.textContent).toContain(kind === 'card' ? 'You BOTH show the whole card.' : 'You BOTH show your colour.');
    await press('Share');
    await press('Not now');
    expect(played).toEqual([{ move: 'accept', seat: other }, { move: 'refuse', seat: other }]);
  });

  test('who may not take it has the same buttons, and is told', async () => {
    const { played, wondered } = sit(may({ move: 'refuse', seat: other }), { offers: offers('card') });
    await press('Share');
    expect([played, wondered]).toEqual([[], [{ move: 'accept', seat: other }]]);
  });

  test('several offers are one chip, so that the room stays in sight', async () => {
    const third = playing.names.findIndex((_, seat) => seat !== me && seat !== other);
    sit(may(), { offers: [other, third].map((by) => ({ by, to: me, kind: 'card', cure: false })) });
    expect(document.querySelectorAll('.offer')).toHaveLength(0);
    await press('2 offers');
    expect(document.querySelectorAll('.offer')).toHaveLength(2);
  });

  test('the leader card is held out to me', async () => {
    const { played } = sit(may({ move: 'take-lead' }, { move: 'refuse-lead' }), { leader: other, lead_offer: me });
    await press(say('web-two-rooms-take'));
    expect(played).toEqual([{ move: 'take-lead' }]);
  });

  test('all that I offered waits, and each offer can be taken back', async () => {
    const third = playing.names.findIndex((_, seat) => seat !== me && seat !== other);
    const mine: View['offers'] = [{ by: me, to: other, kind: 'card', cure: false }, { by: me, to: third, kind: 'colour', cure: false }];
    const { played } = sit(may({ move: 'withdraw', seat: other }, { move: 'withdraw', seat: third }), { offers: mine });
    expect(page()).toContain(say('web-two-rooms-waiting', { kind: 'card', name }));
    expect(page()).toContain(say('web-two-rooms-waiting', { kind: 'colour', name: playing.names[third] ?? '' }));
    await press(say('web-two-rooms-take-back-from', { name: playing.names[third] ?? '' }));
    expect(played).toEqual([{ move: 'withdraw', seat: third }]);
  });
});

describe('aside', () => {
  const shown = { news: 'shown', by: other, to: me, kind: 'card', what: 'dealer-blue' } as const;
  const gained = { news: 'gained', condition: 'foolish', now: ['foolish'] } as const;

  test('what I am shown lies behind a curtain, with what came of it', async () => {
    const { rerender, given } = sit(playing);
    await rerender({ ...given, view: { ...given.view, story: [...given.view.story, shown, gained], news: [shown, gained] } });
    expect(page()).toContain(`Alone with ${name}`);
    expect(page()).not.toContain('Blue Dealer');
    expect(page()).not.toContain('foolish');
    await hold('Hold to see what');
    expect(document.querySelector('.booth')?.textContent).toContain('Blue Dealer');
    expect(document.querySelector('.booth')?.textContent).toContain('You are now foolish.');
    await release('Hold to see what');
    expect(page()).not.toContain('Blue Dealer');
    await press('Back to the room');
    expect(buttons('Back to the room')).toEqual([]);
  });

  test('who shares is told that the other saw as much, and who is only shown something is not', async () => {
    const shared = { news: 'shared', seats: [other, me], kind: 'card' } as const;
    for (const [news, both] of [[[shared, shown], true], [[shown], false]] as const) {
      const { rerender, given, unmount } = sit(playing);
      await rerender({ ...given, view: { ...given.view, story: [...given.view.story, ...news] } });
      expect(page().includes(`${name} saw yours, too.`)).toBe(both);
      unmount();
    }
  });

  test('who is shown two things looks at one after the other', async () => {
    const { rerender, given } = sit(playing);
    const later = { ...shown, what: 'spy-blue' } as const;
    await rerender({ ...given, view: { ...given.view, story: [...given.view.story, shown] } });
    await rerender({ ...given, view: { ...given.view, story: [...given.view.story, shown, later] } });
    await press('Next: one more');
    await hold('Hold to see what');
    expect(document.querySelector('.booth')?.textContent).toContain('Blue Spy');
    expect(document.querySelector('.booth')?.textContent).not.toContain('Blue Dealer');
  });

  test('what was shown before the page was opened is only remembered', () => {
    sit(playing, { story: [shown, gained] });
    expect(buttons('Back to the room')).toEqual([]);
  });

  test('a change that nobody saw opens nothing', async () => {
    const { rerender, given } = sit(playing);
    const sober = { news: 'swapped', other: me, gave: 'drunk', card: 'zombie', conditions: [] } as const;
    await rerender({ ...given, view: { ...given.view, card: 'zombie', story: [...given.view.story, sober], news: [sober] } });
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(page()).not.toContain('Zombie');
  });
});

describe('showing', () => {
  const long = () => vi.advanceTimersByTimeAsync(600);

  test.each([
    ['Hold to show my card', 'Red Spy', 'Red Spy'],
    ['Hold to show my colour', 'Blue', 'Spy'],
  ])('%s shows that, while it is held, and after a moment', async (what, words, never) => {
    vi.useFakeTimers();
    sit(playing, { card: 'spy-red', conditions: ['zombie'], colours: true });
    await press('Hold up my card');
    await hold(what);
    expect(document.querySelector('.shown')).toBeNull();
    await long();
    expect(document.querySelector('.shown')?.textContent).toContain(words);
    expect(document.querySelector('.shown')?.textContent).not.toContain('zombie');
    if (never !== words) expect(page()).not.toContain(never);
    await release(what);
    expect(document.querySelector('.shown')).toBeNull();
  });

  test('where colours are not in play none can be held up', async () => {
    sit(playing, { card: 'spy-red', colours: false });
    await press('Hold up my card');
    expect(buttons('Hold to show my card')).toHaveLength(1);
    expect(buttons('Hold to show my colour')).toEqual([]);
  });

  test('a tap shows nothing, and nothing is played', async () => {
    vi.useFakeTimers();
    const { played } = sit(playing, { card: 'spy-red' });
    await press('Hold up my card');
    await hold('Hold to show my card');
    await release('Hold to show my card');
    await long();
    expect(document.querySelector('.shown')).toBeNull();
    expect(played).toEqual([]);
    expect(page()).toContain("won't count this as a share");
  });
});

describe('powers', () => {
  const use = asking(playing, { kind: 'either', parts: [{ kind: 'subset', move: 'use', field: 'targets', cards: [other], count: 1 }] });

  const POWERS = ['president', 'bomber', 'agent-red'];

  test('where no card of the deck has a power, nobody is offered to use one', async () => {
    sit(playing, { card: 'president', deck: ['president', 'bomber', 'red-team'] });
    expect(buttons('Use my card')).toEqual([]);
    await press(name);
    expect(buttons('Use my card on them')).toEqual([]);
  });

  test('whoever it was opened on is chosen', async () => {
    const { played } = sit(use, { card: 'agent-red', deck: POWERS });
    await press(name);
    await press('Use my card on them');
    expect(page()).not.toContain('Once a round');
    await hold('Hold to read');
    expect(page()).toContain('Once a round');
    await release('Hold to read');
    await press(`Use it on ${name}`);
    expect(played).toEqual([{ move: 'use', targets: [other] }]);
  });

  test('a card without a power says so only when it is tried', async () => {
    const { played, wondered } = sit(playing, { card: 'president', deck: POWERS });
    const tools = [...document.querySelectorAll('.tools button')].find((each) => each.textContent?.includes('Use my card'));
    await fireEvent.click(tools as Element);
    await press(say('web-two-rooms-use', { count: 0, names: '' }));
    expect([played, wondered]).toEqual([[], [{ move: 'use', targets: [] }]]);
  });
});

describe('hostages', () => {
  const asked = find(step('naming'), ({ update }) => update.prompt !== null);
  const led = asking(asked, { kind: 'subset', move: 'send', field: 'hostages', cards: [4, 1, 2], count: 2 }, true);
  const options = () => [...document.querySelectorAll<HTMLButtonElement>('.option')];
  const first = () => document.querySelector<HTMLButtonElement>('.choose .first');

  /** Held until it is full. */
  async function send() {
    vi.useFakeTimers();
    await hold('Hold to send');
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
  }

  test('hostages are sent by holding, and whoever lets go has sent nobody', async () => {
    const { played } = sit(led, { sending: 2 });
    for (const place of [0, 2]) await fireEvent.click(options()[place] as Element);
    expect(button('Hold to send').textContent).toContain("It's final.");
    vi.useFakeTimers();
    await hold('Hold to send');
    await release('Hold to send');
    await vi.advanceTimersByTimeAsync(2000);
    expect(played).toEqual([]);
  });

  test('exactly as many as are asked for can be sent, in order', async () => {
    const { played } = sit(led, { sending: 2 });
    expect(first()?.disabled).toBe(true);
    await fireEvent.click(options()[0] as Element);
    expect([first()?.disabled, first()?.textContent?.trim()]).toEqual([true, 'Choose one']);
    await fireEvent.click(options()[2] as Element);
    await fireEvent.click(options()[1] as Element);
    expect(options().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true']);
    await send();
    expect(played).toEqual([{ move: 'send', hostages: [2, 4] }]);
  });

  test('one can be put back', async () => {
    sit(led, { sending: 2 });
    for (const place of [0, 2, 0]) await fireEvent.click(options()[place] as Element);
    expect(first()?.disabled).toBe(true);
  });

  test('without a clock a leader names them when they like', async () => {
    const { played } = sit(asking(playing, { kind: 'either', parts: [{ kind: 'subset', move: 'send', field: 'hostages', cards: [other], count: 1 }] }), { leader: me });
    expect(options()).toEqual([]);
    await press('Pick who leaves');
    await fireEvent.click(options()[0] as Element);
    await send();
    expect(played).toEqual([{ move: 'send', hostages: [other] }]);
  });
});

describe('the last word', () => {
  const last = find(step('naming'));
  test.each<[string, unknown[], string, Move]>([
    ['name-buried', ['bomber', 'spy-red'], 'card', { move: 'name-buried', card: 'spy-red' }],
    ['call-winner', ['red', 'blue', 'neither'], 'side', { move: 'call-winner', side: 'blue' }],
    ['shoot', [0, 3], 'seat', { move: 'shoot', seat: 3 }],
  ])('%s', async (move, cards, field, made) => {
    const { played } = sit(asking(last, { kind: 'drawn', move, field, cards }, true));
    await fireEvent.click(document.querySelectorAll('.option')[1] as Element);
    await fireEvent.click(document.querySelector('.choose .first') as Element);
    expect(played).toEqual([made]);
  });
});

test('an Ambassador walks', async () => {
  const { played } = sit(asking(playing, { kind: 'one-of', moves: [{ move: 'walk' }] }), { card: 'ambassador-red', open: [[me, 'ambassador-red']] });
  await press('Walk to Room');
  expect(played).toEqual([{ move: 'walk' }]);
  expect(button('Hold up my card')).toBeTruthy();
});
