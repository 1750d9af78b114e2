## What a chat shows of a link to a table

preview-title = { $title } at { $host }'s table
preview-text = { $phase ->
    [lobby] { $taken } of { $seats } seats are taken. Tap to sit down.
    [playing] A game is on, with { $taken } at the table. Tap to come in.
   *[other] The game is over. Tap to come in for the next one.
}
