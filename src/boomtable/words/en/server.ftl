## Opening the house

serve-open = The table is open. Scan the code, or type one of the addresses.
serve-open-alone = The table is open on this machine alone: phones cannot reach it. It is on no network, or --host keeps it to itself.
serve-link = { "  " }{ $link }
serve-data = Everything is kept in { $file }
serve-stop = Ctrl-C closes it; opening it again goes on where it stopped.

help-serve = Open a table that phones and computers can join, here and far away.
help-host = The address to listen at.
help-port = The port to listen at; 0 takes any that is free.
help-data = The folder to keep tables in; the usual place for a program's data if not said.
help-database-url = A database instead of a folder, such as postgresql://user:password@host/name.
help-public-url = The address by which players reach it from outside, such as https://table.example.
help-trusted-proxy = An address or a network, such as 10.0.0.0/24, whose proxies say truly from where players come; may be given several times.
help-metrics = Where to serve figures for Prometheus, such as 127.0.0.1:9470.
help-keep = Days after which tables that nobody touched are deleted; 0 keeps them for ever.
help-browser = Open it in the browser of this computer too.

help-lost-seat = Make a link that gives a seat to another device, once, while the server is closed: for a host who lost their own.
help-code = The code of the table.
help-whose = The name of the person whose seat it is.
seat-link = Open the server again within ten minutes, and at its address, on { $name }'s device: { $path }

bad-database = This database cannot be opened: { $detail }
no-database = There is no database { $file }; name the folder of the server with --data, or its address with --database-url.
database-other = This database has version { $version }, and { $known } is needed: open it once with "boomtable serve" of this version.
database-newer = This database was made by a newer boomtable (version { $version }; known is { $known }). Upgrade it; nothing was changed.
house-taken = Another boomtable is already open on this database. Close it, or give this one a folder of its own.
bad-folder = The folder { $folder } cannot be used: { $detail }
address-taken = Nothing can listen at { $host }, port { $port }: { $detail }
bad-port = There is no port { $port }.
bad-public-url = "{ $url }" is no address of a whole server, such as https://table.example: http or https, and a name, with nothing after it.
bad-trusted-proxy = "{ $network }" is no address or network, such as 10.0.0.7 or 10.0.0.0/24.
bad-metrics = "{ $address }" is no address with a port, such as 127.0.0.1:9470.

## What a table declines

no-table = There is no table { $table }.
no-key = You have no seat at this table; join it first.
no-link = This link was used already, or has grown too old. Ask for a new one.
no-address = Other devices cannot reach this server at that address.
screen-in-lobby = The screen of a room is opened before the game, or by a moderator who has no seat in it.
no-screen = That screen is closed already.
no-device = That device is logged out already.
own-device = You are using that device now; to give up your seat, leave the table.
no-place = This game has no place called { $place }.
not-here = You have left this table.
still-here = { $name } is still connected, and can make the link themselves.
not-host = Only the host may do that.
not-owner = This table is { $name }'s, and you are host only while they are away.
not-yourself = You cannot remove yourself; leave instead.
bot-stays = A bot plays to the end of the game.
no-member = Nobody at this table has the number { $member }.
no-name = Nobody at this table is called { $name }. There are: { $names }
no-person = Nobody sits there to hand the seat over.
nothing-to-hand-back = No bot plays for a person there.
handed-over = The host handed your seat to a bot; ask for it back.
prompt-gone = That question is no longer open.
no-gesture = Nobody may see whom you choose now.
nobody-there = Nobody sits in seat { $seat }.
no-game = No game is being played.
game-running = A game is being played. You can join the next one.
not-over = The game is not over yet.
gate-walk-in = Not everyone has walked to their room yet; the clock has not started.
gate-gather = Not everyone is back together yet.
gate-too-soon = Some are still on their way. In { $seconds } seconds you may start without them.
paused = The game is paused.
not-paused = The game is not paused.
not-in-lobby = That can only be done before a game.
not-ready = Not everyone is ready: { $names }.
not-everyone = The order must name every member once.
table-full = All { $seats } seats are taken.
too-few-seats = { $members } are at the table; { $seats } seats are too few.
chat-off = Chat is switched off at this table.
empty-text = There is nothing in it.
text-too-long = That is too long: { $most } letters are enough.
bad-call = That is no link to a call: it begins with https:// and has { $most } letters at most.
same-call = The other room has that call already, and would hear this one. Give each room a call of its own.
no-knock = Nobody waits there any more.
too-many-waiting = { $most } people wait to be let in already; try again when the host has answered them.
name-taken = Somebody here is called { $name } already, or something that looks the same. Choose another name.
name-reserved = { $name } could be mistaken for a bot or for the reader's own seat. Choose another name.
too-many-marks = That name has marks without a letter, or more than { $most } on one letter. Write it with fewer.
house-full = No more tables fit into this house.
too-many-requests = That was too much at once; wait a little.
too-many-connections = There are too many connections just now; try again in a moment.
malformed = That message cannot be understood: { $detail }
only-watching = You are watching; join to take part.
database-failed = The database does not answer as it should. Try again, or tell whoever runs this server.
not-stored = That could not be written down, so it did not happen. Try again.
table-resting = This version cannot continue this table (entry { $entry }). It is kept as it is.
table-rule-changed = Rule { $rule } has changed since this game began, so it cannot go on. The table is kept as it is.
no-client = This Boomtable has no web page to show: in a clone, build it with `make web`; otherwise install Boomtable again.
unknown-host = This server is not known by that name.
foreign-page = Another page may not act here.
bad-request = That request cannot be understood: { $detail }
broken = Something went wrong here. It was noted.

## Measuring

help-load = Measure how many tables a server carries.
help-url = A server that is running, such as http://localhost:8470; if none is named, one is started in a folder of its own.
help-crowd = What they play: time-bomb in fives, or two-rooms in thirties with a screen in each room.
help-tables = How many tables.
help-rate = Moves a second at each table.
help-seconds = How long they play.
help-metrics-url = Where that server shows its figures, such as http://127.0.0.1:9470/metrics; without it, memory and processor are not measured.

bad-load = A load needs at least one table, a rate and some seconds.
no-crowd = Nobody here plays { $game } by the clock: { $allowed }.
too-few-files = That many tables need { $needed } open files, and this system allows { $limit }: raise the hard limit (ulimit -Hn), or take fewer tables.
load-refused = The server answered { $status }: { $detail }
load-failed = The server at { $url } cannot be measured: { $detail }
load-result = { $tables } tables, { $sockets } sockets: { $moves } moves, { $rate } a second; { $median } ms until all saw one, { $slowest } ms at the 99th percentile; { $errors } errors.
load-usage = The server used { $core } of a core and { $memory } kB a table.
