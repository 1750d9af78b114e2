/** The props of every title's board, with the three requests it may send. Boards know no rules. */
import type { Component, Snippet } from 'svelte';
import type { Answer } from '../lib/session.svelte';
import { withMessages } from '../lib/words';
import type { OnStage, Scenes } from '../table/stage.svelte';
import type { TableFace } from '../lib/tableFaces';
import type { Hunches } from '../lib/hunches.svelte';
import type { Ending } from './ending';
import type { Finale, Gate, Hand, Meeting, Prompt, Said, Times } from '../wire/messages';

export interface Person {
  readonly name: string;
  readonly bot: boolean;
  readonly temper?: string | null; // of a bot
  readonly present: boolean;
  readonly substituted: boolean; // a bot plays for them for now
  readonly drawn?: TableFace; // the face that they have at this table
  readonly plaster?: boolean; // the Boom of the game before was theirs
}

/** A hand above the table: what somebody is about to choose, before everyone's eyes. */
export interface Gesture {
  readonly seat: number;
  readonly at: number | null;
  readonly squeeze: boolean;
  readonly letGo?: number; // how often they have squeezed here and let go
}

export interface BoardProps<V, M, T> {
  readonly view: V; // what is on stage, not the newest
  readonly stage?: OnStage<V> | null; // the beat that is on
  readonly caption?: string; // what it says, in words
  readonly wall?: boolean; // it is drawn for people four metres away
  readonly code?: string; // of the table, for the wall
  readonly gesture?: Gesture | null; // of whoever is choosing now
  readonly point?: (at: number | null, squeeze: boolean) => void; // shows everyone what I am about to choose
  readonly prompt: Prompt<M> | null;
  readonly heard: readonly Said<T>[];
  readonly people: readonly Person[]; // by seat
  readonly me: number | null;
  readonly busy: boolean; // an answer is on its way
  readonly clock?: { readonly times: Times; readonly at: number } | null; // as it was told, and when
  readonly meeting?: Meeting; // how people meet: in the flesh, a board may remind them of what to do there
  readonly gate?: Gate | null; // where the table waits
  readonly finale?: Finale<unknown> | null; // what the end is told from, on a wall
  readonly sofa?: string; // on a wall: who only watched, and had it right
  readonly after?: Snippet; // on a wall, once it is over: who has won tonight, and what comes next
  readonly hunches?: Hunches; // whom I suspect: for my eyes only, and only while they see my cards
  readonly host?: boolean; // this is the host's device
  readonly pass?: () => void; // I have looked, or I am here
  readonly goOn?: () => void; // nobody shall wait any longer
  readonly tip?: Snippet<[open?: boolean]> | undefined; // on top of the dock; `open`: my hand lies face up
  readonly play: (move: M) => Promise<Answer | null>;
  readonly speak: (talk: T) => Promise<Answer | null>;
  readonly why: (move: M) => Promise<void>; // says on the page why it may not be done
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBoard = Component<BoardProps<any, any, any>>;

const BOARDS = import.meta.glob<{ default: AnyBoard }>('./*/Board.svelte');

export const titles = Object.keys(BOARDS).map((path) => path.split('/')[1] ?? '');

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyScenes = Scenes<any, any>;

const SCENES = import.meta.glob<{ scenes: AnyScenes }>('./*/scenes.ts');

/** Loads how a title's news are shown, if it says so. */
export async function loadScenes(game: string): Promise<AnyScenes | null> {
  const found = SCENES[`./${game}/scenes.ts`];
  return found ? (await withMessages(game, found)).scenes : null;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEnding = Ending<any, any>;

const ENDINGS = import.meta.glob<{ ending: AnyEnding }>('./*/ending.ts');

/** Loads how a title tells its end, if it says so. */
export async function loadEnding(game: string): Promise<AnyEnding | null> {
  const found = ENDINGS[`./${game}/ending.ts`];
  return found ? (await withMessages(game, found)).ending : null;
}

/** What somebody holds, drawn with the title's cards, for replays with all cards open. */
export type AnyOpenHand = Component<{ hand: Hand }>;

const OPEN_HANDS = import.meta.glob<{ default: AnyOpenHand }>('./*/OpenHand.svelte');

/** Loads how a title's cards are drawn beside its board, if it says so. */
export async function loadOpenHand(game: string): Promise<AnyOpenHand | null> {
  const found = OPEN_HANDS[`./${game}/OpenHand.svelte`];
  return found ? (await withMessages(game, found)).default : null;
}

/** What was said this round and where, for titles in which not everyone hears it. */
export type AnyOpenTalk = Component<{ heard: readonly Said<any>[]; names: readonly string[] }>; // eslint-disable-line @typescript-eslint/no-explicit-any

const OPEN_TALK = import.meta.glob<{ default: AnyOpenTalk }>('./*/OpenTalk.svelte');

/** Loads how a title shows what was said anywhere, if it says so. */
export async function loadOpenTalk(game: string): Promise<AnyOpenTalk | null> {
  const found = OPEN_TALK[`./${game}/OpenTalk.svelte`];
  return found ? (await withMessages(game, found)).default : null;
}

/** Loads a title's board and its messages. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const found = BOARDS[`./${game}/Board.svelte`];
  if (!found) throw new Error(game);
  return (await withMessages(game, found)).default;
}
