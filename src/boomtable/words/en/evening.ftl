# The end of an evening: awards and poster; and the sofa, from where those who only watch guess along.

award-poker-face = Best poker face
award-steady-hands = Steadiest hands
award-boom-magnet = Boom magnet
award-chicken = Chicken of the night
award-hostage = Most travelled hostage

award-poker-face-why = Nobody could read that face.
award-steady-hands-why = { $times } times just right, and not a tremble.
award-boom-magnet-why = The bang found its way here { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
award-chicken-why = Played it safe { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}. Somebody has to.
award-hostage-why = Sent through that door { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}. No luggage.

evening-poster = What a night!
evening-sum = { $games ->
    [one] One game
   *[other] { $games } games
}, { $people } players
evening-most = { $won ->
    [one] { $count ->
        [one] { $names } took one home.
       *[other] One each for { $names }.
    }
   *[other] Most wins: { $names }, with { $won }.
}
evening-won = { $name } won { $won ->
    [one] once
    [2] twice
   *[other] { $won } times
}.
evening-winners = { $more ->
    [0] { $names }
   *[other] { $names } and { $more } more
}
evening-nobody = nobody won
evening-foot = Boomtable. Five games of nerve.
evening-next = Next
evening-save = Save the picture
evening-game = { $number }. { $title }
evening-saved = Saved. If not, hold the picture to keep it.
evening-picture = The poster of this evening. Hold it to keep it.
evening-no-picture = This phone can't make a picture. A screenshot works too.
evening-end = End the evening for everyone
evening-go-on = One more game after all

# The sofa

sofa-terrorists = Who are the Terrorists?
sofa-bomber = Who is the Bomber?
sofa-graduate = Who wins this?
sofa-marksman = Who wins this?
sofa-winner = Who wins this?
sofa-open = Guess from the sofa
sofa-sealed = Sealed: { $names }
sofa-how = { $most ->
    [one] Tap one. Only you see it until the end.
   *[other] Tap up to { $most }. Only you see it until the end.
}
sofa-change = You can change it until this { $riddle ->
    [graduate] bomb has gone off
    [marksman] trick is over
   *[other] round is over
}.
sofa-told-terrorists = { $name }, from the sofa, had { $count ->
    [one] the Terrorist
    [2] both
   *[other] all { $count }
} in round { $chapter }.
sofa-told-bomber = { $name }, from the sofa, had the Bomber in round { $chapter }.
sofa-told-graduate = { $name }, from the sofa, picked the winner at bomb { $chapter }.
sofa-told-marksman = { $name }, from the sofa, picked the winner at trick { $chapter }.
sofa-told-winner = { $name }, from the sofa, picked the winner in round { $chapter }.
