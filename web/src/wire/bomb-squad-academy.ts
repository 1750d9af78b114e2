// generated; do not edit: `make types` writes it anew

/** Built field by field: a new secret stays secret until it is listed here. */
export interface View {
  readonly viewer: number | string;
  readonly players: number;
  readonly house: Options;
  readonly decks: readonly Deck[];
  readonly printed: readonly (readonly [number, number])[];
  readonly ages: readonly number[];
  readonly bomb: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly lines: readonly PublicLine[];
  readonly plates: readonly Wire[];
  readonly cards: readonly (readonly Action[])[];
  readonly stuck: number;
  readonly aside: readonly boolean[];
  readonly shown: readonly Tool[];
  readonly display: readonly Tool[];
  readonly tools: readonly (readonly Tool[])[];
  readonly acting: readonly Action[];
  readonly cutters: readonly (readonly number[])[];
  readonly cutters_if_protected: readonly (readonly number[])[];
  readonly waited: readonly number[];
  readonly protected: readonly Wire[];
  readonly lasting: readonly Lasting[];
  readonly spared: readonly number[];
  readonly scored: readonly Wire[];
  readonly glimpses: readonly Glimpse[];
  readonly looks: readonly (readonly Look[])[];
  readonly todo: readonly Step[];
  readonly waiting: readonly number[];
  readonly answered: readonly number[];
  readonly answer: Choose | Declare | Pass | null;
  readonly news: readonly News[];
  readonly story: readonly News[];
  readonly outcome: Outcome | null;
}

/** The options of Bomb Squad Academy. */
export interface Options {
  readonly allow_negative: boolean;
  readonly plates_stay: boolean;
  readonly decks: string;
  readonly ages: Ages;
  readonly co_cutters: boolean;
}

/** Who is younger than whom [BS4]. */
export type Ages = "drawn" | "seated";

/** One wire as it is printed: the values of its cards, and the last space of its trigger track. */
export interface Deck {
  readonly cards: readonly number[];
  readonly track: number;
}

/** One wire as everyone sees it; what its deck holds is what is printed less what is exposed [BS2]. */
export interface PublicLine {
  readonly left: number;
  readonly exposed: readonly number[];
  readonly laid: boolean;
  readonly tiles: readonly Tile[];
}

export type Tile = "ok" | "boom";

/** From left to right, the order in which they are cut [BS8]. */
export type Wire = "green" | "blue" | "red" | "yellow";

/** The cards each player holds: a cutter for every wire, Wait and Chicken [BS6]. */
export type Action = "green" | "blue" | "red" | "yellow" | "wait" | "chicken";

export type Tool = "air-horn" | "amplifier" | "bomb-blanket" | "crimper" | "dynamo" | "freezer" | "hammer" | "helmet" | "jammer" | "jumper" | "mirror" | "orders" | "schematics" | "scrambler" | "shield" | "sniffer" | "switch" | "toolkit" | "wrench" | "x-ray";

/** A Tool that goes on working until the round is over: Orders, or a Bomb Blanket. */
export interface Lasting {
  readonly tool: Tool;
  readonly seat: number;
  readonly wire: Wire;
}

/** What one player saw of one wire: cards from the top of its deck, or its tiles. */
export interface Glimpse {
  readonly wire: Wire;
  readonly cards: readonly number[];
  readonly tiles: readonly Tile[];
  readonly holds: boolean;
}

/** What everyone sees of a glimpse: at which wire, how many cards (none: its tiles), and whether it still holds. */
export interface Look {
  readonly wire: Wire;
  readonly cards: number;
  readonly holds: boolean;
}

/** Who counts as "the younger player" in tie-breaks is drawn once, or follows the seats; everyone sees it [BS4]. */
export interface Aging {
  readonly step: "aging";
}

/** Scores stay; cards and Waits come back, decks, tiles and triggers are reset [BS15]. */
export interface Bomb {
  readonly step: "bomb";
  readonly number: number;
}

export interface Stacking {
  readonly step: "stacking";
  readonly wire: Wire;
}

/** Two OK and one BOOM, shuffled, face down [BS1]. */
export interface Laying {
  readonly step: "laying";
  readonly wire: Wire;
}

/** The plates go to two different random wires [BS15]. */
export interface Plating {
  readonly step: "plating";
}

/** One Tool more than there are players, of those never shown before [BS16]. */
export interface Displaying {
  readonly step: "displaying";
}

/** The lowest score picks first; the Tool that nobody picks is gone for good [BS16]. */
export interface Drafting {
  readonly step: "drafting";
  readonly seat: number;
}

export interface Round {
  readonly step: "round";
  readonly number: number;
}

/** All owners of a fitting Tool answer, sealed; the lowest score uses theirs, then all are asked again [BS19]. */
export interface Window {
  readonly step: "window";
  readonly moment: Moment;
}

/** When a window may open. */
export type Moment = "choosing" | "revealed" | "protected" | "before-cut" | "after-cut" | "explosion";

/** A window about one wire: before or after its cut, or at its explosion. */
export interface WireWindow {
  readonly step: "wire-window";
  readonly moment: Moment;
  readonly wire: Wire;
}

/** Everyone chooses one card in secret; all are revealed at once and stay on the table [BS6]. */
export interface Choosing {
  readonly step: "choosing";
}

/** Everyone who played Wait takes 3 points; then each protects a wire, lowest score first [BS7]. */
export interface Waiting {
  readonly step: "waiting";
}

/** Any wire, even one that is protected or that nobody cuts; its cutters do nothing this round [BS7]. */
export interface Protecting {
  readonly step: "protecting";
  readonly seat: number;
}

/** The wires that have cutters, from left to right: Tools, flips, Tools, points [BS8]. */
export interface Cutting {
  readonly step: "cutting";
}

/** As many flips as there are cutters [BS8]. */
export interface Snipping {
  readonly step: "snipping";
  readonly wire: Wire;
}

/** A card is flipped, the trigger moves by its value, and each tile it reaches or passes is turned [BS8] [BS9]. */
export interface Flipping {
  readonly step: "flipping";
  readonly wire: Wire;
}

/** The full value of a safe cut, divided among its cutters, remainder dropped [BS10]. */
export interface Paying {
  readonly step: "paying";
  readonly wire: Wire;
}

/** Those who triggered it and are not spared lose 5, every Chicken gains 5, and the bomb is over [BS11]. */
export interface Blasting {
  readonly step: "blasting";
  readonly wire: Wire;
}

/** The deck of a wire is shuffled in the middle of a bomb [BS25] [BS28]. */
export interface Reshuffling {
  readonly step: "reshuffling";
  readonly wire: Wire;
}

/** No explosion: each Chicken may look, lowest score first [BS12]. */
export interface Chickening {
  readonly step: "chickening";
}

/** A look at the top cards of two decks or the tiles of one track, or none. Where is public, what is not [BS12]. */
export interface Looking {
  readonly step: "looking";
  readonly seat: number;
}

/** The oldest card comes back, but a Wait is set aside; plates move on [BS13] [BS14]. */
export interface Tidying {
  readonly step: "tidying";
}

export interface Blowing {
  readonly step: "blowing";
  readonly seat: number;
}

export interface Jumping {
  readonly step: "jumping";
  readonly seat: number;
}

export interface Switching {
  readonly step: "switching";
  readonly seat: number;
}

/** It ends whatever changed its owner's action; a late Wait takes 3 points and protects at once [BS23]. */
export interface Replacing {
  readonly step: "replacing";
  readonly seat: number;
  readonly late: boolean;
}

export interface Freezing {
  readonly step: "freezing";
  readonly seat: number;
  readonly wire: Wire;
}

/** The Hammer's points, if it has not blown up the bomb [BS26]. */
export interface Bonus {
  readonly step: "bonus";
  readonly seat: number;
  readonly wire: Wire;
}

/** The window has closed: its owner sees the top three cards, or all if there are fewer [BS28]. */
export interface Exposing {
  readonly step: "exposing";
  readonly seat: number;
  readonly wire: Wire;
}

/** Asked even if the three are alike: that nobody was asked would tell the others so. */
export interface Scanning {
  readonly step: "scanning";
  readonly seat: number;
  readonly wire: Wire;
}

export interface Amplified {
  readonly step: "amplified";
  readonly wire: Wire;
}

export interface Jammed {
  readonly step: "jammed";
  readonly wire: Wire;
  readonly seat: number;
}

export interface Sparing {
  readonly step: "sparing";
  readonly seat: number;
  readonly wire: Wire;
}

/** After the third explosion the highest score wins; equal players share the win [BS17]. */
export interface Graduating {
  readonly step: "graduating";
}

export interface Choose {
  readonly move: "choose";
  readonly action: Action;
}

export interface Declare {
  readonly move: "declare";
  readonly tool: Tool;
}

export interface Pass {
  readonly move: "pass";
}

export interface AgesDrawn {
  readonly news: "ages-drawn";
  readonly seats: readonly number[];
}

export interface BombSet {
  readonly news: "bomb-set";
  readonly bomb: number;
}

export interface PlatesPlaced {
  readonly news: "plates-placed";
  readonly left: Wire;
  readonly right: Wire;
}

export interface PlatesMoved {
  readonly news: "plates-moved";
  readonly left: Wire;
  readonly right: Wire;
}

export interface ToolsShown {
  readonly news: "tools-shown";
  readonly tools: readonly Tool[];
}

export interface Drafted {
  readonly news: "drafted";
  readonly seat: number;
  readonly tool: Tool;
}

export interface RoundBegun {
  readonly news: "round-begun";
  readonly round: number;
}

/** All chosen cards, by seat. */
export interface Revealed {
  readonly news: "revealed";
  readonly actions: readonly Action[];
}

/** What was declared in one pass of a window; the first resolves, the others lapse [BS19]. */
export interface Declared {
  readonly news: "declared";
  readonly seats: readonly number[];
  readonly tools: readonly Tool[];
}

export interface Scored {
  readonly news: "scored";
  readonly seat: number;
  readonly points: number;
  readonly reason: Reason;
  readonly worth: Worth | null;
}

/** What points are won or lost for, Tools by their own names. */
export type Reason = "cut" | "wait" | "chicken" | "blast" | "bomb-blanket" | "crimper" | "dynamo" | "hammer" | "helmet" | "shield";

/** What a safe cut is worth to one of its cutters: the parts of the sum, and by how many it is divided [BS10]. */
export interface Worth {
  readonly main: number;
  readonly chain: number;
  readonly plates: number;
  readonly ways: number;
}

export interface Protected {
  readonly news: "protected";
  readonly seat: number;
  readonly wire: Wire;
}

/** One card, and the tiles that it turned up [BS8] [BS9]. */
export interface Flipped {
  readonly news: "flipped";
  readonly wire: Wire;
  readonly card: number;
  readonly tiles: readonly Tile[];
}

/** Exposed cards went back into their deck, which is shuffled [BS25]. */
export interface Returned {
  readonly news: "returned";
  readonly wire: Wire;
  readonly cards: readonly number[];
}

export interface Exploded {
  readonly news: "exploded";
  readonly wire: Wire;
}

/** Somebody looked at the top cards of these decks; what they saw is private [BS12]. */
export interface Peeked {
  readonly news: "peeked";
  readonly seat: number;
  readonly wires: readonly Wire[];
}

/** Somebody looked at the tiles of these wires; what they saw is private [BS12]. */
export interface PeekedUnder {
  readonly news: "peeked-under";
  readonly seat: number;
  readonly wires: readonly Wire[];
}

export interface Declined {
  readonly news: "declined";
  readonly seat: number;
}

/** Two players now act as Chickens [BS21]. */
export interface Deafened {
  readonly news: "deafened";
  readonly seats: readonly [number, number];
}

export interface Jumped {
  readonly news: "jumped";
  readonly seat: number;
  readonly wire: Wire;
}

export interface Switched {
  readonly news: "switched";
  readonly seat: number;
  readonly other: number;
}

export interface Replaced {
  readonly news: "replaced";
  readonly seat: number;
  readonly action: Action;
}

export interface Spared {
  readonly news: "spared";
  readonly seat: number;
}

/** The third bomb has exploded; the highest score wins [BS17]. */
export interface Graduated {
  readonly news: "graduated";
  readonly winners: readonly number[];
}

/** How a game ended: the side that won, who sat on it, and a code for what decided it. */
export interface Outcome {
  readonly side: string;
  readonly winners: readonly number[];
  readonly why: string;
}

/** Who counts as younger than whom, the youngest first [BS4]. */
export interface DrawAges {
  readonly move: "draw-ages";
  readonly seats: readonly number[];
}

export interface ShuffleDeck {
  readonly move: "shuffle-deck";
  readonly cards: readonly number[];
}

export interface LayTiles {
  readonly move: "lay-tiles";
  readonly tiles: readonly Tile[];
}

/** The plate that moves left, and the one that moves right [BS3]. */
export interface PlacePlates {
  readonly move: "place-plates";
  readonly left: Wire;
  readonly right: Wire;
}

export interface ShowTools {
  readonly move: "show-tools";
  readonly tools: readonly Tool[];
}

export interface Draft {
  readonly move: "draft";
  readonly tool: Tool;
}

export interface Protect {
  readonly move: "protect";
  readonly wire: Wire;
}

/** Look at the top cards of two decks [BS12]. */
export interface Peek {
  readonly move: "peek";
  readonly wires: readonly [Wire, Wire];
}

/** Look at the three tiles of one track [BS12]. */
export interface PeekUnder {
  readonly move: "peek-under";
  readonly wire: Wire;
}

/** Look at all tiles of all wires [BS32]. */
export interface UseMirror {
  readonly move: "use-mirror";
}

/** No look this time [BS12]. */
export interface Decline {
  readonly move: "decline";
}

/** Use the Air Horn on two players [BS21]. */
export interface Blow {
  readonly move: "blow";
  readonly seats: readonly [number, number];
}

export interface Jump {
  readonly move: "jump";
  readonly wire: Wire;
}

export interface SwitchWith {
  readonly move: "switch-with";
  readonly seat: number;
}

export interface Replace {
  readonly move: "replace";
  readonly action: Action;
}

/** Two places in the row of exposed cards, from 0 [BS25]. */
export interface Freeze {
  readonly move: "freeze";
  readonly places: readonly [number, number];
}

/** The card that becomes the cut, of those the X-Ray shows [BS28]. */
export interface Keep {
  readonly move: "keep";
  readonly card: number;
}

export interface Spare {
  readonly move: "spare";
  readonly seat: number;
}

/** What the end of Bomb Squad Academy is told from. */
export interface Finale {
  readonly because: Because;
  readonly moment: Highlight | null;
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

/** One player has the most points, and so many more than the next [BS17]. */
export interface Ahead {
  readonly because: "ahead";
  readonly winner: number;
  readonly score: number;
  readonly next: readonly number[];
  readonly margin: number;
}

/** Several have the most points [BS17]. */
export interface FirstShared {
  readonly because: "first-shared";
  readonly winners: readonly number[];
  readonly score: number;
}

/** The most points that one player scored with one cut. */
export interface BoldestCut {
  readonly moment: "boldest-cut";
  readonly seat: number;
  readonly wire: Wire;
  readonly bomb: number;
  readonly points: number;
}

/** The explosion that cost its cutters most together. */
export interface BiggestBlast {
  readonly moment: "biggest-blast";
  readonly seats: readonly number[];
  readonly wire: Wire;
  readonly bomb: number;
  readonly points: number;
}

export type Move =
  | DrawAges
  | ShuffleDeck
  | LayTiles
  | PlacePlates
  | ShowTools
  | Draft
  | Choose
  | Declare
  | Pass
  | Protect
  | Peek
  | PeekUnder
  | UseMirror
  | Decline
  | Blow
  | Jump
  | SwitchWith
  | Replace
  | Freeze
  | Keep
  | Spare;

export type Talk = never;

export type News =
  | AgesDrawn
  | BombSet
  | PlatesPlaced
  | PlatesMoved
  | ToolsShown
  | Drafted
  | RoundBegun
  | Revealed
  | Declared
  | Scored
  | Protected
  | Flipped
  | Returned
  | Exploded
  | Peeked
  | PeekedUnder
  | Declined
  | Deafened
  | Jumped
  | Switched
  | Replaced
  | Spared
  | Graduated;

export type Step =
  | Aging
  | Bomb
  | Stacking
  | Laying
  | Plating
  | Displaying
  | Drafting
  | Round
  | Window
  | WireWindow
  | Choosing
  | Waiting
  | Protecting
  | Cutting
  | Snipping
  | Flipping
  | Paying
  | Blasting
  | Reshuffling
  | Chickening
  | Looking
  | Tidying
  | Blowing
  | Jumping
  | Switching
  | Replacing
  | Freezing
  | Bonus
  | Exposing
  | Scanning
  | Amplified
  | Jammed
  | Sparing
  | Graduating;

export type Because =
  | Ahead
  | FirstShared;

export type Highlight =
  | BoldestCut
  | BiggestBlast;
