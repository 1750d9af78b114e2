## The house

web-name = Boomtable
web-title = Boomtable: games of nerve
web-motto = Five games of nerve. Bring friends.
web-games = Games
web-opening = Setting the table…
web-for-players = { $low } to { $high } players, about { $minutes } min
web-blurb-time-bomb = Cut the right wires. Trust the wrong people.
web-blurb-time-bomb-evolution = More bombs, more colours, more reasons to panic.
web-blurb-bomb-squad-academy = Three bombs that will go off. Score before they do.
web-blurb-trick-snipers = A trick-taking shoot-out. Make 13 and steal it.
web-blurb-two-rooms = A President, a Bomber, two rooms, one door.
web-play-now = Play now
web-host = Play with friends
web-rules = Rules
web-rule = Rule { $rule }
web-how-to-play = How to play
web-learn = Learn in 3 minutes
web-practice = Practice
web-start-over = Start over
web-of-title = { $what }: { $title }
web-settings = Settings
web-docs = Docs
web-join = Join
web-join-code = Got a code?
web-your-tables = Your tables
web-your-table = { $phase ->
    [lobby] Table { $code }: in the lobby
    [asked] Table { $code }: your turn!
    [playing] Table { $code }: game on
   *[other] Table { $code }: game over
}
web-your-practice = { $phase ->
    [playing] Practice: carry on
   *[other] Practice: done
}
web-move-why = Phones reach this computer at { $address }. Continue there, and your seats come with you.
web-move = Continue at { $address }
web-open-tables = Open tables
web-open-table = { $host }'s table, { $taken } of { $seats }
web-you = You
web-host-name = Host
web-to-home = Home
web-watch-again = Watch again
web-saved-game = Watch a saved game
web-dead-end = Nothing here
web-no-docs = This page of the docs isn't here. In a clone, `make docs` builds them; then start the server again.
web-no-page = There's no page at this address.
web-no-server = The server isn't answering. Is it still running? Try again in a moment.
web-no-rules = There are no rules for a game of that name.
web-no-board = This page is out of date for that game. Reload it.
web-no-watching = You can't watch this table right now.
web-table-gone = This table was closed, or the host removed you.
web-table-title = Boomtable { $code }
web-your-turn-title = ● Your turn! { $code }
web-new-version = A new version is ready.
web-reload = Reload
web-add-to-home = Add to your home screen
web-offline = No connection
web-offline-text = Boomtable can't reach its server. Your seat is kept, and this page carries on by itself once you're back online.
web-offline-meanwhile = Meanwhile, learn a game
web-try-again = Try again
web-turn = { $who ->
    [you] Your turn
    [one] { $name }'s turn
    [some] { $count } still choosing
    [everyone] Everyone chooses
    [anyone] Everyone plays at once
   *[nobody] Everyone watches
}
web-connecting = Finding the table…
web-line-lost = Connection lost. Trying again…

## At the door

web-door = { $host } is waiting at table { $code }: { $taken } of { $seats } seats taken.
web-door-on = { $host } is playing at table { $code }.
web-your-name = Your name
web-you-are = You are
web-change-face = Change face
web-sit-down = Sit down
web-game-over = Their game is over. Ask the host for another one, and you can sit down.
web-lost-seat = Is one of these seats yours, from another device? The host can give it back to you: in the menu, under "{ web-new-device }".
web-watch = Just watch
web-knock-first = { $host } lets people in at this table.
web-do-knock = Knock
web-knocked = You knocked
web-knocked-wait = Waiting for { $host } to let you in. Keep this page open.
web-stop-waiting = Stop waiting
web-turned-away = The host didn't let you in.
web-knocks = Waiting to be let in
web-knock = { $name } wants to join.
web-let-in = Let them in
web-let-in-name = Let { $name } in
web-turn-away = No
web-turn-away-name = Turn { $name } away
web-late-take-over = A game is on. Take over from a bot and play right away, or watch and join the next game.
web-late-wait = A game is on. Come in, watch, and you're in the next one.
web-wait-for-next = Wait for the next game

web-watching = You're watching
web-come-in = Come in
web-you-are-next = You're next!
web-place-in-line = You're number { $place } in line.
web-take-over = Take over { $name }
web-take-over-one = Take over a bot
web-whose-seat = Whose seat?
web-whose-seat-note = You get the cards and everything this seat knows. The bot leaves for good.
web-no-free-seat = Nobody here can be taken over right now.
web-late-comers = Late to the game?
web-late-comers-take-over = Take over a bot
web-late-comers-wait = Wait for the next
web-late-comers-stay-out = Stay out

## The lobby

web-code-label = Table { $code }
web-qr = QR code with the link to this table
web-link = Link
web-invite = Invite
web-copy = Copy link
web-copied = Copied
web-share = Share
web-copy-failed = This browser can't copy it. Select the link:
web-unreachable = Phones can't reach this computer.
web-other-address = Phones can't open it? Try another address
web-addresses = Addresses of this computer
web-who = Players
web-is-you = you
web-is-host = host
web-is-moderator = host, not playing
web-is-ready = ready
web-not-yet = not yet
web-away = away
web-sits-out = sits out
web-bot = Bot { $number }
web-bot-level = Bot level
web-bot-level-note = How well the bots play
web-bots-level = Bots: { $level }
web-bots = { $count ->
    [0] no bots
    [one] 1 bot
   *[other] { $count } bots
}
web-no-bots = Remove all bots
web-fill-to = Fill to { $players }
web-fill-best = Best with { $players } players
web-remove-bot = Remove a bot
web-level-random = random
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-random-note = anything that is allowed
web-level-easy-note = kind to beginners
web-level-normal-note = a fair match
web-level-hard-note = plays to win
web-make-host = Make host
web-add-bot = Add a bot
web-move-earlier = Move one seat earlier
web-move-later = Move one seat later
web-remove = Remove { $name }
web-need-more = { $count ->
    [one] 1 more player, or fill with bots
   *[other] { $count } more players, or fill with bots
}
web-need-guests = { $count ->
    [one] 1 more player
   *[other] { $count } more players
}
web-host-can-start = { $name } can start.
web-waiting-for-you = Tap when you are ready.
web-waiting-for = { $more ->
    [0] Waiting for { $names }.
   *[other] Waiting for { $names } and { $more } more.
}
web-all-ready = Everyone is ready.
web-not-right-yet = The cards below need another look first.
web-ready = I'm ready
web-start = Start the game
web-change-game = { $title }: change the game
web-choose-game = What are we playing?
web-leave = Leave
web-house = House rules
web-advanced = Advanced
web-first = Who starts
web-first-drawn = Random
web-own-text = Leave empty for the standard rules. For example: { $example }
web-clock = Time per move
web-clock-seconds = { $seconds ->
    [0] No limit
   *[other] { $seconds } seconds
}
web-allow-spectators = Spectators: anyone with the code can watch
web-allow-knocking = Newcomers knock, and the host lets them in
web-allow-chat = Chat for everyone at the table
web-allow-research = Our games may be used for research
web-research = Finished games from this table may be used for research: the moves and what was said in the game, without names or chat. By getting ready, you agree.
web-allow-moderator = The host runs the game and doesn't play
web-listed = List this table on the home page
web-first-game = This is our first game
web-first-game-note = Every phone gives tips as you play.

## How people meet

web-meeting = Where are you playing?
web-meeting-together = { $rooms ->
    [0] Same room
   *[other] In two rooms
}
web-meeting-together-note = Talk out loud.
web-meeting-remote = Far apart
web-meeting-remote-note = Chat, plus a call to join.
web-meeting-mixed = Mixed
web-meeting-mixed-note = Some of you together, some far away: chat and calls.
web-calls = Links to calls
web-calls-note = { $rooms ->
    [0] From any service you like. Everyone at the table gets it.
   *[other] From any service you like. Only people in a room get its link; hostages get it when they arrive.
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
   *[other] Join { $name }'s call
}
web-call-joined = { $place ->
    [public] The call
   *[other] { $name }'s call
}
web-call-changed = { $place ->
    [public] Everyone is back together. Hang up, and join this call.
   *[other] You're in { $name } now. Hang up, and join its call.
}
web-call-none = There's no call where you are now. Hang up.
web-call-hung-up = Done
web-afar = Call and chat

## Around the game

web-victory = VICTORY
web-defeat = DEFEAT
web-won = won
web-in-the-box = In the box
web-end-tabs = About this game
web-end-result = Result
web-end-hands = Hands
web-end-lies = Lies
web-end-scores = Scores
web-end-bombs = Bombs
web-end-tricks = Tricks
web-end-cards = All cards
web-end-story = Story
web-end-history = History
web-gate-look = { $passed } of { $of } have looked.
web-gate-look-tap = Got it
web-opening-look = Look at your card.
web-opening-same = Each for themselves. Everyone has the same goal.
web-opening-keep = Everyone looks at their own. Keep a straight face.
web-opening-later = Later
web-gate-wait = { $passed } of { $of } are ready.
web-gate-wait-tap = Continue
web-gate-talk = Time to talk.
web-gate-go-on = Go on, { $name }
web-wall-thinking = { $name } is thinking.
web-gate-talk-wall = Time to talk. { $name } is waiting.
web-pace = Pace
web-pace-relaxed = Relaxed
web-pace-quick = Quick
web-pace-wait = Wait for me
web-pace-relaxed-note = Time to watch, and to breathe.
web-pace-quick-note = Everything takes half as long.
web-pace-wait-note = Bots wait until everyone has tapped or moved.
web-talk = Talk time before a bot cuts
web-talk-choice = { $seconds ->
    [0] None
    [-1] Until we tap
   *[other] { $seconds } s
}
web-skip = Skip
web-missed = While you were away
web-caught-up = Caught up
web-menu = Menu
web-menu-game = Game
web-menu-people = People
web-menu-sound = Sound and screen
web-menu-table = Table
web-menu-table-code = Table { $code }
web-sound = Sound
web-react = React
web-explain = What is this? Tap here, then anything on the table
web-close = Close
web-cancel = Never mind
web-pause = Pause
web-resume = Resume
web-screen = Table screen
web-chat = Chat
web-chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $unread } new messages
}
web-chat-line = Write a message
web-no-chat = No messages yet.
web-send = Send
web-another-device = Continue on another device
web-make-link = Make a link
web-devices = Your devices
web-device-mine = this device
web-device-connected = connected
web-device-seen = last seen { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
web-device-not-seen = not seen for a while
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
web-link-once = It works once, within ten minutes. Whoever opens it gets your seat.
web-hand-over = Let a bot play
web-new-device = New device
web-new-device-for = For { $name }, on another device
web-new-device-once = Only for { $name }: it works once, within ten minutes. Everyone is told when it's used, and the old device is logged out.
web-moved = { $name } is back on another device, with a link from the host.
web-gone = { $name } is gone. A bot takes over in { $seconds } seconds.
web-took-over = A bot is playing for { $name }.
web-back = { $name } is back.
web-left = { $name } left. A bot plays on.
web-came-in = { $name } came in.
web-takes-over = { $name } takes over from { $of }.
web-you-take-over = You take over from { $of }.
web-now-host = { $name } is the host now.
web-you-host = You're the host now.
web-tv-joined = A TV joined the table.
web-hand-back = Give the seat back
web-leave-sure = A bot will play your cards to the end. Leave?
web-leave-over = Leave this table?
web-stay = Stay
web-minded = A bot is playing for you.
web-i-am-back = I'm back
web-plays-bot = A bot
web-bot-of = A bot, { $temper }
web-temper-cautious = cautious
web-temper-bold = bold
web-temper-chatty = chatty
web-temper-stone-faced = stone-faced
web-time-left = { $seconds } seconds left
web-screen-call = Scan to join
web-place-room-1 = Room 1
web-place-room-2 = Room 2
web-place-parley = The leaders' meeting
web-room-screens = Screens
web-open-screens = Open screens
web-screen-by = A screen shows { $place }. { $name } opened it.
web-close-screen = Close
web-close-screen-of = Close the screen: { $place }
web-screen-table = the table
web-screen-here = Show it on this device instead
web-tv = Show on a TV
web-tv-open = On the TV, open
web-tv-where = What does this screen show?
web-tv-code = The code on the TV
web-tv-show = Show it there
web-tv-shown = Your table is on the TV.
web-tv-here = Show your table here
web-tv-code-label = Code { $code }
web-tv-qr = QR code for the host's phone
web-tv-how = Host: scan this, or type the code under "{ web-tv }".
web-tv-which = Which table goes on this TV?
web-tv-no-table = You have no table on this phone yet. Open one first, then scan the TV again.

## After the game

web-after = After the game
web-rematch = Play again
web-restarting = The next game begins…
web-to-lobby = Back to the lobby
web-what-next = What next?
web-votes = { $count ->
    [0] nobody yet
   *[other] { $names }
}
web-play-title = Play { $title }
web-score = Won tonight
web-evening = The evening so far
web-games-won = { $won ->
    [one] 1 game
   *[other] { $won } games
}
web-wait-rematch = The host can start another game.
web-record = Download the game
web-share-result = Share the result
web-check-deal = Was the deal fair?
web-fair-yes = Yes. The seed is the one promised before the game, your device's number is in the list, and all { $draws } draws follow from them.
web-fair-no-line = Yes. The seed is the one promised before the game, and all { $draws } draws follow from it and the list. This device added no number of its own.
web-fair-not-mine = The draws are right, but this device's number isn't in the list.
web-fair-list = The list isn't the one shown before the game.
web-fair-draw = No: draw { $draw } doesn't follow from the seed and the list.

## Settings

web-volume = Volume
web-volume-value = { $percent ->
    [0] off
   *[other] { $percent } %
}
web-look-up = Look up
web-wall-sound = Press OK for sound
web-set-theme = Theme
web-set-theme-auto = System
web-set-theme-dark = Dark
web-set-theme-light = Light
web-set-text = Text size
web-set-text-normal = normal
web-set-text-large = large
web-set-text-huge = huge
web-set-motion = Motion
web-set-motion-auto = System
web-set-motion-calm = reduced
web-set-peek = My cards
web-set-peek-hold = hidden until I hold them
web-set-peek-open = always visible
web-set-hold = Cutting a wire
web-set-hold-hold = hold the button
web-set-hold-twice = tap it twice
web-set-explain = Tips
web-set-explain-auto = in my first game
web-set-explain-on = always
web-set-explain-off = never
web-set-speaker = Sound on this phone
web-set-speaker-auto = automatic: one speaker per room
web-set-speaker-on = on
web-set-speaker-off = off
web-set-more = More
web-set-scenes = Show scenes on my phone, even with a TV
web-set-confirm = Confirm final moves
web-set-language = Boomtable speaks English for now.
web-hold-to-peek = Hold to look
web-let-go = Let go to hide
web-plaster = The last Boom was theirs
