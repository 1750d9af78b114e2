## The house

web-name = Boomtable
web-title = Boomtable: games of nerve
web-motto = Five games of nerve. Somebody at this table is lying.
web-games = Games
web-opening = Opening the workshop …
web-for-players = { $low } to { $high } players
web-blurb-time-bomb = Cut the right wires. Trust the wrong people.
web-blurb-time-bomb-evolution = Up to six bombs, each with a mind of its own. The liars have theirs too.
web-blurb-bomb-squad-academy = Three bombs, all of which will go off. Score before they do.
web-blurb-trick-snipers = Take the trick, or make 13 with whoever does.
web-blurb-two-rooms = A President, a Bomber, and a door between them. Who is sent through it?
web-play-now = Play now
web-host = Host a table
web-rules = Rules
web-of-title = { $what }: { $title }
web-settings = Settings
web-join = Join
web-join-code = Somebody gave you a code?
web-your-tables = Your tables
web-your-table = { $phase ->
    [lobby] Table { $code }, before the game
    [playing] Table { $code }, in the middle of a game
   *[other] Table { $code }, after the game
}
web-move-why = Phones find this machine at { $address }. Go on there, and your seats come along.
web-move = Go on at { $address }
web-open-tables = Open tables
web-open-table = { $host }'s table, { $taken } of { $seats }
web-you = You
web-host-name = Host
web-to-home = To the start page
web-dead-end = A loose end
web-no-page = There is nothing at this address.
web-no-server = The server does not answer. Is it still running? Try again in a moment.
web-no-rules = There are no rules for a game of that name.
web-no-board = This page is too old for that game; reload it.
web-no-watching = This table cannot be watched now.
web-table-gone = This table was closed, or the host removed you from it.
web-table-title = Boomtable { $code }
web-your-turn-title = ● Your turn! { $code }
web-connecting = Finding the table …
web-line-lost = The line is down. We keep trying …

## At the door

web-door = { $host } is waiting at table { $code }: { $taken } of { $seats } seats taken.
web-your-name = Your name
web-you-are = You are
web-sit-down = Sit down
web-game-over = Their game is over. Ask the host for a rematch, and you can sit down.
web-lost-seat = Is one of these seats yours, from another device or another address? The host can give it back to you: in the menu, at "{ web-new-device }".
web-watch = Just watch
web-knock-first = At this table { $host } lets newcomers in.
web-do-knock = Knock
web-knocked = You knocked
web-knocked-wait = Waiting for { $host } to let you in. Keep this page open.
web-stop-waiting = Stop waiting
web-turned-away = The host did not let you in.
web-knocks = Waiting to be let in
web-knock = { $name } wants to join.
web-let-in = Let in
web-let-in-name = Let { $name } in
web-turn-away = Refuse
web-turn-away-name = Refuse { $name }
web-watching = You are watching

## The lobby

web-code-label = Table { $code }
web-qr = A code to scan, with the link to this table
web-link = Link
web-copy = Copy link
web-copied = Copied
web-unreachable = Phones cannot reach this machine.
web-other-address = Phones can't open it? Try another address
web-addresses = Addresses of this machine
web-who = Who
web-is-you = you
web-is-host = host
web-is-moderator = runs the game, without a seat
web-is-ready = ready
web-not-yet = not yet
web-away = away
web-bot = Bot { $number }
web-bot-level = How good the bot is
web-level-random = random
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-next-host = Hand the table over to…
web-make-host = Make them host
web-add-bot = Add a bot
web-move-up = Move { $name } up
web-remove = Remove { $name }
web-need-more = { $now ->
    [one] One is here; the game is for { $low } to { $high }.
   *[other] { $now } are here; the game is for { $low } to { $high }.
}
web-waiting-for = Waiting for { $names }.
web-all-ready = Everyone is ready.
web-not-right-yet = Something below is not right yet.
web-ready = I am ready
web-not-ready = Not ready after all
web-start = Start the game
web-leave = Leave
web-house = How we play
web-first = Who begins
web-first-drawn = drawn by chance
web-own-text = Empty: as it is in the box. For example: { $example }
web-clock = Time for each answer
web-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}
web-allow-spectators = Whoever knows the code may watch
web-allow-knocking = Newcomers knock, and the host lets them in
web-allow-chat = Chat
web-allow-research = Our games may be used for research
web-research = Finished games of this table may be used for research: moves and words of the game, without names and without chat. Whoever is ready agrees.
web-allow-moderator = The host runs the game without a seat
web-listed = Anyone may find this table on the start page
web-first-game = This is our first game
web-first-game-note = Every device explains what you can do, when you can do it.

## How people meet

web-meeting = How we meet
web-meeting-together = { $rooms ->
    [0] In one place
   *[other] In two rooms
}
web-meeting-together-note = We talk. The devices only remind.
web-meeting-remote = Far apart
web-meeting-remote-note = Chat, and a call to join.
web-meeting-mixed = Some of each
web-meeting-mixed-note = Reminders, chat and calls.
web-calls = Links to calls
web-calls-note = { $rooms ->
    [0] From any service you like. Everyone at the table gets it.
   *[other] From any service you like. A room's link is given only to who is in that room, and to the next hostage when they arrive.
}
web-place-public = everyone
web-call-all = { $rooms ->
    [0] For everyone
   *[other] For everyone, before and after the game
}
web-call-save = Save
web-call-saved = Saved
web-call-save-for = Save the link: { $place }
web-call-saved-for = Saved: { $place }
web-call-join = { $place ->
    [public] Join the call
   *[other] Join the call of { $name }
}
web-call-joined = { $place ->
    [public] The call
   *[other] The call of { $name }
}
web-call-changed = { $place ->
    [public] Everyone is together again. Hang up, and join this call.
   *[other] You are in { $name } now. Hang up, and join its call.
}
web-call-none = There is no call where you are now. Hang up.
web-call-hung-up = I have
web-afar = Call and chat

## First games

web-coach = What you can do now
web-coach-understood = Got it
web-coach-later = More when there is something new to do.
web-coach-off = No more of this

## Around the game

web-victory = VICTORY
web-defeat = DEFEAT
web-won = won
web-in-the-box = In the box
web-details = Who had what
web-back-to-end = Back
web-gate-look = { $passed } of { $of } have looked.
web-gate-look-tap = Got it
web-gate-wait = { $passed } of { $of } are ready.
web-gate-wait-tap = Go on
web-gate-talk = Time to talk.
web-gate-go-on = Go on, { $name }
web-gate-talk-wall = Time to talk. { $name } waits.
web-pace = Pace
web-pace-relaxed = Relaxed
web-pace-quick = Quick
web-pace-wait = Wait for me
web-pace-relaxed-note = Time to watch, and to breathe.
web-pace-quick-note = Everything takes half as long.
web-pace-wait-note = Bots go on when every person has tapped or acted.
web-talk = Time to talk before a bot cuts
web-talk-choice = { $seconds ->
    [0] None
    [-1] Until we tap
   *[other] { $seconds } s
}
web-skip = Skip
web-missed = While you were away
web-caught-up = Caught up
web-menu = Menu
web-close = Close
web-cancel = Never mind
web-pause = Pause
web-resume = Go on
web-screen = Table screen
web-chat = Chat
web-chat-line = Write a line
web-no-chat = Nobody has written anything.
web-send = Send
web-another-device = Go on with another device
web-make-link = Make a link
web-devices = Your devices
web-device-mine = this one
web-device-connected = connected
web-device-seen = last seen { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
web-device-not-seen = not seen lately
web-log-out = Log out
web-log-out-device = Log out: { $device }
web-platform-iphone = iPhone
web-platform-ipad = iPad
web-platform-android = Android device
web-platform-chromebook = Chromebook
web-platform-windows = Windows computer
web-platform-mac = Mac
web-platform-linux = Linux computer
web-platform-unknown = Another device
web-link-once = It works once, within ten minutes. Whoever opens it has your seat.
web-hand-over = Let a bot play
web-new-device = New device
web-new-device-for = For { $name }, on another device
web-new-device-once = For { $name } alone, once, within ten minutes. Everyone is told when it is used, and the lost device is locked out.
web-moved = { $name } goes on with another device, by the host's link.
web-hand-back = Give the seat back
web-leave-sure = A bot will play your cards to the end. Leave?
web-leave-over = Leave this table?
web-stay = Stay
web-minded = A bot is playing for you.
web-i-am-back = I am back
web-plays-bot = A bot
web-time-left = { $seconds } seconds left
web-screen-call = Scan, give a name, sit down.
web-place-room-1 = Room 1
web-place-room-2 = Room 2
web-place-parley = The leaders' parley
web-room-screens = Screens
web-open-screens = Open screens
web-screen-by = A screen shows { $place }; { $name } opened it.
web-close-screen = Close it
web-close-screen-of = Close the screen: { $place }
web-screen-closed = This screen was closed.
web-screen-table = the table
web-screen-for = A screen for { $place }
web-screen-scan = Scan this with the tablet for { $place }. Or open { $address } there, and type:
web-screen-once = It works once, within ten minutes. Whoever sees that screen sees what is shown there.
web-screen-here = Open it on this device
web-screen-word = The host's word for this screen
web-screen-ask = The host finds it in the menu, at "{ web-room-screens }".
web-screen-open = Open the screen

## After the game

web-after = After the game
web-you-won = You won.
web-you-lost = You lost.
web-rematch = Play again
web-restarting = The next game begins…
web-to-lobby = Change the table
web-wait-rematch = The host can start another game.
web-record = Record of the game
web-check-deal = Was the deal fair?
web-fair-yes = Yes. The seed is the one promised before the game, your own line is in the list, and all { $draws } draws follow from them.
web-fair-no-line = Yes. The seed is the one promised before the game, and all { $draws } draws follow from it and the list. This device added no line of its own.
web-fair-not-mine = The numbers are right, but this device's line is not in the list.
web-fair-list = The list of lines is not the one shown before the game.
web-fair-draw = No: draw { $draw } does not follow from the seed and the list.

## Settings

web-volume = Sound
web-volume-value = { $percent ->
    [0] off
   *[other] { $percent } %
}
web-look-up = Look up
web-wall-sound = Press OK for sound
web-set-theme = Light
web-set-theme-auto = As the device has it
web-set-theme-dark = Night
web-set-theme-light = Day
web-set-text = Text
web-set-text-normal = normal
web-set-text-large = large
web-set-text-huge = huge
web-set-motion = Motion
web-set-motion-auto = As the device has it
web-set-motion-calm = as little as possible
web-set-peek = My secrets
web-set-peek-hold = covered until I hold them
web-set-peek-open = always open
web-set-hold = Cutting a wire
web-set-hold-hold = hold the button
web-set-hold-twice = tap it twice
web-set-explain = Explain as we go
web-set-explain-auto = in a first game
web-set-explain-on = always
web-set-explain-off = never
web-set-speaker = Sound on this phone
web-set-speaker-auto = automatic: one speaker a room
web-set-speaker-on = on
web-set-speaker-off = off
web-set-more = Also
web-set-scenes = Scenes on my phone, too, when they are on the wall
web-set-confirm = Ask before what cannot be taken back
web-set-language = Boomtable speaks English so far.
web-hold-to-peek = Hold to look
web-less = Less { $what }
web-more = More { $what }
