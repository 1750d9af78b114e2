// generated; do not edit: `make types` writes it anew

export const PROTOCOL = 1;

/** Why a socket was closed, as WebSocket close codes. */
export const Close = {
  NO_KEY: 4401,
  FORBIDDEN: 4403,
  NO_TABLE: 4404,
  TURNED_AWAY: 4406,
  SLOW: 4408,
  GONE: 4410,
  RELOAD: 4426,
  TOO_MUCH: 4429,
  BROKEN: 4500,
  FULL: 4503,
} as const;

export type CloseCode = (typeof Close)[keyof typeof Close];

/** Seconds for each answer, and a bank of extra seconds for the whole game. */
export interface MoveClock {
  readonly move: number;
  readonly bank: number;
}

/** How a table is run; the rules of the game are its options. */
export interface Settings {
  readonly seats: number;
  readonly visibility: Visibility;
  readonly spectators: boolean | null;
  readonly chat: boolean;
  readonly clock: MoveClock | null;
  readonly away: number | null;
  readonly moderator: boolean;
  readonly meeting: Meeting;
  readonly teaching: boolean;
  readonly knocking: boolean;
  readonly pace: Pace;
  readonly talk: number | null;
  readonly research: boolean;
  readonly latecomers: Latecomers;
}

export type Visibility = "private" | "public";

/** How the people of a table meet, which decides what their devices are used for. */
export type Meeting = "together" | "remote" | "mixed";

/** How fast things are shown, and when bots go on. */
export type Pace = "relaxed" | "quick" | "wait";

/** What somebody who comes during a game may do. */
export type Latecomers = "take-over" | "wait" | "stay-out";

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly options?: { readonly [key: string]: string | number | boolean };
  readonly settings?: Settings;
  readonly entropy?: string;
  readonly face?: number | null;
  readonly colour?: number | null;
  readonly bearer?: boolean;
  readonly practice?: boolean;
}

export interface Join {
  readonly name: string;
  readonly entropy?: string;
  readonly face?: number | null;
  readonly colour?: number | null;
  readonly bearer?: boolean;
}

/** Request a one-time link: to my own seat for another device, or (host only) to a screen for a place. The host may also request one to the seat of a member who lost their devices; everyone sees when it is used. */
export interface NewLink {
  readonly place?: string | null;
  readonly member?: number | null;
}

export interface Redeem {
  readonly link: string;
  readonly bearer?: boolean;
}

/** Open a table with a game as it was at a moment: that of a table, or that of a record. */
export interface PlayOn {
  readonly table?: string;
  readonly number?: number;
  readonly record?: string;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly entropy?: string;
  readonly face?: number | null;
  readonly colour?: number | null;
  readonly bearer?: boolean;
}

/** A planned game, to get advice on: so many players and these house rules. */
export interface Planned {
  readonly players: number;
  readonly options?: { readonly [key: string]: string | number | boolean };
}

/** A one-time link to be scanned, at one of Addresses: the first, if none is given. */
export interface QrOfLink {
  readonly link: string;
  readonly address?: string;
}

/** Show the table from this place on the television that waits with this code. */
export interface ShowOnTelevision {
  readonly television: string;
  readonly place?: string;
}

/** A television asks for its table. */
export interface Ticket {
  readonly ticket: string;
  readonly bearer?: boolean;
}

/** You now have a key to this table: in a cookie, or here if you asked for it. */
export interface Seated {
  readonly code: string;
  readonly member: number | null;
  readonly place: string | null;
  readonly key: string | null;
  readonly waiting: boolean;
}

export interface Link {
  readonly link: string;
  readonly seconds: number;
}

/** A screen that waits for a table: the code it shows, its ticket, and how long both are good for. */
export interface Television {
  readonly code: string;
  readonly ticket: string;
  readonly seconds: number;
}

/** A device of your own seat. */
export interface Device {
  readonly device: string;
  readonly platform: string;
  readonly mine: boolean;
  readonly connected: boolean;
  readonly seconds: number | null;
}

/** Where other devices can open this server, such as http://192.168.1.7:8470, best first; may be empty. */
export interface Addresses {
  readonly addresses: readonly string[];
}

export interface OptionInfo {
  readonly name: string;
  readonly default: unknown;
  readonly allowed: readonly string[];
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly levels: readonly string[];
  readonly fill_to: number;
  readonly fill_with: string;
  readonly places: readonly string[];
  readonly calls: readonly string[];
  readonly practice: boolean;
  readonly phrases: readonly string[];
  readonly talks: boolean;
}

/** A table as shown to anyone who knows its code or finds it in the list. */
export interface Summary {
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
  readonly host: string;
  readonly taken: number;
  readonly seats: number;
  readonly spectators: boolean;
  readonly knocking: boolean;
  readonly practice: boolean;
  readonly asked: boolean;
  readonly games: number;
  readonly open: boolean;
  readonly take_over: boolean;
}

export type Phase = "lobby" | "playing" | "over" | "closed";

/** Somebody who has played at a table, and perhaps left it since. */
export interface Guest {
  readonly member: number;
  readonly name: string;
  readonly level: string | null;
  readonly face: number;
  readonly colour: number;
  readonly won: number;
}

export interface FinishedGame {
  readonly game: string;
  readonly winners: readonly number[];
  readonly number: number | null;
}

/** An award, who gets it, and how often what it is for was counted. */
export interface Awarded {
  readonly award: string;
  readonly member: number;
  readonly times: number;
}

/** The finished games of a table: who played, who won what, and the awards. */
export interface EveningSoFar {
  readonly code: string;
  readonly guests: readonly Guest[];
  readonly games: readonly FinishedGame[];
  readonly awards: readonly Awarded[];
}

/** Who had a seat in a public game. */
export interface Player {
  readonly name: string;
  readonly level: string | null;
  readonly face: number;
  readonly colour: number;
}

/** A finished game that its host made public. */
export interface PublicGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [key: string]: unknown };
  readonly people: readonly Player[];
  readonly named: boolean;
  readonly side: string;
  readonly winners: readonly number[];
}

/** How a game went, in words. */
export interface Story {
  readonly won: string;
  readonly why: string;
  readonly label: string;
  readonly moment: string;
  readonly story: string;
}

/** Why a request was refused: a code with facts. The client looks up the text. */
export interface Problem {
  readonly code: string;
  readonly facts: { readonly [key: string]: string | number };
}

/** One moment of a game as a viewer saw it. A memoir is a list of these. */
export interface Glimpse<V, T> {
  readonly view: V;
  readonly heard: readonly Said<T>[];
}

/** One thing said: by whom, when, and who heard it. */
export interface Said<T> {
  readonly seat: number;
  readonly talk: T;
  readonly round: number;
  readonly moment: number;
  readonly hearers: readonly (number | string)[];
  readonly truth?: T;
}

/** One game as one viewer saw it. */
export interface Memoir<V, T> {
  readonly game: string;
  readonly rules: number;
  readonly viewer: number | string;
  readonly seat: number | null;
  readonly glimpses: readonly Glimpse<V, T>[];
}

/** The answer to a prompt, by its number: a late tap cannot answer a later question. */
export interface Play<M> {
  readonly type: "play";
  readonly prompt: number;
  readonly move: M;
  readonly id: string;
}

export interface Say<T> {
  readonly type: "say";
  readonly talk: T;
  readonly id: string;
}

/** Why may I not do that? */
export interface Why<M> {
  readonly type: "why";
  readonly move: M;
  readonly id: string;
}

export interface Chat {
  readonly type: "chat";
  readonly text: string;
  readonly id: string;
}

export interface Ready {
  readonly type: "ready";
  readonly ready?: boolean;
  readonly entropy?: string;
  readonly id: string;
}

/** Another face for me, in the lobby; no two people of a table have the same drawing. */
export interface ChooseFace {
  readonly type: "choose-face";
  readonly face: number;
  readonly colour: number;
  readonly id: string;
}

/** What I would like to play next; null: nothing in particular. */
export interface VoteType {
  readonly type: "vote";
  readonly game: string | null;
  readonly id: string;
}

/** I watch, and seal a guess for this part of the game: these seats; none takes it back. */
export interface Guess {
  readonly type: "guess";
  readonly seats: readonly number[];
  readonly id: string;
}

/** I play alone and have seen enough: show what comes next. */
export interface Skip {
  readonly type: "skip";
  readonly id: string;
}

/** I have no seat, and play on from this one: a bot's, or that of somebody who left. */
export interface TakeOver {
  readonly type: "take-over";
  readonly member: number;
  readonly id: string;
}

export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** I am back: the substitute may stop. */
export interface Back {
  readonly type: "back";
  readonly id: string;
}

/** Whom I reach for while everyone watches me choose; null: nobody. It is not stored. */
export interface Gesture {
  readonly type: "gesture";
  readonly at: number | null;
  readonly squeeze?: boolean;
  readonly id: string;
}

/** A reaction or a phrase, for everyone who hears me. It is not stored. */
export interface React {
  readonly type: "react";
  readonly what: string;
  readonly id: string;
}

/** I have looked, I am here: for my part the table need not wait. */
export interface Looked {
  readonly type: "looked";
  readonly id: string;
}

/** The table need not wait any longer: from anyone where it waits for talk, else from the host. */
export interface GoOn {
  readonly type: "go-on";
  readonly id: string;
}

export interface AddBot {
  readonly type: "add-bot";
  readonly level?: string | null;
  readonly count?: number;
  readonly id: string;
}

export interface Remove {
  readonly type: "remove";
  readonly member: number;
  readonly id: string;
}

/** Somebody who knocked may join. */
export interface LetIn {
  readonly type: "let-in";
  readonly knock: number;
  readonly id: string;
}

/** Somebody who knocked may not join. */
export interface TurnAway {
  readonly type: "turn-away";
  readonly knock: number;
  readonly id: string;
}

/** Give the host's rights to another person. */
export interface MakeHost {
  readonly type: "make-host";
  readonly member: number;
  readonly id: string;
}

/** The members in their new seating order. */
export interface Arrange {
  readonly type: "arrange";
  readonly members: readonly number[];
  readonly id: string;
}

export interface Change {
  readonly type: "change";
  readonly settings?: Settings | null;
  readonly options?: { readonly [key: string]: string | number | boolean } | null;
  readonly id: string;
}

/** Another title, with everyone who is here; after a game also back to the lobby. */
export interface Choose {
  readonly type: "choose";
  readonly game: string;
  readonly id: string;
}

/** Set the link to the call of a place, or of the whole table if it is not split; an empty link removes it. */
export interface Call {
  readonly type: "call";
  readonly place: string;
  readonly link: string;
  readonly id: string;
}

/** End a screen: its device loses its key. */
export interface CloseScreen {
  readonly type: "close-screen";
  readonly screen: string;
  readonly id: string;
}

export interface Start {
  readonly type: "start";
  readonly id: string;
}

export interface Pause {
  readonly type: "pause";
  readonly id: string;
}

export interface Resume {
  readonly type: "resume";
  readonly id: string;
}

/** A bot plays this member's seat until further notice. */
export interface HandOver {
  readonly type: "hand-over";
  readonly member: number;
  readonly level?: string | null;
  readonly id: string;
}

export interface HandBack {
  readonly type: "hand-back";
  readonly member: number;
  readonly id: string;
}

/** Everyone sees the awards and the poster; or the evening goes on after all. */
export interface EndEvening {
  readonly type: "end-evening";
  readonly ended?: boolean;
  readonly id: string;
}

/** Whoever has the link may see this finished game, with our names or without; or nobody any more. */
export interface Publish {
  readonly type: "publish";
  readonly number: number;
  readonly public?: boolean;
  readonly names?: boolean;
  readonly id: string;
}

/** Back to the lobby with the same people. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

export interface Ping {
  readonly type: "ping";
  readonly sound?: boolean;
  readonly id: string;
}

/** The first message: who you are at this table. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly server: string;
  readonly code: string;
  readonly member: number | null;
  readonly place: string | null;
}

/** One member of the table; members sit in the order of the list. */
export interface Chair {
  readonly member: number;
  readonly name: string;
  readonly face: number;
  readonly colour: number;
  readonly level: string | null;
  readonly temper: string | null;
  readonly ready: boolean;
  readonly present: boolean;
  readonly minder: SubstituteReason | null;
  readonly moved: number;
  readonly plaster: boolean;
  readonly won: number;
}

/** Why a bot plays a person's seat. */
export type SubstituteReason = "away" | "late" | "host" | "left";

/** What later proves that the deal was not rigged: see docs/fair-deals.md. */
export interface FairDeal {
  readonly table: string;
  readonly commitment: string;
  readonly entropy: readonly string[];
}

/** A screen that shows the game from a place; the host can close it. */
export interface OpenScreen {
  readonly screen: string;
  readonly place: string;
  readonly by: number | null;
}

/** A place whose screen is connected, so that the people there can look up at it. */
export interface Wall {
  readonly place: string;
  readonly sound: boolean;
}

/** How many of those who belong to one place have tapped. */
export interface GatePlace {
  readonly place: string;
  readonly passed: number;
  readonly of: number;
}

/** What the table waits for, and how many of those who are there have tapped: how many, never who. */
export interface Gate {
  readonly kind: GateKind;
  readonly passed: number;
  readonly of: number;
  readonly until: number | null;
  readonly places: readonly GatePlace[];
}

/** What the table waits for. */
export type GateKind = "look" | "wait" | "talk" | "walk-in" | "gather" | "turn-cards";

export interface VoteKind {
  readonly member: number;
  readonly game: string;
}

/** Between games: three titles that fit the people here, best first, and who would like which. */
export interface WhatNext {
  readonly titles: readonly string[];
  readonly votes: readonly VoteKind[];
  readonly favourite: string | null;
}

/** A finished game of this table that whoever has its link may see, and whether with names. */
export interface PublicLink {
  readonly id: string;
  readonly number: number;
  readonly game: string;
  readonly names: boolean;
}

/** The table itself: its members and settings. The same for everyone. */
export interface Roster {
  readonly type: "table";
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly phase: Phase;
  readonly number: number;
  readonly host: number;
  readonly owner: number;
  readonly moderator: number | null;
  readonly chairs: readonly Chair[];
  readonly queue: readonly number[];
  readonly settings: Settings;
  readonly options: { readonly [key: string]: unknown };
  readonly paused: boolean;
  readonly shown: boolean;
  readonly gate: Gate | null;
  readonly screens: readonly string[];
  readonly open_screens: readonly OpenScreen[];
  readonly walls: readonly Wall[];
  readonly next: WhatNext | null;
  readonly ended: boolean;
  readonly public: readonly PublicLink[];
  readonly fair: FairDeal | null;
  readonly practice: boolean;
}

/** A question to you: answer with this number, from this offer. In a real-time step no answer is owed. */
export interface Prompt<M> {
  readonly number: number;
  readonly offer: Offer<M>;
  readonly owed: boolean;
}

/** One of these moves. */
export interface OfferOneOf<M> {
  readonly kind: "one-of";
  readonly moves: readonly M[];
}

/** One of the cards. */
export interface OfferDrawn {
  readonly kind: "drawn";
  readonly move: string;
  readonly field: string;
  readonly cards: readonly unknown[];
}

/** Exactly `count` of the cards, in any order. */
export interface OfferSubset {
  readonly kind: "subset";
  readonly move: string;
  readonly field: string;
  readonly cards: readonly unknown[];
  readonly count: number;
}

/** All of the cards, in some order. */
export interface OfferShuffled {
  readonly kind: "shuffled";
  readonly move: string;
  readonly field: string;
  readonly cards: readonly unknown[];
}

/** All of the cards in hands of these sizes, each in any order. */
export interface OfferDealt {
  readonly kind: "dealt";
  readonly move: string;
  readonly field: string;
  readonly cards: readonly unknown[];
  readonly sizes: readonly number[];
}

/** A move of this name with a number in one or more of these fields, `most` at most in total; or one of `others`. */
export interface OfferTally {
  readonly kind: "tally";
  readonly move: string;
  readonly kinds: readonly string[];
  readonly most: number;
  readonly others: readonly unknown[];
}

/** Whatever one of these parts allows. */
export interface OfferEither<M> {
  readonly kind: "either";
  readonly parts: readonly (OfferOneOf<M> | OfferDrawn | OfferSubset | OfferShuffled | OfferDealt | OfferTally)[];
}

/** The whole view. It is sent when something changed for you, and only then. */
export interface Update<V, M> {
  readonly type: "update";
  readonly view: V;
  readonly prompt: Prompt<M> | null;
  readonly show?: Show;
}

/** How an update is shown: from this time on, by the table's own time, beat by beat. */
export interface Show {
  readonly at: number;
  readonly beats: readonly Beat[];
}

/** One moment of the show, about one piece of news. */
export interface Beat {
  readonly news: number;
  readonly phase: BeatPhase;
  readonly seconds: number;
  readonly part: number;
}

/** What a beat is for. Until the turn, nothing may tell what is turned up. */
export type BeatPhase = "announce" | "tension" | "turn" | "consequence" | "next";

/** What is new since the latest update or changes, for clients that asked for changes only. */
export interface Changes<M> {
  readonly type: "changes";
  readonly changed: { readonly [key: string]: unknown };
  readonly grown: { readonly [key: string]: readonly unknown[] };
  readonly prompt?: Prompt<M> | null;
  readonly show?: Show;
}

/** What was said where you could hear it, from number `start` on; what you had from there on is replaced. */
export interface Heard<T> {
  readonly type: "heard";
  readonly start: number;
  readonly said: readonly Said<T>[];
}

/** Seconds left until an alarm of the game goes off. */
export interface Left {
  readonly alarm: string;
  readonly seconds: number;
}

/** What the clocks show at the time of sending. */
export interface Times {
  readonly type: "clock";
  readonly running: boolean;
  readonly now: number;
  readonly alarms: readonly Left[];
  readonly mine: number | null;
  readonly bank: number | null;
}

export interface ChatLine {
  readonly number: number;
  readonly member: number;
  readonly name: string;
  readonly text: string;
}

export interface Chatted {
  readonly type: "chat";
  readonly lines: readonly ChatLine[];
}

/** The call of the place where you are now; empty if there is none. */
export interface Called {
  readonly type: "call";
  readonly place: string | null;
  readonly link: string | null;
}

/** Whom a seat reaches for while everyone watches it choose; null: nobody, or no longer. */
export interface Gestured {
  readonly type: "gesture";
  readonly seat: number;
  readonly at: number | null;
  readonly squeeze: boolean;
}

/** A reaction or a phrase of somebody whom you hear. */
export interface Reacted {
  readonly type: "reaction";
  readonly member: number;
  readonly what: string;
}

/** What a game has in common with earlier ones of this table: a code, who, how often, and how much was found. */
export interface Callback {
  readonly code: string;
  readonly seats: readonly number[];
  readonly times: number;
  readonly found: number;
}

/** Somebody who only watched had guessed right: in which part of the game first, and what. */
export interface FromTheSofa {
  readonly member: number;
  readonly chapter: number;
  readonly seats: readonly number[];
}

/** To you alone, while you only watch: what you may guess, how many seats it has, and what you have sealed now. */
export interface Sofa {
  readonly type: "sofa";
  readonly riddle: string | null;
  readonly most: number;
  readonly chapter: number;
  readonly seats: readonly number[];
}

/** The game is over: the facts of its end, the same for everyone. */
export interface Finale<F> {
  readonly type: "finale";
  readonly facts: F;
  readonly callback: Callback | null;
  readonly riddle: string;
  readonly sofa: readonly FromTheSofa[];
}

/** You knocked: wait here until the host lets you in, when another welcome follows. */
export interface Waiting {
  readonly type: "waiting";
  readonly host: string;
}

/** A newcomer who waits to be let in. */
export interface Knocking {
  readonly knock: number;
  readonly name: string;
}

/** For the host: who waits to be let in. */
export interface Knocks {
  readonly type: "knocks";
  readonly waiting: readonly Knocking[];
}

/** At a practice table: what the coach says now, and about which seat. */
export interface Coached {
  readonly type: "coach";
  readonly code: string | null;
  readonly at: number | null;
  readonly over: boolean;
}

/** The request was carried out and is on disk. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** The request was refused. The code says why, with the number of the rule if there is one. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly rule: string | null;
  readonly facts: { readonly [key: string]: string | number };
}

/** The answer to Why; no refusal if the move is allowed. */
export interface Reason {
  readonly type: "reason";
  readonly id: string;
  readonly refusal: Refusal | null;
}

/** Why something cannot be done: a message code, and the number of the rule behind it. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
}

/** The answer to a ping, with what the clocks show now, so that a device can measure latency. */
export interface Pong {
  readonly type: "pong";
  readonly id: string;
  readonly clock: Times | null;
}

/** Who sat in a chair; of a record from a file nobody knows. */
export interface Watched {
  readonly member: number;
  readonly name: string;
  readonly level: string | null;
  readonly face: number;
  readonly colour: number;
}

/** A moment worth going to: a deal, a claim, a lie, a reveal or a turning point, and whose it is. */
export interface ReplayMark {
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
}

/** One thing worth telling, and the moment right after it: a code with seats, numbers, and codes of words. */
export interface StoryBeat {
  readonly code: string;
  readonly at: number;
  readonly swing: number;
  readonly seats: { readonly [key: string]: number };
  readonly counts: { readonly [key: string]: number | string };
  readonly words: { readonly [key: string]: string };
  readonly brief: boolean;
}

/** A game as a whole. Moment 0 is before the first entry of its record, moment 1 after it, and so on. */
export interface Overview<F> {
  readonly game: string;
  readonly players: number;
  readonly last: number;
  readonly chairs: readonly (number | string)[];
  readonly people: readonly Watched[];
  readonly marks: readonly ReplayMark[];
  readonly story: readonly StoryBeat[];
  readonly finale: Finale<F> | null;
}

/** What was new from a chair: changes as a socket tells them, the time to show them, and what was heard. */
export interface Moment<T> {
  readonly at: number;
  readonly changed: { readonly [key: string]: unknown };
  readonly grown: { readonly [key: string]: readonly unknown[] };
  readonly beats: readonly Beat[];
  readonly start: number;
  readonly said: readonly Said<T>[] | null;
}

/** With all cards open: what lies face down at a seat, or on a wire of Bomb Squad Academy. */
export interface Hand {
  readonly seat: number | null;
  readonly wire: string | null;
  readonly role: string | null;
  readonly room: number | null;
  readonly cards: readonly unknown[];
  readonly tiles: readonly string[];
}

/** A game as it was seen and heard from one chair: the view at moment 0, and all that was new after it. With all cards open it is the public's view with a field more, `all_cards`: a list of hands; and all talk is heard, with `hearers` if not everyone heard it. */
export interface ChairReplay<V, T> {
  readonly chair: number | string;
  readonly view: V;
  readonly moments: readonly Moment<T>[];
}

/** What could be known from a moment on, until the next of these. */
export interface Knowing {
  readonly at: number;
  readonly chances: unknown;
}

/** What one could have known from a chair, moment by moment. */
export interface LensReplay {
  readonly chair: number;
  readonly claims: boolean;
  readonly known: readonly Knowing[];
}

/** The cards that would be used, what is wrong with the plan, and what is allowed but not recommended. */
export interface Advice {
  readonly deck: readonly string[];
  readonly errors: readonly Note[];
  readonly warnings: readonly Note[];
}

/** One remark about a plan: a code with facts. Whatever shows it looks up the text. */
export interface Note {
  readonly code: string;
  readonly facts: { readonly [key: string]: string | number };
}

/** One recorded game. The digest exposes damaged or edited records. */
export interface Record<M, T> {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: { readonly [key: string]: unknown };
  readonly fair?: Fair;
  readonly fork?: Fork;
  readonly log: readonly (Played<M> | Spoken<T>)[];
  readonly digest: string;
}

/** Everything needed to check the draws of a finished game. */
export interface Fair {
  readonly table: string;
  readonly commitment: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly draws: readonly Draw[];
}

/** One draw from `n`: a pick holds one number below `n`, a permute all of them in order. */
export type Draw = readonly [n: number, drawn: readonly number[]];

/** Where a record comes from that begins as another one did: which one, and how many entries they share. */
export interface Fork {
  readonly digest: string;
  readonly at: number;
  readonly fair?: Fair;
  readonly fork?: Fork;
}

export type Played<M> = readonly [type: "played", seat: number, move: M];

export type Spoken<T> = readonly [type: "said", seat: number, talk: T];

export type AnyAsk<M, T> =
  | Play<M>
  | Say<T>
  | Why<M>
  | Chat
  | Ready
  | ChooseFace
  | VoteType
  | Guess
  | Skip
  | TakeOver
  | Leave
  | Back
  | Gesture
  | React
  | Looked
  | GoOn
  | AddBot
  | Remove
  | LetIn
  | TurnAway
  | MakeHost
  | Arrange
  | Change
  | Choose
  | Call
  | CloseScreen
  | Start
  | Pause
  | Resume
  | HandOver
  | HandBack
  | EndEvening
  | Publish
  | Rematch
  | Ping;

export type AnyTell<V, M, T, F> =
  | Welcome
  | Waiting
  | Roster
  | Knocks
  | Update<V, M>
  | Changes<M>
  | Heard<T>
  | Times
  | Chatted
  | Called
  | Gestured
  | Reacted
  | Finale<F>
  | Sofa
  | Coached
  | Done
  | Refused
  | Reason
  | Pong;

export type Offer<M> =
  | OfferOneOf<M>
  | OfferDrawn
  | OfferSubset
  | OfferShuffled
  | OfferDealt
  | OfferTally
  | OfferEither<M>;
