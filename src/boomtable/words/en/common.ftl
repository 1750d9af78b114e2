## Who sits where

seat-name = { $seat ->
    [0] Ada
    [1] Ben
    [2] Cleo
    [3] Dov
    [4] Esme
    [5] Finn
    [6] Greta
    [7] Hugo
   *[other] Player { $seat }
}

people-and = { $people } and { $last }
people-you = you

## What may not be done

refused = { $why } ({ $rule })

game-over = The game is over; there is nothing left to do but talk about it.
not-asked = It is not your turn; wait until you are asked.
already-answered = You have answered; nobody may change their mind now.
not-now = That is not what you are asked for; answer that first.
too-late = The clock has moved on.
no-talk = There is no talking now.
talked-out = You have said enough for one round.
no-move = That is no move: something in it does not belong there.

## Rules of every game, in short

rule-ALL3 = Where several choose at once, answers are sealed and final.
rule-ALL5 = Only those who are asked may answer, and only what is asked.
rule-ALL6 = Once the game is over, nobody moves.
rule-ALL7 = An alarm counts only while it runs.
rule-ALL8 = Talk never changes the game. Twenty things in a round are enough.
rule-ALL9 = A move is what its kind says; where order means nothing, any order will do.

## What cannot be set up

unknown-game = There is no game "{ $game }". There is: { $allowed }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
unknown-option = { $game } has no option "{ $option }". It has: { $allowed }.
no-such-seat = Nobody sits in seat { $seat }, which { $option } names: seats go from 0 to { $last }, and -1 leaves it to chance.
bad-option = The option { $option } cannot be "{ $value }". It can be: { $allowed }.
no-fast-table = { $game } has no fast table. These have: { $allowed }.
unknown-level = There are no "{ $level }" bots for { $game }. There are: { $allowed }.
wrong-levels = { $players } players need one level for all or { $players } levels, not { $levels }.
no-sides = Nobody takes sides in { $game }; give one level for all bots or one for each seat.
wrong-sides = Bots by side need a level for each of { $allowed }, once; not for { $sides }.
bad-games = At least 1 game must be played, not { $games }.
odd-games = Every deal is played twice, so the number of games must be even and at least 2, not { $games }.
bad-workers = At least 1 worker must do the work, not { $workers }.
unknown-viewer = Nobody sits at "{ $viewer }". One can look from: { $allowed }.

## What cannot be read

malformed-move = That is no move of { $game }: { $detail }. Moves are: { $allowed }.
unknown-move = No move is called that in "{ $text }". Moves are: { $allowed }.
unknown-seat = "{ $text }" does not begin with a seat. Seats are: { $allowed }.
unreadable-move = "{ $text }" cannot be read: { $detail }.
unknown-row = No row of a drawing is called "{ $row }". Rows are: { $allowed }.
row-twice = The row "{ $row }" stands there twice.
missing-row = The row "{ $row }" is missing.
drawn-seats = A drawing has a row for each seat, { $low } to { $high } of them, not { $drawn }.
stuck-table = The step "{ $step }" cannot be done at this table.
bad-row = The row "{ $row }" cannot have "{ $text }". It can have: { $allowed }.

record-broken = This is not a whole record: { $detail }.
record-changed = This record of { $game } was changed after it was written; only untouched records can be shown.
record-newer = This record of { $game } follows rules { $rules }; this boomtable knows them up to { $known }. Upgrade it.
rule-changed = This game of { $game } was played before rule { $rule } changed, and cannot be replayed.
record-setup = This record cannot be set up: { $detail }
record-malformed = Entry { $entry } of this record cannot be read: { $detail }
record-illegal = Entry { $entry } of this record cannot have happened: { $detail }

fair-missing = This record of { $game } does not tell how it was dealt; only games dealt fairly can be verified.
fair-commitment = The seed in this record is not the one that was committed to.
fair-draw = Draw { $draw } of { $draws } in this record does not follow from the seed and the devices' lines.
fair-meaning = Entry { $entry } of this record does not follow from the draws: other cards, or draws that are missing or left over.

## Titles

time-bomb-title = Time Bomb
time-bomb-evolution-title = Time Bomb Evolution
bomb-squad-academy-title = Bomb Squad Academy
trick-snipers-title = Trick Snipers
two-rooms-title = Two Rooms and a Boom
