## What a chat shows of a link to a table, or to a finished game

preview-title = { $title } at { $host }'s table
preview-text = { $phase ->
    [lobby] { $taken } of { $seats } seats are taken. Tap to sit down.
    [playing] A game is on, with { $taken } at the table. Tap to come in.
   *[other] The game is over. Tap to come in for the next one.
}
preview-game-title = { $title }, { $players } players: how it ended
preview-game-text = { $winners ->
    [0] Nobody won. See how it came to that.
    [one] { $names } won. See who lied, and when.
   *[other] The winners: { $names }. See who lied, and when.
}
