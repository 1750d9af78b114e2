# How to play: five or six cards a title, each a heading and at most two short sentences; then the page of the full rules.

how-to-title = How to play { $title }
how-to-step = Card { $card } of { $cards }: { $heading }
how-to-next = Next
how-to-back = Back
how-to-done = Got it
how-to-full-rules = Full rules
how-to-evolution-rules = Evolution rules

## Time Bomb

how-to-time-bomb-sides = Two sides
how-to-time-bomb-sides-text = SWAT wants every Success cut. The Terrorists want the Boom cut, or the clock to run out.
how-to-time-bomb-wires = Your wires
how-to-time-bomb-wires-text = Look at your wires, then they get mixed: you know how many you have of each, never which is where.
how-to-time-bomb-talk = Talk
how-to-time-bomb-talk-text = Say what you have, or lie. Nobody can check.
how-to-time-bomb-cut = Cut
how-to-time-bomb-cut-text = Cut one of somebody else's wires. Everyone sees it, and that person cuts next.
how-to-time-bomb-rounds = Four rounds
how-to-time-bomb-rounds-text = After as many cuts as players, the rest is dealt again, one fewer each. After round 4, time's up.

## Time Bomb Evolution

how-to-time-bomb-evolution-bombs = Many bombs
how-to-time-bomb-evolution-bombs-text = There are as many bombs as players, each with a colour and a shape.
how-to-time-bomb-evolution-fill = They fill up
how-to-time-bomb-evolution-fill-text = Four wires of one colour set that bomb off, and the Terrorists win.
how-to-time-bomb-evolution-success = Success
how-to-time-bomb-evolution-success-text = Cut every Success and SWAT wins. Each one also shields a colour that was cut this round.
how-to-time-bomb-evolution-tempers = Bad tempers
how-to-time-bomb-evolution-tempers-text = Green blows at three. Two Purples in a row blow, shield or not. Red draws who gets cut next.
how-to-time-bomb-evolution-moods = Bad moods
how-to-time-bomb-evolution-moods-text = Blue removes a shield. Yellow can't be shielded. Each Pink takes a cut from round 4.
how-to-time-bomb-evolution-rest = The rest
how-to-time-bomb-evolution-rest-text = Talk, lie and cut as in Time Bomb. After round 4, time's up, and the Terrorists win.

## Bomb Squad Academy

how-to-bomb-squad-academy-pick = Pick in secret
how-to-bomb-squad-academy-pick-text = Cut a wire, Wait for 3 points and protect a wire, or play Chicken. Everyone shows at once.
how-to-bomb-squad-academy-score = Cut and score
how-to-bomb-squad-academy-score-text = The card's number moves the trigger and scores, plus 1 for every card open on that wire.
how-to-bomb-squad-academy-alone = Alone is better
how-to-bomb-squad-academy-alone-text = On a shared wire a card turns for each cutter, and they split the points of the last one.
how-to-bomb-squad-academy-boom = Boom
how-to-bomb-squad-academy-boom-text = Past the track, tiles turn: two OK, one BOOM. Its cutters lose 5, Chickens gain 5.
how-to-bomb-squad-academy-bombs = Three bombs
how-to-bomb-squad-academy-bombs-text = After bombs I and II everyone picks a Tool, lowest score first. Most points after bomb III wins.

## Trick Snipers

how-to-trick-snipers-pass = Four to the left
how-to-trick-snipers-pass-text = Everyone passes four cards to the left, all at once.
how-to-trick-snipers-follow = Follow
how-to-trick-snipers-follow-text = Each colour is a clan. Play the clan that was led if you can. Its highest card wins the trick.
how-to-trick-snipers-snipe = Snipe 13
how-to-trick-snipers-snipe-text = Can't follow? A card that makes 13 with the winning card steals the trick and scores a point.
how-to-trick-snipers-chiefs = Sevens
how-to-trick-snipers-chiefs-text = Any 7 in a trick makes it worth a point. Never two.
how-to-trick-snipers-points = Two points
how-to-trick-snipers-points-text = Two points win at once. If the cards run out: most tricks among those with a point.

## Two Rooms and a Boom

how-to-two-rooms-teams = Two teams
how-to-two-rooms-teams-text = Blue has a President, Red has a Bomber, and nobody knows who is who.
how-to-two-rooms-rooms = Two rooms
how-to-two-rooms-rooms-text = You start in one of two rooms. No talking between them.
how-to-two-rooms-share = Show and share
how-to-two-rooms-share-text = Show your card to whoever you like. If two share, both look.
how-to-two-rooms-leaders = Leaders
how-to-two-rooms-leaders-text = When time is up, each leader sends hostages across. More than half the room can replace a leader.
how-to-two-rooms-boom = Boom
how-to-two-rooms-boom-text = After the last walk: President and Bomber in one room, Red wins. Apart, Blue wins.

## The full rules

rules-every-game = For every game
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try another word, or a number such as TB6.
    [one] One line found.
   *[other] { $count } lines found.
}
rules-contents = Contents
rules-ruling = our reading
rules-ours = our addition
rules-legend = "Our reading" is how we play where the rulebook leaves it open. "Our addition" is not in the rulebook.
