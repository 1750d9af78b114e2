## Cards

time-bomb-wire-safe = Safe
time-bomb-wire-success = Success
time-bomb-wire-boom = Boom

time-bomb-count-safe = { $count ->
    [0] no Safe
   *[other] { $count } Safe
}
time-bomb-count-success = { $count ->
    [0] no Success
   *[other] { $count } Success
}
time-bomb-count-boom = { $count ->
    [0] no Boom
   *[other] { $count } Boom
}

time-bomb-role-swat = SWAT
time-bomb-role-terrorist = Terrorist

time-bomb-side-swat = SWAT
time-bomb-side-terrorist = Terrorists

time-bomb-aim-swat = Cut all the Success wires.
time-bomb-aim-terrorist = Get the Boom cut, or let round 4 run out.

## House rules

time-bomb-option-claims = Saying what you hold
time-bomb-option-claims-free = Whenever you like
time-bomb-option-claims-in_turn = In turn after each deal: nobody cuts before everyone has spoken
time-bomb-option-claims-off = Out loud only: the app stays out of it
time-bomb-option-first = Who starts: a seat number, counting from 0. Leave empty for a random player.
time-bomb-option-first-example = 2

## What is going on

time-bomb-step-casting = The roles are being dealt.
time-bomb-step-starting = Someone is being drawn to start.
time-bomb-step-round = The next round begins.
time-bomb-step-dealing = The wires are being dealt.
time-bomb-step-claiming = { $you ->
    [seat] What will you claim?
   *[nobody] { $seat } is claiming…
}
time-bomb-step-clipping = { $you ->
    [seat] You have the nippers. Whose wire do you cut?
   *[nobody] { $seat } has the nippers.
}
time-bomb-step-flipping = { $you ->
    [seat] One of your wires is about to be turned up.
   *[nobody] One of { $seat }'s wires is about to be turned up.
}

## Moves, as a record lists them

time-bomb-move-deal-roles = roles dealt
time-bomb-move-pick-start = start player drawn
time-bomb-move-deal-wires = wires dealt
time-bomb-move-flip = wire turned up
time-bomb-move-cut = wire cut
time-bomb-move-claim = claim
time-bomb-move-decline = no claim
time-bomb-move-accuse = accusation
time-bomb-move-suggest = suggestion

## News

time-bomb-news-roles-dealt = The roles are dealt.
time-bomb-news-started = { $you ->
    [seat] You get the nippers first.
   *[nobody] { $seat } gets the nippers first.
}
time-bomb-news-wires-dealt = Round { $round }: new wires for everyone.
time-bomb-news-claimed = { $you ->
    [seat] You: "{ $said }"
   *[nobody] { $seat }: "{ $said }"
}
time-bomb-news-aimed = { $you ->
    [by] You cut one of { $owner }'s wires.
    [owner] { $by } cuts one of your wires.
   *[nobody] { $by } cuts one of { $owner }'s wires.
}
time-bomb-news-turned = { $you ->
    [owner] Your wire: { $wire }.
   *[nobody] { $owner }'s wire: { $wire }.
}
time-bomb-news-ended = { $ending }

time-bomb-ending-disarmed = The last Success is cut. You can breathe again: SWAT wins.
time-bomb-ending-exploded = That was the bomb: the Terrorists win.
time-bomb-ending-time-up = Round 4 is over, and so is the building: the Terrorists win.

## Talk

time-bomb-said-claim = { $claim }.
time-bomb-said-decline = I'm saying nothing.
time-bomb-said-accuse = { $you ->
    [seat] I think it's you!
   *[nobody] I think it's { $seat }!
}
time-bomb-said-suggest = { $you ->
    [owner] Let's cut yours!
   *[nobody] Let's cut { $owner }'s!
}

## What may not be done

time-bomb-own-wire = That's your own wire. Cut someone else's.
time-bomb-no-wires = They have no wires left. Choose someone who does.
time-bomb-no-such-player = Nobody sits there. Choose a player at the table.
time-bomb-bad-claim = Claim a number of at least one kind, and no more wires in all than you hold.
time-bomb-claim-unclear = "{ $typed }" isn't a claim. Try: claim 2 success 0 boom, or c s2 b0.
time-bomb-no-round = You can claim, accuse and suggest only while a round is on.
time-bomb-no-claims = At this table, claims are made out loud.
time-bomb-claims-in-turn = At this table, claims are made in turn after the deal. Wait for yours.
time-bomb-accuse-another = Accuse another player at the table.

## The bench

time-bomb-round = Round { $round } of { $rounds }
time-bomb-cuts = Cut { $cut } of { $cuts }
time-bomb-found = Success { $found } of { $all }
time-bomb-hand = You hold

## The end

time-bomb-banner-disarmed = D I S A R M E D
time-bomb-banner-exploded = B O O M
time-bomb-banner-time-up = T I M E   I S   U P

time-bomb-because-boom-cut = { $role ->
    [swat] { $you ->
        [by] You are SWAT, and cut the Boom out of { $owner }'s wires. Ouch.
        [owner] { $by } is SWAT, and cut the Boom out of your wires. Ouch.
       *[nobody] { $by } is SWAT, and cut the Boom out of { $owner }'s wires. Ouch.
    }
   *[terrorist] { $you ->
        [by] You, a Terrorist, cut the Boom out of { $owner }'s wires.
        [owner] { $by }, a Terrorist, cut the Boom out of your wires.
       *[nobody] { $by }, a Terrorist, cut the Boom out of { $owner }'s wires.
    }
}
time-bomb-because-last-success = { $you ->
    [by] { $spare ->
        [0] You cut the last Success with the very last cut.
        [one] You cut the last Success with 1 cut to spare.
       *[other] You cut the last Success with { $spare } cuts to spare.
    }
   *[nobody] { $spare ->
        [0] { $by } cut the last Success with the very last cut.
        [one] { $by } cut the last Success with 1 cut to spare.
       *[other] { $by } cut the last Success with { $spare } cuts to spare.
    }
}
time-bomb-because-never-found = { $left ->
    [one] 1 Success was never found: { $held }.
   *[other] { $left } Success were never found: { $held }.
}
time-bomb-because-had = { $you ->
    [seat] { $count ->
        [1] you had one
       *[other] you had { $count }
    }
   *[nobody] { $count ->
        [1] { $seat } had one
       *[other] { $seat } had { $count }
    }
}

time-bomb-moment-best-lie = { $you ->
    [seat] The best lie was yours, in round { $round }: "{ $claim }." The truth: { $truth }.
   *[nobody] The best lie was { $seat }'s, in round { $round }: "{ $claim }." The truth: { $truth }.
}
time-bomb-moment-nobody-lied = Nobody lied. Suspicious.

time-bomb-hunch = You suspected { $seat } since round { $round }. { $right ->
    [yes] You were right.
   *[no] { $seat } was SWAT all along.
}

time-bomb-callback-boom = That's the { $times ->
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] { $times }th
} Boom out of { $you ->
    [seat] your
   *[nobody] { $seat }'s
} hands tonight.
time-bomb-callback-cut = { $you ->
    [by] You have cut { $owner } { $times } times tonight.
    [owner] { $by } has cut you { $times } times tonight.
   *[nobody] { $by } has cut { $owner } { $times } times tonight.
} { $found ->
    [0] Not one Success.
    [1] One Success.
   *[other] { $found } Success.
}

time-bomb-dealt = Round { $round }
time-bomb-box = in the box
time-bomb-lie-round = Round
time-bomb-lie-who = Lies, lies, lies
time-bomb-lie-claimed = Claimed
time-bomb-lie-held = Held
time-bomb-history-true = True
time-bomb-history-lie = A lie! Really:
time-bomb-history-nothing = Nothing yet.
time-bomb-no-lies = Nobody lied. Suspicious.

## Help

time-bomb-help =
    cut 2                   cut a wire of player 2 (short: 2, or ben)
    claim 2 success 0 boom  say what you hold, true or not (short: c s2 b0)
    decline                 claim nothing, where claims are made in turn
    accuse 3                say player 3 is a Terrorist
    suggest 2               suggest cutting player 2 next
time-bomb-in-play =
    Here are { $swat } SWAT cards and { $terrorist } Terrorist cards; { $box ->
        [0] each is dealt to somebody
       *[other] one of them is dealt to nobody and stays in the box
    }. There are { $success } Success, { $safe } Safe and one Boom.
time-bomb-talk-forms = claim 2 success, accuse 3 or suggest 2
time-bomb-talk-form = claim 2 success

## What is counted in many games

time-bomb-figure-ending = How it ends
time-bomb-disarmed = the last Success is cut
time-bomb-exploded = a bomb goes off
time-bomb-time-up = time is up
time-bomb-figure-clipper = The start player's side
time-bomb-won = wins
time-bomb-figure-rounds = Rounds begun in a game
time-bomb-figure-cuts = Wires cut in a game

## Rules in short

rule-TB1 = Roles are dealt face down. With 4 or 7 players one is left over, and stays in the box.
rule-TB2 = Terrorists don't know each other.
rule-TB3 = The wires are dealt evenly: 5 each, then 4, 3 and 2.
rule-TB4 = The start player is drawn, and has the nippers.
rule-TB5 = You know what you hold, but not where it is.
rule-TB6 = Whoever has the nippers cuts someone else's wire. Everyone sees what it was.
rule-TB7 = The owner of the cut wire has the nippers next.
rule-TB8 = A round has as many cuts as players. Then all uncut wires are dealt again.
rule-TB9 = Cut the last Success: SWAT wins. Cut the Boom, or finish round 4: the Terrorists win.
rule-TB10 = Cut wires stay face up, by kind and by round.
rule-TB11 = Talk is free, and may be a lie. A claim can't count more wires than you hold.
rule-TB12 = Nobody has to claim. Claims are free, in turn after a deal, or off.
rule-TB13 = Where claims are made in turn, they can't be made at any other time.
rule-TB14 = When the game is over, all roles and hands are shown.

## On the page

web-time-bomb-bench = The bench
web-time-bomb-mine = Yours
web-time-bomb-discards = Wires cut so far, by round
web-time-bomb-face-down = A face-down wire
web-time-bomb-wires = { $count ->
    [0] No wires left
    [one] 1 wire left
   *[other] { $count } wires left
}
web-time-bomb-has-nippers = Has the nippers
web-time-bomb-accused = Accused by { $count }
web-time-bomb-proposed = Proposed by { $count }
web-time-bomb-claim = What do you claim to have?
web-time-bomb-claim-success = How many Success?
web-time-bomb-claim-boom = A Boom?
web-time-bomb-claim-boom-yes = Boom
web-time-bomb-claim-boom-no = No Boom
web-time-bomb-claim-boom-unsaid = Not saying
web-time-bomb-too-many = { $count ->
    [one] You hold 1 wire, so you can't claim more.
   *[other] You hold { $count } wires, so you can't claim more.
}
web-time-bomb-open-claim = Claim
web-time-bomb-say = Say it
web-time-bomb-claims = says
web-time-bomb-chosen = Hold the red button to cut { $owner }'s wire. Or pick someone else.
web-time-bomb-history = History
web-time-bomb-says = { $name } says: { $said }
web-time-bomb-decline = Say nothing
web-time-bomb-accuse = Accuse
web-time-bomb-accuse-whom = Who is a Terrorist?
web-time-bomb-suggest = Propose
web-time-bomb-suggest-whom = Whose wire next?
web-time-bomb-spoken = { $role }. { $aim } You hold { $wires }.
web-time-bomb-hunch = Suspect someone? Slide to their face. Only you see it.
web-time-bomb-hunch-at = { $pinned ->
    [yes] Let go to unpin { $name }.
   *[no] Let go to suspect { $name }.
}
web-time-bomb-cut = Hold to cut { $owner }'s wire
web-time-bomb-cut-again = Tap again to cut

## The opening card

web-time-bomb-opening-swat = You are SWAT: stop the bomb.
web-time-bomb-opening-terrorist = You are a Terrorist: blow it up.
web-time-bomb-opening-swat-aim = Cut every Success before round 4 is over.
web-time-bomb-opening-terrorist-aim = Get the Boom cut, or let round 4 run out.
web-time-bomb-opening-nobody = Nobody knows who is on whose side.
web-time-bomb-goals-swat = SWAT wants all { $all } Success cut.
web-time-bomb-goals-terrorist = Terrorists want the Boom cut, or round { $rounds } to run out.
web-time-bomb-ways-success = All { $all } Success cut: SWAT wins.
web-time-bomb-ways-boom = The Boom cut: the Terrorists win.
web-time-bomb-ways-clock = Round { $rounds } over: the Terrorists win.
web-time-bomb-letter-swat = S
web-time-bomb-letter-terrorist = T

## Scenes

web-time-bomb-scene-roles = { $boxed ->
    [yes] { $roles } roles for { $players } players: one stays in the box.
   *[no] { $swat } SWAT, { $terrorists } Terrorists. Keep a straight face.
}
web-time-bomb-scene-round = { $wires ->
    [3] All wires dealt anew: three each. Look again.
    [4] All wires dealt anew: four each. Look again.
   *[other] Five wires each. Look at yours.
}
web-time-bomb-scene-last-round = Last round: { $left } Success to find, { $cuts ->
    [one] 1 cut
   *[other] { $cuts } cuts
} left.
web-time-bomb-scene-round-over = Round { $round } is over. { $found } of { $all } Success found.
web-time-bomb-scene-eyes = { $you ->
    [by] You are eyeing { $owner }'s wires…
    [owner] { $by } is eyeing YOUR wires…
   *[nobody] { $by } is eyeing { $owner }'s wires…
}
web-time-bomb-scene-squeezes = { $you ->
    [by] Keep holding…
    [owner] { $by } squeezes YOUR wire…
   *[nobody] { $by } squeezes { $owner }'s wire…
}
web-time-bomb-scene-lets-go = { $by } lets go.
web-time-bomb-scene-undecided = { $by } can't decide.
web-time-bomb-scene-wait = Snip…
web-time-bomb-scene-cut = { $you ->
    [by] You cut { $owner }'s wire: { $wire }.
    [owner] { $by } cut YOUR wire: { $wire }.
   *[nobody] { $by } cut { $owner }'s wire: { $wire }.
}
web-time-bomb-scene-success = { $you ->
    [owner] YOUR wire: Success! { $found } of { $all } for SWAT.
   *[nobody] Success! { $found } of { $all } for SWAT.
}
web-time-bomb-scene-boom = BOOM!
web-time-bomb-scene-nippers = { $you ->
    [owner] You have the nippers.
   *[nobody] { $owner } has the nippers.
}
web-time-bomb-scene-clock-disarmed = That was the last one. The clock stops…
web-time-bomb-scene-clock-time-up = Twelve o'clock…
web-time-bomb-scene-disarmed = Disarmed! SWAT wins.
web-time-bomb-scene-time-up = Time's up. The Terrorists win.
web-time-bomb-won-swat = SWAT wins.
web-time-bomb-won-terrorist = The Terrorists win.
web-time-bomb-verdict-disarmed = DISARMED
web-time-bomb-verdict-exploded = BOOM!
web-time-bomb-verdict-time-up = TIME'S UP
web-time-bomb-missed-cut = { $you ->
    [owner] Your wire was cut: { $wire }.
   *[nobody] { $owner }'s wire was cut: { $wire }.
}
web-time-bomb-missed-round = Round { $round } has begun. Look at your new wires.
web-time-bomb-round-card = Round { $round }
