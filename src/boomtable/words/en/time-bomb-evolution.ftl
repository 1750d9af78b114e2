## Cards

time-bomb-evolution-wire-success = { time-bomb-wire-success }
time-bomb-evolution-wire-green = Green
time-bomb-evolution-wire-purple = Purple
time-bomb-evolution-wire-red = Red
time-bomb-evolution-wire-blue = Blue
time-bomb-evolution-wire-yellow = Yellow
time-bomb-evolution-wire-pink = Pink

time-bomb-evolution-letter-success = S
time-bomb-evolution-letter-green = G
time-bomb-evolution-letter-purple = P
time-bomb-evolution-letter-red = R
time-bomb-evolution-letter-blue = B
time-bomb-evolution-letter-yellow = Y
time-bomb-evolution-letter-pink = K

time-bomb-evolution-count = { $count ->
    [0] no { $wire }
   *[other] { $count } { $wire }
}

time-bomb-evolution-role-swat = { time-bomb-role-swat }
time-bomb-evolution-role-terrorist = { time-bomb-role-terrorist }

time-bomb-evolution-side-swat = { time-bomb-side-swat }
time-bomb-evolution-side-terrorist = { time-bomb-side-terrorist }

time-bomb-evolution-aim-swat = { time-bomb-aim-swat }
time-bomb-evolution-aim-terrorist = Get any bomb to blow, or let round 4 run out.

## House rules

time-bomb-evolution-option-claims = { time-bomb-option-claims }
time-bomb-evolution-option-claims-free = { time-bomb-option-claims-free }
time-bomb-evolution-option-claims-in_turn = { time-bomb-option-claims-in_turn }
time-bomb-evolution-option-claims-off = { time-bomb-option-claims-off }
time-bomb-evolution-option-evolution = The Evolution rules
time-bomb-evolution-option-evolution-false = Off: every bomb blows at four, and that's all
time-bomb-evolution-option-evolution-true = On: a Success shields a bomb, and each bomb has its own temper
time-bomb-evolution-option-prevent_any_revealed = What a Success can shield
time-bomb-evolution-option-prevent_any_revealed-false = A colour cut this round
time-bomb-evolution-option-prevent_any_revealed-true = Any colour cut so far
time-bomb-evolution-option-pink_counted_at_round_4 = When Pink shortens round 4
time-bomb-evolution-option-pink_counted_at_round_4-false = Any time, even during round 4
time-bomb-evolution-option-pink_counted_at_round_4-true = Only before round 4 starts
time-bomb-evolution-option-colours = Colours to draw from, at least one per player. Leave empty for all six.
time-bomb-evolution-option-colours-example = green red blue yellow pink
time-bomb-evolution-option-first = { time-bomb-option-first }
time-bomb-evolution-option-first-example = { time-bomb-option-first-example }

time-bomb-evolution-unknown-colours = "{ $text }" isn't a list of colours, each named once. Choose from: { $allowed }.
time-bomb-evolution-few-colours = { $players } players need at least { $players } colours, not { $named }. Name more, or leave it empty for all six.

## What is going on

time-bomb-evolution-step-casting = { time-bomb-step-casting }
time-bomb-evolution-step-colouring = The colours are being drawn.
time-bomb-evolution-step-removing = Some bomb cards go back into the box, unseen.
time-bomb-evolution-step-starting = { time-bomb-step-starting }
time-bomb-evolution-step-round = { time-bomb-step-round }
time-bomb-evolution-step-dealing = { time-bomb-step-dealing }
time-bomb-evolution-step-claiming = { time-bomb-step-claiming }
time-bomb-evolution-step-next-cut = The next cut.
time-bomb-evolution-step-clipping = { time-bomb-step-clipping }
time-bomb-evolution-step-flipping = { time-bomb-step-flipping }
time-bomb-evolution-step-time-up = Time's up.
time-bomb-evolution-step-drawing = Red: a number is being drawn.
time-bomb-evolution-step-commanded = { $you ->
    [seat] { $number ->
        [0] The number is 0: cut one of your own wires.
       *[other] The number is { $number }: cut one of { $owner }'s wires.
    }
    [owner] The number is { $number }: { $seat } must cut one of your wires.
   *[nobody] { $number ->
        [0] The number is 0: { $seat } must cut one of their own wires.
       *[other] The number is { $number }: { $seat } must cut one of { $owner }'s wires.
    }
}
time-bomb-evolution-step-protecting = { $you ->
    [seat] You found a Success. Which bomb gets a shield?
   *[nobody] { $seat } is choosing which bomb gets a shield.
}
time-bomb-evolution-step-unprotecting = { $you ->
    [seat] Blue! Which bomb loses its shield?
   *[nobody] Blue! { $seat } must remove a shield.
}

## Moves, as a record lists them

time-bomb-evolution-move-deal-roles = { time-bomb-move-deal-roles }
time-bomb-evolution-move-pick-colours = colours drawn
time-bomb-evolution-move-remove-cards = cards removed
time-bomb-evolution-move-pick-start = { time-bomb-move-pick-start }
time-bomb-evolution-move-deal-wires = { time-bomb-move-deal-wires }
time-bomb-evolution-move-flip = { time-bomb-move-flip }
time-bomb-evolution-move-draw-number = number drawn
time-bomb-evolution-move-cut = { time-bomb-move-cut }
time-bomb-evolution-move-protect = bomb shielded
time-bomb-evolution-move-unprotect = shield removed
time-bomb-evolution-move-claim = { time-bomb-move-claim }
time-bomb-evolution-move-decline = { time-bomb-move-decline }
time-bomb-evolution-move-accuse = { time-bomb-move-accuse }
time-bomb-evolution-move-suggest = { time-bomb-move-suggest }

## News

time-bomb-evolution-news-roles-dealt = { time-bomb-news-roles-dealt }
time-bomb-evolution-news-colours-picked = The bombs: { $colours }.
time-bomb-evolution-news-cards-removed = { $count } bomb cards go back into the box, unseen. (TE2)
time-bomb-evolution-news-started = { time-bomb-news-started }
time-bomb-evolution-news-wires-dealt = { time-bomb-news-wires-dealt }
time-bomb-evolution-news-claimed = { time-bomb-news-claimed }
time-bomb-evolution-news-aimed = { time-bomb-news-aimed }
time-bomb-evolution-news-aimed-own = { $you ->
    [by] You cut one of your own wires.
   *[nobody] { $by } cuts one of their own wires.
}
time-bomb-evolution-news-turned = { time-bomb-news-turned }
time-bomb-evolution-news-number-drawn = { $how ->
    [own] { $you ->
        [by] You draw 0 and must cut one of your own wires. (TE10)
       *[nobody] { $by } draws 0 and must cut one of their own wires. (TE10)
    }
    [kept] { $you ->
        [by] You draw 0 and have no wire: you keep the nippers and cut as you like. (TE10)
       *[nobody] { $by } draws 0 and has no wire: { $by } keeps the nippers and cuts freely. (TE10)
    }
    [handed] { $you ->
        [by] You draw { $number }. { $owner } has no wire and takes the nippers. (TE10)
        [owner] { $by } draws { $number }. You have no wire and take the nippers. (TE10)
       *[nobody] { $by } draws { $number }. { $owner } has no wire and takes the nippers. (TE10)
    }
   *[must] { $you ->
        [by] You draw { $number } and must cut one of { $owner }'s wires. (TE10)
        [owner] { $by } draws { $number } and must cut one of your wires. (TE10)
       *[nobody] { $by } draws { $number } and must cut one of { $owner }'s wires. (TE10)
    }
}
time-bomb-evolution-news-protected = { $you ->
    [by] You shield { $colour }: it can't fill up and blow. (TE7)
   *[nobody] { $by } shields { $colour }: it can't fill up and blow. (TE7)
}
time-bomb-evolution-news-unprotected = { $you ->
    [by] You remove { $colour }'s shield. (TE13)
   *[nobody] { $by } removes { $colour }'s shield. (TE13)
}
time-bomb-evolution-news-shortened = { $cuts ->
    [0] Pink takes a cut from round 4: none left. (TE15)
    [one] Pink takes a cut from round 4: 1 left. (TE15)
   *[other] Pink takes a cut from round 4: { $cuts } left. (TE15)
}
time-bomb-evolution-news-exploded = { $why ->
    [pair] { $colour } right after { $colour }: it blows. (TE9)
    [bare] { $count } { $colour } and no shield: { $colour } blows. (TE13)
    [three] The third { $colour }: it blows. (TE8)
   *[four] The fourth { $colour }: it blows. (TE4)
}
time-bomb-evolution-news-ended = { time-bomb-news-ended }

## Why it ended, and what to remember

time-bomb-evolution-because-bomb-filled = { $you ->
    [owner] The { $count ->
        [3] third
       *[other] fourth
    } { $colour }, out of your wires.
   *[nobody] The { $count ->
        [3] third
       *[other] fourth
    } { $colour }, out of { $owner }'s wires.
}
time-bomb-evolution-because-purple-pair = Purple after Purple: no shield stops that.
time-bomb-evolution-because-shield-off = Blue took the shield off { $colour }, and { $count ->
    [3] three
    [4] four
   *[other] five
} { $colour }s were out.
time-bomb-evolution-because-last-success = { time-bomb-because-last-success }
time-bomb-evolution-because-never-found = { time-bomb-because-never-found }
time-bomb-evolution-because-no-round-four = Pink used up round 4, with { $left } Success still to find.
time-bomb-evolution-moment-best-lie = { time-bomb-moment-best-lie }
time-bomb-evolution-moment-nobody-lied = { time-bomb-moment-nobody-lied }
time-bomb-evolution-callback-boom = { time-bomb-callback-boom }
time-bomb-evolution-callback-cut = { time-bomb-callback-cut }

time-bomb-evolution-ending-disarmed = { time-bomb-ending-disarmed }
time-bomb-evolution-ending-exploded = { time-bomb-ending-exploded }
time-bomb-evolution-ending-time-up = No cuts left, and soon no building: the Terrorists win.

## Talk

time-bomb-evolution-said-claim = { time-bomb-said-claim }
time-bomb-evolution-said-accuse = { time-bomb-said-accuse }
time-bomb-evolution-said-suggest = { time-bomb-said-suggest }

## What may not be done

time-bomb-evolution-not-to-protect = You can't shield that one now. Choose a colour cut this round that has no shield.
time-bomb-evolution-never-yellow = Yellow can never be shielded. Choose another colour.
time-bomb-evolution-not-protected = That bomb has no shield. Choose one that does.
time-bomb-evolution-the-number-says = The number says whose wire it has to be. Cut theirs.

time-bomb-evolution-claim-unclear = "{ $typed }" isn't a claim here. You can name { $allowed }. Try: claim 2 success.
time-bomb-evolution-no-such-colour = "{ $typed }" isn't a colour here. There are: { $allowed }.

## The bench

time-bomb-evolution-cuts-left = Cuts left { $cuts }
time-bomb-evolution-number = Number { $number }: { $owner }
time-bomb-evolution-tally = { $cut } of { $threshold }
time-bomb-evolution-protected = shielded
time-bomb-evolution-blown = BOOM
time-bomb-evolution-removed = removed
time-bomb-evolution-asked = { $question } ({ $ways })

## Help

time-bomb-evolution-help =
    cut 2                   cut a wire of player 2 (short: 2, or ben)
    cut                     cut where the number says
    protect green           shield a colour with your Success (short: p g)
    unprotect green         remove a shield (short: u g)
    claim 2 success 1 red   say what you hold, true or not (short: c s2 r1; pink is k)
    decline                 claim nothing, where claims are made in turn
    accuse 3                say player 3 is a Terrorist
    suggest 2               suggest cutting player 2 next
time-bomb-evolution-in-play =
    Here are { $swat } SWAT cards and { $terrorist } Terrorist cards; { $box ->
        [0] each is dealt to somebody
       *[other] one of them is dealt to nobody and stays in the box
    }. There are { $success } Success, and five cards of each of { $colours } colours, { $removed } of which were removed unseen.
time-bomb-evolution-talk-forms = claim 2 success 1 red, accuse 3 or suggest 2
time-bomb-evolution-talk-form = claim 2 success 1 red

## What is counted in many games

time-bomb-evolution-figure-ending = { time-bomb-figure-ending }
time-bomb-evolution-disarmed = { time-bomb-disarmed }
time-bomb-evolution-exploded = { time-bomb-exploded }
time-bomb-evolution-time-up = { time-bomb-time-up }
time-bomb-evolution-figure-clipper = { time-bomb-figure-clipper }
time-bomb-evolution-won = { time-bomb-won }
time-bomb-evolution-figure-rounds = { time-bomb-figure-rounds }
time-bomb-evolution-figure-cuts = { time-bomb-figure-cuts }
time-bomb-evolution-figure-colour = SWAT wins, of the games with
time-bomb-evolution-figure-exploded = Goes off, of the games with it

## Rules in short; from TE6 on only with the Evolution rules

rule-TE1 = As many colours as players, five cards each, drawn at random.
rule-TE2 = As many bomb cards as players are removed unseen, so a colour may have fewer than five.
rule-TE4 = Cut the last Success: SWAT wins. Four of a colour, or no cuts left: the Terrorists win.
rule-TE5 = Cut wires stay face up, this round's apart, bombs by colour.
rule-TE6 = A Success shields a colour cut this round that has no shield yet.
rule-TE7 = A shielded bomb can't fill up and blow, as long as it has its shield.
rule-TE8 = Green blows at three.
rule-TE9 = Two Purples in a row blow, shielded or not.
rule-TE10 = After Red a number is drawn. Count that many players clockwise: that one must be cut.
rule-TE11 = If Red is the last cut of a round, deal first, then draw the number.
rule-TE12 = Red works even when it's shielded.
rule-TE13 = Whoever cuts Blue removes a shield. A bomb that is already full blows at once.
rule-TE14 = Yellow can never be shielded.
rule-TE15 = Every Pink takes one cut from round 4, even a Pink cut in round 4.
rule-TE16 = First the last Success, then explosions, then effects, then the next round.
rule-TE20 = When the game is over, the removed cards are shown too.

## On the page

web-time-bomb-evolution-letter-green = G
web-time-bomb-evolution-letter-purple = Pu
web-time-bomb-evolution-letter-red = R
web-time-bomb-evolution-letter-blue = B
web-time-bomb-evolution-letter-yellow = Y
web-time-bomb-evolution-letter-pink = Pi
web-time-bomb-evolution-claim-told = Your claim so far
web-time-bomb-evolution-claim-shapes = Tap once for each wire you say you hold
web-time-bomb-evolution-claim-some-bomb = Some bomb
web-time-bomb-evolution-claim-undo = Undo the last one
web-time-bomb-evolution-bombs = The bombs
web-time-bomb-evolution-found = Success { $found }/{ $all }
web-time-bomb-evolution-round = Round { $round }
web-time-bomb-evolution-drawn = { $players } of these { $chosen } bombs will be in play.
web-time-bomb-evolution-bomb = { $bomb }: { $cut } of { $threshold } cut
web-time-bomb-evolution-fresh = { $count } this round
web-time-bomb-evolution-what-they-do = What the bombs do
web-time-bomb-evolution-struck = A cut lost to Pink
web-time-bomb-evolution-open = A cut to come
web-time-bomb-evolution-round-4 = { $cuts ->
    [0] Round 4 has no cuts
    [one] Round 4 has one cut
   *[other] Round 4 has { $cuts } cuts
}
web-time-bomb-evolution-counted = Number { $number }
web-time-bomb-evolution-named = Chosen by the number { $number }
web-time-bomb-evolution-card = The number { $number }
web-time-bomb-evolution-not-now = { $bomb }, not possible now. Why?

web-time-bomb-evolution-plain = Blows at { $threshold }.
web-time-bomb-evolution-effect-green = Blows at three.
web-time-bomb-evolution-effect-purple = Two in a row blow, even shielded.
web-time-bomb-evolution-effect-red = A number says whose wire is next.
web-time-bomb-evolution-effect-blue = Removes a shield.
web-time-bomb-evolution-effect-yellow = Can never be shielded.
web-time-bomb-evolution-effect-pink = Takes a cut from round 4.

web-time-bomb-evolution-short-green = blows at three
web-time-bomb-evolution-short-purple = two in a row blow
web-time-bomb-evolution-short-red = picks who's next
web-time-bomb-evolution-short-blue = removes a shield
web-time-bomb-evolution-short-yellow = takes no shield
web-time-bomb-evolution-short-pink = shortens round 4

web-time-bomb-evolution-protect = A shielded bomb can't fill up and blow.
web-time-bomb-evolution-protect-it = Shield { $bomb }
web-time-bomb-evolution-unprotect = Without its shield, a bomb can fill up and blow again.
web-time-bomb-evolution-unprotect-it = Remove { $bomb }'s shield
web-time-bomb-evolution-explodes = Blows at once
web-time-bomb-evolution-more = { $more } more and it blows
web-time-bomb-evolution-one-away = the next one blows
web-time-bomb-evolution-warning = { $how ->
    [linked] { $colours } was just cut. Another { $colours } blows.
   *[full] One more { $colours } and it blows.
}
web-time-bomb-evolution-cut-own = Hold to cut your own wire

web-time-bomb-evolution-why-commanded = { $you ->
    [both] Red: counting from you, 0 is you. You have to cut your own.
    [by] Red: counting clockwise from you, it's { $owner }. You have no choice.
    [owner] Red: counting clockwise from { $by }, it's you.
   *[nobody] Red: counting clockwise from { $by }, it's { $owner }.
}
web-time-bomb-evolution-why-handed = { $you ->
    [owner] Red's number points at you, but you have no wires: you take the nippers and cut anyone.
   *[nobody] Red's number points at { $owner }, who has no wires: { $owner } takes the nippers and cuts anyone.
}
web-time-bomb-evolution-why-protecting = A Success was cut, so one colour cut this round gets a shield.
web-time-bomb-evolution-why-protecting-any = A Success was cut, so one colour cut so far gets a shield.
web-time-bomb-evolution-why-unprotecting = A Blue was cut: one shield has to go.
web-time-bomb-evolution-why-protected = { $bomb } is shielded: it can't fill up and blow.
web-time-bomb-evolution-why-no-protection = Success! Nothing to shield.
web-time-bomb-evolution-why-unprotected = Blue removed { $bomb }'s shield.
web-time-bomb-evolution-why-nothing-off = Blue! No shield to remove.
web-time-bomb-evolution-why-pink = { $cuts ->
    [0] Pink used up round 4: it isn't even dealt.
    [one] Pink takes a cut from round 4: 1 left.
   *[other] Pink takes a cut from round 4: { $cuts } left.
}
web-time-bomb-evolution-why-short = { $cuts ->
    [one] Thanks to Pink, round 4 has only 1 cut.
   *[other] Thanks to Pink, round 4 has only { $cuts } cuts.
}
web-time-bomb-evolution-why-disarmed = Every Success is cut, all { $count }.
web-time-bomb-evolution-why-exploded = { $bomb } blows at { $threshold }, and { $count } are cut.
web-time-bomb-evolution-why-pair = Purple after Purple: no shield stops that.
web-time-bomb-evolution-why-bare = { $bomb } lost its shield with { $count } cut. It blows at { $threshold }.
web-time-bomb-evolution-why-no-deal = Pink used up round 4, so nothing was dealt.
web-time-bomb-evolution-why-time-up = Round 4 has no cuts left.

web-time-bomb-evolution-removed = Removed unseen before the first deal

## The opening card

web-time-bomb-evolution-goals-terrorist = Terrorists want one bomb full, or round { $rounds } to run out.
web-time-bomb-evolution-ways-full = One bomb full: the Terrorists win.
web-time-bomb-evolution-opening-swat-aim = Cut every Success before round 4 is over.
web-time-bomb-evolution-opening-terrorist-aim = Get any bomb to blow, or let round 4 run out.

## Scenes

web-time-bomb-evolution-scene-bombs = { $bombs ->
    [4] Four
    [5] Five
   *[other] Six
} bombs. Fill one up and it blows.
web-time-bomb-evolution-scene-removed = { $count } wires go into the box. Nobody knows which.
web-time-bomb-evolution-scene-fills = { $how ->
    [slick] { $colour }: { $cut } of { $most }. It can't be shielded.
    [shielded] { $colour }: { $cut } of { $most }. The shield holds.
    [full] { $colour }: { $cut } of { $most }!
   *[fills] { $colour }: { $cut } of { $most }. At { $most } it blows.
}
web-time-bomb-evolution-scene-success = { web-time-bomb-scene-success }
web-time-bomb-evolution-scene-number = { $how ->
    [own] { $you ->
        [by] Red! You draw 0: one of your own wires!
       *[nobody] Red! { $by } draws 0: one of { $by }'s own wires!
    }
    [handed] { $you ->
        [owner] You have no wires. You take the nippers.
       *[nobody] { $owner } has no wires. { $owner } takes the nippers.
    }
   *[must] { $you ->
        [by] Red! You draw { $number }. Next: one of { $owner }'s wires.
        [owner] Red! { $by } draws { $number }. Next: one of your wires.
       *[nobody] Red! { $by } draws { $number }. Next: one of { $owner }'s wires.
    }
}
web-time-bomb-evolution-scene-protected = { $colour } is shielded.
web-time-bomb-evolution-scene-unprotected = { $colour } loses its shield.
web-time-bomb-evolution-scene-shortened = Pink! Round 4 loses a cut: { $cuts } left.
web-time-bomb-evolution-scene-short-round = Round { $round }. Only { $cuts ->
    [one] 1 cut
   *[other] { $cuts } cuts
}, thanks to Pink.
web-time-bomb-evolution-scene-exploded = { $how ->
    [pair] Purple after Purple. BOOM!
    [bare] { $colour } loses its shield at { $cut ->
        [3] three
        [4] four
       *[other] five
    }. BOOM!
    [third] Third { $colour }. BOOM!
   *[fourth] Fourth { $colour }. BOOM!
}
