// generated; do not edit: `make types` writes it anew

/** What both boxes show, with the wires and bombs of the Evolution. */
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
  readonly evolution: boolean;
  readonly prevent_any_revealed: boolean;
  readonly pink_counted_at_round_4: boolean;
  readonly palette: readonly Wire[];
  readonly colours: readonly Wire[];
  readonly thresholds: readonly number[];
  readonly cuts_left: number;
  readonly round_cuts: readonly number[];
  readonly protected: readonly Wire[];
  readonly protectable: readonly Wire[];
  readonly would_explode: readonly Wire[];
  readonly one_away: readonly Wire[];
  readonly marks: readonly Mark[];
  readonly numbers: readonly NumberCard[];
  readonly drawn: NumberDrawn | null;
  readonly exploded: Wire | null;
  readonly removed: readonly Wire[];
}

/** How claims are made, an option [TB12]. */
export type Claims = "free" | "in_turn" | "off";

export type Role = "swat" | "terrorist";

/** A Success, or an Evo card of one of six bombs [TE1]. */
export type Wire = "success" | "green" | "purple" | "red" | "blue" | "yellow" | "pink";

/** Roles are shuffled and dealt face down, one each; nobody sees the one left over [TB1]. */
export interface Casting {
  readonly step: "casting";
}

/** One colour for each player is drawn from those the host allows [TE1]. */
export interface Colouring {
  readonly step: "colouring";
}

/** One Evo card for each player goes back into the box, seen by nobody [TE2]. */
export interface Removing {
  readonly step: "removing";
}

/** The start player is drawn, or set by the host, and takes the nippers [TB4]. */
export interface Starting {
  readonly step: "starting";
  readonly first: number;
}

/** A deal, claims if they are made in turn, and the cuts; no deal if pink has left no cut [TE15]. */
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

/** Another cut while the round has one left; after a red wire a number first [TE11] [TE16]. */
export interface NextCut {
  readonly step: "next-cut";
}

/** After a red wire the clipper draws a number: whose wire must be cut, or who takes the nippers [TE10]. */
export interface Drawing {
  readonly step: "drawing";
}

/** The clipper cuts one face-down wire of any other player who has one [TB6]. */
export interface Clipping {
  readonly step: "clipping";
}

/** A cut whose owner a number named, possibly the clipper [TE10] [TE18]. */
export interface Commanded {
  readonly step: "commanded";
  readonly number: number;
}

/** The wire is turned up for all to see [TB6]. */
export interface Flipping {
  readonly step: "flipping";
  readonly owner: number;
}

/** Whoever cut a Success chooses one colour to protect with it [TE6]. */
export interface Protecting {
  readonly step: "protecting";
  readonly by: number;
}

/** Whoever cut a blue wire removes a protection; a colour at its threshold then explodes [TE13]. */
export interface Unprotecting {
  readonly step: "unprotecting";
  readonly by: number;
}

/** Round 4 is over, or has no cuts: the Terrorists win [TE4] [TE15]. */
export interface TimeUp {
  readonly step: "time-up";
}

export interface RolesDealt {
  readonly news: "roles-dealt";
}

export interface ColoursPicked {
  readonly news: "colours-picked";
  readonly colours: readonly Wire[];
}

export interface CardsRemoved {
  readonly news: "cards-removed";
  readonly count: number;
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
  readonly success: number | null;
  readonly green: number | null;
  readonly purple: number | null;
  readonly red: number | null;
  readonly blue: number | null;
  readonly yellow: number | null;
  readonly pink: number | null;
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

/** The number after a red wire: `owner` must be cut, or has no wire and takes the nippers [TE10]. */
export interface NumberDrawn {
  readonly news: "number-drawn";
  readonly by: number;
  readonly number: number;
  readonly owner: number;
  readonly handed: boolean;
}

export interface Protected {
  readonly news: "protected";
  readonly by: number;
  readonly colour: Wire;
}

export interface Unprotected {
  readonly news: "unprotected";
  readonly by: number;
  readonly colour: Wire;
}

/** A pink wire has taken a cut from round 4, which has this many left [TE15]. */
export interface Shortened {
  readonly news: "shortened";
  readonly cuts_left: number;
}

/** A colour went off: by count, or as a purple pair [TE9]. */
export interface Exploded {
  readonly news: "exploded";
  readonly colour: Wire;
  readonly pair: boolean;
}

export interface Ended {
  readonly news: "ended";
  readonly ending: Ending;
}

export type Ending = "disarmed" | "exploded" | "time-up";

/** One wire cut: whose it was, and what it was [TE5]. */
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

/** A protection put on a colour or removed from it, after this many cuts [TE6] [TE13]. */
export type Mark = readonly [after: number, colour: Wire, on: boolean];

/** A number card drawn after this many cuts, the last of them red [TE10]. */
export type NumberCard = readonly [after: number, number: number];

/** The options of Time Bomb Evolution. */
export interface Options {
  readonly claims: Claims;
  readonly evolution: boolean;
  readonly prevent_any_revealed: boolean;
  readonly pink_counted_at_round_4: boolean;
  readonly colours: string;
  readonly first: number;
}

/** One card to each seat in order; what is left stays in the box [TB1]. */
export interface DealRoles {
  readonly move: "deal-roles";
  readonly roles: readonly Role[];
}

export interface PickColours {
  readonly move: "pick-colours";
  readonly colours: readonly Wire[];
}

/** These Evo cards go back into the box, unseen [TE2]. */
export interface RemoveCards {
  readonly move: "remove-cards";
  readonly cards: readonly Wire[];
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

/** How many places clockwise from the clipper the player sits whose wire must be cut [TE10]. */
export interface DrawNumber {
  readonly move: "draw-number";
  readonly number: number;
}

export interface Cut {
  readonly move: "cut";
  readonly owner: number;
}

/** The Success just cut goes on this colour [TE6]. */
export interface Protect {
  readonly move: "protect";
  readonly colour: Wire;
}

/** The Success on this colour is removed [TE13]. */
export interface Unprotect {
  readonly move: "unprotect";
  readonly colour: Wire;
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

/** What the end of Time Bomb Evolution is told from. */
export interface Finale {
  readonly because: Because;
  readonly moment: Highlight;
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

/** The last wire that its bomb could take [TE4] [TE8]. */
export interface BombFilled {
  readonly because: "bomb-filled";
  readonly by: number;
  readonly role: Role;
  readonly owner: number;
  readonly colour: Wire;
  readonly count: number;
}

/** Two purple wires in a row [TE9]. */
export interface PurplePair {
  readonly because: "purple-pair";
  readonly by: number;
  readonly role: Role;
  readonly owner: number;
}

/** Whoever cut a blue wire took the protection off a bomb that was full [TE13]. */
export interface ShieldOff {
  readonly because: "shield-off";
  readonly by: number;
  readonly role: Role;
  readonly colour: Wire;
  readonly count: number;
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

/** Pink left round 4 no cut, and so many Success wires were uncut [TE15]. */
export interface NoRoundFour {
  readonly because: "no-round-four";
  readonly left: number;
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
  | PickColours
  | RemoveCards
  | PickStart
  | DealWires
  | Flip
  | DrawNumber
  | Cut
  | Protect
  | Unprotect
  | Claim
  | Decline;

export type Talk =
  | Claim
  | Accuse
  | Suggest;

export type News =
  | RolesDealt
  | ColoursPicked
  | CardsRemoved
  | Started
  | WiresDealt
  | Claimed
  | Aimed
  | Turned
  | NumberDrawn
  | Protected
  | Unprotected
  | Shortened
  | Exploded
  | Ended;

export type Step =
  | Casting
  | Colouring
  | Removing
  | Starting
  | Round
  | Dealing
  | Claiming
  | NextCut
  | Drawing
  | Clipping
  | Commanded
  | Flipping
  | Protecting
  | Unprotecting
  | TimeUp;

export type Because =
  | BombFilled
  | PurplePair
  | ShieldOff
  | LastSuccess
  | NeverFound
  | NoRoundFour;

export type Highlight =
  | BestLie
  | NobodyLied;
