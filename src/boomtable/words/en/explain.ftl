# Explanations on demand: tap "?", then a thing. A heading, and what it is and does now, in at most three lines.

explain-hint = Tap anything to find out what it is.
explain-done = Back to the game
explain-bot = A bot
explain-bot-text = The computer plays here. It knows only what a person in this seat would know. Its mouth shows its temper: cautious (wavy), bold (smiling), chatty (open) or stone-faced (straight).
explain-away = Not here right now
explain-away-text = They've left their screen. The game waits for them, or a bot steps in until they're back.

explain-coach = Your coach
explain-coach-text = Says what to try next at this practice table. Nobody else comes in, and you can start over any time.
explain-plaster = A plaster
explain-plaster-text = The Boom of the last game was theirs. It heals by the next one, and means nothing for this one.
explain-tip = A tip
explain-tip-text = You get these in your first game. ✕ says you've read it. Settings turns all of them off, or on again.

## Both Time Bombs

explain-time-bomb-plate = { $name }
explain-time-bomb-plate-text = { $count ->
    [0] No wires left here: nobody can cut this player until the next deal.
   *[other] { $nippers ->
        [theirs] { $name } has the nippers, and cuts someone else's wire next.
        [yours] You have the nippers. Tap { $name } if you want to cut one of these wires.
       *[elsewhere] Whoever has the nippers may cut one of these wires. Then { $name } cuts next.
    }
}
explain-time-bomb-wires = { $count ->
    [0] No wires left
    [one] { $name }'s last wire
   *[other] { $name }'s { $count } wires
}
explain-time-bomb-wires-text = Face down and mixed. { $name } knows how many there are of each kind, and nobody knows which is where.
explain-time-bomb-nippers = The nippers
explain-time-bomb-nippers-text = Whoever has them cuts someone else's wire, and the owner of that wire gets them next. { $you ->
    [yes] You have them now.
   *[no] { $name } has them now.
}
explain-time-bomb-said = { $you ->
    [yes] What you said
   *[no] What { $name } said
}
explain-time-bomb-said-text = The last thing said here this round. It's only talk, and it may be a lie.
explain-time-bomb-claimed = { $you ->
    [yes] What you claim
   *[no] What { $name } claims
}
explain-time-bomb-claimed-text = How many wires of each kind, or so it's said. It may be a lie, and counts until the next deal.
explain-time-bomb-history = History
explain-time-bomb-history-text = What was cut, claimed and said, round by round. Who lied is told when the game is over.
explain-time-bomb-accused = Accused
explain-time-bomb-accused-text = { $you ->
    [yes] This many players say that you are a Terrorist. It does nothing by itself: it's only talk.
   *[no] This many players say that { $name } is a Terrorist. It does nothing by itself: it's only talk.
}
explain-time-bomb-suggested = Proposed
explain-time-bomb-suggested-text = { $you ->
    [yes] This many players would like one of your wires cut next. Whoever has the nippers decides.
   *[no] This many players would like one of { $name }'s wires cut next. Whoever has the nippers decides.
}
explain-time-bomb-cut = Hold to cut
explain-time-bomb-cut-text = Keep holding and one of { $name }'s wires is cut, for everyone to see. Let go early and nothing happens.
explain-time-bomb-hand = Your role and your wires
explain-time-bomb-hand-text = Covered, so that nobody reads them over your shoulder. Hold them to look, and each explains itself.
explain-time-bomb-back = A wire, face down
explain-time-bomb-back-text = In a moment it turns over, and everyone sees what it was.
explain-time-bomb-claim = Your claim
explain-time-bomb-claim-text = Tell everyone what you hold. It can be true or a lie: nobody can check before the game is over.
explain-time-bomb-accuse = Accuse
explain-time-bomb-accuse-text = Say who you think is a Terrorist. Everyone hears it, and nothing else happens.
explain-time-bomb-suggest = Propose
explain-time-bomb-suggest-text = Say whose wire you'd cut next. Whoever has the nippers may listen, or not.
explain-time-bomb-gap = A cut to come
explain-time-bomb-gap-text = The next wire that is cut this round goes here. When the row is full, all uncut wires are dealt again.
explain-time-bomb-round = Round { $round }
explain-time-bomb-round-text = { $cut ->
    [0] The wires cut in this round will lie here, for all to see.
    [one] The wire cut in this round. It stays here, for all to see.
   *[other] The { $cut } wires cut in this round. They stay here, for all to see.
}
explain-time-bomb-dial = The clock on the bomb
explain-time-bomb-dial-text = Round { $round } of 4, { $cut } of { $cuts } cuts made. { $found } of { $all } Success found. If round 4 ends before the last one, the Terrorists win.
explain-time-bomb-wire-safe = A harmless wire. Nothing happens when it's cut, but a cut is gone.
explain-time-bomb-wire-success = SWAT wins when all { $all } of these are cut. { $found ->
    [0] None found so far.
   *[other] { $found } found so far.
}
explain-time-bomb-wire-boom = There's only one. Cut it, and the Terrorists win at once.

## Time Bomb Evolution

explain-time-bomb-evolution-idle = This bomb isn't in play today.
explain-time-bomb-evolution-bomb-now = { $state ->
    [blown] It went off, and the Terrorists won.
    [shielded] { $cut } of { $threshold } cut. A Success shields it: it can't fill up and blow.
    [near] { $cut } of { $threshold } cut. One more now, and it blows!
   *[calm] { $cut } of { $threshold } cut. If it fills up it blows, and the Terrorists win.
}
explain-time-bomb-evolution-success = SWAT wins when all { $all } are cut; { $found } so far. { $shields ->
    [yes] Whoever cuts one shields a colour that was cut this round.
   *[no] Every one counts.
}
explain-time-bomb-evolution-found = Success found
explain-time-bomb-evolution-found-text = { $found } of { $all } Success are cut. With the last one SWAT wins. If the cuts run out first, the Terrorists win.
explain-time-bomb-evolution-struck = A lost cut
explain-time-bomb-evolution-struck-text = Pink took this cut away. One chance fewer to find a Success.
explain-time-bomb-evolution-fourth = Round 4
explain-time-bomb-evolution-fourth-text = Every Pink takes a cut from round 4. { $cuts ->
    [0] None are left: the game ends when round 3 is over.
    [one] One cut is left in it.
   *[other] { $cuts } cuts are left in it.
}
explain-time-bomb-evolution-some-bomb = Some bomb
explain-time-bomb-evolution-some-bomb-text = A wire of one of the bombs, and you aren't saying which. It's a claim like any other: nobody checks it.
explain-time-bomb-evolution-number = The number { $number }
explain-time-bomb-evolution-number-text = Red drew it. Counted clockwise from whoever drew it, it says whose wire must be cut: { $you ->
    [yes] yours.
   *[no] { $name }'s.
}
explain-time-bomb-evolution-count = { $place ->
    [0] The count begins here
   *[other] Step { $place } of the count
}
explain-time-bomb-evolution-count-text = Red's number is counted out clockwise, one player a step. It ends at { $number }: { $you ->
    [yes] your wire must be cut.
   *[no] { $name }'s wire must be cut.
}
explain-time-bomb-evolution-protect = Shield { $bomb }
explain-time-bomb-evolution-protect-text = Lay the Success on { $bomb }. As long as it lies there, { $bomb } can't fill up and blow.
explain-time-bomb-evolution-unprotect = Take the shield off { $bomb }
explain-time-bomb-evolution-unprotect-text = Blue takes a shield off. { $blows ->
    [yes] { $bomb } has enough wires cut already: without its shield it blows at once!
   *[no] { $bomb } can fill up and blow again after that.
}
explain-time-bomb-evolution-not-protect = { $bomb }, not now
explain-time-bomb-evolution-not-protect-text = { $colour ->
    [yellow] Yellow can never be shielded.
   *[other] Only a colour that was cut this round and has no shield yet can be shielded.
}
explain-time-bomb-evolution-not-unprotect = { $bomb }, not now
explain-time-bomb-evolution-not-unprotect-text = This bomb has no shield that could be taken off.

## Bomb Squad Academy

explain-bomb-squad-academy-once = It works once.
explain-bomb-squad-academy-bombs = Bomb { $bomb } of III
explain-bomb-squad-academy-bombs-text = { $last ->
    [yes] The last bomb. When it has gone off, the highest score wins.
   *[no] All three will go off. Scores stay, cards come back, and before the next one everyone takes a Tool.
}
explain-bomb-squad-academy-round = The round
explain-bomb-squad-academy-round-text = Everyone picks a card in secret, all are shown at once, then wires are cut from left to right. A bomb lasts until it blows.
explain-bomb-squad-academy-deck = The { $wire } deck
explain-bomb-squad-academy-deck-text = { $left } cards left. Everyone knows which numbers they are, and nobody knows their order. Each { $wire } cutter turns one.
explain-bomb-squad-academy-track = The { $wire } wire
explain-bomb-squad-academy-track-text = Each { $wire } card moves the trigger by its number: it stands on { $at }, and the tiles begin after { $last }. One of the three is the BOOM.
explain-bomb-squad-academy-trigger = The trigger
explain-bomb-squad-academy-trigger-text = It stands on { $at }, the sum of the open { $wire } cards. Beyond { $last } it turns tiles up, and a BOOM ends the bomb.
explain-bomb-squad-academy-chain = The { $wire } chain
explain-bomb-squad-academy-chain-text = A safe cut scores the number on its card and 1 for every open card of the wire. The next one here: its number and { $next }.
explain-bomb-squad-academy-tile = { $tile ->
    [ok] OK
    [boom] BOOM
    [known] The last tile
   *[down] A tile, face down
}
explain-bomb-squad-academy-tile-text = { $tile ->
    [ok] The trigger came this far, and nothing happened. It stays up.
    [boom] That was it: whoever cut this wire loses 5, every Chicken gains 5, and the bomb is over.
    [known] Both OKs are up, so this has to be the BOOM. Whoever moves the trigger here sets it off.
   *[down] Two of these three are OK, one is the BOOM. It turns when the trigger reaches it.
}
explain-bomb-squad-academy-plate = A plate worth { $points }
explain-bomb-squad-academy-plate-text = A safe cut of this wire scores { $points } more. Then the plate moves one wire to the { $way ->
    [left] left.
   *[right] right.
}
explain-bomb-squad-academy-know-card = Somebody peeked
explain-bomb-squad-academy-know-card-text = They know the top card of { $wire }, until it's flipped or the deck is shuffled. They don't have to say.
explain-bomb-squad-academy-know-tile = Somebody peeked
explain-bomb-squad-academy-know-tile-text = They know where the BOOM of { $wire } lies, until this bomb is over. They don't have to say.
explain-bomb-squad-academy-guarded = { $wire } is protected
explain-bomb-squad-academy-guarded-text = Somebody who waited protects it: whoever wanted to cut { $wire } does nothing this round.
explain-bomb-squad-academy-cutter = { $you ->
    [yes] You cut this wire
   *[no] { $name } cuts this wire
}
explain-bomb-squad-academy-cutter-text = A card is flipped for every cutter of a wire. Alone one gets all its points; together they split them.
explain-bomb-squad-academy-blocked = { $you ->
    [yes] You are blocked
   *[no] { $name } is blocked
}
explain-bomb-squad-academy-blocked-text = { $you ->
    [yes] The wire is protected, so you don't cut it this round.
   *[no] The wire is protected, so { $name } doesn't cut it this round.
}
explain-bomb-squad-academy-player = { $name }
explain-bomb-squad-academy-player-text = { $points ->
    [one] One point.
   *[other] { $points } points.
} The cards on the table were played and aren't in hand. With three there, the oldest comes back.
explain-bomb-squad-academy-score = { $you ->
    [yes] Your points
   *[no] { $name }'s points
}
explain-bomb-squad-academy-score-text = { $points } so far, and { $most } is the best. Most points after the third bomb wins. The lowest goes first when Tools are picked.
explain-bomb-squad-academy-gained = Just scored
explain-bomb-squad-academy-gained-text = { $you ->
    [yes] What you won or lost this round. Tap Scores to see what every point was for.
   *[no] What { $name } won or lost this round. Tap Scores to see what every point was for.
}
explain-bomb-squad-academy-ages = Who counts as younger
explain-bomb-squad-academy-ages-text = With equal scores the younger goes first. The order was drawn at the start, or follows the seats.
explain-bomb-squad-academy-answered = Has answered
explain-bomb-squad-academy-answered-text = They've made up their mind. Nobody sees it until everyone has.
explain-bomb-squad-academy-asked = Still thinking
explain-bomb-squad-academy-asked-text = The table is waiting for this player to decide.
explain-bomb-squad-academy-spared = Spared
explain-bomb-squad-academy-spared-text = { $you ->
    [yes] You don't lose the 5 points of this blast.
   *[no] { $name } doesn't lose the 5 points of this blast.
}
explain-bomb-squad-academy-turned = Acts as something else
explain-bomb-squad-academy-turned-text = { $you ->
    [yes] A Tool changed what you do this round: what the arrow points at counts. The card on the table stays.
   *[no] A Tool changed what { $name } does this round: what the arrow points at counts. The card on the table stays.
}
explain-bomb-squad-academy-aside = A Wait, set aside
explain-bomb-squad-academy-aside-text = You may wait once a bomb. This Wait comes back with the next bomb.
explain-bomb-squad-academy-sealed = A card, face down
explain-bomb-squad-academy-sealed-text = It's chosen, and nobody can change it now. All cards turn up together.
explain-bomb-squad-academy-moment-choosing = Before cards are chosen
explain-bomb-squad-academy-moment-revealed = Cards are up
explain-bomb-squad-academy-moment-protected = Wires are protected
explain-bomb-squad-academy-moment-before-cut = Just before the cut
explain-bomb-squad-academy-moment-after-cut = Safe, before scoring
explain-bomb-squad-academy-moment-explosion = It went off
explain-bomb-squad-academy-moment-text = A moment for Tools. You're asked because one of yours fits now. Use it, or keep it for later: nobody sees who passes.
explain-bomb-squad-academy-peeks = What you have seen
explain-bomb-squad-academy-peeks-text = Covered, so that nobody reads it over your shoulder. Hold it to look.
explain-bomb-squad-academy-seen = What you have seen
explain-bomb-squad-academy-seen-text = A top card counts until it's flipped or its deck is shuffled. Tiles stay where they are until the bomb is over.
explain-bomb-squad-academy-scores = Scores
explain-bomb-squad-academy-scores-text = How everyone's points came about, round by round. Most points after the third bomb wins.

## Trick Snipers

explain-trick-snipers-card-text = { $kind ->
    [chief] Whoever wins a trick with a 7 in it scores a point.
   *[plain] The highest card of the clan that was led wins.
} { $stands ->
    [best] It's winning now, unless { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    } of another clan snipes it.
    [sniper] It makes 13 with the winning card: it's sniping!
    [target] Another clan's { $number } has it in sight.
   *[elsewhere] Only { $number ->
        [8] an 8
        [11] an 11
       *[other] a { $number }
    } of another clan can snipe it.
}
explain-trick-snipers-clan = { $clan } was led
explain-trick-snipers-clan-text = Whoever has a { $clan } card must play one. Whoever has none may play anything, and maybe snipe.
explain-trick-snipers-back = A card, face down
explain-trick-snipers-back-text = It has been played and turns over in a moment. Then everyone sees it.
explain-trick-snipers-covered = Your cards
explain-trick-snipers-covered-text = Face down, so that nobody looks into your hand. Back in the game, tap them to see them.
explain-trick-snipers-sight = In sight
explain-trick-snipers-sight-text = These two cards make 13. If no higher card of the led clan comes, the sniper takes the trick and a point.
explain-trick-snipers-missed = Missed
explain-trick-snipers-missed-text = A higher card of the led clan came, and the two no longer make 13. The shot is gone.
explain-trick-snipers-tag = { $aimed ->
    [yes] It snipes
   *[no] { $number ->
        [8] An 8 would snipe
        [11] An 11 would snipe
       *[other] A { $number } would snipe
    }
}
explain-trick-snipers-tag-text = { $number } and { $target } make 13. Any other clan's { $number } takes this trick and a point, whenever it's played.
explain-trick-snipers-goal = The goal
explain-trick-snipers-goal-text = Whoever scores two points wins at once. A point is a trick with a 7 in it, or a snipe.
explain-trick-snipers-plate = { $you ->
    [yes] You
   *[no] { $name }
}
explain-trick-snipers-plate-text = { $points ->
    [0] No point yet, and two win at once.
    [1] One point: with the next one { $you ->
        [yes] you win
       *[no] { $name } wins
    } at once.
   *[other] Two points: that wins.
} { $tricks ->
    [0] No tricks,
    [one] 1 trick,
   *[other] { $tricks } tricks,
} { $held ->
    [0] no cards left.
    [one] 1 card in hand.
   *[other] { $held } cards in hand.
}
explain-trick-snipers-tricks = Tricks taken
explain-trick-snipers-tricks-text = { $tricks } so far. If the cards run out before anyone has two points, tricks decide among those who have a point.
explain-trick-snipers-held = Cards in hand
explain-trick-snipers-held-text = { $held } left. When all hands are empty and nobody has two points, tricks decide.
explain-trick-snipers-leads = The leader's flag
explain-trick-snipers-leads-text = { $you ->
    [yes] You play the first card of this trick, and the others follow its clan if they can.
   *[no] { $name } plays the first card of this trick, and the others follow its clan if they can.
}
explain-trick-snipers-passed = Has passed
explain-trick-snipers-passed-text = The four cards are chosen. They move on when everyone has chosen theirs.
explain-trick-snipers-parcel = Four cards, face down
explain-trick-snipers-parcel-text = They go to the player on the left, all at the same time. Only giver and taker know them.
explain-trick-snipers-way = To the left
explain-trick-snipers-way-text = Everyone passes four cards this way, before seeing what they get.
explain-trick-snipers-slots = Four to pass
explain-trick-snipers-slots-text = Pick four cards for the player on your left. You'll know they have them, until they're played.
explain-trick-snipers-sealed = On their way
explain-trick-snipers-sealed-text = You chose these four. They change hands when everyone has chosen.
explain-trick-snipers-theirs = What you passed
explain-trick-snipers-theirs-text = These are still in the hand on your left. Nobody else sees this list.
explain-trick-snipers-taken = Tricks
explain-trick-snipers-taken-text = Tricks that scored stay face up for all to see. The others lie face down; only the latest may be looked at.
explain-trick-snipers-cover = Cover
explain-trick-snipers-cover-text = Turns your cards face down on this screen, for as long as you like. Nobody at the table is told.
explain-trick-snipers-forced = Auto-play
explain-trick-snipers-forced-text = If you must follow and only one card fits, it plays itself. It takes about as long as you do.

## Two Rooms and a Boom

explain-two-rooms-door = Room { $room }
explain-two-rooms-door-text = { $mine ->
    [yes] You are here, { $count } in all. Nobody in the other room hears or sees what happens here.
   *[no] { $count } people are over there. You hear and see nothing of them until hostages change rooms.
}
explain-two-rooms-clock = The clock
explain-two-rooms-clock-text = Round { $round } of { $rounds }, for both rooms. { $timed ->
    [yes] When it runs out,
   *[no] When both leaders are ready,
} { $count ->
    [one] each leader sends one hostage across.
   *[other] each leader sends { $count } hostages across.
}
explain-two-rooms-plate = { $you ->
    [yes] You
   *[no] { $name }
}
explain-two-rooms-plate-text = { $you ->
    [yes] What this room sees of you. Tap yourself to show the room your card, or to vote for yourself.
   *[no] In your room. Tap to share or show cards, to vote, or to say something about { $name }.
}
explain-two-rooms-far = { $name }
explain-two-rooms-far-text = { $name } is in the other room. You can't do anything together until one of you changes rooms.
explain-two-rooms-there = Room { $room }
explain-two-rooms-there-text = Who is in the other room. Which cards they show there you don't see.
explain-two-rooms-leader = The leader's crown
explain-two-rooms-leader-text = { $you ->
    [yes] You lead this room and will choose who leaves. { $needed } votes for somebody else make a new leader.
    [nobody] Whoever wears it leads the room and will choose who leaves. { $needed } votes for somebody else make a new leader.
   *[no] { $name } leads this room and will choose who leaves. { $needed } votes for somebody else make a new leader.
}
explain-two-rooms-pointing = A vote
explain-two-rooms-pointing-text = { $you ->
    [yes] You vote for { $target }, for the room to see. You can change it or take it back at any time.
   *[no] { $name } votes for { $target }, for the room to see. It can be changed or taken back at any time.
}
explain-two-rooms-fingers = Votes
explain-two-rooms-fingers-text = { $you ->
    [yes] You have { $count } of the { $needed } votes it takes. With enough of them, you lead this room at once.
   *[no] { $name } has { $count } of the { $needed } votes it takes. With enough of them, { $name } leads this room at once.
}
explain-two-rooms-going = A hostage
explain-two-rooms-going-text = { $you ->
    [yes] The leader chose you to walk to the other room when this round ends.
   *[no] The leader chose { $name } to walk to the other room when this round ends.
}
explain-two-rooms-mark = { $code ->
    [barred] No vote can change it
    [lead-offered] Offered the lead
    [mayor] A Mayor
    [elect] About to lead
   *[tackled] Held back
}
explain-two-rooms-mark-text = { $code ->
    [barred] A Usurper leads here. Until the round is over no vote makes another leader.
    [lead-offered] The leader would like to hand over the room. The answer may be yes or no.
    [mayor] Showed a Mayor's card: with an even number of people in the room this vote counts two.
    [elect] A Mayor's second vote decides this. The other Mayor has a moment to show their card and stop it.
   *[tackled] Security holds this player: they can't go as hostage this round.
}
explain-two-rooms-saying = { $you ->
    [yes] What you said
   *[no] What { $name } said
}
explain-two-rooms-saying-text = The room heard it. It doesn't have to be true.
explain-two-rooms-lately = Lately in this room
explain-two-rooms-lately-text = What everyone here could see and hear this round, the newest first. The other room knows nothing of it.
explain-two-rooms-team-text = { $team ->
    [red] Red wins if the President is dead at the end: in the Bomber's room, most of the time.
    [blue] Blue wins if the President is alive at the end: away from the Bomber, most of the time.
   *[other] On nobody's side. Each of these cards says for itself how it wins.
}
explain-two-rooms-condition = You are { $condition }
explain-two-rooms-my-card = Your card
explain-two-rooms-my-card-text = Covered, so that nobody reads it over your shoulder. Hold it to look, and it explains itself.
explain-two-rooms-memory = What I saw
explain-two-rooms-memory-text = Everything you were shown so far, and when. A card may have been swapped since. Hold it to look.
explain-two-rooms-known = What they showed you
explain-two-rooms-known-text = What you have seen of this player, and in which round. Nobody else sees it. Hold it to look.
explain-two-rooms-shown = Shown to you
explain-two-rooms-shown-text = Somebody shows you this, and only you. Hold it to look.
explain-two-rooms-power = What your card can do
explain-two-rooms-power-text = Everyone has this page, so that nobody can tell whose card has a power. Hold it to read yours.
explain-two-rooms-do-offer-card = Share cards
explain-two-rooms-do-offer-card-text = If they say yes, you both see the other's whole card at the same moment. If not, nothing is shown.
explain-two-rooms-do-offer-colour = Share colours
explain-two-rooms-do-offer-colour-text = If they say yes, you both see the other's colour, and nothing more. Only in larger games, if the host allows it.
explain-two-rooms-do-show-card = Show your card
explain-two-rooms-do-show-card-text = One player sees your whole card, now, and you see nothing of theirs.
explain-two-rooms-do-show-colour = Show your colour
explain-two-rooms-do-show-colour-text = One player sees the colour of your card, and you see nothing of theirs.
explain-two-rooms-do-show-colour-to-all = Show the room your colour
explain-two-rooms-do-show-colour-to-all-text = Everyone here sees the colour of your card, now. The other room doesn't.
explain-two-rooms-do-show-all = Show the room your card
explain-two-rooms-do-show-all-text = Everyone here sees your whole card, now. The other room doesn't.
explain-two-rooms-do-point = Vote
explain-two-rooms-do-point-text = Your vote for a new leader, for the room to see. More than half of the room makes one at once.
explain-two-rooms-do-stop-pointing = Take my vote back
explain-two-rooms-do-stop-pointing-text = You vote for nobody then. The room sees that too.
explain-two-rooms-do-appoint = Appoint
explain-two-rooms-do-appoint-text = A room without a leader is led by the first player somebody else appoints.
explain-two-rooms-do-offer-lead = Offer leadership
explain-two-rooms-do-offer-lead-text = A leader can hand the room over to somebody who wants it. They may refuse.
explain-two-rooms-do-use = Use my card
explain-two-rooms-do-use-text = Some cards have a power. Everyone has this button, so that nobody can tell whose.
explain-two-rooms-do-urge = Send them?
explain-two-rooms-do-urge-text = Tell the room who should go as hostage. The leader decides.
explain-two-rooms-do-tell = Say who they are
explain-two-rooms-do-tell-text = Tell the room which card or colour somebody has. It doesn't have to be true.
explain-two-rooms-do-show = Hold up my card
explain-two-rooms-do-show-text = Turns your screen into your card as long as you hold it, for someone next to you. The game doesn't count it as a share.
explain-two-rooms-do-deck = The cards
explain-two-rooms-do-deck-text = All cards of this game. Everyone knows which there are, and nobody knows who has which.
explain-two-rooms-offer = { $sign ->
    [offer-lead] The lead is offered to you
    [offer-colour] An offer to share colours
   *[offer-card] An offer to share cards
}
explain-two-rooms-offer-text = { $sign ->
    [offer-lead] Take it, and you choose who leaves this room. Refuse, and the leader stays.
    [offer-colour] Say yes, and you both see the other's colour at the same moment. Say no, and nothing is shown.
   *[offer-card] Say yes, and you both see the other's whole card at the same moment. Say no, and nothing is shown.
}
explain-two-rooms-offers = Several offers
explain-two-rooms-offers-text = More than one player wants to share with you. Open them one by one, and answer as you like.
explain-two-rooms-waiting = Your offer
explain-two-rooms-waiting-text = It stays open until they answer, you take it back, or one of you leaves the room. Nobody else sees it.
explain-two-rooms-ask-send = Hostages
explain-two-rooms-ask-send-text = You lead, so you choose who walks to the other room: { $count } this round, and never yourself. It's final.
explain-two-rooms-ask-appoint = A leader is missing
explain-two-rooms-ask-appoint-text = Appoint somebody. The first one appointed leads this room.
explain-two-rooms-ask-shoot = The Sniper's shot
explain-two-rooms-ask-shoot-text = Shoot one player in either room before all cards turn. You win if it's the Target.
explain-two-rooms-ask-name-buried = The buried card
explain-two-rooms-ask-name-buried-text = One card was dealt to nobody. Name it before all cards turn: you win if you're right.
explain-two-rooms-ask-call-winner = The Gambler's call
explain-two-rooms-ask-call-winner-text = Say who has won before all cards turn: you win if you're right.
explain-two-rooms-walk = Walk
explain-two-rooms-walk-text = You're an Ambassador: while the clock runs you walk between the rooms as often as you like.
explain-two-rooms-parley = The leaders' talk
explain-two-rooms-parley-text = You and the other leader talk alone. When both are done, the hostages change rooms.
