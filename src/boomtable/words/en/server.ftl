## Opening the house

serve-open = The table is open. Scan the code, or type one of these addresses.
serve-open-alone = The table is open on this computer only: phones can't reach it. There's no network, or --host keeps it local.
serve-link = { "  " }{ $link }
serve-data = Everything is saved in { $file }
serve-stop = Ctrl-C stops it. Start it again, and every game goes on where it stopped.

help-serve = Open a table that phones and computers can join, here and far away.
help-host = The address to listen on.
help-port = The port to listen on; 0 takes any free one.
help-data = The folder to keep tables in; by default, the usual place for a program's data.
help-database-url = A database instead of a folder, such as postgresql://user:password@host/name.
help-public-url = The address by which players reach it from outside, such as https://table.example.
help-trusted-proxy = An address or network, such as 10.0.0.0/24, of proxies that pass on players' real addresses; may be given several times.
help-metrics = Where to serve metrics for Prometheus, such as 127.0.0.1:9470.
help-keep = Days after which unused tables are deleted; 0 keeps them forever.
help-bus = Where several servers share a database, the Valkey over which they speak, such as valkey://host:6379.
help-standby = If another Boomtable has the database or the port, wait until it stops, then take over.
help-browser = Also open it in this computer's browser.

help-lost-seat = Make a link that gives a seat to another device, once, while the server is stopped: for a host who lost their own.
help-code = The code of the table.
help-whose = The name of the person in that seat.
seat-link = Start the server again within ten minutes, then open this on { $name }'s device, at the server's address: { $path }

bad-database = Couldn't open this database: { $detail }
no-database = There's no database { $file }. Name the server's folder with --data, or its address with --database-url.
database-other = This database has version { $version }, but { $known } is needed. Open it once with this version's "boomtable serve".
database-newer = This database was made by a newer Boomtable (version { $version }; this one knows { $known }). Upgrade Boomtable; nothing was changed.
house-taken = { $link ->
    [none] Another Boomtable is already using this database. Stop it, or give this one its own folder.
   *[other] Boomtable { $version } is already open at { $link } (process { $process }). Go there, stop it, or give this one its own folder with --data.
}
serve-running = Boomtable is already open: { $link }
bad-bus = This isn't the address of a Valkey: { $detail }
no-bus-here = Couldn't reach Valkey at { $place }.
bus-needs-postgres = Servers can only share PostgreSQL. Name it with --database-url postgresql://user:password@host/name.
bad-folder = Couldn't use the folder { $folder }: { $detail }
address-taken = Couldn't listen on { $host }, port { $port }: { $detail }
bad-keep = --keep takes a number of days, or 0 to keep tables forever, not { $keep }.
bad-port = There is no port { $port }.
bad-public-url = "{ $url }" isn't the address of a whole server, such as https://table.example: http or https and a name, with nothing after it.
bad-trusted-proxy = "{ $network }" isn't an address or a network, such as 10.0.0.7 or 10.0.0.0/24.
bad-metrics = "{ $address }" isn't an address with a port, such as 127.0.0.1:9470.

## What a table declines

no-table = There's no table { $table }.
practice-alone = This is your own practice table. It's set up for you, and nobody else can come.
no-practice = There's no lesson for { $game }. Choose one of: { $allowed }.
no-key = You don't have a seat at this table. Join it first.
no-link = This link was already used, or has expired. Ask for a new one.
no-address = Other devices can't reach this server at that address.
screen-in-lobby = Open a room's screen before the game starts, or let a moderator who isn't playing open it.
no-television = No TV is waiting with the code { $television }. Check it on the TV; it changes every ten minutes.
no-ticket = This TV's code has expired. It gets a new one.
no-screen = That screen is already closed.
no-device = That device is already logged out.
own-device = You're using that device right now. To give up your seat, leave the table.
no-place = This game has no place called { $place }.
not-here = You've left this table.
still-here = { $name } is still connected and can make the link themselves.
not-host = Only the host can do that.
not-owner = This table belongs to { $name }. You're host only while they're away.
not-yourself = You can't remove yourself. Leave the table instead.
bot-stays = A bot plays to the end of the game.
no-member = Nobody at this table has number { $member }.
no-name = Nobody at this table is called { $name }. Here are: { $names }
no-person = There's no person in that seat.
nothing-to-hand-back = No bot is playing for a person there.
handed-over = The host gave your seat to a bot. Ask for it back.
prompt-gone = That question is no longer open.
no-reaction = There's no reaction called "{ $what }" here.
no-gesture = You can't show whom you're choosing now.
nobody-there = Nobody sits in seat { $seat }.
no-game = No game is being played.
game-running = A game is on. You can join the next one.
no-takeover = You can't take over that seat now.
has-seen = You've already seen cards of this game, so you can't look into another hand. You can play the next one.
chat-has-seen = You've already seen cards of this game. You can chat again when it's over.
not-over = The game isn't over yet.
no-way-on = From there this game can't be played on.
no-chair = Nobody sat there in this game.
replay-too-long = This game takes too long to replay, so the server gave up.
replay-too-large = This game is too large to replay.
replay-failed = The server couldn't replay this game. Please try again.
no-public-game = There's no game here, or not any more.
no-picture = There's no picture of this game.
too-many-public = { $most } games of this table are public already. Take one back first.
gate-walk-in = Not everyone is in their room yet, so the clock hasn't started.
gate-gather = Not everyone is back together yet.
gate-too-soon = Some people are still on their way. You can start without them in { $seconds } seconds.
paused = The game is paused.
not-paused = The game isn't paused.
not-in-lobby = You can only do that before a game.
not-ready = Still waiting for: { $names }.
not-everyone = The order must name everyone exactly once.
no-vote = You can't vote for that now.
no-evening = There's no evening to look back on yet.
no-guess = Only those who watch can guess.
no-such-guess = { $most ->
    [one] Pick one person at the table.
   *[other] Pick up to { $most } people at the table.
}
table-full = All { $seats } seats are taken.
too-few-seats = { $seats } seats are too few: { $members } people are at the table.
chat-off = Chat is off at this table.
empty-text = There's nothing to send.
text-too-long = That's too long: { $most } letters at most.
bad-call = That isn't a link to a call. It starts with https:// and has at most { $most } letters.
same-call = The other room already has that call and would hear this one. Give each room a call of its own.
no-knock = Nobody is waiting there any more.
too-many-waiting = { $most } people are already waiting to be let in. Try again when the host has answered them.
face-taken = Someone here already has that face. Pick another one.
name-taken = Someone here is already called { $name }, or something that looks like it. Choose another name.
name-reserved = { $name } could be mistaken for a bot, or for "you". Choose another name.
too-many-marks = That name has accents without a letter, or more than { $most } on one letter. Use fewer.
house-full = This server is full.
too-many-requests = Slow down a little, then try again.
too-many-connections = Too many connections right now. Try again in a moment.
malformed = Couldn't understand that message: { $detail }
only-watching = You're watching. Join to take part.
no-bus = The servers can't reach each other right now. Try again in a moment.
table-moving = This table is moving to another server right now. Try again in a moment.
database-failed = The database isn't answering properly. Try again, or tell whoever runs this server.
not-stored = Couldn't save that move, so it didn't happen. Try again.
table-resting = This version can't continue this table (entry { $entry }). It's kept as it is.
table-rule-changed = Rule { $rule } has changed since this game began, so it can't continue. The table is kept as it is.
no-client = This Boomtable has no web page to show. In a clone, build it with `make web`; otherwise install Boomtable again.
unknown-host = This server doesn't go by that name.
foreign-page = Other websites can't do that here.
bad-request = Couldn't understand that request: { $detail }
broken = Something went wrong on the server. We've logged it.

## Measuring

help-load = Measure how many tables a server carries.
help-url = A running server, such as http://localhost:8470. Give several that share a database, and the players of each table are spread over them; give none, and one is started in its own folder.
help-crowd = What they play: time-bomb in fives, or two-rooms in thirties with a screen in each room.
help-tables = How many tables.
help-rate = Moves a second at each table.
help-seconds = How long they play.
help-metrics-url = Where the server shows its metrics, such as http://127.0.0.1:9470/metrics, once for each server; without it, memory and processor aren't measured.

bad-load = A load test needs at least one table, a rate and some seconds.
no-crowd = There's no load test for { $game }. Choose one of: { $allowed }.
too-few-files = That many tables need { $needed } open files, and this system allows { $limit }. Raise the hard limit (ulimit -Hn), or use fewer tables.
load-refused = The server answered { $status }: { $detail }
load-failed = Couldn't measure the server at { $url }: { $detail }
load-result = { $tables } tables, { $sockets } sockets: { $moves } moves, { $rate } a second; { $median } ms until all saw one, { $slowest } ms at the 99th percentile; { $errors } errors.
load-usage = The server used { $core } of a core and { $memory } kB a table.
