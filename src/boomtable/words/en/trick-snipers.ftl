## Cards

trick-snipers-clan-black = Black
trick-snipers-clan-green = Green
trick-snipers-clan-red = Red
trick-snipers-clan-yellow = Yellow

trick-snipers-side-seat-0 = Player 1
trick-snipers-side-seat-1 = Player 2
trick-snipers-side-seat-2 = Player 3
trick-snipers-side-seat-3 = Player 4
trick-snipers-side-seat-4 = Player 5
trick-snipers-side-shared = Several, with equal tricks
trick-snipers-side-nobody = Nobody

## House rules

trick-snipers-option-no_point_no_winner = If the cards run out and nobody has a point
trick-snipers-option-no_point_no_winner-false = Most tricks wins
trick-snipers-option-no_point_no_winner-true = Nobody wins
trick-snipers-option-memory_aid = Tricks already taken
trick-snipers-option-memory_aid-false = Stay face down: remember them yourself
trick-snipers-option-memory_aid-true = Can be looked through at any time
trick-snipers-option-first = Who leads the first trick: a seat number, counting from 0. Leave empty for a random player.
trick-snipers-option-first-example = 2

## What is going on

trick-snipers-step-dealing = The cards are being dealt.
trick-snipers-step-passing = { $you ->
    [seat] Which four cards do you pass to the left?
   *[nobody] Everyone picks four cards to pass to the left.
}
trick-snipers-step-starting = The first leader is being drawn.
trick-snipers-step-playing = { $you ->
    [seat] Your turn to play a card.
   *[nobody] { $seat } plays next.
}

## Moves, as a record lists them

trick-snipers-move-deal = cards dealt
trick-snipers-move-draw-leader = leader drawn
trick-snipers-move-pass-on = four cards passed
trick-snipers-move-play = card played

## News

trick-snipers-news-cards-dealt = The cards are dealt.
trick-snipers-news-cards-passed = Everyone passed four cards to the left.
trick-snipers-news-leader-drawn = { $you ->
    [seat] You lead first.
   *[nobody] { $seat } leads first.
}
trick-snipers-news-card-played = { $you ->
    [seat] You play { $card }.
   *[nobody] { $seat } plays { $card }.
}
trick-snipers-news-trick-taken = { $you ->
    [seat] { $how ->
        [snipe] Snipe 13! You win the trick and a point.
        [point] A 7 in it: you win the trick and a point.
       *[plain] You win the trick.
    }
   *[nobody] { $how ->
        [snipe] Snipe 13! { $seat } wins the trick and a point.
        [point] A 7 in it: { $seat } wins the trick and a point.
       *[plain] { $seat } wins the trick.
    }
}
trick-snipers-news-ended = { $ending }

trick-snipers-because-sniped = { $you ->
    [by] You sniped { $victim }'s { $target } with { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
    [victim] { $by } sniped your { $target } with { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
   *[nobody] { $by } sniped { $victim }'s { $target } with { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }.
}
trick-snipers-because-chief-taken = { $you ->
    [by] You took a trick with a 7 in it: your second point.
   *[nobody] { $by } took a trick with a 7 in it: the second point.
}
trick-snipers-because-most-tricks = { $count ->
    [1] { $points ->
        [0] Nobody scored. Most tricks wins: { $winners }, { $tricks }.
       *[other] { $you ->
            [winner] No cards left. You win: 1 point and the most tricks, { $tricks }.
           *[nobody] No cards left. { $winners } wins: 1 point and the most tricks, { $tricks }.
        }
    }
   *[other] No cards left. { $winners } share the win.
}
trick-snipers-because-nobody-scored = Nobody scored, so nobody wins.

trick-snipers-moment-best-shot = { $you ->
    [by] The best shot was yours: { $card } at { $victim }'s { $target }, in trick { $trick }.
    [victim] The best shot hit you: { $by }'s { $card } at your { $target }, in trick { $trick }.
   *[nobody] The best shot: { $by }'s { $card } at { $victim }'s { $target }, in trick { $trick }.
}
trick-snipers-moment-no-shot = Nobody was sniped all game. How polite.

trick-snipers-callback-sniped = { $you ->
    [by] You have sniped { $victim } { $times } times tonight.
    [victim] { $by } has sniped you { $times } times tonight.
   *[nobody] { $by } has sniped { $victim } { $times } times tonight.
}
trick-snipers-callback-won = { $you ->
    [seat] You have won { $times } times tonight.
   *[nobody] { $seat } has won { $times } times tonight.
}

trick-snipers-ending-two-points = Two points: game over!
trick-snipers-ending-most-tricks = No cards left, and nobody has two points: most tricks wins.
trick-snipers-ending-nobody = No cards left, and nobody scored: nobody wins.

## What may not be done

trick-snipers-four-of-yours = Pass exactly four different cards from your hand.
trick-snipers-not-in-hand = You don't have that card. Play one of yours.
trick-snipers-follow = You have the clan that was led, so you must play it.

## Help

trick-snipers-in-play =
    The clans are Black (b), Green (g), Red (r) and Yellow (y), each with the numbers 1 to 12{ $players ->
        [3] , but no 5 and no 8
       *[other] { "" }
    }. Everyone gets { $hand } cards, and { $unseen ->
        [0] none are left over
       *[other] { $unseen } stay out unseen
    }. In your hand, cards in brackets can't be played right now.
trick-snipers-help =
    r7                 play the red 7 (or: red 7)
    7                  play the 7 of the clan that was led
    b1 b4 g3 r9        pass these four cards to the left (or: b 1 4 g3 r9)

## What is counted in many games

trick-snipers-figure-ending = How it ends
trick-snipers-two-points = with two points
trick-snipers-most-tricks = with most tricks
trick-snipers-nobody = without a winner
trick-snipers-figure-tricks = Tricks in a game
trick-snipers-figure-points = Points in a game
trick-snipers-snipe = by snipes
trick-snipers-chief = by 7s, not sniped
trick-snipers-figure-leader = The first leader
trick-snipers-won = wins, alone or with others

## Rules in short

rule-TS1 = Everyone gets a hand; some cards stay out, unseen. With three players, 5s and 8s stay in the box.
rule-TS2 = Everyone passes four cards to the left before seeing what they get.
rule-TS3 = The first leader is drawn.
rule-TS4 = If you have the clan that was led, play it. If not, play any card.
rule-TS5 = The highest card of the led clan wins the trick.
rule-TS6 = A card of another clan that makes 13 with the winning card snipes: the trick and a point.
rule-TS7 = Any 7 in the trick: a point for whoever wins it, never two.
rule-TS8 = The winner leads next. Tricks that scored stay face up, the others face down.
rule-TS9 = Two points win at once.
rule-TS10 = Out of cards: most tricks wins, among those with a point if there are any.
rule-TS11 = You know the four cards you passed until they are played.

## Trick Snipers on the terminal

snipers-stage = Trick { $trick } of { $tricks }
snipers-column-player = Player
snipers-column-points = Points
snipers-column-tricks = Tricks
snipers-column-cards = Cards
snipers-column-trick = This trick

snipers-leads = leads
snipers-ahead = winning
snipers-snipes = snipes
snipers-sight = { $need } + { $top } = 13: a { $need } of another clan snipes.
snipers-hit = { $you ->
    [seat] { $need } + { $top } = 13: you snipe.
   *[nobody] { $need } + { $top } = 13: { $seat } snipes.
}
snipers-chief = There's a 7 in it: a point for whoever wins this trick.

snipers-last = Last trick
snipers-number = Trick { $number }
snipers-taken = { $you ->
    [seat] { $how ->
        [snipe] { $need } + { $top } = 13, yours, a point
        [point] yours, a point
       *[plain] yours
    }
   *[nobody] { $how ->
        [snipe] { $need } + { $top } = 13, { $seat }'s, a point
        [point] { $seat }'s, a point
       *[plain] { $seat }'s
    }
}

snipers-hand = You hold
snipers-sealed = You're passing to { $seat }, sealed
snipers-theirs = { $seat } still has, from you

snipers-asked = { $question } ({ $ways })
snipers-ways-none = it's not your turn
snipers-ways-passing = four cards, for example { $example }
snipers-unclear = "{ $typed }" doesn't work here. Type: { $allowed }.

snipers-banner = L A S T   S H O T
snipers-column-winner = Player
snipers-column-scored = Points
snipers-column-took = Tricks
snipers-column-passed = Passed { $to }
snipers-column-kept = Kept
snipers-unused = Unused

## On the page

web-trick-snipers-table = The table
web-trick-snipers-mine = Yours
web-trick-snipers-is-you = { $seat } (you)
web-trick-snipers-card = { $clan } { $number }
web-trick-snipers-snipes-now = { $card }, snipes now
web-trick-snipers-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
web-trick-snipers-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
web-trick-snipers-held = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-trick-snipers-leads = leads
web-trick-snipers-thinks = is thinking
web-trick-snipers-has-passed = has passed four cards
web-trick-snipers-to-left = Four cards to { $left }
web-trick-snipers-snipes = snipes
web-trick-snipers-snipe = Snipe: +1
web-trick-snipers-led = { $clan } led
web-trick-snipers-goal = First to 2 points wins.
web-trick-snipers-needs = { $number ->
    [8] An 8
    [11] An 11
   *[other] A { $number }
} snipes
web-trick-snipers-needs-not = { web-trick-snipers-needs } (not { $clan })
web-trick-snipers-battle = Worth a point
web-trick-snipers-thirteen = { $high } + { $low } = 13
web-trick-snipers-given = From { $right }. { $right } knows you have these.

## The opening card

web-trick-snipers-opening-points = Everyone plays a card: a trick. First to 2 points wins.
web-trick-snipers-opening-seven = A trick with a 7 in it is worth a point.
web-trick-snipers-opening-snipe = So is a snipe: your 3 on a 10 makes 13 and steals the trick.

## What is shown, scene by scene

web-trick-snipers-dealt-out = { $cards } cards each. { $unused } stay out, unseen.
web-trick-snipers-tap-four = Tap four cards for { $left }, on your left.
web-trick-snipers-pick-four = Pick four cards for the player on your left.
web-trick-snipers-passed = Four cards to the left!
web-trick-snipers-coming = { $which ->
    [lead] { $you ->
        [seat] You lead…
       *[nobody] { $seat } leads…
    }
    [last] { $you ->
        [seat] You play the last card…
       *[nobody] { $seat } plays the last card…
    }
   *[next] { $you ->
        [seat] You play…
       *[nobody] { $seat } plays…
    }
}
web-trick-snipers-leads-card = { $you ->
    [seat] You lead { $card }.
   *[nobody] { $seat } leads { $card }.
}
web-trick-snipers-winning = Winning: { $card }. { $number ->
    [8] An 8
    [11] An 11
   *[other] A { $number }
} of another clan snipes.
web-trick-snipers-seven = A 7! This trick is worth a point.
web-trick-snipers-sights = { $you ->
    [seat] You have { $target }'s { $number } in the sights.
   *[nobody] { $target_you ->
        [seat] { $seat } has your { $number } in the sights.
       *[nobody] { $seat } has { $target }'s { $number } in the sights.
    }
}
web-trick-snipers-higher = { $you ->
    [seat] You go higher. The shot misses.
   *[nobody] { $seat } goes higher. The shot misses.
}
web-trick-snipers-two-shots = Two shots! The later one counts.
web-trick-snipers-taken = { $how ->
    [sniped] { $high } + { $low } = 13. { $you ->
        [seat] You snipe { $target }: a point!
       *[nobody] { $target_you ->
            [seat] { $seat } snipes you: a point!
           *[nobody] { $seat } snipes { $target }: a point!
        }
    }
    [chief] A 7 in it: { $you ->
        [seat] you win the trick and a point.
       *[nobody] { $seat } wins the trick and a point.
    }
   *[plain] { $you ->
        [seat] You win the trick.
       *[nobody] { $seat } wins the trick.
    } No 7, no snipe, no point.
}
web-trick-snipers-match-point = { $you ->
    [seat] { $points ->
        [one] You have 1 point. The next one wins.
       *[other] You have { $points } points. The next one wins.
    }
   *[nobody] { $points ->
        [one] { $seat } has 1 point. The next one wins.
       *[other] { $seat } has { $points } points. The next one wins.
    }
}
web-trick-snipers-ended-two-points = { $you ->
    [seat] Two points! You win.
   *[nobody] Two points! { $seat } wins.
}
web-trick-snipers-ended-most-tricks = { $you ->
    [seat] No cards left. You win: 1 point and the most tricks, { $tricks }.
   *[nobody] No cards left. { $seat } wins: 1 point and the most tricks, { $tricks }.
}
web-trick-snipers-ended-no-points = { $you ->
    [seat] Nobody scored. Most tricks wins: you, { $tricks }.
   *[nobody] Nobody scored. Most tricks wins: { $seat }, { $tricks }.
}
web-trick-snipers-ended-shared = No cards left. { $names } share the win.
web-trick-snipers-ended-nobody = No cards left, and nobody scored. Nobody wins.

## Around the table

web-trick-snipers-to-lead = { $you ->
    [seat] You lead. Play any card.
   *[nobody] { $seat } leads.
}
web-trick-snipers-follows = Your turn. { $clan } was led. { $winner } is winning.
web-trick-snipers-hand = { $cards ->
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
}
web-trick-snipers-not-now = { $card }, not possible now. Why?
web-trick-snipers-uncover = Tap to see your cards
web-trick-snipers-cover = Cover my cards
web-trick-snipers-cover-short = Cover
web-trick-snipers-forced = Play my card when only one fits
web-trick-snipers-forced-short = { $on ->
    [yes] Auto-play on
   *[no] Auto-play off
}
web-trick-snipers-forced-on = When only one card fits, it plays itself, about as fast as you would.
web-trick-snipers-forced-off = You play every card yourself.
web-trick-snipers-by-itself = Only one card fits. It plays itself in a moment.
web-trick-snipers-must-follow = The bright ones fit. Tap one, or pull it up.
web-trick-snipers-only = Your only { $clan }, so you have to play it.
web-trick-snipers-no-snipe = You have { $clan }, so you can't snipe.
web-trick-snipers-any = Any card. Tap one, or pull it up.
web-trick-snipers-wait = Waiting for { $names }.
web-trick-snipers-more = { $count ->
    [one] One more card for { $left }.
   *[other] { $count } more cards for { $left }.
}
web-trick-snipers-pass = Pass to { $left }
web-trick-snipers-play = Play { $card }
web-trick-snipers-would = { $you ->
    [seat] The point would be yours
   *[nobody] { $seat } would get the point
}
web-trick-snipers-sealed = { $count ->
    [one] Sealed for { $left }. One more is still choosing.
   *[other] Sealed for { $left }. { $count } are still choosing.
}
web-trick-snipers-gave = On the way to { $left }:
web-trick-snipers-theirs = { $you ->
    [yes] From you, { $left } has:
   *[no] From { $me }, { $left } has:
}
web-trick-snipers-open-tricks = { $tricks ->
    [0] Tricks: none yet
    [one] Look at the trick
   *[other] Look at { $tricks } tricks
}
web-trick-snipers-tricks-short = Tricks
web-trick-snipers-trick = Trick { $number }.
web-trick-snipers-face-down = { $tricks ->
    [one] One trick lies face down.
   *[other] { $tricks } tricks lie face down.
}
web-trick-snipers-no-tricks = Nobody has taken a trick yet.
web-trick-snipers-verdict = { $why ->
    [two-points] TWO POINTS!
   *[other] OUT OF CARDS
}
web-trick-snipers-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
web-trick-snipers-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-trick-snipers-winners = { $count ->
    [0] Nobody wins.
    [one] { $you ->
        [winner] You win.
       *[nobody] { $names } wins.
    }
   *[other] { $names } share the win.
}
web-trick-snipers-marked = Dashed edge: passed to the left.
web-trick-snipers-was-passed = passed to the left
web-trick-snipers-unused = Unused
