## Help

help = The table for five games of nerve. Without a command it is opened for all; alone in the terminal: boomtable play time-bomb

help-play = Play a game against bots.
help-games = List the games: players, house rules, bots.
help-show = Open a saved game again, as one player or everybody saw it.
help-position = Show a table that you have drawn, or say what is wrong with the drawing.
help-verify = Check that a saved game was dealt fairly.
help-export = Write the finished games of tables that agreed to it as a dataset, without names: JSON lines, Parquet, or both.
help-dataset = A file to write; its name ends in .jsonl for JSON lines or in .parquet.
help-lab = Experiments with the games.
help-simulate = Let bots play many games, and count who wins.
help-text = Play one seat in writing, from standard input to standard output: for language models, programs and people.
help-duel = Let two levels play every deal from both sides, and see which is better.

help-balance = What if? Let bots play every setup of a sweep, and write a report on how players, bots and house rules change who wins.

help-title = Which game; "boomtable games" lists them.
help-players = How many sit at the table.
help-level = How good the bots are; if not said, normal or else the best there are.
help-seed-play = Deal the same game again; a new one if not said.
help-option = A house rule as name=value; may be given several times.
help-save = Write the game to this file, at its end or when you leave.
help-fast = No pauses for suspense.

help-record = A file written by --save.
help-drawing = A file with a drawn table; docs/positions.md says how to draw one.
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
help-text-seat = The seat that is played in writing.
help-text-save = Write the game to this file, at its end.
help-retries = How often a bad reply is asked for again, before luck answers.
help-silent = Never ask for a word.
help-balance-players = How many sit at the table, such as 4-6 or 4,6; all that the game allows if not said.
help-balance-bots = Bots as for "lab simulate"; may be given several times, to hold them against each other.
help-balance-vary = A house rule with several values, as "name=value|value"; an empty one is the usual. May be given several times: every combination is played.
help-balance-games = How many games at most for each setup.
help-balance-within = A share known this closely, up and down, is known well enough.
help-balance-ray = Let the Ray cluster at this address do the work: host:port, ray://host:port, or auto for one on this machine.
help-balance-to = The folder of the sweep; balance and the game's name if not said. The same command goes on from there.
help-json-lines = One JSON object a line, both ways: questions as "prompt", replies as "reply", the game at the end as "result".
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
question-open = { $left ->
    [none] { $waiting } Enter waits (help) >
   *[other] { $waiting } About { $left } left. Enter waits (help) >
}
you = { $name } (you)
you-win = You win.
you-lose = You lose.
another = Another game? y/n >
seed = Seed { $seed } deals this game again.
saved = Saved to { $path }
goodbye = Mind the wires on your way out.

## Bomb Squad Academy on the terminal

academy-stage = { $round ->
    [0] Bomb { $bomb } of III
   *[other] Bomb { $bomb } of III, round { $round }
}

academy-column-wire = Wire
academy-column-plates = Plates
academy-column-track = Trigger, tiles
academy-column-trigger = At
academy-column-cards = Open { $bar } in the deck
academy-column-cut = Cut by
academy-column-player = Player
academy-column-points = Points
academy-column-age = Age
academy-column-table = On the table
academy-column-tools = Tools

academy-protected = protected
academy-played = { $seat } { $action }
academy-lapsed = { $you ->
    [seat] You keep the { $tool }.
   *[nobody] { $seat } keeps the { $tool }.
}

academy-others-saw = Others know:
academy-known-top = top of { $wires }
academy-known-tiles = tiles of { $wires }
academy-saw = You saw:
academy-saw-top = top { $cards }
academy-saw-tiles = tiles { $tiles }
academy-holds = holds
academy-gone = gone
academy-sealed = Your answer, sealed:

academy-asked = { $question } ({ $ways })
academy-ways-none = it's not your turn
academy-ways-looking = look green blue, look under red, no
academy-ways-mirror = look green blue, look under red, mirror, no
academy-ways-freezing = two places from 1 to { $last }, for example 1 2
academy-ways-blowing = two of { $players }
academy-unclear = "{ $typed }" is unclear here. Type: { $allowed }. Or: help.

academy-banner = G R A D U A T I O N
academy-by-bomb = Points by bomb
academy-by-all = In all
academy-by-cuts = Cuts
academy-by-waits = Waits
academy-by-chickens = Chickens
academy-by-blasts = Blasts
academy-by-tools = Tools

rule-BS1 = Under each track lie three tiles face down: two OK, one BOOM.
rule-BS4 = On equal scores the younger goes first. Age 1 is the youngest.
rule-BS7 = Wait: 3 points, then protect a wire. Its cutters do nothing this round.
rule-BS8 = From Green to Yellow, each cutter flips a card. It moves the trigger.
rule-BS9 = A tile that the trigger reaches is turned up. A BOOM ends the bomb.
rule-BS10 = A safe cut scores the last card, 1 for each open card, and plates; shared.
rule-BS11 = BOOM: its cutters lose 5, every Chicken gains 5, the round is over.
rule-BS14 = A plate moves on after a round in which its wire was cut and scored.
rule-BS15 = After an explosion scores stay, cards come back, and the next bomb is set.
rule-BS17 = After the third explosion the highest score wins; equal scores share it.
rule-BS19 = Who could use a Tool is asked in secret; the lowest score goes first.
rule-BS34 = What you saw of a deck holds until its top changes; tiles hold.

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
result-samples = Samples
result-mean = Mean
result-range = { $low } to { $high }
result-speed = { $games } games, { $moves } moves, { $speed } moves a second.
duel-share = { $a } takes { $share } of the wins against { $b }.
duel-interval = 95 % interval: { $low } to { $high }; 50 % is equal.
duel-games = { $games } games, every deal played twice with places swapped.

## The balance lab

balance-column-change = Change
balance-change = { $mean } ({ $low } to { $high }){ $clear ->
    [yes] {" *"}
   *[no] {""}
}
balance-note = Change is against the first setup with as many players, on the same seeds; * is for sure.
balance-written = The report is { $page }
balance-interrupted = What was played is kept in { $folder }; the same command goes on from there.

balance-bad-within = A share can be known within more than 0 and less than 1, not { $within }.
balance-nothing = There is no setup to play; name at least one number of players, one lineup and one value for what is varied.
balance-impossible = { $options ->
    [none] { $players } players with bots { $bots } cannot be played. { $detail }
   *[other] { $players } players with bots { $bots } and { $options } cannot be played. { $detail }
}
balance-bad-players = "{ $typed }" is no number of players; write it as 4-6 or 4,6.
balance-bad-vary = "{ $typed }" varies nothing; write it as name=value|value, for example claims=free|off.
balance-twice = { $name } is given twice; name all its values in one --vary.
balance-folder = { $folder } cannot be a folder for the sweep: { $why }.
balance-busy = Somebody else is at work in { $folder }; wait for them, or choose another folder with --to.
balance-other-things = { $folder } holds other things; choose another folder with --to.
balance-other-sweep = { $folder } holds another sweep, or one of another version of boomtable; choose another folder with --to.

ray-or-workers = --workers are on this machine and --ray is a cluster; choose one.
ray-address = "{ $address }" is no address of a Ray cluster; write host:port, ray://host:port or auto.
ray-silent = Nothing answers at { $address } ({ $why }). Start Ray there with "ray start --head" and give the address that it prints.
ray-none = No Ray runs on this machine. Start one with "ray start --head", or give the address of a cluster.
ray-unfit = What answers at { $address } is no Ray cluster to work with ({ $why }). "ray start --head" prints the right address; from a machine outside the cluster it is ray://host:10001.
ray-other-version = The machine { $machine } of the cluster has boomtable { $found }, and this one { $here }; install the same on all.
ray-lost = The Ray cluster at { $address } is lost ({ $why }). What was played is kept; the same command goes on from there.

## Datasets

exported = { $games ->
    [one] One game
   *[other] { $games } games
} written to { $path }
export-unreadable = { $tables ->
    [one] One table
   *[other] { $tables } tables
} could not be read and { $tables ->
    [one] was
   *[other] were
} left out.
dataset-suffix = { $path } names no format; let it end in one of: { $allowed }.
dataset-newer = { $path } has schema { $schema }, and this version knows { $known } at most.
dataset-broken = { $path } holds something at line { $line } that is no game: { $detail }
missing-extra = This needs { $package }, which is not installed. Install it with: pip install "boomtable[{ $extra }]"

## The text interface

text-welcome = You play { $title } at a table of { $players }. You are player { $seat }, { $name }. These are the rules, in short:
text-commands =
    This is how moves and words are written (Enter, rules, help and quit are for people at a terminal, not for you):

    { $commands }
text-since =
    Since you were last asked:
    { $lines }
text-question =
    { $left ->
        [none] Legal moves:
       *[other] Nobody has to act; about { $left } is left. Legal moves:
    }
    { $moves }

    Reply with a line MOVE: and one legal move as it is written here.{ $talk ->
        [no] { "" }
       *[yes] { " " }You may add a line TALK: and a word of the game for the others.
    }
text-word =
    You may say a word of the game before it goes on.

    Reply with a line TALK: and the word, or TALK: nothing
text-again =
    That does not count: { $wrong }

    { $question }
text-unsaid = Your word was not said: { $why }
text-wait = wait, or wait and a number of seconds in which you are not asked, such as wait 20
text-tally = claim and a number for one or more of { $kinds }, in all no more than { $most }, such as { $example }
text-subset = exactly { $count } of { $cards }, such as { $example }
text-won = { $won ->
    [yes] You win.
   *[no] You lose.
}
text-counts = { $asked } questions, { $bad } bad replies, { $fallbacks } answered by luck, { $unsaid } words unsaid.

text-no-move = there is no line MOVE: in your reply.
text-no-word = "{ $typed }" is a move and no word; words are such as those above.
text-no-seat = There is no seat { $seat }; they go from 0 to { $last }.
text-bad-retries = A reply cannot be asked for again { $retries } times; name a number from 0 up.
text-bad-line = This is no line with a "reply": { $detail }
text-agent-left = No more replies come, and the game is not over.

## Mistakes at the keyboard

missing-argument = Nothing is given for { $name }; "boomtable --help" shows what goes where.
bad-number = { $name } takes a whole number, not "{ $typed }".
bad-fraction = { $name } takes a number, not "{ $typed }".
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
