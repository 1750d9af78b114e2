## Help

help = Five games of nerve for one table. With no command, it opens a table for everyone; to play alone in the terminal: boomtable play time-bomb

help-play = Play a game against bots.
help-doctor = Check that a server has all it needs, and say what to do.
help-completion = Print a script that completes commands and options in your shell.
help-shell = Which shell.
help-games = List the games, with their players, house rules and bots.
help-replay = Watch a saved game again, step by step: from any chair, or with all cards open.
help-replay-seat = Whose eyes to look through first: a seat number, "public", a room's screen, or "open" for all cards.
help-show = Look back at a saved game, as one player or everyone saw it.
help-position = Show a table you drew in a file, or say what's wrong with it.
help-verify = Check that a saved game was dealt fairly.
help-export = Write finished games as a dataset, without names, from tables that agreed to it: JSON lines, Parquet, or both.
help-dataset = The file to write; end it in .jsonl for JSON lines or .parquet for Parquet.
help-export-lens = Also write what each seat could have known, move by move. It takes some seconds a game.
help-lab = Experiments with the games.
help-simulate = Let bots play lots of games, and count who wins.
help-analyse = Print what each seat of a saved game could have known, move by move, as JSON.
help-text = Play one seat as text, from standard input to standard output: for language models, programs and people.
help-duel = Let two bot levels play every deal from both sides, and see which is better.

help-exploit = Look for simple habits that beat a level of bots, try to learn a better one, and see what each gains.

help-balance = What if? Let bots play every setup in a sweep, and report how players, bots and house rules change who wins.

help-title = Which game; "boomtable games" lists them.
help-players = How many players at the table.
help-level = Bot level; normal if you don't say, or the best the game has.
help-seed-play = Deal this same game again; leave it out for a new one.
help-option = A house rule, as name=value; repeat it for more.
help-save = Save the game to this file when it ends or you leave.
help-fast = Skip the pauses for suspense.

help-record = A game saved with --save.
help-drawing = A file with a drawn table; docs/positions.md shows how to draw one.
help-fork = Save the game up to there to this file, as the beginning of another.
help-origin = The record this one was forked from: check that they begin alike.
help-record-fair = The saved record of a finished game with a fair deal.
help-seat = Whose eyes to look through: a seat number, or "public".
help-analyse-seat = Whose eyes to look through; every seat's if you don't say.
help-no-claims = Leave out what people claimed.
help-at = Stop after this many entries of the record; all of them if you don't say.

help-bots = One level for every bot, one per seat, or side=level per side, separated by commas; normal if you don't say, or the best the game has.
help-number = How many games.
help-number-even = How many games, two per deal.
help-a = The level whose share of the wins you want to know.
help-b = The level it plays against.
help-against = The level to look for a weakness in.
help-exploit-games = How many deals to try each habit in; learning takes twice as many games for each side.
help-iterations = How many iterations bots that search may think; as many as at a table if you don't say.
help-seed-lab = The same seed gives the same games, on the same engine.
help-engine = "compiled" for games by the million, or "plain" for the rules themselves; compiled if you don't say, where the game and all bots have a compiled form: random, and "rules", which goes by rules of thumb.
help-save-games = Save how every game ended to this Parquet file.
help-workers = How many processes share the work.
help-text-seat = The seat played as text.
help-text-save = Save the game to this file when it ends or is interrupted.
help-retries = How many times to ask again after a bad reply, before a random move is made.
help-silent = Never ask for table talk.
help-strict = Take moves only as they are listed, after MOVE: and TALK:.
help-balance-players = How many players, such as 4-6 or 4,6; every number the game allows if you don't say.
help-balance-bots = Bots, as for "lab simulate"; repeat it to compare lineups.
help-balance-vary = A house rule with the values to compare, as "name=value|value"; an empty value is the standard rule. Repeat it for more: every combination is played.
help-balance-games = The most games to play for each setup.
help-balance-within = Stop once a share is known this closely, give or take.
help-balance-ray = Let the Ray cluster at this address do the work: host:port, ray://host:port, or auto for one on this machine.
help-balance-to = The folder for the sweep; balance and the game's name if you don't say. Run the same command again to carry on.
help-json-lines = One JSON object per line, both ways: questions as "prompt", replies as "reply", the finished game as "result".
help-json-open = Once it is open, print its addresses as one line of JSON and nothing else.
help-json = Print the report as JSON and nothing else.

## The doctor

doctor-mark-good = ok
doctor-mark-note = note
doctor-mark-bad = fix
doctor-python = Boomtable { $version }, Python { $python }, { $system }.
doctor-extras = Every extra is installed: { $there }.
doctor-extras-missing = Extras installed: { $there }. To get the others: pip install "boomtable[{ $missing }]"
doctor-clock = The clock says { $now }.
doctor-clock-wrong = The clock says { $now }, but packages were installed here on { $then }. Set this computer's clock.
doctor-page = The web page is there.
doctor-port = Port { $port } is free.
doctor-port-taken = If that is Boomtable already, open it in a browser; otherwise choose another port with --port.
doctor-network = Phones on the same network can reach this computer: { $links }
doctor-no-network = Phones can't reach this computer: there's no network, or --host keeps it local.
doctor-database = The database can be read: { $where }
doctor-database-new = There's no database yet. The first start makes it: { $file }

## The list of games

catalog-game = Game
catalog-players = Players
catalog-options = House rules
catalog-levels = Bots
catalog-range = { $low } to { $high }
catalog-default = (standard)

## Playing

question-mine = { $waiting } >
question-others = { $waiting } Enter to continue, or say something (help) >
question-open = { $left ->
    [none] { $waiting } Enter to wait (help) >
   *[other] { $waiting } About { $left } left. Enter to wait (help) >
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
academy-column-track = Tiles and trigger
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
academy-sealed = Your sealed answer:

academy-asked = { $question } ({ $ways })
academy-ways-none = it's not your turn
academy-ways-looking = look green blue, look under red, no
academy-ways-mirror = look green blue, look under red, mirror, no
academy-ways-freezing = two places from 1 to { $last }, for example 1 2
academy-ways-blowing = two of { $players }
academy-unclear = "{ $typed }" doesn't work here. Type: { $allowed }.

academy-banner = G R A D U A T I O N
academy-by-bomb = Points by bomb
academy-by-all = Total
academy-by-cuts = Cuts
academy-by-waits = Waits
academy-by-chickens = Chickens
academy-by-blasts = Blasts
academy-by-tools = Tools

rule-BS1 = Under each track are three face-down tiles: two OK, one BOOM.
rule-BS4 = Tied on points? The younger player goes first. Age 1 is the youngest.
rule-BS7 = Wait: score 3 and protect a wire. Whoever cut it does nothing this round.
rule-BS8 = From Green to Yellow, each cutter flips a card, and it moves the trigger.
rule-BS9 = When the trigger reaches a tile, the tile flips. A BOOM ends the bomb.
rule-BS10 = A safe cut scores its last card, 1 per open card, and any plates; cutters split it.
rule-BS11 = BOOM: that wire's cutters lose 5, every Chicken gains 5, and the round is over.
rule-BS14 = A plate moves on after a round in which its wire was cut and scored.
rule-BS15 = After an explosion you keep your points, cards come back, and the next bomb is set.
rule-BS17 = After the third explosion the highest score wins. Tied players share the win.
rule-BS19 = If you could use a Tool, you're asked in secret; the lowest score goes first.
rule-BS34 = What you saw of a deck is good until its top card changes. Tiles don't change.

## Looking back

entry = Entry { $at } of { $last }: { $what }. As { $viewer } saw it.
entry-none = Before the first of { $last } entries. As { $viewer } saw it.
viewer-public = everyone
viewer-room-1 = the screen in room 1
viewer-room-2 = the screen in room 2
viewer-seat = { $name }
replay-where = { $playing ->
        [yes] ▶
       *[no] ❚❚
    } { $at } of { $last }  { $eyes }  { $speed }×
replay-eyes = through the eyes of { $viewer }
replay-open = all cards open
replay-keys = space: play, pause   ← →: step   ↑ ↓: speed   home, end   tab: chair   q: quit
said = Round { $round }. { $words }

## Fair deals

promise = The deals come from a seed whose SHA-256 is { $commitment }.
verified-fork = The first { $entries } entries come from another game, whose digest is { $digest }.
verified-seed = The seed is the one promised before the first draw: its SHA-256 is { $commitment }.
verified-entropy = { $lines ->
    [0] No device added a line.
    [one] One device added a line. Is it yours?
   *[other] { $lines } devices added a line each. Find yours:
}
verified-line = {"  "}{ $line }
verified-draws = { $draws ->
    [0] Nothing was drawn.
    [one] The only draw follows from the seed and the lines.
   *[other] All { $draws } draws follow from the seed and the lines.
}
verified-cards = Every card in this game follows from those draws.

## The lab

playing = Playing
playing-rate = { $rate } games/s
plays-plain = These games could be compiled, but numba isn't installed: by the plain rules they take about { $minutes ->
    [0] { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
    [one] a minute
   *[other] { $minutes } minutes
}. To install it: pip install "boomtable[fast]"
result-side = Side
result-wins = Wins
result-share = Share
result-interval = 95 % interval
result-samples = Samples
result-mean = Mean
result-range = { $low } to { $high }
result-speed = { $games } games, { $moves } moves, { $speed } moves per second, { $engine ->
    [compiled] compiled.
   *[plain] by the plain rules.
}
duel-share = { $a } takes { $share } of the wins against { $b }.
duel-interval = 95 % interval: { $low } to { $high }; 50 % is even.
duel-games = { $games } games, { $engine ->
    [compiled] compiled
   *[plain] by the plain rules
}: every deal was played twice, with the seats swapped.

## Looking for weaknesses

exploit-side = Side
exploit-habit = Habit
exploit-share = Wins
exploit-gain = Gain
exploit-deals = Deals
exploit-note = Everybody plays { $against }, but { $each ->
    [side] one side
   *[seat] one player
} has the habit. Gain: the wins this adds, in points of a hundred, on the same deals. The best of many looks better than it is, so it is tried again on new deals.
exploit-again = { $habit }, again on new deals
exploit-moment = { $moment }: { $habit }
exploit-learned = { $side ->
    [none] Learned, on other deals: { $mix }.
   *[other] { $side }, learned on other deals: { $mix }.
}
few-games = Play at least 2 games, not { $games }.
no-habits = { $game } has no habits to try.

habit-learned = what was learned
habit-as-it-is = as the bot does
habit-truth = always the truth
habit-lies = always lies
habit-silent = never speaks
habit-accuses = always accuses
habit-claims-0 = always claims 0
habit-claims-1 = always claims 1
habit-claims-2 = always claims 2
habit-one-more = claims one more
habit-two-more = claims two more
habit-one-less = claims one less
habit-never-shares = never shares
habit-always-shares = always shares
habit-green = always Green
habit-blue = always Blue
habit-red = always Red
habit-yellow = always Yellow
habit-wait = always Wait
habit-chicken = always Chicken
habit-chooses-any = any card
habit-no-tools = no Tools
habit-lowest = the lowest card
habit-highest = the highest card
habit-any-card = any card
habit-passes-highest = passes the four highest

time-bomb-moment-0 = without Success
time-bomb-moment-1 = with one
time-bomb-moment-2 = with more
time-bomb-evolution-moment-0 = without Success
time-bomb-evolution-moment-1 = with one
time-bomb-evolution-moment-2 = with more
bomb-squad-academy-moment-early = early in a bomb
bomb-squad-academy-moment-middle = in the middle
bomb-squad-academy-moment-late = late
trick-snipers-moment-leads = leading
trick-snipers-moment-follows = following
trick-snipers-moment-last = last
two-rooms-moment-precious = with a card that matters
two-rooms-moment-plain = with any other

## The balance lab

balance-column-change = Change
balance-change = { $mean } ({ $low } to { $high }){ $clear ->
    [yes] {" *"}
   *[no] {""}
}
balance-note = Change is measured against the first setup with as many players, on the same seeds; * means it's certain.
balance-written = Report written to { $page }
balance-interrupted = The games so far are kept in { $folder }; run the same command again to carry on.

balance-bad-within = --within takes a number above 0 and below 1, not { $within }.
balance-nothing = There's no setup to play. Name at least one number of players, one bot lineup and one value for each --vary.
balance-impossible = { $options ->
    [none] You can't play { $players } players with bots { $bots }. { $detail }
   *[other] You can't play { $players } players with bots { $bots } and { $options }. { $detail }
}
balance-bad-players = "{ $typed }" isn't a number of players; write it like 4-6 or 4,6.
balance-bad-vary = "{ $typed }" doesn't name values to compare; write it as name=value|value, for example claims=free|off.
balance-twice = { $name } is there twice; put all its values in one --vary.
balance-folder = The sweep can't use the folder { $folder }: { $why }.
balance-busy = Another sweep is running in { $folder }; wait for it, or choose another folder with --to.
balance-other-things = { $folder } already has other files in it; choose another folder with --to.
balance-other-sweep = { $folder } has a different sweep in it, or one from another version of boomtable; choose another folder with --to.

ray-or-workers = --workers run on this machine and --ray on a cluster; choose one.
ray-address = "{ $address }" isn't the address of a Ray cluster; write host:port, ray://host:port or auto.
ray-silent = There's no answer from { $address } ({ $why }). Start Ray there with "ray start --head" and use the address it prints.
ray-none = Ray isn't running on this machine. Start it with "ray start --head", or give the address of a cluster.
ray-unfit = { $address } answers, but not as a Ray cluster we can use ({ $why }). "ray start --head" prints the right address; from outside the cluster it is ray://host:10001.
ray-other-version = { $machine } in the cluster has boomtable { $found }, and this machine has { $here }; install the same version on both.
ray-lost = Lost the Ray cluster at { $address } ({ $why }). The games so far are kept; run the same command again to carry on.

## Datasets

exported = { $games ->
    [one] One game written to { $path }
   *[other] { $games } games written to { $path }
}
export-unreadable = { $tables ->
    [one] One table couldn't be read and was left out.
   *[other] { $tables } tables couldn't be read and were left out.
}
dataset-suffix = Can't tell the format of { $path } from its name; end it in one of: { $allowed }.
dataset-newer = { $path } has schema { $schema }, but this version only reads up to { $known }.
dataset-broken = Line { $line } of { $path } isn't a game: { $detail }
missing-extra = This needs { $package }, which isn't installed. Install it with: pip install "boomtable[{ $extra }]"

## The text interface

text-welcome = You're playing { $title } at a table of { $players }. You are player { $seat }, { $name }. The rules, in short:
text-commands =
    Here is how to write { $talk ->
        [no] moves
       *[yes] moves and table talk
    }:

    { $commands }
text-house =
    House rules at this table, which come before the rules above:
    { $rules }
text-house-rule = - { $rule }: { $value }
text-since =
    Since your last turn:
    { $lines }
text-question =
    { $left ->
        [none] Legal moves:
       *[other] Nobody has to act; about { $left } left. Legal moves:
    }
    { $moves }

    Reply with a line MOVE: and one of these moves.{ $talk ->
        [no] { "" }
       *[yes] { " " }You may add a line TALK: with something to say to the others.
    }
text-word =
    You may say something before the game goes on.

    Reply with a line TALK: and what you say, such as { $forms }; or TALK: nothing
text-again =
    That doesn't count: { $wrong }
    Write it like this: { $form }

    { $question }
text-unsaid = You couldn't say that: { $why }
text-wait = wait, or wait and a number of seconds not to be asked for, such as wait 20
text-tally = claim and a number for one or more of { $kinds }, { $most } at most in all, such as { $example }
text-subset = exactly { $count } of { $cards }, such as { $example }
text-won = { $won ->
    [yes] You win.
   *[no] You lose.
}
text-counts = { $asked } questions, { $bad } bad replies, { $fallbacks } answered at random, { $unsaid } things left unsaid.

text-no-move = your reply has no line MOVE:.
text-no-talk = your reply has no line TALK:.
text-not-talk = "{ $typed }" can't be said here: talk is limited to what is listed above.
text-no-word = "{ $typed }" is a move, not something to say; see above for what you can say.
text-no-seat = There's no seat { $seat }; seats go from 0 to { $last }.
text-bad-retries = --retries takes 0 or more, not { $retries }.
text-bad-line = That line has no "reply": { $detail }
text-agent-left = The replies stopped before the game was over.

## Mistakes at the keyboard

terminal-keys = Enter lets the others go on; rules, help and quit do just what they say.
terminal-glossary-keys = deck lists what the cards do; what spy-red explains one.
terminal-or-help = Or type: help.
missing-argument = { $name } is missing; "{ $command } --help" shows what goes where.
bad-choice = { $name } is one of { $allowed }, not "{ $typed }".
bad-number = { $name } takes a whole number, not "{ $typed }".
bad-fraction = { $name } takes a number, not "{ $typed }".
unknown-flag = There's no option { $typed } here. You can use: { $allowed }.
unknown-command = There's no command "{ $typed }". You can use: { $allowed }.
left-over = I don't know what to do with "{ $typed }"; options start with --.
bad-command = { $detail }
option-unclear = "{ $typed }" isn't a house rule; write it as name=value, for example claims=free.
no-such-player = There's no "{ $typed }" at this table. Players: { $allowed }.
no-such-entry = There's no entry { $at } in this record; it goes from 0 to { $last }.
cannot-read = Can't read { $path }: { $why }.
no-open-json = With all cards open there is no JSON: name a seat, "public" or a room's screen.
no-text = { $path } isn't a text file, so it isn't a saved game; name a file written with --save.
cannot-save = Can't save to { $path }; choose a file in a folder that exists.
