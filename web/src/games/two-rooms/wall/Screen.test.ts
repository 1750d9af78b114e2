import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { say } from '../../../lib/words';
import { everything as saved } from '../../../testing/two-rooms';
import { PRINTED, type News, type View } from '../../../wire/two-rooms';
import { apart, hostageCount, announcements, over, task, Announcer, timeUp, type Announcement } from '../shared/announcements';
import { cardName } from '../shared/cards';
import { seatsIn } from '../shared/rooms';
import Screen from './Screen.svelte';
import { drawEvening } from './chartWires';

interface Moment {
  readonly scene: string;
  readonly names: readonly string[];
  readonly viewer: number | string;
  readonly view: View;
}
const everything: readonly Moment[] = saved.map(({ update, ...seen }) => ({ ...seen, view: update.view }));
const walls = everything.filter(({ viewer }) => typeof viewer === 'string');

function find(which: (moment: Moment) => boolean, among = walls): Moment {
  const found = among.find(which);
  if (!found) throw new Error('no such moment was saved');
  return found;
}

function given({ view, names }: Moment, left: number | null = 100) {
  const alarms = left === null ? [] : [{ alarm: `round-${view.round}`, seconds: left }];
  return {
    view,
    prompt: null,
    heard: [],
    people: names.map((name) => ({ name, bot: false, present: true, substituted: false })),
    me: null,
    busy: false,
    clock: { times: { type: 'clock' as const, running: true, now: 0, alarms, mine: null, bank: null }, at: performance.now() },
    play: async () => null,
    speak: async () => null,
    why: async () => undefined,
  };
}

/** The same moment, some news earlier. */
const earlier = (view: View, by: number): View => ({ ...view, story: view.story.slice(0, -by || undefined) });

/** The same moment, after this. */
const after = (view: View, ...news: News[]): View => ({ ...view, story: [...view.story, ...news] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moments of both rooms and of the hall are saved, while the clock runs, when time is up, and at the end', () => {
  for (const viewer of ['public', 'room-1', 'room-2']) {
    const mine = walls.filter((moment) => moment.viewer === viewer);
    expect(mine.some(({ view }) => view.todo[0]?.step === 'playing')).toBe(true);
    expect(mine.some(({ view }) => timeUp(view))).toBe(true);
    expect(mine.some(({ view }) => over(view))).toBe(true);
  }
});

test.each(walls)('$viewer shows $scene in words, and in a room who is here and nobody else', (moment) => {
  const { view, names } = moment;
  const { container } = render(Screen, given(moment));
  expect(container.innerHTML.match(/\b(web-)?(two-)?rooms-[a-z-]+|undefined|NaN|\{ ?\$/g)).toBeNull();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  if (view.room === null || over(view)) return;
  const shown = [...document.querySelectorAll('ol > li .name')].map(({ textContent }) => textContent);
  expect(new Set(shown)).toEqual(new Set(seatsIn(view, view.room).map((seat) => names[seat])));
});

describe('after the last walk', () => {
  const moment = find(({ view }) => over(view));
  const view: View = { ...moment.view, outcome: null, todo: [{ step: 'calling', seat: 1 }, { step: 'pausing' }, { step: 'revealing' }], leader: 0, hostages: [1], people: [] };
  const asking = { ...moment, view };
  const question = `${moment.names[1]}, who wins?`;

  test('nobody leads or goes any more', () => {
    const { container } = render(Screen, given(asking));
    expect(container.innerHTML).not.toContain(say('web-two-rooms-goes'));
    expect(container.innerHTML).not.toContain(say('rooms-leads'));
    expect(container.querySelector('.crown')).toBeNull();
  });

  test.each([true, false])('until all are together nobody is lit or asked, while the clock runs: %s', (running) => {
    const now = given(asking);
    const gate = { kind: 'gather' as const, passed: 1, of: 4, until: null, places: [] };
    const { container } = render(Screen, { ...now, gate, clock: { ...now.clock, times: { ...now.clock.times, running } } });
    expect(container.textContent).not.toContain(question);
    expect(container.querySelector('.lit')).toBeNull();
  });

  test('then the Gambler is asked before everyone', () => {
    const { container } = render(Screen, given(asking));
    expect(container.textContent).toContain(`Hold on. ${moment.names[1]} is the Gambler. ${question}`);
    expect(container.querySelector('.lit')).not.toBeNull();
  });
});

describe('never a secret', () => {
  const cards = new Map(Object.keys(PRINTED).flatMap((card) => [card, cardName(card)].map((name) => [name.toLowerCase(), card])));
  const ANY = new RegExp(`\\b(${[...cards.keys()].join('|')})\\b`, 'gi');

  /** Cards that are named somewhere, by name or by code. */
  const named = (text: string) => (text.match(ANY) ?? []).map((name) => cards.get(name.toLowerCase()) ?? '');

  test('a card that is named is found', () => {
    expect(named('Ada is the President.')).toEqual(['president']);
    expect(named('<i class="spy-red"></i>')).toEqual(['spy-red']);
  });

  test.each(walls.filter(({ view }) => apart(view)))('$viewer shows in $scene no card but those that lie open', async (moment) => {
    const open = moment.view.open.map(([, card]) => card);
    const { container, rerender } = render(Screen, given({ ...moment, view: earlier(moment.view, 12) }));
    for (let left = 11; left >= 0; left--) {
      await rerender(given({ ...moment, view: earlier(moment.view, left) }));
      for (let line = 0; line < 2; line++) {
        expect(named(container.innerHTML).filter((card) => !open.includes(card))).toEqual([]);
        await vi.advanceTimersByTimeAsync(5000);
      }
    }
    const told = moment.view.story.flatMap((_, place) => announcements(earlier(moment.view, place + 1), earlier(moment.view, place), moment.names));
    expect(named(told.map(({ text }) => text).join('\n')).filter((card) => !open.includes(card))).toEqual([]);
  });

  test('a card that is shown to the whole room is seen by those who were there, not by those who come', () => {
    const { view, names } = find(({ view }) => view.room !== null && apart(view));
    expect(announcements(view, after(view, { news: 'shown', by: 0, to: null, kind: 'card', what: 'bomber' }), names)).toEqual([]);
  });
});

describe('what to do', () => {
  const running = () => find(({ view }) => view.room !== null && view.todo[0]?.step === 'playing' && !view.house.no_timer && view.hostages === null);

  test('a room without a leader is told to find one, and one with a leader who that is', () => {
    const { view, names } = running();
    const [leader = 0] = seatsIn(view, view.room ?? 0);
    const without = task({ ...view, leader: null }, names);
    const by = task({ ...view, leader }, names);
    expect(without.title).not.toBe(by.title);
    expect(by.text).toContain(names[leader]);
    expect(task({ ...view, leader: null, house: { ...view.house, first_leader_by_vote: true } }, names).title).not.toBe(without.title);
  });

  test('when time is up the leader is asked by name, and then the room waits', () => {
    const { view, names } = find(({ view }) => view.room !== null && view.todo[0]?.step === 'naming');
    const [leader = 0, other = 1] = seatsIn(view, view.room ?? 0);
    expect(task({ ...view, leader, hostages: null }, names).title).toContain(names[leader]);
    expect(task({ ...view, leader, hostages: [other] }, names).title).toContain(names[other]);
  });

  const free = (view: View) => view.tackled.length === 0 && [0, 1].every((room) => seatsIn(view, room).length > view.sending + 1);
  test.each(walls.filter(({ view }) => view.sending > 0 && free(view)))('$viewer knew in $scene how many go before time was up', ({ view }) => {
    expect(hostageCount({ ...view, sending: 0 })).toBe(view.sending);
  });
});

describe('the choreography', () => {
  const { view, names } = find(({ view }) => view.room === 0 && apart(view));
  const texts = (more: readonly Announcement[]) => more.map(({ text }) => text);

  test('whoever opens a screen late is not told all that was', () => {
    expect(announcements(null, view, names)).toEqual([]);
    expect(announcements(view, view, names)).toEqual([]);
  });

  test('leaders meet, and after their parley the hostages walk', () => {
    const more = announcements(view, after(view, { news: 'leaders-meet' }, { news: 'exchanged', hostages: [[0], [1]] }), names);
    expect(more.map(({ text }) => text)[0]).toBe(say('web-two-rooms-scene-meet'));
    expect(more.map(({ walking }) => walking?.stage)).toEqual([undefined, 'walk']);
  });

  test('an exchange without a parley: leaders meet, hostages walk with their names, the round begins', () => {
    const now = after(view, { news: 'exchanged', hostages: [[0], [1]] }, { news: 'round-began', round: 2 });
    const more = announcements(view, { ...now, house: { ...now.house, no_parley: true } }, names);
    expect(more.map(({ walking }) => walking?.stage)).toEqual(['meet', 'walk', undefined]);
    expect(more[1]?.text).toContain(names[0]);
    expect(more[1]?.text).toContain(names[1]);
    expect(more.every(({ seconds }) => seconds >= 3)).toBe(true);
  });

  test('the last walk has been on stage, and is not told again once the rooms have joined', () => {
    const joined = find(({ view }) => view.room === 0 && view.round > 0 && !apart(view));
    const before = earlier(joined.view, joined.view.story.length);
    const more = announcements(before, after(before, { news: 'exchanged', hostages: [[0], [1]] }), joined.names);
    expect(more.filter(({ walking, text }) => walking || text === say('web-two-rooms-scene-meet'))).toEqual([]);
  });

  test('the last walk is spoken when it begins, if the screen may speak', async () => {
    const spoken: string[] = [];
    vi.stubGlobal('SpeechSynthesisUtterance', class { constructor(readonly text: string) {} });
    vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => spoken.push(text), cancel: () => null });
    const moment = find(({ view }) => view.room === 0 && apart(view));
    const walk = { news: 'exchanged' as const, hostages: [[0], [1]] as [number[], number[]] };
    const stage = { news: walk, phase: 'announce' as const, part: 0, place: 0, before: moment.view, after: after(moment.view, walk), start: 0, seconds: 6 };
    const { rerender, getByRole } = render(Screen, given(moment));
    await rerender({ ...given(moment), stage, caption: 'To Room 2: Ada.' });
    expect(spoken).toEqual([]);
    await rerender({ ...given(moment), stage: null, caption: '' });
    await fireEvent.click(getByRole('button', { name: say('web-two-rooms-wall-voice-off') }));
    await rerender({ ...given(moment), stage, caption: 'To Room 2: Ada.' });
    expect(spoken).toEqual(['To Room 2: Ada.']);
    vi.unstubAllGlobals();
  });

  test('three, two, one has the stage to itself, then the clock comes up', async () => {
    const moment = find(({ view }) => view.room === 0 && apart(view));
    const beat = (part: number) => ({ news: { news: 'round-began' as const, round: 1 }, phase: 'consequence' as const, part, place: 0, before: moment.view, after: moment.view, start: 0, seconds: 0.7 });
    const { rerender, container, queryByRole } = render(Screen, given(moment));
    for (const [part, count] of [[0, '3'], [1, '2'], [2, '1']] as const) {
      await rerender({ ...given(moment), stage: beat(part), caption: 'Round 1 of 3.' });
      expect(container.querySelector('.stage')?.textContent?.trim()).toBe(count);
    }
    await rerender({ ...given(moment), stage: beat(3), caption: 'Round 1 of 3.' });
    expect(queryByRole('timer')).not.toBeNull();
  });

  test('nobody walks where nobody was sent', () => {
    expect(announcements(view, after(view, { news: 'exchanged', hostages: [[], []] }), names).map(({ walking }) => walking)).toEqual([null]);
  });

  test('pointing and sharing are read, and not spoken', () => {
    const [pointed, shared] = announcements(view, after(view, { news: 'pointed', by: 0, at: 1 }, { news: 'shared', seats: [0, 1], kind: 'card' }), names);
    expect(pointed?.text).toContain(`for ${names[1]}.`);
    expect(shared?.text).toContain('share cards');
    expect([pointed?.quiet, shared?.quiet, pointed?.cue, shared?.cue]).toEqual([true, true, null, null]);
  });

  test('last words are asked for and told', () => {
    const asking: View = { ...view, todo: [{ step: 'calling', seat: 2 }, { step: 'pausing' }, { step: 'revealing' }] };
    expect(texts(announcements(view, asking, names))[0]).toContain(names[2]);
    expect(texts(announcements(asking, after(asking, { news: 'called', by: 2, side: 'red' }), names))[0]).toContain(names[2]);
  });

  const line = (text: string, more: Partial<Announcement> = {}): Announcement => ({ text, seconds: 2, cue: null, minor: false, quiet: false, turn: false, walking: null, ...more });

  function teller() {
    const shown: (string | null)[] = [];
    const spoken: string[] = [];
    return { shown, spoken, teller: new Announcer((next) => shown.push(next?.text ?? null), ({ text }) => spoken.push(text)) };
  }

  test('lines come one after another, and then there is silence', () => {
    const { shown, spoken, teller: told } = teller();
    told.tell([line('a'), line('b')]);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['a', 'b', null]);
    expect(spoken).toEqual(['a', 'b']);
  });

  test('what is minor gives way, and what begins anew cuts short what was', () => {
    const { shown, teller: told } = teller();
    told.tell([line('a'), line('b', { minor: true }), line('c'), line('d', { minor: true })]);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(['a', 'c']);
    told.tell([line('e', { turn: true }), line('f')]);
    expect(shown).toEqual(['a', 'c', 'e']);
    vi.advanceTimersByTime(2000);
    expect(shown.at(-1)).toBe('f');
  });

  test('nothing is told any more once it is stopped', () => {
    const { shown, teller: told } = teller();
    told.tell([line('a'), line('b')]);
    told.stop();
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(['a']);
  });
});

describe('the end', () => {
  const ends = walls.filter(({ view }) => over(view));

  test.each(ends)('$viewer sees in $scene all cards, then who won, then the story', async (moment) => {
    const { container } = render(Screen, given(moment, null));
    const rows = () => [...document.querySelectorAll('[role=region] li')].map(({ textContent }) => textContent ?? '');
    expect(rows()).toHaveLength(moment.view.players);
    for (const [seat, name] of moment.names.entries()) expect(rows().some((row) => row.includes(name) && row.includes(cardName(moment.view.people[seat]?.card ?? '')))).toBe(true);
    await vi.advanceTimersByTimeAsync(12_500);
    expect(container.querySelector('.page.won')).not.toBeNull();
    for (const [seat, name] of moment.names.entries()) expect(rows().some((row) => row.includes(name) && row.includes(say(`two-rooms-why-${moment.view.verdicts[seat]?.why}`)))).toBe(true);
    await vi.advanceTimersByTimeAsync(12_500);
    expect(container.querySelector('.page.story .chart')).not.toBeNull();
  });

  test.each(ends)('the drawing of $scene leads everyone from where they started to where they ended', ({ view }) => {
    const { wires, rows, shares } = drawEvening(view);
    const placed = view.log.map(([, news]) => news).find((news) => news.news === 'placed');
    const room = (y: number) => (y < rows[0] ? 0 : 1);
    expect(wires).toHaveLength(view.players);
    for (const [seat, spots] of wires.entries()) {
      expect(room(spots[0]?.y ?? -1)).toBe(placed?.rooms.findIndex((seats) => seats.includes(seat)));
      expect(room(spots.at(-1)?.y ?? -1)).toBe(view.people[seat]?.room);
      expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((one, other) => one - other));
    }
    expect(new Set(wires.map((spots) => spots.at(-1)?.y)).size).toBe(view.players); // no two in one row
    expect(shares.length).toBeGreaterThanOrEqual(view.shares.length);
    for (const { from, to } of shares) expect(room(from)).toBe(room(to));
  });
});
