## The story of a finished game

story-opening = { $title }, { $players } players. The winner: { $side }.
story-moment = Entry { $at }: { $sentence }

story-time-bomb-lie = In round { $round } { $seat } claimed { $claimed } Success and had { $truth }: for the rest of SWAT, the chance of finding one there went from { $before }% to { $after }%.
story-time-bomb-cost = { $by } cut one of { $owner }'s wires and found nothing. The chance of a Success there was { $chance }%; at { $better }'s it was { $best }%.
story-time-bomb-luck = { $by } found a Success at { $owner }'s, where the chance was { $chance }%.
story-time-bomb-boom = { $by } cut the Boom at { $owner }'s. By all { $by } could know, the chance was { $chance }%.
story-time-bomb-known = From here on, in round { $round }, { $seat } could have known that { $other } was a Terrorist: the chance was { $chance }%.
story-time-bomb-innocent = { $seat } was SWAT, but here the rest of SWAT had every reason to put the chance of a Terrorist at { $chance }%.

story-bomb-squad-academy-held = Bomb { $bomb }: { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} of { $wire } went well. The chance of the BOOM was { $chance }%.
story-bomb-squad-academy-blast = Bomb { $bomb } blew up on { $wire }, at a chance of { $chance }%, and cost { $lost ->
    [0] nobody a point
    [1] 1 point
   *[other] { $lost } points
}.
story-bomb-squad-academy-lead = { $seat } took the lead for good, with { $points } to { $next }.

story-trick-snipers-shot = In trick { $trick } { $by } sniped { $victim }'s { $aimed } { $target } with { $clan } { $card }. When { $victim } played it, the chance that { $by } had that card was { $chance }%.
story-trick-snipers-seen = In trick { $trick } { $by } sniped { $victim }'s { $aimed } { $target } with { $clan } { $card }. { $victim } could have seen it coming: the chance that { $by } had that card was { $chance }%.
story-trick-snipers-walked = In trick { $trick } { $victim } played { $aimed } { $target } when { $by }'s { $clan } { $card } was already there, and was sniped by it.
story-trick-snipers-chief = { $by } took trick { $trick }, and with it a point for the 7.
story-trick-snipers-last = { $by } took trick { $trick }, the last one.

story-two-rooms-lie = In round { $round } { $seat } claimed to be { $claimed } and held this card: { $truth }. For those of { $claimed } who heard it, the chance that it was so went from { $before }% to { $after }%.
story-two-rooms-seen = In round { $round } { $by } showed { $to } the { $card }. Until then, { $to } could put the chance at { $chance }%.
story-two-rooms-walk = In round { $round } { $seat } ({ $card }) went to room { $room }, and that decided where President and Bomber ended up.
