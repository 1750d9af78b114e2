## Cards

bomb-squad-academy-wire-green = Green
bomb-squad-academy-wire-blue = Blue
bomb-squad-academy-wire-red = Red
bomb-squad-academy-wire-yellow = Yellow

bomb-squad-academy-action-green = Green
bomb-squad-academy-action-blue = Blue
bomb-squad-academy-action-red = Red
bomb-squad-academy-action-yellow = Yellow
bomb-squad-academy-action-wait = Wait
bomb-squad-academy-action-chicken = Chicken

bomb-squad-academy-tile-ok = OK
bomb-squad-academy-tile-boom = BOOM

bomb-squad-academy-side-seat-0 = Player 1
bomb-squad-academy-side-seat-1 = Player 2
bomb-squad-academy-side-seat-2 = Player 3
bomb-squad-academy-side-seat-3 = Player 4
bomb-squad-academy-side-seat-4 = Player 5
bomb-squad-academy-side-shared = Several, with equal scores

## Tools

bomb-squad-academy-tool-air-horn = Air Horn
bomb-squad-academy-tool-amplifier = Amplifier
bomb-squad-academy-tool-bomb-blanket = Bomb Blanket
bomb-squad-academy-tool-crimper = Crimper
bomb-squad-academy-tool-dynamo = Dynamo
bomb-squad-academy-tool-freezer = Freezer
bomb-squad-academy-tool-hammer = Hammer
bomb-squad-academy-tool-helmet = Helmet
bomb-squad-academy-tool-jammer = Jammer
bomb-squad-academy-tool-jumper = Jumper
bomb-squad-academy-tool-mirror = Mirror
bomb-squad-academy-tool-orders = Orders
bomb-squad-academy-tool-schematics = Schematics
bomb-squad-academy-tool-scrambler = Scrambler
bomb-squad-academy-tool-shield = Shield
bomb-squad-academy-tool-sniffer = Sniffer
bomb-squad-academy-tool-switch = Switch
bomb-squad-academy-tool-toolkit = Toolkit
bomb-squad-academy-tool-wrench = Wrench
bomb-squad-academy-tool-x-ray = X-Ray

bomb-squad-academy-tool-air-horn-text = Cards are up: pick two others with cutters. This round they act as Chickens.
bomb-squad-academy-tool-amplifier-text = You cut alone and it's safe: your wire's chain counts double.
bomb-squad-academy-tool-bomb-blanket-text = Others are about to cut: score 10 if that cut sets off the bomb. No other Tool can be used in between.
bomb-squad-academy-tool-crimper-text = Others cut safely: you score their wire's chain.
bomb-squad-academy-tool-dynamo-text = A zero was flipped in this cut: a point for every open zero on all wires.
bomb-squad-academy-tool-freezer-text = Before your cut: two open cards of your wire go back into its deck, and the trigger moves back with them.
bomb-squad-academy-tool-hammer-text = Alone on your wire, before the cut: flip a card and score its value + 2. It isn't your cut, but a BOOM is yours.
bomb-squad-academy-tool-helmet-text = You set off the bomb: you lose nothing. The others who did lose 2 more.
bomb-squad-academy-tool-jammer-text = You cut with others: you score as if you were alone. They still split as before.
bomb-squad-academy-tool-jumper-text = Cards are up: cut a wire next to yours instead. Green and Yellow aren't neighbours.
bomb-squad-academy-tool-mirror-text = When you may peek as a Chicken: look at all tiles of all wires instead.
bomb-squad-academy-tool-orders-text = Your wire was protected: cut it anyway and score.
bomb-squad-academy-tool-schematics-text = Cards are up, or wires are protected: take your card back and play another instead.
bomb-squad-academy-tool-scrambler-text = Before your cut: the last three cards of your wire go back into its deck.
bomb-squad-academy-tool-shield-text = Others set off the bomb: score 7, and pick one of them who doesn't lose 5.
bomb-squad-academy-tool-sniffer-text = Before cards are chosen: look at the top card of every deck.
bomb-squad-academy-tool-switch-text = Cards are up: swap cutters with someone who played a different one, for this round.
bomb-squad-academy-tool-toolkit-text = Before cards are chosen: all your cards come back, even a Wait that was set aside.
bomb-squad-academy-tool-wrench-text = Others are about to cut: flip a card of their wire first. It scores nothing; a BOOM is theirs.
bomb-squad-academy-tool-x-ray-text = Alone on your wire: see the top three cards and cut with one of them. The others are shuffled back in.

bomb-squad-academy-moment-choosing = before cards are chosen
bomb-squad-academy-moment-revealed = cards are up
bomb-squad-academy-moment-protected = wires are protected
bomb-squad-academy-moment-before-cut = just before the cut
bomb-squad-academy-moment-after-cut = Safe! Before scoring
bomb-squad-academy-moment-explosion = it went off

bomb-squad-academy-reason-cut = safe cut
bomb-squad-academy-reason-wait = Wait
bomb-squad-academy-reason-chicken = Chicken
bomb-squad-academy-reason-blast = set off the bomb
bomb-squad-academy-reason-bomb-blanket = Bomb Blanket
bomb-squad-academy-reason-crimper = Crimper
bomb-squad-academy-reason-dynamo = Dynamo
bomb-squad-academy-reason-hammer = Hammer
bomb-squad-academy-reason-helmet = someone's Helmet
bomb-squad-academy-reason-shield = Shield

## House rules

bomb-squad-academy-option-allow_negative = How low can you go?
bomb-squad-academy-option-allow_negative-false = Zero is the floor: losing 5 from 3 leaves 0
bomb-squad-academy-option-allow_negative-true = Below zero: losing 5 from 3 leaves −2
bomb-squad-academy-option-plates_stay = Plates in bomb III
bomb-squad-academy-option-plates_stay-false = Move to two new random wires
bomb-squad-academy-option-plates_stay-true = Turn over where they are
bomb-squad-academy-option-ages = Who counts as younger when scores are level
bomb-squad-academy-option-ages-drawn = Drawn at random
bomb-squad-academy-option-ages-seated = By seat: the first in the list is the youngest
bomb-squad-academy-option-co_cutters = Wrench, Bomb Blanket, Crimper and Shield on a cut you share
bomb-squad-academy-option-co_cutters-false = Not allowed: they are for somebody else's cut
bomb-squad-academy-option-co_cutters-true = Allowed: your partners count as somebody else
bomb-squad-academy-option-decks = Your own decks: a wire, its card values, a slash, then the last space of its track. Wires you leave out stay as printed.
bomb-squad-academy-option-decks-example = green 0 1 1 2 2 3 3 / 8, red 1 2 3 4 5 6 / 15

## What is going on

bomb-squad-academy-step-aging = Ages are being drawn.
bomb-squad-academy-step-bomb = The next bomb is brought in.
bomb-squad-academy-step-stacking = The { $wire } deck is being shuffled.
bomb-squad-academy-step-laying = The { $wire } tiles are being laid.
bomb-squad-academy-step-plating = The plates are being placed.
bomb-squad-academy-step-displaying = Tools are being laid out.
bomb-squad-academy-step-drafting = { $you ->
    [seat] Take a Tool.
   *[nobody] { $seat } is choosing a Tool.
}
bomb-squad-academy-step-round = The next round begins.
bomb-squad-academy-step-window = Time for Tools: { $moment }.
bomb-squad-academy-step-wire-window = Time for Tools, { $wire }: { $moment }.
bomb-squad-academy-step-choosing = { $you ->
    [seat] Choose a card. Nobody sees it yet.
   *[nobody] Everyone chooses a card in secret.
}
bomb-squad-academy-step-waiting = Everyone who waited takes 3 points.
bomb-squad-academy-step-protecting = { $you ->
    [seat] Which wire do you protect?
   *[nobody] { $seat } protects a wire.
}
bomb-squad-academy-step-cutting = The wires are cut, from left to right.
bomb-squad-academy-step-snipping = { $wire } is cut.
bomb-squad-academy-step-flipping = A card of { $wire } is flipped.
bomb-squad-academy-step-paying = The { $wire } cut scores.
bomb-squad-academy-step-blasting = The bomb has gone off on { $wire }.
bomb-squad-academy-step-reshuffling = The { $wire } deck is being shuffled.
bomb-squad-academy-step-chickening = The Chickens may peek.
bomb-squad-academy-step-looking = { $you ->
    [seat] You chickened out. Peek at what?
   *[nobody] { $seat } may peek.
}
bomb-squad-academy-step-tidying = The round is over. Old cards come back.
bomb-squad-academy-step-blowing = { $you ->
    [seat] Which two hear the Air Horn?
   *[nobody] { $seat } points the Air Horn.
}
bomb-squad-academy-step-jumping = { $you ->
    [seat] Which wire do you jump to?
   *[nobody] { $seat } jumps to another wire.
}
bomb-squad-academy-step-switching = { $you ->
    [seat] Who do you swap cutters with?
   *[nobody] { $seat } swaps cutters with someone.
}
bomb-squad-academy-step-replacing = { $you ->
    [seat] Which card do you play instead?
   *[nobody] { $seat } plays another card instead.
}
bomb-squad-academy-step-freezing = { $you ->
    [seat] Which two cards of { $wire } go back?
   *[nobody] { $seat } picks two cards of { $wire } to go back.
}
bomb-squad-academy-step-bonus = { $you ->
    [seat] You score the Hammer's flip.
   *[nobody] { $seat } scores the Hammer's flip.
}
bomb-squad-academy-step-exposing = { $you ->
    [seat] The X-Ray of { $wire } is yours.
   *[nobody] { $seat } holds { $wire } under the X-Ray.
}
bomb-squad-academy-step-scanning = { $you ->
    [seat] Which card do you cut { $wire } with?
   *[nobody] { $seat } looks at { $wire } through the X-Ray.
}
bomb-squad-academy-step-amplified = The { $wire } cut scores, amplified.
bomb-squad-academy-step-jammed = The { $wire } cut scores, jammed.
bomb-squad-academy-step-sparing = { $you ->
    [seat] Who does your Shield save?
   *[nobody] { $seat } decides who is spared.
}
bomb-squad-academy-step-graduating = Diplomas are being signed.

## Moves, as a record lists them

bomb-squad-academy-move-draw-ages = ages drawn
bomb-squad-academy-move-shuffle-deck = deck shuffled
bomb-squad-academy-move-lay-tiles = tiles laid
bomb-squad-academy-move-place-plates = plates placed
bomb-squad-academy-move-show-tools = Tools laid out
bomb-squad-academy-move-draft = Tool taken
bomb-squad-academy-move-choose = card chosen
bomb-squad-academy-move-declare = Tool declared
bomb-squad-academy-move-pass = pass
bomb-squad-academy-move-protect = wire protected
bomb-squad-academy-move-peek = look at two decks
bomb-squad-academy-move-peek-under = look at the tiles of a track
bomb-squad-academy-move-use-mirror = look with the Mirror
bomb-squad-academy-move-decline = no look
bomb-squad-academy-move-blow = Air Horn at two players
bomb-squad-academy-move-jump = jump to another wire
bomb-squad-academy-move-switch-with = cutters swapped
bomb-squad-academy-move-replace = card replaced
bomb-squad-academy-move-freeze = two cards put back
bomb-squad-academy-move-keep = X-Ray card kept
bomb-squad-academy-move-spare = player spared

## News

bomb-squad-academy-news-ages-drawn = Youngest to oldest: { $seats }. On equal scores the younger one goes first.
bomb-squad-academy-news-bomb-set = Bomb { $bomb } is on the bench.
bomb-squad-academy-news-plates-placed = The plates are on { $left } and { $right }.
bomb-squad-academy-news-plates-moved = { $wires ->
    [one] Both plates are on { $left } now.
   *[other] The plates move to { $left } and { $right }.
}
bomb-squad-academy-news-tools-shown = Tools on offer: { $tools }.
bomb-squad-academy-news-drafted = { $you ->
    [seat] You take the { $tool }.
   *[nobody] { $seat } takes the { $tool }.
}
bomb-squad-academy-news-round-begun = Round { $round }.
bomb-squad-academy-news-revealed = Cards up! { $actions }.
bomb-squad-academy-news-declared = { $you ->
    [seat] You use the { $tool }.
   *[nobody] { $seat } uses the { $tool }.
}
bomb-squad-academy-news-scored = { $you ->
    [seat] You: { $points } ({ $reason }).
   *[nobody] { $seat }: { $points } ({ $reason }).
}
bomb-squad-academy-news-protected = { $you ->
    [seat] You protect { $wire }.
   *[nobody] { $seat } protects { $wire }.
}
bomb-squad-academy-news-flipped = { $turned ->
    [none] { $wire }: { $card }.
   *[some] { $wire }: { $card }. Tiles: { $tiles }.
}
bomb-squad-academy-news-returned = Back into { $wire }: { $cards }.
bomb-squad-academy-news-exploded = BOOM! { $wire } set off the bomb.
bomb-squad-academy-news-peeked = { $you ->
    [seat] You peek at the top of { $wires }.
   *[nobody] { $seat } peeks at the top of { $wires }.
}
bomb-squad-academy-news-peeked-under = { $you ->
    [seat] You peek at the { $wires } tiles.
   *[nobody] { $seat } peeks at the { $wires } tiles.
}
bomb-squad-academy-news-declined = { $you ->
    [seat] You don't peek.
   *[nobody] { $seat } doesn't peek.
}
bomb-squad-academy-news-deafened = HONK! { $seats } act as Chickens.
bomb-squad-academy-news-jumped = { $you ->
    [seat] You jump to { $wire }.
   *[nobody] { $seat } jumps to { $wire }.
}
bomb-squad-academy-news-switched = { $you ->
    [seat] You swap cutters with { $other }.
    [other] { $seat } swaps cutters with you.
   *[nobody] { $seat } swaps cutters with { $other }.
}
bomb-squad-academy-news-replaced = { $you ->
    [seat] You play { $action } instead.
   *[nobody] { $seat } plays { $action } instead.
}
bomb-squad-academy-news-spared = { $you ->
    [seat] You are spared.
   *[nobody] { $seat } is spared.
}
bomb-squad-academy-news-graduated = Top of the class: { $winners }.

bomb-squad-academy-because-ahead = { $you ->
    [winner] You beat { $next } by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }.
   *[nobody] { $winner } beat { $next } by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }.
}
bomb-squad-academy-because-first-shared = { $winners } share first place, with { $score } points each.

bomb-squad-academy-moment-boldest-cut = { $you ->
    [seat] The boldest cut was yours: { $wire } on bomb { $bomb }, for { $points } points.
   *[nobody] The boldest cut: { $seat } took { $points } points from { $wire } on bomb { $bomb }.
}
bomb-squad-academy-moment-biggest-blast = The biggest blast: { $wire } on bomb { $bomb } cost { $seats } { $points } points.

bomb-squad-academy-callback-blown-up = { $you ->
    [seat] You have been blown up { $times } times tonight.
   *[nobody] { $seat } has been blown up { $times } times tonight.
}
bomb-squad-academy-callback-won = { $you ->
    [seat] You have won { $times } times tonight.
   *[nobody] { $seat } has won { $times } times tonight.
}

bomb-squad-academy-ending-graduated = The third bomb has gone off. Most points graduates with honours.

## What may not be done

bomb-squad-academy-not-your-tool = You don't have that Tool. Use one of yours.
bomb-squad-academy-does-not-fit = You can't use that Tool now. Keep it for later, or pass.
bomb-squad-academy-not-a-target = That Tool doesn't work there. Pick one of the marked ones.
bomb-squad-academy-not-on-display = That Tool isn't on offer. Take one that is.
bomb-squad-academy-on-the-table = That card is still on the table. You get it back after two more rounds.
bomb-squad-academy-set-aside = Your Wait is set aside until the next bomb. Play another card.
bomb-squad-academy-no-yellow = With two players there is no Yellow. Take one of the other three.
bomb-squad-academy-two-decks = Look at two different decks, and name the left one first.

## Help

bomb-squad-academy-help =
    green, blue, red, yellow, wait, chicken  choose a card; the first letters will do, like "gr"
    use hammer, pass                         use a Tool now, or none
    protect red                              after a Wait
    look green blue, look under red, no      as a Chicken; with the Tool also: mirror
    take x-ray                               in the draft
    0 2, ben, red, 1 3                       who or what to use a Tool on, when asked

## Rules in short

rule-BS6 = Each round, everyone chooses a card in secret. Played cards stay on the table.
rule-BS12 = No explosion: each Chicken may peek at the top of two decks, or at one track's tiles.
rule-BS13 = With three cards on the table you take the oldest back; a Wait is set aside until the next bomb.
rule-BS16 = Before bombs II and III everyone takes a Tool, lowest score first. Each works once.
rule-BS18 = Every Tool has its moment, and works only then.
rule-BS36 = With two players there is no Yellow, and two cards stay on the table.

## Setting up

bomb-squad-academy-unreadable-deck = "{ $text }" isn't a deck. Write it like this: { $example }.
bomb-squad-academy-short-deck = The { $wire } cards add up to { $sum }; with this track they need { $needed }, or the deck runs out before its BOOM.

## Figures of simulations

bomb-squad-academy-figure-rounds = Rounds of
bomb-squad-academy-figure-boom = Explosions on
bomb-squad-academy-figure-points = Points in a round with
bomb-squad-academy-figure-used = Used, once drafted
bomb-squad-academy-bomb-1 = bomb I
bomb-squad-academy-bomb-2 = bomb II
bomb-squad-academy-bomb-3 = bomb III

## On the page

web-bomb-squad-academy-bench = The poster and the class
web-bomb-squad-academy-mine = Yours
web-bomb-squad-academy-goal = Most points wins
web-bomb-squad-academy-bomb = Bomb { $bomb } of III
web-bomb-squad-academy-round = Round { $round }
web-bomb-squad-academy-deck = { $wire } deck, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-bomb-squad-academy-cards-left = cards
web-bomb-squad-academy-left = Still in the deck
web-bomb-squad-academy-left-in = Still in the { $wire } deck
web-bomb-squad-academy-left-of = { $value }: { $count } of { $printed } left
web-bomb-squad-academy-trigger = Trigger on { $at }, tiles after { $last }
web-bomb-squad-academy-open = Open cards: { $cards }
web-bomb-squad-academy-none-open = No open cards
web-bomb-squad-academy-tiles = Tiles: { $tiles }
web-bomb-squad-academy-tile-down = face down
web-bomb-squad-academy-tile-known = face down, but everyone knows it's the BOOM
web-bomb-squad-academy-face-down = A face-down card
web-bomb-squad-academy-plate-left = Plate { $points }, moving left
web-bomb-squad-academy-plate-right = Plate { $points }, moving right
web-bomb-squad-academy-guarded = Protected
web-bomb-squad-academy-steps-left = { $steps } to go
web-bomb-squad-academy-bombs-of = Bomb
web-bomb-squad-academy-cut-by = Cutters: { $names }
web-bomb-squad-academy-know-top = Top card known to { $names }
web-bomb-squad-academy-know-tiles = Tiles known to { $names }
web-bomb-squad-academy-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-bomb-squad-academy-short-points = pts
web-bomb-squad-academy-lately = { $points } this round
web-bomb-squad-academy-age = Age rank { $age }, youngest first
web-bomb-squad-academy-on-table = On the table: { $cards }
web-bomb-squad-academy-acts-as = Acts as { $action }
web-bomb-squad-academy-wait-aside = Wait: set aside until the next bomb
web-bomb-squad-academy-has-tools = Tools: { $tools }
web-bomb-squad-academy-display = Tools on offer
web-bomb-squad-academy-has-answered = has answered
web-bomb-squad-academy-is-asked = is deciding
web-bomb-squad-academy-your-cards = Your cards
web-bomb-squad-academy-pick-card = Pick a card
web-bomb-squad-academy-pick-one = Pick one
web-bomb-squad-academy-pick-two = Pick two
web-bomb-squad-academy-use-one = Use a Tool, or keep it
web-bomb-squad-academy-do = { $kind ->
    [draft] Take { $what }
    [protect] Protect { $what }
    [jump] Cut { $what }
    [switch-with] Swap with { $what }
    [spare] Save { $what }
    [keep] Cut with the { $what }
    [blow] Honk at { $what }
    [freeze] Put back { $what }
    [peek] Peek at { $what }
    [peek-under] Peek under { $what }
   *[declare] Use { $what }
}
web-bomb-squad-academy-back = { $rounds ->
    [0] comes back
    [one] back in 1 round
   *[other] back in { $rounds } rounds
}
web-bomb-squad-academy-back-wait = back next bomb
web-bomb-squad-academy-not-now = { $what }, not possible now. Why?
web-bomb-squad-academy-sealed = Done. Waiting for { $names }.
web-bomb-squad-academy-moment-choosing = Before cards are chosen
web-bomb-squad-academy-moment-revealed = Cards are up
web-bomb-squad-academy-moment-protected = Wires are protected
web-bomb-squad-academy-moment-before-cut = { $names } will cut { $wire }
web-bomb-squad-academy-moment-after-cut = { $names } cut { $wire }. Safe!
web-bomb-squad-academy-moment-explosion = { $wire } blew up
web-bomb-squad-academy-tool-now = Use a Tool now, or keep it?
web-bomb-squad-academy-tool-others = { $count ->
    [one] { $names } may use a Tool.
   *[other] { $names } may use Tools.
}
web-bomb-squad-academy-now-air-horn = Now: turn two cutters into Chickens.
web-bomb-squad-academy-now-amplifier = Now: { $wire }'s chain counts twice for you.
web-bomb-squad-academy-now-bomb-blanket = Now: 10 points for you if { $wire } blows.
web-bomb-squad-academy-now-crimper = Now: you score { $wire }'s chain, too.
web-bomb-squad-academy-now-dynamo = Now: a point for you for each open 0.
web-bomb-squad-academy-now-freezer = Now: put two { $wire } cards back, and its trigger with them.
web-bomb-squad-academy-now-hammer = Now: flip a { $wire } card first, and score it plus 2.
web-bomb-squad-academy-now-helmet = Now: you lose nothing.
web-bomb-squad-academy-now-jammer = Now: you score { $wire } as if you were alone.
web-bomb-squad-academy-now-jumper = Now: cut a wire next to yours instead.
web-bomb-squad-academy-now-mirror = Now: see every tile.
web-bomb-squad-academy-now-orders = Now: cut your wire anyway.
web-bomb-squad-academy-now-schematics = Now: take your card back, and play another.
web-bomb-squad-academy-now-scrambler = Now: the last three { $wire } cards go back into its deck.
web-bomb-squad-academy-now-shield = Now: 7 points for you, and you save one cutter.
web-bomb-squad-academy-now-sniffer = Now: see the top card of every deck.
web-bomb-squad-academy-now-switch = Now: swap cutters with someone.
web-bomb-squad-academy-now-toolkit = Now: all your cards come back.
web-bomb-squad-academy-now-wrench = Now: flip a { $wire } card before { $names } cut.
web-bomb-squad-academy-now-x-ray = Now: look at three { $wire } cards, and cut with one of them.
web-bomb-squad-academy-decline = Don't look
web-bomb-squad-academy-cards-up = Cards up!
web-bomb-squad-academy-is-spared = is spared
web-bomb-squad-academy-lasting = { $you ->
    [yes] Your { $tool }
   *[no] { $name }'s { $tool }
}
web-bomb-squad-academy-never-ask = Don't ask about the { $tool } again this game
web-bomb-squad-academy-ask-again = Ask me again
web-bomb-squad-academy-look-decks = Two decks
web-bomb-squad-academy-look-tiles = One track's tiles
web-bomb-squad-academy-look-mirror = Mirror: all tiles
web-bomb-squad-academy-card = A { $value }
web-bomb-squad-academy-card-at = A { $value }, card { $place } in the row
web-bomb-squad-academy-hold = Hold to see what you saw ({ $count })
web-bomb-squad-academy-next = { $wire }: { $count ->
    [0] no cards left
   *[other] next { $cards }
}
web-bomb-squad-academy-saw-cards = { $holds ->
    [yes] { $count ->
        [one] Next { $wire } card: { $cards }.
       *[other] Next { $wire } cards: { $cards }.
    }
   *[no] On top of { $wire } you saw { $cards }. It has changed since.
}
web-bomb-squad-academy-saw-tiles = { $holds ->
    [yes] { $wire } tiles: { $tiles }.
   *[no] You saw { $wire } tiles: { $tiles }. They have changed since.
}
web-bomb-squad-academy-holds = still there
web-bomb-squad-academy-held = changed since
web-bomb-squad-academy-latest = What just happened
web-bomb-squad-academy-scores = Scores
web-bomb-squad-academy-chart = Scores by round, a line for each player
web-bomb-squad-academy-when = Round
web-bomb-squad-academy-class = Graduation day
web-bomb-squad-academy-sources = Where the points came from
web-bomb-squad-academy-what-for = What for
web-bomb-squad-academy-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
web-bomb-squad-academy-story-round = Bomb { $bomb }, round { $round }

## The opening card

web-bomb-squad-academy-opening-bombs = Three bombs. All three will go off.
web-bomb-squad-academy-opening-score = Cut wires for points before they do. Most points wins.
web-bomb-squad-academy-opening-lose = Whoever sets one off loses 5 points.

## Scenes

web-bomb-squad-academy-and = { $first } and { $last }
web-bomb-squad-academy-scene-bomb = Bomb { $bomb }. It will go off. Score before it does.
web-bomb-squad-academy-scene-bomb-name = Bomb { $bomb }
web-bomb-squad-academy-scene-crew = { $count ->
    [4] Four players
   *[other] Five players
}
web-bomb-squad-academy-scene-cuts = { $count ->
    [you] You cut { $wire } alone...
    [one] { $names } cuts { $wire } alone...
   *[other] { $names } cut { $wire }...
}
web-bomb-squad-academy-scene-cut = { $count ->
    [you] You cut { $wire } alone: { $cards }.
    [one] { $names } cuts { $wire } alone: { $cards }.
   *[other] { $names } cut { $wire }: { $cards }.
}
web-bomb-squad-academy-scene-tool-flips = The { $tool } flips a { $wire } card...
web-bomb-squad-academy-scene-tool-flip = The { $tool } flips a { $wire } card: { $card }.
web-bomb-squad-academy-scene-tile = { $wire } reaches a tile...
web-bomb-squad-academy-scene-last-tile = The last tile. You know what it says.
web-bomb-squad-academy-scene-tile-ok = OK! Safe so far.
web-bomb-squad-academy-scene-stake = BOOM: { $names } −5
web-bomb-squad-academy-scene-boom = { $names } cut { $wire }. BOOM!
web-bomb-squad-academy-scene-loses = { $count ->
    [you] You lose { $points }.
    [one] { $names } loses { $points }.
   *[other] { $names } lose { $points } each.
}
web-bomb-squad-academy-scene-nothing-to-lose = { $count ->
    [you] You have nothing to lose.
    [one] { $names } has nothing to lose.
   *[other] { $names } have nothing to lose.
}
web-bomb-squad-academy-scene-chicken = { $names } chickened out: +{ $points }.
web-bomb-squad-academy-scene-wait = { $count ->
    [you] You wait: +{ $points }.
    [one] { $names } waits: +{ $points }.
   *[other] { $names } wait: +{ $points } each.
}
web-bomb-squad-academy-scene-sum = { $plates ->
    [0] { $names }: { $main } + chain { $chain } = { $points }
   *[other] { $names }: { $main } + chain { $chain } + plate { $plates } = { $points }
}
web-bomb-squad-academy-scene-split = { $whole } split { $ways } ways: { $points } each
web-bomb-squad-academy-scene-blocked = { $count ->
    [0] Nobody cuts { $wire }.
    [you] Your cut is blocked.
    [one] { $names }'s cut is blocked.
   *[other] { $names } are blocked.
}
web-bomb-squad-academy-scene-tool = { $you ->
    [yes] You use the { $tool }!
   *[no] { $name } uses the { $tool }!
}
web-bomb-squad-academy-scene-peek = { $you ->
    [yes] { $count ->
        [2] You peek at the top of { $wires }.
       *[other] You sniff at every deck.
    }
   *[no] { $count ->
        [2] { $name } peeks at the top of { $wires }.
       *[other] { $name } sniffs at every deck.
    }
}
web-bomb-squad-academy-scene-peek-tiles = { $you ->
    [yes] { $count ->
        [one] You peek at the { $wires } tiles.
       *[other] You peek at all tiles.
    }
   *[no] { $count ->
        [one] { $name } peeks at the { $wires } tiles.
       *[other] { $name } peeks at all tiles.
    }
}
web-bomb-squad-academy-scene-round-over = { $cards ->
    [back] { $plates ->
        [move] Cards come back. The plates move.
       *[stay] Cards come back.
    }
   *[stay] The plates move.
}
web-bomb-squad-academy-scene-standings = After bomb { $bomb }: { $scores }.
web-bomb-squad-academy-scene-standings-short = { $count ->
    [you] After bomb { $bomb }, you lead with { $score }.
    [one] After bomb { $bomb }, { $names } leads with { $score }.
   *[other] After bomb { $bomb }, { $names } lead with { $score }.
}
web-bomb-squad-academy-scene-draft = Lowest score picks first.
web-bomb-squad-academy-scene-card = { $count ->
    [one] its number
   *[other] the last number
}
web-bomb-squad-academy-scene-chain = chain: { $chain ->
    [one] 1 open card
   *[other] { $chain } open cards
}
web-bomb-squad-academy-scene-plate = plate
web-bomb-squad-academy-scene-behind = { $points ->
    [0] first
   *[other] { $points } behind
}
web-bomb-squad-academy-scene-bombs-left = { $bombs ->
    [one] One more bomb to go.
   *[other] { $bombs } more bombs to go.
}
web-bomb-squad-academy-held-card = { $action ->
    [wait] You wait
    [chicken] You play Chicken
   *[cutter] You cut { $wire }
}
web-bomb-squad-academy-held-with = { $names ->
    [nobody] Alone: all its points are yours.
   *[other] With { $names }: you split the points.
}
web-bomb-squad-academy-still-choosing = Still choosing: { $names }.
web-bomb-squad-academy-pick-secretly = Pick a card. Nobody sees it yet.
web-bomb-squad-academy-card-cutter = Cut { $wire }: alone you get all its points, together you split them.
web-bomb-squad-academy-card-wait = 3 points, and you protect a wire: nobody cuts it. Once a bomb.
web-bomb-squad-academy-card-chicken = 5 points if it blows up. If not, you may peek.
web-bomb-squad-academy-play-cutter = Cut { $wire }
web-bomb-squad-academy-play-wait = Wait
web-bomb-squad-academy-play-chicken = Play Chicken
web-bomb-squad-academy-use = Use { $tool }
web-bomb-squad-academy-keep-it = Keep it
web-bomb-squad-academy-verdict = GRADUATION
web-bomb-squad-academy-top = { $you ->
    [winner] You graduate top of the class: { $score }.
   *[nobody] { $names } graduates top of the class: { $score }.
}
web-bomb-squad-academy-top-shared = { $names } share first place.
web-bomb-squad-academy-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
web-bomb-squad-academy-own-place = { $place ->
    [2] 2ND PLACE
    [3] 3RD PLACE
   *[other] { $place }TH PLACE
}
web-bomb-squad-academy-nothing-to-remember = Nobody stood out. Neatly cut.

## Your own decks

web-bomb-squad-academy-decks = Your own decks
web-bomb-squad-academy-decks-note = Tap a card to take it out, or a number to add one. Each deck must be able to reach all three of its tiles.
web-bomb-squad-academy-decks-take = Take out { $value }
web-bomb-squad-academy-decks-add = Add
web-bomb-squad-academy-decks-add-one = Add { $value }
web-bomb-squad-academy-decks-track = The track ends at { $track }
web-bomb-squad-academy-decks-shorter = Shorter track
web-bomb-squad-academy-decks-longer = Longer track
web-bomb-squad-academy-decks-short = These cards can't reach the last tile: they must add up to { $needed } or more.
web-bomb-squad-academy-decks-printed = Back to the printed decks
