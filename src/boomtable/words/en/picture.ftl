## The picture of a result, for links and the share sheet: short sentences, as it is often seen small

picture-won = { $side ->
    [swat] SWAT wins
    [terrorist] The Terrorists win
    [red] Red wins
    [blue] Blue wins
    [alone] { $name } wins
    [shared] A shared win
    [neither] Neither side wins
   *[other] Nobody wins
}
picture-winners = { $more ->
    [0] { $names }
   *[other] { $names } and { $more } more
}
picture-players = { $players } players
public-player = Player { $number }

picture-label = { $code ->
    [lie] Best lie
    [cost] Costliest cut
    [luck] Luckiest card
    [boom] Nobody saw it coming
    [known] Found out
    [innocent] Wrongly suspected
    [held] Luckiest cut
    [blast] The loudest BOOM
    [lead] The lead
    [shot] Out of the blue
    [seen] Seen coming
    [walked] Walked right into it
    [chief] The 7
    [last] The last trick
   *[walk] The deciding walk
}

picture-time-bomb-lie = { $seat } claimed { $claimed } Success and had { $truth }.
picture-time-bomb-cost = { $by } cut { $owner }'s wire, and not { $better }'s.
picture-time-bomb-luck = { $by } found a Success at { $owner }'s, at { $chance }%.
picture-time-bomb-boom = { $by } cut the Boom at { $owner }'s, at { $chance }%.
picture-time-bomb-known = { $seat } could have known about { $other }.
picture-time-bomb-innocent = { $seat } was SWAT all along.

picture-bomb-squad-academy-held = { $cards ->
    [1] A card
   *[other] { $cards } cards
} of { $wire }, at { $chance }% for the BOOM.
picture-bomb-squad-academy-blast = Bomb { $bomb } blew up on { $wire }, at { $chance }%.
picture-bomb-squad-academy-lead = { $seat }, with { $points } to { $next }.

picture-trick-snipers-shot = { $by } sniped { $victim } in trick { $trick }.
picture-trick-snipers-seen = { $by } sniped { $victim } in trick { $trick }.
picture-trick-snipers-walked = { $by } was waiting for { $victim } in trick { $trick }.
picture-trick-snipers-chief = { $by } took it in trick { $trick }.
picture-trick-snipers-last = { $by } took trick { $trick }.

picture-two-rooms-lie = { $seat } claimed to be { $claimed }. The card said: { $truth }.
picture-two-rooms-seen = { $by } showed { $to } the { $card }.
picture-two-rooms-walk = { $seat } ({ $card }) went to room { $room }.
