# Tips in a first game: one at a time above the buttons, at most two lines on a small phone.

tip = Tip
tip-read = Got it
tip-off = Turn tips off

## Time Bomb

tip-time-bomb-wires = Hold your wires to look. You'll know how many, never where.
tip-time-bomb-role = Only you know your role. Hold the card to look again.
tip-time-bomb-claim = Bots choose whom to cut by what people Claim. Yours may be a lie.
tip-time-bomb-talk = A claim is only talk. Nobody has to tell the truth.
tip-time-bomb-nippers = Tap a person, then hold the red button to cut one of their wires.
tip-time-bomb-point = Accuse and Propose are only talk. Bots answer, but cut by claims.
tip-time-bomb-mine = Your wire was cut, so the nippers come to you.
tip-time-bomb-success = SWAT needs all { $all } before round 4 is over. Terrorists hope one stays hidden.
tip-time-bomb-sum = { $left ->
    [one] They claim { $claimed } Success, but only one is left. Someone is wrong, or lying.
   *[other] They claim { $claimed } Success, but only { $left } are left. Someone is wrong, or lying.
}
tip-time-bomb-deal = New wires for everyone. Old claims are history.
tip-time-bomb-last = Last round. If one Success stays hidden, the Terrorists win.

## Time Bomb Evolution

tip-time-bomb-evolution-bombs = { $green ->
    [3] Each cut colour fills its bomb. Four and it blows, Green at three.
   *[other] Each cut colour fills its bomb. Four and it blows.
}
tip-time-bomb-evolution-removed = Some colours have fewer than five cards. Nobody knows which.
tip-time-bomb-evolution-shield = SWAT would shield the bomb that's nearly full. A Terrorist wouldn't.
tip-time-bomb-evolution-shielded = { $purple ->
    [yes] A shielded bomb can't fill up and blow. Two Purples in a row still can.
   *[no] A shielded bomb can't fill up and blow.
}
tip-time-bomb-evolution-one-away = One more of that colour and it blows. Who says they have none?
tip-time-bomb-evolution-purple = Two Purples in a row blow. Does anyone admit to Purple?
tip-time-bomb-evolution-number = The number counts clockwise from whoever draws it.
tip-time-bomb-evolution-pink = Each Pink takes one cut away from round 4.

## Bomb Squad Academy

tip-bomb-squad-academy-choose = Everyone shows at once. Alone on a wire, you keep all its points.
tip-bomb-squad-academy-down = That card stays down. You get it back after two more rounds.
tip-bomb-squad-academy-shared = { $count ->
    [2] Two cut { $wire }: two cards turn, and the points are split.
    [3] Three cut { $wire }: three cards turn, and the points are split.
    [4] Four cut { $wire }: four cards turn, and the points are split.
   *[other] All cut { $wire }: a card turns for each, and the points are split.
}
tip-bomb-squad-academy-close = { $wire } is close. One of its three tiles is the BOOM.
tip-bomb-squad-academy-wait = Wait works once a bomb, so pick the round.
tip-bomb-squad-academy-chicken = Peek at two top cards or one wire's tiles. Others see where, not what.
tip-bomb-squad-academy-boom = Only that wire's cutters lose 5. Points scored before it stay.
tip-bomb-squad-academy-draft = Lowest score picks first. Each Tool works once.
tip-bomb-squad-academy-plates = A plate adds to its wire, and moves on once that wire scores.
tip-bomb-squad-academy-tool = You can use it now, or keep it for later.

## Trick Snipers

tip-trick-snipers-choose = Clans are colours. Pass a whole one, and you can snipe when it's led.
tip-trick-snipers-pass = Your four go left. You get four from your right.
tip-trick-snipers-given = You know four of { $receiver }'s cards, and { $giver } knows four of yours.
tip-trick-snipers-lead = Play anything. They follow its clan if they can. The highest wins.
tip-trick-snipers-follow = You have the { $clan } clan, so play it. Without it you could snipe.
tip-trick-snipers-snipe = You have no { $clan }, so you can snipe: the marked card makes 13.
tip-trick-snipers-any = You have no { $clan }, and no { $number } to snipe with. Play any card.
tip-trick-snipers-chief = Whoever wins this trick scores a point.
tip-trick-snipers-plain = No 7, no snipe, no point. But tricks can break a tie.
tip-trick-snipers-last = Once the cards run out, whoever has a point and the most tricks wins.
tip-trick-snipers-point = { $who ->
    [you] You have a point. One more and you win, so they'll watch you.
   *[other] { $name } has a point. One more wins the game. Watch out.
}

## Two Rooms and a Boom

tip-two-rooms-card = Hold your card to look. Show it only if you want to.
tip-two-rooms-goal = At the end: Bomber and President in one room, Red wins. Apart, Blue wins.
tip-two-rooms-leader = Tap a face, then appoint a leader. Anyone but yourself.
tip-two-rooms-offer = { $kind ->
    [colour] If you share, you both show your colour, and nothing else.
   *[card] If you share, you both show the whole card.
}
tip-two-rooms-lead = When time is up, you choose who leaves. Not yourself.
tip-two-rooms-talk = Share cards to find your side: tap a face. What people say may be a lie.
tip-two-rooms-vote = Want another leader? Vote. "1/{ $needed }" on a face: one vote, and it takes { $needed }.
tip-two-rooms-hostage = You change rooms. Take what you know with you.
tip-two-rooms-new = The rooms have changed. Trade what you saw on either side.
tip-two-rooms-last = Last round. Red wants Bomber and President together, Blue apart.
