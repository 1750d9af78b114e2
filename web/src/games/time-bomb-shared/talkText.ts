/** What players say: their texts, and what of it stands on the bench in this round. */
import { say } from '../../lib/words';
import type { Said } from '../../wire/messages';
import type { OnStage } from '../../table/stage.svelte';
import type { Gesture, Person } from '../board';
import type { WireNews } from './scenes';
import type { WireSet, Claim, Talk, WireView } from './types';

export function claimText<W extends string>(claim: Claim<W>, wireSet: WireSet<W>): string {
  const numbers = wireSet.kinds.flatMap((kind) => {
    const count = claim[kind] ?? null;
    return count === null ? [] : [wireSet.count(kind, count)];
  });
  return say('time-bomb-said-claim', { claim: numbers.join(', ') });
}

export function talkText<W extends string>(talk: Talk<W>, wireSet: WireSet<W>, names: readonly string[], me: number | null): string {
  switch (talk.move) {
    case 'claim':
      return claimText(talk, wireSet);
    case 'accuse':
      return say('time-bomb-said-accuse', { seat: names[talk.seat] ?? '', you: talk.seat === me ? 'seat' : 'nobody' });
    case 'suggest':
      return say('time-bomb-said-suggest', { owner: names[talk.owner] ?? '', you: talk.owner === me ? 'owner' : 'nobody' });
  }
}

type Heard<W extends string> = { view: Pick<WireView<W>, 'claimed' | 'players' | 'round'>; heard: readonly Pick<Said<Talk<W>>, 'seat' | 'round' | 'talk'>[] };
type Dated<W extends string> = { view: Pick<WireView<W>, 'claimed' | 'players' | 'round' | 'cuts'>; heard: readonly Said<Talk<W>>[] };

/** Whether it still stands: until the next deal, and whose wire should be cut next only until the next cut. */
const stands = <W extends string>({ round, moment, talk }: Said<Talk<W>>, view: Dated<W>['view']) => round === view.round && (talk.move !== 'suggest' || moment >= view.cuts.length);

/** What a seat claimed last in this round, in turn or freely: it stands until the next deal. */
export function lastClaim<W extends string>(seat: number, { view, heard }: Heard<W>): Claim<W> | null {
  const free = heard.flatMap(({ seat: by, round, talk }) => (by === seat && round === view.round && talk.move === 'claim' ? [talk] : [])).at(-1);
  return free ?? answerInTurn(seat, view)?.claim ?? null;
}

/** What stands beside the claim: whom a seat accused or proposed last in this round, or that it declined to claim. */
export function lastWord<W extends string>(seat: number, { view, heard, wireSet, names, me }: Dated<W> & { wireSet: WireSet<W>; names: readonly string[]; me: number | null }): string {
  const latest = heard.filter((each) => each.seat === seat && each.talk.move !== 'claim' && stands(each, view)).at(-1);
  if (latest) return talkText(latest.talk, wireSet, names, me);
  return answerInTurn(seat, view)?.claim === null ? say('time-bomb-said-decline') : '';
}

const answerInTurn = <W extends string>(seat: number, { claimed, round, players }: Heard<W>['view']) => claimed.slice(Math.max(0, round - 1) * players).find((each) => each.seat === seat);

/** How many accuse a seat in this round, or suggest to cut its wires. */
export function pointedAt<W extends string>(kind: 'accuse' | 'suggest', seat: number, { view, heard }: Dated<W>): number {
  const at = (talk: Talk<W>) => (talk.move === 'accuse' ? talk.seat : talk.move === 'suggest' ? talk.owner : null);
  const by = heard.filter((each) => each.talk.move === kind && stands(each, view) && at(each.talk) === seat);
  return new Set(by.map((each) => each.seat)).size;
}

/** The hand above the table: that of a bot is part of the show, a person's is seen as it moves. */
export function reachOf(stage: OnStage | null, gesture: Gesture | null): Gesture | null {
  const news = (stage?.news ?? null) as WireNews<string> | null;
  if (!stage) return gesture;
  return news?.news === 'aimed' && stage.phase === 'announce' ? { seat: news.by, at: news.owner, squeeze: stage.part > 0 } : null;
}

/** Whose wires somebody reaches for, before everyone's eyes; nothing while they reach for nobody. */
export function gestureText(gesture: Gesture | null, people: readonly Person[], me: number | null): string {
  if (gesture === null || gesture.at === null) return '';
  const facts = { by: people[gesture.seat]?.name ?? '', owner: people[gesture.at]?.name ?? '', you: gesture.at === me ? 'owner' : 'nobody' };
  const letGo = gesture.letGo ?? 0;
  const what = gesture.squeeze ? 'squeezes' : letGo > 1 ? 'undecided' : letGo ? 'lets-go' : 'eyes';
  return say(`web-time-bomb-scene-${what}`, facts);
}
