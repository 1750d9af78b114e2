// generated; do not edit: `make types` writes it anew

/** Built field by field: a new secret stays secret until it is listed here. */
export interface View {
  readonly viewer: number | string;
  readonly players: number;
  readonly house: Options;
  readonly deck: readonly string[];
  readonly colours: boolean;
  readonly early: boolean;
  readonly todo: readonly Step[];
  readonly waiting: readonly number[];
  readonly news: readonly News[];
  readonly story: readonly News[];
  readonly sightings: readonly Sighting[];
  readonly known: readonly Sighting[];
  readonly round: number;
  readonly round_seconds: readonly number[];
  readonly rooms: readonly number[];
  readonly open: readonly (readonly [number, string])[];
  readonly card: string;
  readonly conditions: readonly Condition[];
  readonly aims: readonly Aim[];
  readonly used: readonly number[];
  readonly gambling: boolean;
  readonly lucky: boolean;
  readonly left: boolean;
  readonly trips: readonly number[];
  readonly votes: readonly number[];
  readonly usurped: boolean;
  readonly led: readonly number[];
  readonly shared: readonly Share[];
  readonly room: number | null;
  readonly leader: number | null;
  readonly meets: number | null;
  readonly lead_offer: number | null;
  readonly handed: readonly (readonly [number, number])[];
  readonly pointing: readonly (number | null)[];
  readonly fingers: readonly number[];
  readonly majority: number;
  readonly double_voter: number | null;
  readonly mayors: readonly number[];
  readonly elect: number | null;
  readonly barred: number | null;
  readonly tackled: readonly number[];
  readonly hostages: readonly number[] | null;
  readonly planned: number;
  readonly sending: number;
  readonly offers: readonly Offer[];
  readonly named: readonly (readonly [number, string | null])[];
  readonly called: readonly (readonly [number, Call | null])[];
  readonly shots: readonly (readonly [number, number | null])[];
  readonly outcome: Outcome | null;
  readonly verdicts: readonly Verdict[];
  readonly blast: number | null;
  readonly president: number | null;
  readonly bomber: number | null;
  readonly down: readonly number[];
  readonly people: readonly Person[];
  readonly buried: string;
  readonly sober: string;
  readonly shares: readonly Share[];
  readonly log: readonly Told[];
  readonly reached: readonly number[];
}

/** The deck is a playset by name, a wish and a number, or cards one by one [TR3]. */
export interface Options {
  readonly playset: string;
  readonly five_rounds: boolean;
  readonly burying: boolean;
  readonly no_timer: boolean;
  readonly three_minutes: boolean;
  readonly minutes: string;
  readonly colours: boolean;
  readonly privacy_promise: boolean;
  readonly premature_loss: boolean;
  readonly first_leader_by_vote: boolean;
  readonly wait_for_leader: boolean;
  readonly usurper_first_stays: boolean;
  readonly no_parley: boolean;
  readonly last_minute: boolean;
  readonly hostages_11_13: boolean;
}

/** One card is dealt to nobody: never a linked one, an Ambassador or the Drunk [TR4]. */
export interface Burying {
  readonly step: "burying";
}

/** The card that the Drunk will become, any but the Drunk and Ambassadors, after the burying [TR35] [TR40]. */
export interface SettingAside {
  readonly step: "setting-aside";
}

/** One card each, which players see when the first clock starts [TR1]. */
export interface Dealing {
  readonly step: "dealing";
}

/** With an odd number of players, a random room gets one more [TR2]. */
export interface Evening {
  readonly step: "evening";
}

/** Players are split at random; this many go to room 1 [TR2]. */
export interface Splitting {
  readonly step: "splitting";
  readonly first: number;
}

/** The Ambassadors start in different rooms [TR2]. */
export interface PlacingAmbassadors {
  readonly step: "placing-ambassadors";
}

/** Everyone learns who starts where, and looks at their own card [TR1] [TR2]. */
export interface Beginning {
  readonly step: "beginning";
}

/** The clock starts; after it the hostages are named and change rooms [TR13]. */
export interface Round {
  readonly step: "round";
  readonly number: number;
}

/** While the clock runs everyone may act at any time; each act counts at once. */
export interface Playing {
  readonly step: "playing";
  readonly number: number;
}

/** If a room has no leader when time is up, one is drawn, or the room must agree on one [TR11]. */
export interface FindingLeaders {
  readonly step: "finding-leaders";
}

/** Each leader names the hostages, for good; the other room does not see it [TR12]. */
export interface Naming {
  readonly step: "naming";
}

/** Before the hostages named leave, Security may hold one of them; then others are named [TR13]. */
export interface Holding {
  readonly step: "holding";
}

/** The leaders leave their rooms without the hostages, and each sees who leads the other room [TR13]. */
export interface Meeting {
  readonly step: "meeting";
}

/** The leaders talk alone until both are done or a minute has passed [TR13]. */
export interface Parley {
  readonly step: "parley";
}

/** The hostages change rooms, as many from each [TR13]; the Drunk may become sober [TR35]. */
export interface Exchanging {
  readonly step: "exchanging";
}

/** The pausing characters act in order, equal ones by seat; nobody knows in advance who comes next. */
export interface Pausing {
  readonly step: "pausing";
}

/** The Private Eye names the buried card, its side included. */
export interface NamingBuried {
  readonly step: "naming-buried";
  readonly seat: number;
}

/** The Gambler says which side wins, or neither if that is possible [TR23]. */
export interface Calling {
  readonly step: "calling";
  readonly seat: number;
}

/** The Sniper shoots any other player except Ambassadors. */
export interface Shooting {
  readonly step: "shooting";
  readonly seat: number;
}

/** Everything is revealed, with each player's win or loss and the reason. */
export interface Revealing {
  readonly step: "revealing";
}

/** The player's own card, and the conditions it starts with [TR1]. */
export interface Dealt {
  readonly news: "dealt";
  readonly card: string;
  readonly conditions: readonly Condition[];
}

export type Condition = "dead" | "immune" | "honest" | "liar" | "blind" | "coy" | "shy" | "paranoid" | "savvy" | "foolish" | "cursed" | "zombie" | "in-love" | "in-hate";

/** Who starts in room 1, and who in room 2 [TR2]. */
export interface Placed {
  readonly news: "placed";
  readonly rooms: readonly [readonly number[], readonly number[]];
}

export interface RoundBegan {
  readonly news: "round-began";
  readonly round: number;
}

export interface TimeUp {
  readonly news: "time-up";
  readonly round: number;
}

/** A room has a new leader: appointed, handed the card, voted in, drawn, or by a power. */
export interface Led {
  readonly news: "led";
  readonly seat: number;
  readonly how: string;
  readonly by: readonly number[];
}

/** The leader card lies on the floor [TR33]. */
export interface Leaderless {
  readonly news: "leaderless";
  readonly room: number;
}

/** The other room has found the leader it lacked when time was up [TR11]. */
export interface LeaderFound {
  readonly news: "leader-found";
  readonly room: number;
}

/** An offer lapsed because one of the two has left the room [TR16]. */
export interface Lapsed {
  readonly news: "lapsed";
  readonly by: number;
  readonly to: number;
}

/** What a player sees who enters a room [TR7]. */
export interface Entered {
  readonly news: "entered";
  readonly room: number;
  readonly leader: number | null;
  readonly lead_offer: number | null;
  readonly barred: number | null;
  readonly hostages: readonly number[] | null;
  readonly pointing: readonly (readonly [number, number])[];
  readonly mayors: readonly number[];
  readonly tackled: readonly number[];
  readonly open: readonly (readonly [number, string])[];
}

export interface LeadOffered {
  readonly news: "lead-offered";
  readonly by: number;
  readonly to: number;
}

export interface LeadRefused {
  readonly news: "lead-refused";
  readonly by: number;
}

export interface Pointed {
  readonly news: "pointed";
  readonly by: number;
  readonly at: number | null;
}

/** A player shows their card, or only its colour: `what` is what is seen. */
export interface Shown {
  readonly news: "shown";
  readonly by: number;
  readonly to: number | null;
  readonly kind: Kind;
  readonly what: string;
}

/** What is shown in a share: the whole card, or only its printed colour [TR17]. */
export type Kind = "card" | "colour";

/** What the rest of the room sees: that something is shown, but not what [TR20]. */
export interface Showing {
  readonly news: "showing";
  readonly by: number;
  readonly to: number;
  readonly kind: Kind;
}

export interface Offered {
  readonly news: "offered";
  readonly by: number;
  readonly to: number;
  readonly kind: Kind;
}

export interface Refused {
  readonly news: "refused";
  readonly by: number;
  readonly to: number;
}

/** Whoever made an offer takes it back; no reason is given [TR16]. */
export interface TakenBack {
  readonly news: "taken-back";
  readonly by: number;
  readonly to: number;
}

/** Two players shared, and what kind of share it was: both know, and the room sees it [TR20]. */
export interface Shared {
  readonly news: "shared";
  readonly seats: readonly [number, number];
  readonly kind: Kind;
}

/** Told to a player who gained a condition, or lost those it cancels [TR20] [TR30]. */
export interface Gained {
  readonly news: "gained";
  readonly condition: Condition;
  readonly now: readonly Condition[];
}

export interface Cured {
  readonly news: "cured";
  readonly now: readonly Condition[];
}

/** The player's card was swapped for another [TR34]. */
export interface Swapped {
  readonly news: "swapped";
  readonly other: number;
  readonly gave: string;
  readonly card: string;
  readonly conditions: readonly Condition[];
}

/** This player showed a Mayor's card and no longer holds it: their vote counts once [TR32]. */
export interface NoMayor {
  readonly news: "no-mayor";
  readonly seat: number;
}

/** A card that was permanently revealed was swapped for a hidden one [TR5]. */
export interface Covered {
  readonly news: "covered";
  readonly seat: number;
}

/** This player cannot be a hostage this round. */
export interface Tackled {
  readonly news: "tackled";
  readonly by: number;
  readonly seat: number;
}

/** A player has changed rooms while the clock ran. */
export interface Moved {
  readonly news: "moved";
  readonly seat: number;
  readonly to: number;
}

/** The leader has named the hostages; the other room does not know yet [TR12]. */
export interface Sending {
  readonly news: "sending";
  readonly room: number;
  readonly hostages: readonly number[];
}

/** The hostages that were named early cannot all go: the leader names them again [TR12]. */
export interface Void {
  readonly news: "void";
  readonly room: number;
}

/** The other room's leader has named the hostages [TR14]. */
export interface Ready {
  readonly news: "ready";
  readonly room: number;
}

/** Both leaders have named their hostages, and meet to talk alone [TR13]. */
export interface LeadersMeet {
  readonly news: "leaders-meet";
}

/** Told to a leader: who leads the other room [TR13]. */
export interface Met {
  readonly news: "met";
  readonly seat: number;
}

/** A leader is done talking: seen by the other leader, and in the leader's own room [TR13]. */
export interface Parted {
  readonly news: "parted";
  readonly seat: number;
}

/** The hostages have changed rooms [TR13]. */
export interface Exchanged {
  readonly news: "exchanged";
  readonly hostages: readonly [readonly number[], readonly number[]];
}

/** A Private Eye names a card, or None if they said nothing. */
export interface Named {
  readonly news: "named";
  readonly by: number;
  readonly card: string | null;
}

export interface Called {
  readonly news: "called";
  readonly by: number;
  readonly side: Call | null;
}

/** What a Gambler may call [TR23]. */
export type Call = "red" | "blue" | "neither";

export interface Shot {
  readonly news: "shot";
  readonly by: number;
  readonly seat: number | null;
}

/** A BOOM or a HUG ends the game at once. */
export interface EndedEarly {
  readonly news: "ended-early";
  readonly by: number;
  readonly power: string;
}

/** Everything is revealed [TR22]. */
export interface Over {
  readonly news: "over";
}

/** A card, or only a colour, as it was in that round. */
export interface Sighting {
  readonly seat: number;
  readonly kind: Kind;
  readonly what: string;
  readonly round: number;
}

/** An aim that a condition puts in place of the card's own, and with whom [TR36]. */
export type Aim = readonly [condition: Condition, partner: number | null];

/** Two players showed each other the same thing; the cards are those before any power acted. */
export type Share = readonly [round: number, seats: readonly [number, number], cards: readonly [string, string], kind: Kind, forced: boolean];

/** An open offer to share [TR16]; `cure` is a Psychologist's, which psych conditions do not stop. */
export interface Offer {
  readonly by: number;
  readonly to: number;
  readonly kind: Kind;
  readonly cure: boolean;
}

/** How a game ended: the side that won, who sat on it, and a code for what decided it. */
export interface Outcome {
  readonly side: string;
  readonly winners: readonly number[];
  readonly why: string;
}

/** A player's win or loss, a code for the reason, and the rule behind it. */
export interface Verdict {
  readonly won: boolean;
  readonly why: string;
  readonly rule: string;
}

/** One player: where they are, what they hold, and what has happened to them. */
export interface Person {
  readonly room: number;
  readonly card: string;
  readonly conditions: readonly Condition[];
  readonly since: number;
  readonly open: boolean;
  readonly used: readonly number[];
  readonly aims: readonly Aim[];
  readonly lucky: boolean;
  readonly left: boolean;
  readonly trips: readonly number[];
  readonly votes: readonly number[];
  readonly usurped: boolean;
  readonly led: readonly number[];
  readonly gambling: boolean;
}

/** One piece of news, and the act it came from. */
export type Told = readonly [act: number, news: News];

/** This card is dealt to nobody [TR4]. */
export interface Bury {
  readonly move: "bury";
  readonly card: string;
}

/** This card waits for the Drunk to become sober [TR35]. */
export interface SetAside {
  readonly move: "set-aside";
  readonly card: string;
}

/** One card to each seat in order [TR1]. */
export interface DealCards {
  readonly move: "deal-cards";
  readonly cards: readonly string[];
}

/** With an odd number of players, one more goes to this room [TR2]. */
export interface PickLargerRoom {
  readonly move: "pick-larger-room";
  readonly room: number;
}

/** These go to room 1, the others to room 2 [TR2]. */
export interface Split {
  readonly move: "split";
  readonly seats: readonly number[];
}

/** The first of the two starts in this room, the other in the other one [TR2]. */
export interface PlaceAmbassadors {
  readonly move: "place-ambassadors";
  readonly room: number;
}

/** Nobody led when the time ran out [TR11]. */
export interface DrawLeader {
  readonly move: "draw-leader";
  readonly seat: number;
}

/** Make another player the first leader of the room [TR8]. */
export interface Appoint {
  readonly move: "appoint";
  readonly seat: number;
}

/** The leader offers the leader card [TR9]. */
export interface OfferLead {
  readonly move: "offer-lead";
  readonly seat: number;
}

export interface TakeLead {
  readonly move: "take-lead";
}

export interface RefuseLead {
  readonly move: "refuse-lead";
}

/** Vote openly for this player as leader [TR10]. */
export interface Point {
  readonly move: "point";
  readonly seat: number;
}

export interface StopPointing {
  readonly move: "stop-pointing";
}

/** Show your card to one player [TR15]. */
export interface ShowCard {
  readonly move: "show-card";
  readonly seat: number;
}

/** Show your card to everyone in the room [TR15]. */
export interface ShowAll {
  readonly move: "show-all";
}

/** Show one player only the colour of your card [TR15] [TR17]. */
export interface ShowColour {
  readonly move: "show-colour";
  readonly seat: number;
}

/** Show everyone in the room only the colour of your card [TR15] [TR17]. */
export interface ShowColourToAll {
  readonly move: "show-colour-to-all";
}

/** Offer to share cards [TR16]. */
export interface OfferCard {
  readonly move: "offer-card";
  readonly seat: number;
}

/** Offer to share colours [TR16]. */
export interface OfferColour {
  readonly move: "offer-colour";
  readonly seat: number;
}

/** Accept the offer that this player has made [TR16]. */
export interface Accept {
  readonly move: "accept";
  readonly seat: number;
}

/** Refuse the offer that this player has made; no reason is given [TR16]. */
export interface Refuse {
  readonly move: "refuse";
  readonly seat: number;
}

/** Withdraw your offer to this player, who has not answered yet [TR16]. */
export interface Withdraw {
  readonly move: "withdraw";
  readonly seat: number;
}

/** Use the power of your card on these players. */
export interface Use {
  readonly move: "use";
  readonly targets: readonly number[];
}

/** An Ambassador goes to the other room [TR39]. */
export interface Walk {
  readonly move: "walk";
}

/** The leader names the hostages, for good [TR12]. */
export interface Send {
  readonly move: "send";
  readonly hostages: readonly number[];
}

/** A leader is done talking to the other leader [TR13]. */
export interface EndParley {
  readonly move: "end-parley";
}

/** The Private Eye says which card was buried [TR22]. */
export interface NameBuried {
  readonly move: "name-buried";
  readonly card: string;
}

/** The Gambler says who will win [TR23]. */
export interface CallWinner {
  readonly move: "call-winner";
  readonly side: Call;
}

/** The Sniper shoots a player in either room [TR22]. */
export interface Shoot {
  readonly move: "shoot";
  readonly seat: number;
}

/** Says that a player holds this card or colour; about oneself it is a claim [TR42]. */
export interface Tell {
  readonly move: "tell";
  readonly seat: number;
  readonly what: string;
}

/** Says that this player should go to the other room [TR42]. */
export interface Urge {
  readonly move: "urge";
  readonly seat: number;
}

/** What the end of Two Rooms and a Boom is told from. */
export interface Finale {
  readonly because: Because;
  readonly moment: Highlight;
  readonly turning: readonly number[];
  readonly soot: readonly number[];
}

/** The Bomber killed the President: Red wins [TR24]. */
export interface InOneRoom {
  readonly because: "in-one-room";
  readonly president: number;
  readonly president_card: string;
  readonly president_room: number;
  readonly bomber: number;
  readonly bomber_card: string;
  readonly bomber_room: number;
}

/** They were in different rooms: Blue wins [TR24]. */
export interface RoomsApart {
  readonly because: "rooms-apart";
  readonly president: number;
  readonly president_card: string;
  readonly president_room: number;
  readonly bomber: number;
  readonly bomber_card: string;
  readonly bomber_room: number;
}

/** They were in one room, but the Bomber was dead or the President immune: Blue wins [TR24]. */
export interface Survived {
  readonly because: "survived";
  readonly president: number;
  readonly president_card: string;
  readonly president_room: number;
  readonly bomber: number;
  readonly bomber_card: string;
  readonly bomber_room: number;
}

/** The Bomber never met the Engineer, or the President never met the Doctor: neither side wins [TR24]. */
export interface NeverMet {
  readonly because: "never-met";
  readonly seat: number;
  readonly card: string;
  readonly helper: number;
  readonly helper_card: string;
}

/** A share ended the game at once, with a BOOM or a HUG [TR27]. */
export interface CutShort {
  readonly because: "cut-short";
  readonly by: number;
  readonly card: string;
  readonly power: string;
}

/** The Nuclear Tyrant met neither of them: everyone else loses [TR36]. */
export interface TyrantAlone {
  readonly because: "tyrant-alone";
  readonly seat: number;
}

/** Nobody acted as this card [TR25]. */
export interface NobodyActs {
  readonly because: "nobody-acts";
  readonly card: string;
}

/** The last walk in which one of the two changed rooms and the other did not. */
export interface DecidingWalk {
  readonly moment: "deciding-walk";
  readonly seat: number;
  readonly card: string;
  readonly round: number;
  readonly to: number;
  readonly by: number | null;
}

/** No walk changed whether the two were in one room: it was so from the deal on. */
export interface NoWalk {
  readonly moment: "no-walk";
}

export type Move =
  | Bury
  | SetAside
  | DealCards
  | PickLargerRoom
  | Split
  | PlaceAmbassadors
  | DrawLeader
  | Appoint
  | OfferLead
  | TakeLead
  | RefuseLead
  | Point
  | StopPointing
  | ShowCard
  | ShowAll
  | ShowColour
  | ShowColourToAll
  | OfferCard
  | OfferColour
  | Accept
  | Refuse
  | Withdraw
  | Use
  | Walk
  | Send
  | EndParley
  | NameBuried
  | CallWinner
  | Shoot;

export type Talk =
  | Tell
  | Urge;

export type News =
  | Dealt
  | Placed
  | RoundBegan
  | TimeUp
  | Led
  | Leaderless
  | LeaderFound
  | Lapsed
  | Entered
  | LeadOffered
  | LeadRefused
  | Pointed
  | Shown
  | Showing
  | Offered
  | Refused
  | TakenBack
  | Shared
  | Gained
  | Cured
  | Swapped
  | NoMayor
  | Covered
  | Tackled
  | Moved
  | Sending
  | Void
  | Ready
  | LeadersMeet
  | Met
  | Parted
  | Exchanged
  | Named
  | Called
  | Shot
  | EndedEarly
  | Over;

export type Step =
  | Burying
  | SettingAside
  | Dealing
  | Evening
  | Splitting
  | PlacingAmbassadors
  | Beginning
  | Round
  | Playing
  | FindingLeaders
  | Naming
  | Holding
  | Meeting
  | Parley
  | Exchanging
  | Pausing
  | NamingBuried
  | Calling
  | Shooting
  | Revealing;

export type Because =
  | InOneRoom
  | RoomsApart
  | Survived
  | NeverMet
  | CutShort
  | TyrantAlone
  | NobodyActs;

export type Highlight =
  | DecidingWalk
  | NoWalk;

/** What is printed on the cards. */
export const PRINTED = {
  "president": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "bomber": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "red-team": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "blue-team": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "presidents-daughter": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"president","needs_burying":true},
  "martyr": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"bomber","needs_burying":true},
  "doctor": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["engineer"],"backup_for":"","needs_burying":false},
  "engineer": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["doctor"],"backup_for":"","needs_burying":false},
  "nurse": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"doctor","needs_burying":true},
  "tinkerer": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"engineer","needs_burying":true},
  "dr-boom": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["tuesday-knight"],"backup_for":"","needs_burying":false},
  "tuesday-knight": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["dr-boom"],"backup_for":"","needs_burying":false},
  "invincible": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "immunologist": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "spy-red": {"team":"red","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "spy-blue": {"team":"blue","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "ambassador-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "ambassador-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "coy-boy-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "coy-boy-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "shy-guy-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "shy-guy-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "paranoid-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "paranoid-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "negotiator-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "negotiator-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "angel-red": {"team":"red","colour":"red","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":["demon-red","demon-blue"],"backup_for":"","needs_burying":false},
  "angel-blue": {"team":"blue","colour":"blue","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":["demon-red","demon-blue"],"backup_for":"","needs_burying":false},
  "demon-red": {"team":"red","colour":"red","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":["angel-red","angel-blue"],"backup_for":"","needs_burying":false},
  "demon-blue": {"team":"blue","colour":"blue","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":["angel-red","angel-blue"],"backup_for":"","needs_burying":false},
  "blind-red": {"team":"red","colour":"red","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "blind-blue": {"team":"blue","colour":"blue","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "clown-red": {"team":"red","colour":"red","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "clown-blue": {"team":"blue","colour":"blue","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mime-red": {"team":"red","colour":"red","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mime-blue": {"team":"blue","colour":"blue","acting":true,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "paparazzo-red": {"team":"red","colour":"red","acting":true,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "paparazzo-blue": {"team":"blue","colour":"blue","acting":true,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "intern": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["victim"],"backup_for":"","needs_burying":false},
  "victim": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["intern"],"backup_for":"","needs_burying":false},
  "rival": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["survivor"],"backup_for":"","needs_burying":false},
  "survivor": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["rival"],"backup_for":"","needs_burying":false},
  "bomb-bot": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["queen"],"backup_for":"","needs_burying":false},
  "queen": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["bomb-bot"],"backup_for":"","needs_burying":false},
  "ahab": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[11,30],"linked":["moby"],"paired":[],"backup_for":"","needs_burying":false},
  "moby": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[11,30],"linked":["ahab"],"paired":[],"backup_for":"","needs_burying":false},
  "butler": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["maid"],"paired":[],"backup_for":"","needs_burying":false},
  "maid": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["butler"],"paired":[],"backup_for":"","needs_burying":false},
  "romeo": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["juliet"],"paired":[],"backup_for":"","needs_burying":false},
  "juliet": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["romeo"],"paired":[],"backup_for":"","needs_burying":false},
  "wife": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["mistress"],"paired":[],"backup_for":"","needs_burying":false},
  "mistress": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["wife"],"paired":[],"backup_for":"","needs_burying":false},
  "agoraphobe": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["traveler"],"backup_for":"","needs_burying":false},
  "traveler": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["agoraphobe"],"backup_for":"","needs_burying":false},
  "anarchist": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["minion"],"backup_for":"","needs_burying":false},
  "minion": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":["anarchist"],"backup_for":"","needs_burying":false},
  "mastermind": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mi6": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "nuclear-tyrant": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "clone": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "robot": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "gambler": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "private-eye": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,10],"linked":[],"paired":[],"backup_for":"","needs_burying":true},
  "sniper": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["target","decoy"],"paired":[],"backup_for":"","needs_burying":false},
  "target": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["sniper","decoy"],"paired":[],"backup_for":"","needs_burying":false},
  "decoy": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":["sniper","target"],"paired":[],"backup_for":"","needs_burying":false},
  "drunk": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "hot-potato": {"team":"grey","colour":"grey","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "leprechaun": {"team":"green","colour":"green","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "zombie": {"team":"green","colour":"green","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "agent-red": {"team":"red","colour":"red","acting":false,"targets":1,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "agent-blue": {"team":"blue","colour":"blue","acting":false,"targets":1,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "enforcer-red": {"team":"red","colour":"red","acting":false,"targets":2,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "enforcer-blue": {"team":"blue","colour":"blue","acting":false,"targets":2,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "bouncer-red": {"team":"red","colour":"red","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "bouncer-blue": {"team":"blue","colour":"blue","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "psychologist-red": {"team":"red","colour":"red","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "psychologist-blue": {"team":"blue","colour":"blue","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "security-red": {"team":"red","colour":"red","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "security-blue": {"team":"blue","colour":"blue","acting":false,"targets":1,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "usurper-red": {"team":"red","colour":"red","acting":false,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "usurper-blue": {"team":"blue","colour":"blue","acting":false,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mayor-red": {"team":"red","colour":"red","acting":false,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mayor-blue": {"team":"blue","colour":"blue","acting":false,"targets":0,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "cupid": {"team":"red","colour":"red","acting":false,"targets":2,"advised":[6,30],"linked":[],"paired":["eris"],"backup_for":"","needs_burying":false},
  "eris": {"team":"blue","colour":"blue","acting":false,"targets":2,"advised":[6,30],"linked":[],"paired":["cupid"],"backup_for":"","needs_burying":false},
  "criminal-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "criminal-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "dealer-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "dealer-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "thug-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "thug-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mummy-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "mummy-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "medic-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "medic-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[6,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "conman-red": {"team":"red","colour":"red","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
  "conman-blue": {"team":"blue","colour":"blue","acting":false,"targets":null,"advised":[11,30],"linked":[],"paired":[],"backup_for":"","needs_burying":false},
} as const;
