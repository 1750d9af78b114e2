## Help

help = The table for five games of nerve. Without a command it is opened for all; alone in the terminal: boomtable play time-bomb

help-play = Play a game against bots.
help-games = List the games: players, house rules, bots.
help-show = Open a saved game again, as one player or everybody saw it.
help-verify = Check that a saved game was dealt fairly.
help-lab = Experiments with the games.
help-simulate = Let bots play many games, and count who wins.
help-duel = Let two levels play every deal from both sides, and see which is better.

help-title = Which game; "boomtable games" lists them.
help-players = How many sit at the table.
help-level = How good the bots are; if not said, normal or else the best there are.
help-seed-play = Deal the same game again; a new one if not said.
help-option = A house rule as name=value; may be given several times.
help-save = Write the game to this file, at its end or when you leave.
help-fast = No pauses for suspense.

help-record = A file written by --save.
help-record-fair = The record of a finished game that was dealt fairly.
help-seat = Whose eyes to look through: a seat's number, or "public".
help-at = After how many entries of the record; all of them if not said.

help-bots = One level for all bots, one for each seat, or side=level for each side, with commas; if not said, normal or else the best there are.
help-number = How many games.
help-number-even = How many games, two for every deal.
help-a = The level whose share of the wins is told.
help-b = The level it plays against.
help-seed-lab = The same seed gives the same games.
help-workers = Processes to share the work.
help-json = Print the report as JSON, and nothing else.

## The list of games

catalog-game = Game
catalog-players = Players
catalog-options = House rules
catalog-levels = Bots
catalog-range = { $low } to { $high }
catalog-default = (usual)

## Playing

question-mine = { $waiting } >
question-others = { $waiting } Enter goes on; or say something (help) >
you = { $name } (you)
you-win = You win.
you-lose = You lose.
another = Another game? y/n >
seed = Seed { $seed } deals this game again.
saved = Saved to { $path }
goodbye = Mind the wires on your way out.

## Looking back

entry = Entry { $at } of { $last }: { $what }. Seen by { $viewer }.
entry-none = Before the first of { $last } entries. Seen by { $viewer }.
viewer-public = everybody
viewer-seat = { $name }
said = Round { $round }. { $words }

## Fair deals

verified-seed = The seed is the one committed to: its SHA-256 is { $commitment }, as shown before the first draw.
verified-entropy = { $lines ->
    [0] No device added a line.
    [one] One device added a line; is it yours?
   *[other] { $lines } devices added a line each; find yours:
}
verified-line = {"  "}{ $line }
verified-draws = { $draws ->
    [0] Nothing was drawn.
    [one] The one draw follows from the seed and the lines.
   *[other] All { $draws } draws follow from the seed and the lines.
}
verified-cards = Every card dealt in this game follows from the draws.

## The lab

playing = Playing
result-side = Side
result-wins = Wins
result-share = Share
result-interval = 95 % interval
result-range = { $low } to { $high }
result-speed = { $games } games, { $moves } moves, { $speed } moves a second.
duel-share = { $a } takes { $share } of the wins against { $b }.
duel-interval = 95 % interval: { $low } to { $high }; 50 % is equal.
duel-games = { $games } games, every deal played twice with places swapped.

## Mistakes at the keyboard

missing-argument = Nothing is given for { $name }; "boomtable --help" shows what goes where.
bad-number = { $name } takes a whole number, not "{ $typed }".
unknown-flag = There is no { $typed } here. There is: { $allowed }.
unknown-command = There is no command "{ $typed }". There is: { $allowed }.
left-over = Nothing is known about "{ $typed }" here; options begin with --.
bad-command = { $detail }
option-unclear = "{ $typed }" is no house rule; write it as name=value, for example claims=free.
no-such-player = "{ $typed }" is nobody here. There are: { $allowed }. Or type: help.
no-such-entry = There is no entry { $at } in this record; it goes from 0 to { $last }.
cannot-read = { $path } cannot be read: { $why }.
no-text = { $path } is no text, so it is no record; name a file written by --save.
cannot-save = Nothing can be saved to { $path }; name a file in a folder that exists.
