import { render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/words';
import { PRINTED, type View } from '../../wire/two-rooms';
import { acting, asking, button, buttons, everything, find, hold, neighbour, over, press, props, release, seated, sit, step, type Seen } from '../../testing/two-rooms';
import Board from './Board.svelte';
import { cardName } from './shared/cards';

const playing = find(acting);
const names = Object.keys(PRINTED).map(cardName);
const page = () => document.body.innerHTML;
const secrets = (view: View) => new Set([view.card, ...view.story.flatMap((news) => (news.news === 'shown' && news.to !== null ? [news.what] : []))]);

afterEach(() => {
  settings.peek = 'hold';
  settings.confirm = true;
});

test('moments of every kind are saved', () => {
  for (const each of [acting, over, step('naming')]) expect(everything.some(each)).toBe(true);
});

test('during a scene the line above the room says what is shown, and not that somebody is done', () => {
  const parley: Seen = { ...playing, update: { ...playing.update, prompt: null } };
  const view: View = { ...parley.update.view, todo: [{ step: 'parley' }], meets: neighbour(playing) };
  const stage = { news: null, place: -1, phase: 'announce' as const, part: 0, before: view, after: view, start: 0, seconds: 2.5 };
  render(Board, { ...props(parley, view).given, stage, caption: 'The leaders meet.' });
  expect(document.querySelector('h1')?.textContent).toContain('The leaders meet.');
  expect(page()).not.toContain('You are done');
});

function noSecretIsOnThePage(seen: Seen): void {
  const { view } = seen.update;
  const open = new Set([...view.open.map(([, card]) => card), ...view.story.flatMap((news) => (news.news === 'shown' && news.to === null ? [news.what] : news.news === 'named' && news.card ? [news.card] : [])), ...seen.heard.said.flatMap(({ talk }) => (talk.move === 'tell' ? [talk.what] : []))]);
  const secret = page().replaceAll(say('web-two-rooms-aims'), ''); // the same for everyone
  for (const card of secrets(view)) if (!open.has(card) && names.includes(cardName(card))) expect(secret, card).not.toContain(cardName(card));
}

function everyoneIsOnThePageAndWhoLeads(seen: Seen): void {
  const { view } = seen.update;
  for (const [seat, name] of seen.names.entries()) expect(buttons(seat === seen.viewer ? `You (${name})` : name).length, name).toBeGreaterThan(0);
  expect(document.querySelectorAll('.here .plate')).toHaveLength(view.rooms.filter((room) => room === view.room).length);
  expect(document.querySelectorAll('.there .far')).toHaveLength(view.rooms.filter((room) => room !== view.room).length);
  expect(document.querySelectorAll('.here .plate .avatar .crown')).toHaveLength(view.leader === null ? 0 : 1);
}

test.each(everything.filter(seated))('$viewer sees in $scene everyone and what is going on, in words, and no secret without holding', (seen) => {
  sit(seen);
  if (!over(seen)) {
    noSecretIsOnThePage(seen);
    everyoneIsOnThePageAndWhoLeads(seen);
  }
  expect(page().match(/\b(web-)?(two-rooms|rooms)-[a-z]+-[a-z-]+(?![\w-]*["'])|undefined|NaN|\{ ?\$/g), 'a code without words').toBeNull();
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(document.querySelector('[aria-live]')?.textContent?.trim()).not.toBe('');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

test('the page is the same whatever card one holds, and whatever it forbids', () => {
  const parts = playing.update.prompt?.offer;
  if (parts?.kind !== 'either') throw new Error('no such offer');
  const shy = asking(playing, { kind: 'either', parts: parts.parts.filter((part) => !('move' in part && /^(show|offer)-(card|colour)$/.test(part.move)) && part.kind !== 'one-of') });
  const pages = [
    [playing, { card: 'bomber', conditions: [] }],
    [shy, { card: 'shy-guy-blue', conditions: ['shy'] }],
    [shy, { card: 'mime-red', conditions: ['cursed', 'zombie'] }],
    [playing, { card: 'gambler', gambling: true, aims: [['in-love', 1]] }],
  ] as const;
  const seen = pages.map(([moment, change]) => {
    const { container, unmount } = sit(moment, change as Partial<View>);
    const html = container.innerHTML;
    unmount();
    return html;
  });
  expect(new Set(seen).size).toBe(1);
});

test('so is what can be done with somebody', async () => {
  const seen: string[] = [];
  for (const [card, prompt] of [['president', playing.update.prompt], ['shy-guy-red', null]] as const) {
    const { container, unmount } = sit({ ...playing, update: { ...playing.update, prompt: prompt && asking(playing, { kind: 'either', parts: [] }).update.prompt } }, { card });
    await press(playing.names[neighbour(playing)] ?? '');
    seen.push(container.querySelector('.acts')?.innerHTML ?? '');
    unmount();
  }
  expect(seen[0]).toContain('<button');
  expect(seen[0]).toBe(seen[1]);
});

test('who holds sees the card, what it asks and what came of it, and only so long', async () => {
  sit(playing, { card: 'thug-red', conditions: ['foolish', 'in-love'], aims: [['in-love', neighbour(playing)]], story: [] });
  await hold('My card');
  for (const words of ['Red Thug', 'becomes coy', 'You win with Red', say('two-rooms-means-foolish'), `You love ${playing.names[neighbour(playing)]}`]) expect(page()).toContain(words);
  await release('My card');
  expect(page()).not.toContain('Red Thug');
  expect(page()).not.toContain('foolish');
});

test('what was seen of the others is on their plates while I peek', async () => {
  const seat = neighbour(playing);
  const sightings: View['sightings'] = [{ seat, kind: 'card', what: 'spy-red', round: 1 }];
  sit(playing, { story: [], news: [], sightings, known: sightings, card: 'president' }); // whatever the story tells
  expect(page()).not.toContain('Red Spy');
  await hold('My card');
  expect(button(playing.names[seat] ?? '').getAttribute('aria-label')).toContain('You saw: Red Spy');
  await release('My card');
  await hold(say('web-two-rooms-hold-memory'));
  expect(document.querySelector('.up')?.textContent).toContain('Red Spy');
  expect(document.querySelector('.up')?.textContent).not.toContain('President');
  await release(say('web-two-rooms-hold-memory'));
  expect(page()).not.toContain('Red Spy');
});

test.each(['blur', 'visibilitychange'])('a %s covers the card again', async (event) => {
  sit(playing, { card: 'thug-red' });
  await hold('My card');
  (event === 'blur' ? window : document).dispatchEvent(new Event(event));
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(page()).not.toContain('Red Thug');
});

test('when time is up the dock is locked, and what is held is covered', async () => {
  const view: View = { ...playing.update.view, card: 'thug-red' };
  const { rerender } = render(Board, props(playing, view).given);
  await hold('My card');
  expect(page()).toContain('Red Thug');
  const after: View = { ...view, todo: [{ step: 'naming' }], story: [...view.story, { news: 'time-up', round: 1 }] };
  const stage = { news: { news: 'time-up' as const, round: 1 }, place: 0, phase: 'consequence' as const, part: 0, before: view, after, start: 0, seconds: 4 };
  const waiting: Seen = { ...playing, update: { ...playing.update, prompt: null } };
  await rerender({ ...props(waiting, after).given, stage, caption: say('web-two-rooms-scene-time-up') });
  expect(page()).not.toContain('Red Thug');
  expect(document.querySelector<HTMLElement>('.thumb')?.inert).toBe(true);
  await rerender({ ...props(waiting, after).given, stage: null, caption: '' });
  expect(document.querySelector<HTMLElement>('.thumb')?.inert).toBe(false);
});

test('between the clocks nobody holds up a card, and whoever tries is told why', async () => {
  const naming = find(step('naming'), (seen) => !seen.update.prompt);
  const { wondered } = sit(naming);
  await press(say('web-two-rooms-not-now', { what: say('web-two-rooms-show') }));
  expect(wondered).toEqual([{ move: 'show-all' }]);
  expect(buttons(say('web-two-rooms-show-card'))).toHaveLength(0);
});

test('who wants it open has the card open', () => {
  settings.peek = 'open';
  sit(playing, { card: 'thug-red' });
  expect(document.querySelector('.thumb')?.textContent).toContain('Red Thug');
});

test('every card of the deck is explained on tap', async () => {
  sit(playing);
  await press('The cards');
  expect(document.querySelectorAll('details')).toHaveLength(new Set(playing.update.view.deck).size);
  expect(page()).toContain(say('two-rooms-does-president'));
});

const parley = find(step('parley'), (seen) => seen.update.view.meets !== null && seen.update.prompt !== null);
const done = say('web-two-rooms-end-parley', { last: parley.update.view.todo.some((each) => each.step === 'round') ? 'no' : 'yes' });

test('a leader who parleys sees whom, that nobody else hears, and ends it with one tap', async () => {
  const { played } = sit(parley);
  const other = parley.names[parley.update.view.meets ?? -1] ?? '';
  expect(document.querySelector('h1')?.textContent).toContain(`You meet ${other}`);
  expect(document.querySelector('.thumb')?.textContent).toContain(`Only ${other} hears`);
  await press(done);
  expect(played).toEqual([{ move: 'end-parley' }]);
});

test('who is done waits for the other', () => {
  sit(asking(parley, null));
  expect(document.querySelector('h1')?.textContent).toContain("You're done.");
  expect(buttons(done)).toHaveLength(0);
});

test.each(everything.filter((seen) => step('parley')(seen) && seen.update.view.meets === null))('$viewer sees that leaders parley, and nothing more, in $scene', (seen) => {
  sit(seen);
  expect(document.querySelector('h1')?.textContent).toContain('The leaders meet. Nobody else hears them.');
  expect(buttons(done)).toHaveLength(0);
});
