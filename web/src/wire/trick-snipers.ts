// generated; do not edit: `make types` writes it anew

/** Built field by field: a new secret stays secret until it is listed here. */
export interface View {
  readonly viewer: number | string;
  readonly players: number;
  readonly house: Options;
  readonly dealt: readonly Card[];
  readonly passed: readonly Card[];
  readonly hand: readonly Card[];
  readonly theirs: readonly Card[];
  readonly given: readonly Card[];
  readonly held: readonly number[];
  readonly unused: number;
  readonly leader: number;
  readonly trick: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly standings: readonly Standing[];
  readonly outlook: readonly Standing[];
  readonly points: readonly number[];
  readonly counts: readonly number[];
  readonly ranks: readonly number[];
  readonly face_up: readonly boolean[];
  readonly todo: readonly Step[];
  readonly waiting: readonly number[];
  readonly answered: readonly number[];
  readonly answer: PassOn | null;
  readonly news: readonly News[];
  readonly outcome: Outcome | null;
  readonly deal: readonly (readonly Card[])[];
  readonly passes: readonly (readonly Card[])[];
}

/** The options of Trick Snipers. */
export interface Options {
  readonly no_point_no_winner: boolean;
  readonly memory_aid: boolean;
  readonly first: number;
}

export type Card = readonly [clan: Clan, number: number];

export type Clan = "black" | "green" | "red" | "yellow";

/** A finished trick: who led, the cards in order of play, who took it, and how. */
export interface Trick {
  readonly leader: number;
  readonly cards: readonly Card[];
  readonly winner: number;
  readonly sniped: boolean;
  readonly points: number;
}

/** Who is ahead in a trick after a card. Cards are given by their place in the order of play. */
export interface Standing {
  readonly best: number;
  readonly sniper: number | null;
  readonly chief: boolean;
  readonly shots: number;
  readonly effect: Effect;
}

/** What a card changes in its trick; of two effects the one that decides more. */
export type Effect = "sights" | "higher" | "chief" | "nothing";

/** Everyone gets a hand; nobody sees the unused cards [TS1]. */
export interface Dealing {
  readonly step: "dealing";
}

/** Everyone chooses four cards at the same time, before seeing what they receive [TS2]. */
export interface Passing {
  readonly step: "passing";
}

/** The first leader is drawn, or set by the host [TS3]. */
export interface Starting {
  readonly step: "starting";
}

/** Each in turn plays a card, of the led clan if they hold one [TS4]. */
export interface Playing {
  readonly step: "playing";
}

/** Four cards to the left [TS2]. */
export interface PassOn {
  readonly move: "pass-on";
  readonly cards: readonly Card[];
}

export interface CardsDealt {
  readonly news: "cards-dealt";
}

export interface CardsPassed {
  readonly news: "cards-passed";
}

export interface LeaderDrawn {
  readonly news: "leader-drawn";
  readonly seat: number;
}

export interface CardPlayed {
  readonly news: "card-played";
  readonly seat: number;
  readonly card: Card;
}

export interface TrickTaken {
  readonly news: "trick-taken";
  readonly seat: number;
  readonly sniped: boolean;
  readonly points: number;
}

export interface Ended {
  readonly news: "ended";
  readonly ending: Ending;
}

export type Ending = "two-points" | "most-tricks" | "nobody";

/** How a game ended: the side that won, who sat on it, and a code for what decided it. */
export interface Outcome {
  readonly side: string;
  readonly winners: readonly number[];
  readonly why: string;
}

/** A hand for each seat in order, and last the unused cards [TS1]. */
export interface Deal {
  readonly move: "deal";
  readonly hands: readonly (readonly Card[])[];
}

export interface DrawLeader {
  readonly move: "draw-leader";
  readonly seat: number;
}

export interface Play {
  readonly move: "play";
  readonly card: Card;
}

/** What the end of Trick Snipers is told from. */
export interface Finale {
  readonly because: Because;
  readonly moment: Highlight;
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

/** The second point was a snipe [TS6] [TS9]. */
export interface Sniped {
  readonly because: "sniped";
  readonly by: number;
  readonly card: Card;
  readonly victim: number;
  readonly target: Card;
}

/** The second point was a trick with a 7 in it [TS7] [TS9]. */
export interface ChiefTaken {
  readonly because: "chief-taken";
  readonly by: number;
}

/** The hands are empty: the most points, then the most tricks, alone or shared [TS10]. */
export interface MostTricks {
  readonly because: "most-tricks";
  readonly winners: readonly number[];
  readonly points: number;
  readonly tricks: number;
}

/** The hands are empty, and nobody has the point that the options ask for [TS10]. */
export interface NobodyScored {
  readonly because: "nobody-scored";
}

/** The snipe at the highest card. */
export interface BestShot {
  readonly moment: "best-shot";
  readonly by: number;
  readonly card: Card;
  readonly victim: number;
  readonly target: Card;
  readonly trick: number;
}

/** Nobody was sniped all game. */
export interface NoShot {
  readonly moment: "no-shot";
}

export type Move =
  | Deal
  | DrawLeader
  | PassOn
  | Play;

export type Talk = never;

export type News =
  | CardsDealt
  | CardsPassed
  | LeaderDrawn
  | CardPlayed
  | TrickTaken
  | Ended;

export type Step =
  | Dealing
  | Passing
  | Starting
  | Playing;

export type Because =
  | Sniped
  | ChiefTaken
  | MostTricks
  | NobodyScored;

export type Highlight =
  | BestShot
  | NoShot;

/** What is printed on the cards. */
export const PRINTED = {
  "chief": 7,
  "snipe": 13,
  "passed": 4,
  "points": 2,
} as const;
