// generated; do not edit: `make types` writes it anew

/** What both boxes show, with the wires of Time Bomb. */
export interface View {
  readonly viewer: number | string;
  readonly players: number;
  readonly claims: Claims;
  readonly cast: readonly Role[];
  readonly role: Role | null;
  readonly hands: readonly (readonly Wire[])[];
  readonly hand: readonly Wire[];
  readonly todo: readonly Step[];
  readonly waiting: readonly number[];
  readonly news: readonly News[];
  readonly round: number;
  readonly start: number;
  readonly clipper: number;
  readonly held: readonly number[];
  readonly cuts: readonly Snip[];
  readonly cutters: readonly number[];
  readonly claimed: readonly Claimed[];
  readonly outcome: Outcome | null;
  readonly roles: readonly Role[];
  readonly deals: readonly (readonly (readonly Wire[])[])[];
  readonly false_claims: readonly FalseClaim[];
  readonly successes: number;
  readonly found: number;
  readonly round_cuts: readonly number[];
}

/** How claims are made, an option [TB12]. */
export type Claims = "free" | "in_turn" | "off";

export type Role = "swat" | "terrorist";

export type Wire = "safe" | "success" | "boom";

/** Roles are shuffled and dealt face down, one each; nobody sees the one left over [TB1]. */
export interface Casting {
  readonly step: "casting";
}

/** The start player is drawn, or set by the host, and takes the nippers [TB4]. */
export interface Starting {
  readonly step: "starting";
  readonly first: number;
}

/** A deal, claims where they are made in turn, and one cut for each player [TB8]. */
export interface Round {
  readonly step: "round";
  readonly number: number;
}

/** Every uncut wire is shuffled and dealt evenly: 5 each, then 4, 3 and 2 [TB3]. */
export interface Dealing {
  readonly step: "dealing";
}

/** One player claims or declines, before the first cut [TB12]. */
export interface Claiming {
  readonly step: "claiming";
  readonly seat: number;
}

/** The clipper cuts one face-down wire of any other player who has one [TB6]. */
export interface Clipping {
  readonly step: "clipping";
}

/** The wire is turned up for all to see [TB6]. */
export interface Flipping {
  readonly step: "flipping";
  readonly owner: number;
}

export interface RolesDealt {
  readonly news: "roles-dealt";
}

export interface Started {
  readonly news: "started";
  readonly seat: number;
}

export interface WiresDealt {
  readonly news: "wires-dealt";
  readonly round: number;
}

/** A claim made in turn, or None if the player declined. */
export interface Claimed {
  readonly news: "claimed";
  readonly seat: number;
  readonly claim: Claim | null;
}

/** How many wires of some kinds I say I hold; a kind that is left out is not claimed [TB11]. */
export interface Claim {
  readonly move: "claim";
  readonly safe: number | null;
  readonly success: number | null;
  readonly boom: number | null;
}

export interface Aimed {
  readonly news: "aimed";
  readonly by: number;
  readonly owner: number;
}

export interface Turned {
  readonly news: "turned";
  readonly owner: number;
  readonly wire: Wire;
}

export interface Ended {
  readonly news: "ended";
  readonly ending: Ending;
}

export type Ending = "disarmed" | "exploded" | "time-up";

/** One wire cut: whose it was, and what it was [TB10]. */
export type Snip = readonly [owner: number, wire: Wire];

/** How a game ended: the side that won, who sat on it, and a code for what decided it. */
export interface Outcome {
  readonly side: string;
  readonly winners: readonly number[];
  readonly why: string;
}

/** A claim made in turn that was false, and what would have been true. */
export interface FalseClaim {
  readonly seat: number;
  readonly round: number;
  readonly claim: Claim;
  readonly truth: Claim;
}

/** The options of Time Bomb. */
export interface Options {
  readonly claims: Claims;
  readonly first: number;
}

/** One card to each seat in order; what is left stays in the box [TB1]. */
export interface DealRoles {
  readonly move: "deal-roles";
  readonly roles: readonly Role[];
}

export interface PickStart {
  readonly move: "pick-start";
  readonly seat: number;
}

export interface DealWires {
  readonly move: "deal-wires";
  readonly hands: readonly (readonly Wire[])[];
}

export interface Flip {
  readonly move: "flip";
  readonly wire: Wire;
}

export interface Cut {
  readonly move: "cut";
  readonly owner: number;
}

/** No claim this time [TB12]. */
export interface Decline {
  readonly move: "decline";
}

export interface Accuse {
  readonly move: "accuse";
  readonly seat: number;
}

/** Suggests whose wire to cut next. */
export interface Suggest {
  readonly move: "suggest";
  readonly owner: number;
}

/** What the end of Time Bomb is told from. */
export interface Finale {
  readonly because: Because;
  readonly moment: Highlight;
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

/** Somebody cut the Boom [TB9]. */
export interface BoomCut {
  readonly because: "boom-cut";
  readonly by: number;
  readonly role: Role;
  readonly owner: number;
}

/** The last Success was cut, with so many cuts to spare before time would have been up [TB9]. */
export interface LastSuccess {
  readonly because: "last-success";
  readonly by: number;
  readonly role: Role;
  readonly owner: number;
  readonly spare: number;
}

/** Time was up with so many Success wires uncut, and these players had them [TB9]. */
export interface NeverFound {
  readonly because: "never-found";
  readonly left: number;
  readonly held: readonly Had[];
}

/** How many Success wires lay face down in front of a seat at the end. */
export interface Had {
  readonly seat: number;
  readonly count: number;
}

/** The false claim that was worth most, and what would have been true. */
export interface BestLie {
  readonly moment: "best-lie";
  readonly seat: number;
  readonly round: number;
  readonly claim: Claim;
  readonly truth: Claim;
  readonly worth: number;
}

/** No claim was false. */
export interface NobodyLied {
  readonly moment: "nobody-lied";
}

export type Move =
  | DealRoles
  | PickStart
  | DealWires
  | Flip
  | Cut
  | Claim
  | Decline;

export type Talk =
  | Claim
  | Accuse
  | Suggest;

export type News =
  | RolesDealt
  | Started
  | WiresDealt
  | Claimed
  | Aimed
  | Turned
  | Ended;

export type Step =
  | Casting
  | Starting
  | Round
  | Dealing
  | Claiming
  | Clipping
  | Flipping;

export type Because =
  | BoomCut
  | LastSuccess
  | NeverFound;

export type Highlight =
  | BestLie
  | NobodyLied;
