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
    [8] Iris
    [9] Jonas
    [10] Kira
    [11] Leon
    [12] Maya
    [13] Nils
    [14] Olga
    [15] Pia
    [16] Quinn
    [17] Rosa
    [18] Sami
    [19] Tara
    [20] Umar
    [21] Vera
    [22] Wim
    [23] Xenia
    [24] Yuri
    [25] Zoe
    [26] Alma
    [27] Bruno
    [28] Carla
    [29] Dina
    [30] Emil
    [31] Flora
   *[other] Player { $seat }
}

people-and = { $people } and { $last }
people-you = you

## What may not be done

refused = { $why } ({ $rule })

game-over = The game is over. Nothing left to do but talk about it.
not-asked = It's not your turn yet.
already-answered = You've already answered. No changing your mind now.
not-now = That's not the question right now. Answer the one you're asked.
too-late = Too late: the clock has moved on.
no-talk = You can't talk right now.
talked-out = You've said enough for one round.
no-move = That isn't a move: something in it doesn't belong.

## Rules of every game, in short

rule-ALL3 = When several choose at once, answers are sealed and final.
rule-ALL5 = Only those who are asked may answer, and only what they are asked.
rule-ALL6 = Once the game is over, nobody moves.
rule-ALL7 = An alarm counts only while it runs.
rule-ALL8 = Talk never changes the game. You can say twenty things a round.
rule-ALL9 = A move must be one that its kind allows. Where order doesn't matter, any order will do.

## What cannot be set up

unknown-game = There's no game called "{ $game }". Choose one of: { $allowed }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
unknown-option = { $game } has no option "{ $option }". Its options: { $allowed }.
no-such-seat = { $option } names seat { $seat }, where nobody sits. Seats go from 0 to { $last }; -1 means random.
bad-option = The option { $option } can't be "{ $value }". Choose one of: { $allowed }.
no-fast-table = { $game } has no fast table. These games do: { $allowed }.
no-compiled-form = Compiled are only { $titles }, with bots that are { $levels }.
unknown-level = There are no "{ $level }" bots for { $game }. Choose from: { $allowed }.
wrong-levels = { $players } players need one level for all, or { $players } levels, not { $levels }.
no-sides = { $game } has no sides. Give one level for all bots, or one for each seat.
wrong-sides = Bots by side need one level for each of { $allowed }, not for { $sides }.
bad-games = Play at least 1 game, not { $games }.
odd-games = Every deal is played twice, so the number of games must be even and at least 2, not { $games }.
bad-workers = Use at least 1 worker, not { $workers }.
unknown-viewer = Nobody sits at "{ $viewer }". You can look from: { $allowed }.

## What cannot be read

malformed-move = That isn't a move of { $game }: { $detail }. Moves are: { $allowed }.
unknown-move = "{ $text }" contains no move that exists. Moves are: { $allowed }.
unknown-seat = "{ $text }" doesn't start with a seat. Seats are: { $allowed }.
unreadable-move = Couldn't read "{ $text }": { $detail }.
unknown-row = A drawing has no row called "{ $row }". Rows are: { $allowed }.
row-twice = The row "{ $row }" is there twice.
missing-row = The row "{ $row }" is missing.
drawn-seats = A drawing needs a row for each seat, { $low } to { $high } of them, not { $drawn }.
stuck-table = The step "{ $step }" can't happen at this table.
bad-row = The row "{ $row }" can't contain "{ $text }". It can contain: { $allowed }.

record-broken = This record isn't complete: { $detail }.
record-changed = This record of { $game } was changed after it was written. Only untouched records can be shown.
record-newer = This record of { $game } uses rules { $rules }; this Boomtable knows them up to { $known }. Please upgrade.
rule-changed = This game of { $game } was played before rule { $rule } changed, so it can't be replayed.
record-setup = This record can't be set up: { $detail }
record-malformed = Entry { $entry } of this record can't be read: { $detail }
record-unfinished = This game isn't over yet; its story begins after entry { $entries }.
record-illegal = Entry { $entry } of this record can't have happened: { $detail }

fork-elsewhere = This record doesn't come from the game with the digest { $digest }.
fair-missing = This record of { $game } doesn't say how it was dealt. Only games dealt fairly can be verified.
fair-commitment = The seed in this record isn't the one that was promised.
fair-draw = Draw { $draw } of { $draws } in this record doesn't follow from the seed and the devices' numbers.
fair-meaning = Entry { $entry } of this record doesn't follow from the draws: other cards, or draws that are missing or left over.

## Titles

time-bomb-title = Time Bomb
time-bomb-evolution-title = Time Bomb Evolution
bomb-squad-academy-title = Bomb Squad Academy
trick-snipers-title = Trick Snipers
two-rooms-title = Two Rooms and a Boom
