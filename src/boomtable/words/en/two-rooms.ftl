# Two Rooms and a Boom. Numbers cite docs/rules/two-rooms.md.

## Sides, colours, and what is shown

two-rooms-side-red = Red
two-rooms-side-blue = Blue
two-rooms-side-neither = Neither side

two-rooms-team-red = Red
two-rooms-team-blue = Blue
two-rooms-team-grey = Grey
two-rooms-team-green = Green

two-rooms-aim-red = You win with Red: the President must not survive the Bomber's blast.
two-rooms-aim-blue = You win with Blue: the President must survive the Bomber's blast.
two-rooms-aim-grey = You're on nobody's side. Your card says how you win.
two-rooms-aim-green = You're on nobody's side. Your card says how you win.

two-rooms-call-red = Red wins
two-rooms-call-blue = Blue wins
two-rooms-call-neither = Neither side wins

two-rooms-kind-card = cards
two-rooms-kind-colour = colours

## Conditions, and what each means to whoever has it

two-rooms-condition-dead = dead
two-rooms-condition-immune = immune
two-rooms-condition-honest = honest
two-rooms-condition-liar = a liar
two-rooms-condition-blind = blind
two-rooms-condition-coy = coy
two-rooms-condition-shy = shy
two-rooms-condition-paranoid = paranoid
two-rooms-condition-savvy = savvy
two-rooms-condition-foolish = foolish
two-rooms-condition-cursed = cursed
two-rooms-condition-zombie = a zombie
two-rooms-condition-in-love = in love
two-rooms-condition-in-hate = in hate

two-rooms-means-dead = You count as dead at the end.
two-rooms-means-immune = Powers and conditions don't work on you.
two-rooms-means-honest = Everything you say out loud must be true.
two-rooms-means-liar = Everything you say out loud must be false.
two-rooms-means-blind = Keep your eyes shut.
two-rooms-means-coy = You may only share colours.
two-rooms-means-shy = You can't show any part of your card.
two-rooms-means-paranoid = You may share cards once, and show nothing else.
two-rooms-means-savvy = You may share cards, and show nothing else.
two-rooms-means-foolish = You must accept every offer to share.
two-rooms-means-cursed = Don't make a sound, and use no power that needs speech.
two-rooms-means-zombie = Whoever shares with you becomes a zombie. You win if only zombies are alive at the end.
two-rooms-means-in-love = Forget what your card says: end up in the same room as your love.
two-rooms-means-in-hate = Forget what your card says: end up in a different room from the one you hate.


## Cards

two-rooms-card-president = President
two-rooms-card-bomber = Bomber
two-rooms-card-red-team = Red Team
two-rooms-card-blue-team = Blue Team
two-rooms-card-presidents-daughter = President's Daughter
two-rooms-card-martyr = Martyr
two-rooms-card-doctor = Doctor
two-rooms-card-engineer = Engineer
two-rooms-card-nurse = Nurse
two-rooms-card-tinkerer = Tinkerer
two-rooms-card-dr-boom = Dr. Boom
two-rooms-card-tuesday-knight = Tuesday Knight
two-rooms-card-invincible = Invincible
two-rooms-card-immunologist = Immunologist
two-rooms-card-spy-red = Red Spy
two-rooms-card-spy-blue = Blue Spy
two-rooms-card-ambassador-red = Red Ambassador
two-rooms-card-ambassador-blue = Blue Ambassador
two-rooms-card-coy-boy-red = Red Coy Boy
two-rooms-card-coy-boy-blue = Blue Coy Boy
two-rooms-card-shy-guy-red = Red Shy Guy
two-rooms-card-shy-guy-blue = Blue Shy Guy
two-rooms-card-paranoid-red = Red Paranoid
two-rooms-card-paranoid-blue = Blue Paranoid
two-rooms-card-negotiator-red = Red Negotiator
two-rooms-card-negotiator-blue = Blue Negotiator
two-rooms-card-angel-red = Red Angel
two-rooms-card-angel-blue = Blue Angel
two-rooms-card-demon-red = Red Demon
two-rooms-card-demon-blue = Blue Demon
two-rooms-card-blind-red = Red Blind
two-rooms-card-blind-blue = Blue Blind
two-rooms-card-clown-red = Red Clown
two-rooms-card-clown-blue = Blue Clown
two-rooms-card-mime-red = Red Mime
two-rooms-card-mime-blue = Blue Mime
two-rooms-card-paparazzo-red = Red Paparazzo
two-rooms-card-paparazzo-blue = Blue Paparazzo
two-rooms-card-intern = Intern
two-rooms-card-victim = Victim
two-rooms-card-rival = Rival
two-rooms-card-survivor = Survivor
two-rooms-card-bomb-bot = Bomb-Bot
two-rooms-card-queen = Queen
two-rooms-card-ahab = Ahab
two-rooms-card-moby = Moby
two-rooms-card-butler = Butler
two-rooms-card-maid = Maid
two-rooms-card-romeo = Romeo
two-rooms-card-juliet = Juliet
two-rooms-card-wife = Wife
two-rooms-card-mistress = Mistress
two-rooms-card-agoraphobe = Agoraphobe
two-rooms-card-traveler = Traveler
two-rooms-card-anarchist = Anarchist
two-rooms-card-minion = Minion
two-rooms-card-mastermind = Mastermind
two-rooms-card-mi6 = MI6
two-rooms-card-nuclear-tyrant = Nuclear Tyrant
two-rooms-card-clone = Clone
two-rooms-card-robot = Robot
two-rooms-card-gambler = Gambler
two-rooms-card-private-eye = Private Eye
two-rooms-card-sniper = Sniper
two-rooms-card-target = Target
two-rooms-card-decoy = Decoy
two-rooms-card-drunk = Drunk
two-rooms-card-hot-potato = Hot Potato
two-rooms-card-leprechaun = Leprechaun
two-rooms-card-zombie = Zombie
two-rooms-card-agent-red = Red Agent
two-rooms-card-agent-blue = Blue Agent
two-rooms-card-enforcer-red = Red Enforcer
two-rooms-card-enforcer-blue = Blue Enforcer
two-rooms-card-bouncer-red = Red Bouncer
two-rooms-card-bouncer-blue = Blue Bouncer
two-rooms-card-psychologist-red = Red Psychologist
two-rooms-card-psychologist-blue = Blue Psychologist
two-rooms-card-security-red = Red Security
two-rooms-card-security-blue = Blue Security
two-rooms-card-usurper-red = Red Usurper
two-rooms-card-usurper-blue = Blue Usurper
two-rooms-card-mayor-red = Red Mayor
two-rooms-card-mayor-blue = Blue Mayor
two-rooms-card-cupid = Cupid
two-rooms-card-eris = Eris
two-rooms-card-criminal-red = Red Criminal
two-rooms-card-criminal-blue = Blue Criminal
two-rooms-card-dealer-red = Red Dealer
two-rooms-card-dealer-blue = Blue Dealer
two-rooms-card-thug-red = Red Thug
two-rooms-card-thug-blue = Blue Thug
two-rooms-card-mummy-red = Red Mummy
two-rooms-card-mummy-blue = Blue Mummy
two-rooms-card-medic-red = Red Medic
two-rooms-card-medic-blue = Blue Medic
two-rooms-card-conman-red = Red Conman
two-rooms-card-conman-blue = Blue Conman

## What they do

two-rooms-does-president = Blue loses if you're dead at the end. Find your friends, and stay away from the Bomber.
two-rooms-does-bomber = At the end you blow up, and everyone in your room dies. Be where the President is.
two-rooms-does-red-team = You have no power. Help the Bomber end up in the President's room.
two-rooms-does-blue-team = You have no power. Help the President end up in a room without the Bomber.
two-rooms-does-presidents-daughter = If the President is buried, you're the President. Sharing with Dr. Boom sets nothing off.
two-rooms-does-martyr = If the Bomber is buried, you're the Bomber. Sharing with the Tuesday Knight sets nothing off.
two-rooms-does-doctor = The President must share cards with you, or Blue loses.
two-rooms-does-engineer = The Bomber must share cards with you, or Red loses.
two-rooms-does-nurse = If the Doctor is buried, you're the Doctor: the President must share cards with you.
two-rooms-does-tinkerer = If the Engineer is buried, you're the Engineer: the Bomber must share cards with you.
two-rooms-does-dr-boom = Share cards with the President and the game ends at once: everyone in your room dies.
two-rooms-does-tuesday-knight = Share cards with the Bomber and the game ends at once: everyone in your room dies, except the President.
two-rooms-does-invincible = No power and no condition works on you, not even the bomb.
two-rooms-does-immunologist = { two-rooms-does-invincible }
two-rooms-does-spy-red = Your card has the other side's colour. Anyone who sees only the colour will think you're one of them.
two-rooms-does-spy-blue = { two-rooms-does-spy-red }
two-rooms-does-ambassador-red = Everyone knows you. Walk between the rooms as you like. You're immune, and you count in neither room.
two-rooms-does-ambassador-blue = { two-rooms-does-ambassador-red }
two-rooms-does-coy-boy-red = You may only share colours, unless a power makes you show more.
two-rooms-does-coy-boy-blue = { two-rooms-does-coy-boy-red }
two-rooms-does-shy-guy-red = You can't show anyone any part of your card, unless a power makes you.
two-rooms-does-shy-guy-blue = { two-rooms-does-shy-guy-red }
two-rooms-does-paranoid-red = You may share cards once all game, and show nothing else. Shares that a power forces on you don't count.
two-rooms-does-paranoid-blue = { two-rooms-does-paranoid-red }
two-rooms-does-negotiator-red = You may share cards, but you can't share colours or just show your card.
two-rooms-does-negotiator-blue = { two-rooms-does-negotiator-red }
two-rooms-does-angel-red = Everything you say out loud must be true.
two-rooms-does-angel-blue = { two-rooms-does-angel-red }
two-rooms-does-demon-red = Everything you say out loud must be false.
two-rooms-does-demon-blue = { two-rooms-does-demon-red }
two-rooms-does-blind-red = Keep your eyes shut all game, and let the others guide you.
two-rooms-does-blind-blue = { two-rooms-does-blind-red }
two-rooms-does-clown-red = Keep smiling all game.
two-rooms-does-clown-blue = { two-rooms-does-clown-red }
two-rooms-does-mime-red = Don't make a sound all game.
two-rooms-does-mime-blue = { two-rooms-does-mime-red }
two-rooms-does-paparazzo-red = Barge in on private talks wherever you can. Once the room has seen your card, no privacy promise stops you: you see who shares with whom.
two-rooms-does-paparazzo-blue = { two-rooms-does-paparazzo-red }
two-rooms-does-intern = End up in the President's room.
two-rooms-does-victim = End up in the Bomber's room.
two-rooms-does-rival = End up in a different room from the President.
two-rooms-does-survivor = End up in a different room from the Bomber.
two-rooms-does-bomb-bot = End up with the Bomber, away from the President.
two-rooms-does-queen = End up away from both the President and the Bomber.
two-rooms-does-ahab = Moby must end up with the Bomber, and you must not.
two-rooms-does-moby = Ahab must end up with the Bomber, and you must not.
two-rooms-does-butler = End up with the Maid and the President.
two-rooms-does-maid = End up with the Butler and the President.
two-rooms-does-romeo = End up with Juliet and the Bomber.
two-rooms-does-juliet = End up with Romeo and the Bomber.
two-rooms-does-wife = End up with the President, away from the Mistress.
two-rooms-does-mistress = End up with the President, away from the Wife.
two-rooms-does-agoraphobe = Never leave the room you start in.
two-rooms-does-traveler = Be sent as a hostage in more than half of the rounds.
two-rooms-does-anarchist = Help vote out a leader in more than half of the rounds.
two-rooms-does-minion = No leader may be overthrown while you're in the room.
two-rooms-does-mastermind = Lead your room at the end, after leading the other one at some point.
two-rooms-does-mi6 = Share cards with both the President and the Bomber.
two-rooms-does-nuclear-tyrant = You must accept every offer to share. If neither the President nor the Bomber shares cards with you, you win, and everybody else loses.
two-rooms-does-clone = You win if the first player you share with wins.
two-rooms-does-robot = You win if the first player you share with loses.
two-rooms-does-gambler = Just before the cards turn, say who wins. Get it right.
two-rooms-does-private-eye = Just before the cards turn, name the buried card. Get it right.
two-rooms-does-sniper = Just before the cards turn, shoot a player in either room. Hit the Target.
two-rooms-does-target = Don't be the one the Sniper shoots.
two-rooms-does-decoy = Be the one the Sniper shoots.
two-rooms-does-drunk = When the last round starts you sober up: you swap this for a card that was set aside.
two-rooms-does-hot-potato = Whoever shares anything with you swaps cards with you. Whoever has this card at the end loses.
two-rooms-does-leprechaun = You must accept every offer to share, and sharing swaps your cards, but nobody gets this one twice. Whoever has it at the end wins.
two-rooms-does-zombie = Whoever shares anything with you becomes a zombie too. You win if only zombies are alive at the end.
two-rooms-does-agent-red = Once a round, show your card to one player: they must share cards with you.
two-rooms-does-agent-blue = { two-rooms-does-agent-red }
two-rooms-does-enforcer-red = Once a round, show your card to two others: they must share cards with each other.
two-rooms-does-enforcer-blue = { two-rooms-does-enforcer-red }
two-rooms-does-bouncer-red = While your room is the larger one, show your card to one player: they change rooms. Not in the last round.
two-rooms-does-bouncer-blue = { two-rooms-does-bouncer-red }
two-rooms-does-psychologist-red = Show your card to somebody who is shy, coy or paranoid. If they share cards with you, they're cured.
two-rooms-does-psychologist-blue = { two-rooms-does-psychologist-red }
two-rooms-does-security-red = Once, turn your card face up for good and pick another player in the room: they can't go as a hostage this round.
two-rooms-does-security-blue = { two-rooms-does-security-red }
two-rooms-does-usurper-red = Once, but not in the last round, turn your card face up for good: you lead, and no vote can change that this round.
two-rooms-does-usurper-blue = { two-rooms-does-usurper-red }
two-rooms-does-mayor-red = While you vote, show the room your card: if the number of players there is even, your vote counts twice. If the other Mayor does it, show yours to stop it.
two-rooms-does-mayor-blue = { two-rooms-does-mayor-red }
two-rooms-does-cupid = Once, show your card to two others: they fall in love. All they need now is to end up in the same room.
two-rooms-does-eris = Once, show your card to two others: they hate each other. All they need now is to end up in different rooms.
two-rooms-does-criminal-red = Whoever shares cards with you becomes shy: they can't show anything any more.
two-rooms-does-criminal-blue = { two-rooms-does-criminal-red }
two-rooms-does-dealer-red = Whoever shares cards with you becomes foolish: they must accept every offer to share.
two-rooms-does-dealer-blue = { two-rooms-does-dealer-red }
two-rooms-does-thug-red = Whoever shares cards with you becomes coy: they may only share colours.
two-rooms-does-thug-blue = { two-rooms-does-thug-red }
two-rooms-does-mummy-red = Whoever shares cards with you is cursed: no sound, and no power that needs speech.
two-rooms-does-mummy-blue = { two-rooms-does-mummy-red }
two-rooms-does-medic-red = Whoever shares cards with you loses all conditions, even the ones they started with.
two-rooms-does-medic-blue = { two-rooms-does-medic-red }
two-rooms-does-conman-red = Whoever agrees to share colours with you shows their whole card and sees yours. It doesn't count as a share.
two-rooms-does-conman-blue = { two-rooms-does-conman-red }

## What they do, in one line of the opening card; the whole text is under the card

two-rooms-briefly-president = End up in a room without the Bomber.
two-rooms-briefly-bomber = End up in the President's room.
two-rooms-briefly-red-team = Get the Bomber into the President's room.
two-rooms-briefly-blue-team = Keep the President away from the Bomber.
two-rooms-briefly-presidents-daughter = If the President is buried, you're the President.
two-rooms-briefly-martyr = If the Bomber is buried, you're the Bomber.
two-rooms-briefly-doctor = { two-rooms-does-doctor }
two-rooms-briefly-engineer = { two-rooms-does-engineer }
two-rooms-briefly-nurse = If the Doctor is buried, you're the Doctor.
two-rooms-briefly-tinkerer = If the Engineer is buried, you're the Engineer.
two-rooms-briefly-dr-boom = Share cards with the President and the game ends at once.
two-rooms-briefly-tuesday-knight = Share cards with the Bomber and the game ends at once.
two-rooms-briefly-invincible = { two-rooms-does-invincible }
two-rooms-briefly-immunologist = { two-rooms-does-immunologist }
two-rooms-briefly-spy-red = Your card has the other side's colour.
two-rooms-briefly-spy-blue = { two-rooms-briefly-spy-red }
two-rooms-briefly-ambassador-red = Everyone knows you. Walk between the rooms as you like.
two-rooms-briefly-ambassador-blue = { two-rooms-briefly-ambassador-red }
two-rooms-briefly-coy-boy-red = You may only share colours, nothing more.
two-rooms-briefly-coy-boy-blue = { two-rooms-briefly-coy-boy-red }
two-rooms-briefly-shy-guy-red = You can't show anyone any part of your card.
two-rooms-briefly-shy-guy-blue = { two-rooms-briefly-shy-guy-red }
two-rooms-briefly-paranoid-red = You may share cards once, and show nothing else.
two-rooms-briefly-paranoid-blue = { two-rooms-briefly-paranoid-red }
two-rooms-briefly-negotiator-red = You may share cards, but not show them any other way.
two-rooms-briefly-negotiator-blue = { two-rooms-briefly-negotiator-red }
two-rooms-briefly-angel-red = { two-rooms-does-angel-red }
two-rooms-briefly-angel-blue = { two-rooms-briefly-angel-red }
two-rooms-briefly-demon-red = { two-rooms-does-demon-red }
two-rooms-briefly-demon-blue = { two-rooms-briefly-demon-red }
two-rooms-briefly-blind-red = { two-rooms-does-blind-red }
two-rooms-briefly-blind-blue = { two-rooms-briefly-blind-red }
two-rooms-briefly-clown-red = { two-rooms-does-clown-red }
two-rooms-briefly-clown-blue = { two-rooms-briefly-clown-red }
two-rooms-briefly-mime-red = { two-rooms-does-mime-red }
two-rooms-briefly-mime-blue = { two-rooms-briefly-mime-red }
two-rooms-briefly-paparazzo-red = Barge in on private talks wherever you can.
two-rooms-briefly-paparazzo-blue = { two-rooms-briefly-paparazzo-red }
two-rooms-briefly-intern = { two-rooms-does-intern }
two-rooms-briefly-victim = { two-rooms-does-victim }
two-rooms-briefly-rival = { two-rooms-does-rival }
two-rooms-briefly-survivor = { two-rooms-does-survivor }
two-rooms-briefly-bomb-bot = { two-rooms-does-bomb-bot }
two-rooms-briefly-queen = { two-rooms-does-queen }
two-rooms-briefly-ahab = { two-rooms-does-ahab }
two-rooms-briefly-moby = { two-rooms-does-moby }
two-rooms-briefly-butler = { two-rooms-does-butler }
two-rooms-briefly-maid = { two-rooms-does-maid }
two-rooms-briefly-romeo = { two-rooms-does-romeo }
two-rooms-briefly-juliet = { two-rooms-does-juliet }
two-rooms-briefly-wife = { two-rooms-does-wife }
two-rooms-briefly-mistress = { two-rooms-does-mistress }
two-rooms-briefly-agoraphobe = { two-rooms-does-agoraphobe }
two-rooms-briefly-traveler = { two-rooms-does-traveler }
two-rooms-briefly-anarchist = { two-rooms-does-anarchist }
two-rooms-briefly-minion = { two-rooms-does-minion }
two-rooms-briefly-mastermind = Lead your room at the end, and the other one before.
two-rooms-briefly-mi6 = { two-rooms-does-mi6 }
two-rooms-briefly-nuclear-tyrant = Share with whoever asks, but avoid President and Bomber.
two-rooms-briefly-clone = { two-rooms-does-clone }
two-rooms-briefly-robot = { two-rooms-does-robot }
two-rooms-briefly-gambler = Just before the cards turn, say who wins.
two-rooms-briefly-private-eye = Just before the cards turn, name the buried card.
two-rooms-briefly-sniper = Just before the cards turn, shoot a player. Hit the Target.
two-rooms-briefly-target = { two-rooms-does-target }
two-rooms-briefly-decoy = { two-rooms-does-decoy }
two-rooms-briefly-drunk = In the last round you swap this for a card set aside.
two-rooms-briefly-hot-potato = Whoever shares anything with you swaps cards with you.
two-rooms-briefly-leprechaun = Share with whoever asks. Sharing swaps your cards.
two-rooms-briefly-zombie = Whoever shares anything with you becomes a zombie too.
two-rooms-briefly-agent-red = Once a round, make somebody share cards with you.
two-rooms-briefly-agent-blue = { two-rooms-briefly-agent-red }
two-rooms-briefly-enforcer-red = Once a round, make two others share cards.
two-rooms-briefly-enforcer-blue = { two-rooms-briefly-enforcer-red }
two-rooms-briefly-bouncer-red = From the larger room, you can send a player to the other.
two-rooms-briefly-bouncer-blue = { two-rooms-briefly-bouncer-red }
two-rooms-briefly-psychologist-red = You can cure the shy, the coy and the paranoid.
two-rooms-briefly-psychologist-blue = { two-rooms-briefly-psychologist-red }
two-rooms-briefly-security-red = Once, you can stop a player from going as a hostage.
two-rooms-briefly-security-blue = { two-rooms-briefly-security-red }
two-rooms-briefly-usurper-red = Once, you can take the lead, and no vote can stop you.
two-rooms-briefly-usurper-blue = { two-rooms-briefly-usurper-red }
two-rooms-briefly-mayor-red = In a room with an even number, your vote can count twice.
two-rooms-briefly-mayor-blue = { two-rooms-briefly-mayor-red }
two-rooms-briefly-cupid = Once, you can make two others fall in love.
two-rooms-briefly-eris = Once, you can make two others hate each other.
two-rooms-briefly-criminal-red = Whoever shares cards with you becomes shy.
two-rooms-briefly-criminal-blue = { two-rooms-briefly-criminal-red }
two-rooms-briefly-dealer-red = Whoever shares cards with you becomes foolish.
two-rooms-briefly-dealer-blue = { two-rooms-briefly-dealer-red }
two-rooms-briefly-thug-red = Whoever shares cards with you becomes coy.
two-rooms-briefly-thug-blue = { two-rooms-briefly-thug-red }
two-rooms-briefly-mummy-red = Whoever shares cards with you is cursed.
two-rooms-briefly-mummy-blue = { two-rooms-briefly-mummy-red }
two-rooms-briefly-medic-red = Whoever shares cards with you loses all conditions.
two-rooms-briefly-medic-blue = { two-rooms-briefly-medic-red }
two-rooms-briefly-conman-red = Whoever shares colours with you shows the whole card.
two-rooms-briefly-conman-blue = { two-rooms-briefly-conman-red }

## The opening card

web-two-rooms-opening-who = { $card ->
    [red-team] You are on the Red Team.
    [blue-team] You are on the Blue Team.
    [dr-boom] You are Dr. Boom. Red.
    [cupid] You are Cupid. Red.
    [eris] You are Eris. Blue.
    [security-red] You are Red Security.
    [security-blue] You are Blue Security.
    [invincible] You are Invincible. Blue.
    [ahab] You are Ahab. Nobody's side.
    [moby] You are Moby. Nobody's side.
    [romeo] You are Romeo. Nobody's side.
    [juliet] You are Juliet. Nobody's side.
    [mi6] You are MI6. Nobody's side.
   *[other] { $side ->
        [named] You are the { $name }.
        [red] You are the { $name }. Red.
        [blue] You are the { $name }. Blue.
       *[other] You are the { $name }. Nobody's side.
    }
}
web-two-rooms-opening-win = { $card ->
    [president] Find out who is on your side.
    [bomber] Find out who is on your side.
    [red-team] Find out who is on your side.
    [blue-team] Find out who is on your side.
    [gambler] Be right, and you win.
    [private-eye] Be right, and you win.
    [sniper] Hit, and you win.
    [clone] Choose your first share well.
    [robot] Choose your first share well.
    [nuclear-tyrant] Manage that, and everybody else loses.
    [drunk] That card then says how you win.
    [hot-potato] Whoever ends up with this card loses.
    [leprechaun] Whoever ends up with this card wins.
    [zombie] If only zombies live at the end, you win.
   *[other] { $team ->
        [red] { two-rooms-briefly-red-team }
        [blue] { two-rooms-briefly-blue-team }
       *[other] That's how you win.
    }
}

## Why someone won or lost, after their name

two-rooms-why-red-wins = won with Red
two-rooms-why-red-loses = lost with Red
two-rooms-why-blue-wins = won with Blue
two-rooms-why-blue-loses = lost with Blue
two-rooms-why-tyrant-wins = lost to the Nuclear Tyrant, like everyone else
two-rooms-why-with-president = ended up in the President's room
two-rooms-why-not-with-president = didn't end up in the President's room
two-rooms-why-with-bomber = ended up in the Bomber's room
two-rooms-why-not-with-bomber = didn't end up in the Bomber's room
two-rooms-why-without-president = ended up in a different room from the President
two-rooms-why-not-without-president = ended up in the President's room
two-rooms-why-without-bomber = ended up in a different room from the Bomber
two-rooms-why-not-without-bomber = ended up in the Bomber's room
two-rooms-why-bomber-without-president = ended up with the Bomber, away from the President
two-rooms-why-not-bomber-without-president = didn't end up with the Bomber and away from the President
two-rooms-why-with-neither = ended up with neither the President nor the Bomber
two-rooms-why-not-with-neither = ended up with the President or the Bomber
two-rooms-why-moby-with-bomber = left Moby with the Bomber
two-rooms-why-not-moby-with-bomber = didn't leave Moby with the Bomber
two-rooms-why-ahab-with-bomber = left Ahab with the Bomber
two-rooms-why-not-ahab-with-bomber = didn't leave Ahab with the Bomber
two-rooms-why-with-maid-and-president = ended up with the Maid and the President
two-rooms-why-not-with-maid-and-president = didn't end up with both the Maid and the President
two-rooms-why-with-butler-and-president = ended up with the Butler and the President
two-rooms-why-not-with-butler-and-president = didn't end up with both the Butler and the President
two-rooms-why-with-juliet-and-bomber = ended up with Juliet and the Bomber
two-rooms-why-not-with-juliet-and-bomber = didn't end up with both Juliet and the Bomber
two-rooms-why-with-romeo-and-bomber = ended up with Romeo and the Bomber
two-rooms-why-not-with-romeo-and-bomber = didn't end up with both Romeo and the Bomber
two-rooms-why-president-without-mistress = ended up with the President, away from the Mistress
two-rooms-why-not-president-without-mistress = didn't end up with the President and away from the Mistress
two-rooms-why-president-without-wife = ended up with the President, away from the Wife
two-rooms-why-not-president-without-wife = didn't end up with the President and away from the Wife
two-rooms-why-stayed = never left the first room
two-rooms-why-not-stayed = left the first room
two-rooms-why-often-hostage = went as a hostage in most rounds
two-rooms-why-not-often-hostage = went as a hostage in too few rounds
two-rooms-why-often-usurped = helped vote out a leader in most rounds
two-rooms-why-not-often-usurped = helped vote out a leader in too few rounds
two-rooms-why-calm = saw no leader overthrown
two-rooms-why-not-calm = saw a leader overthrown
two-rooms-why-led-both = led at the end, and the other room before
two-rooms-why-not-led-both = didn't lead at the end after leading the other room
two-rooms-why-met-both = shared cards with the President and the Bomber
two-rooms-why-not-met-both = didn't share cards with both the President and the Bomber
two-rooms-why-met-neither = shared cards with neither the President nor the Bomber
two-rooms-why-not-met-neither = shared cards with the President or the Bomber
two-rooms-why-partner-won = shared first with someone who won
two-rooms-why-not-partner-won = didn't share first with someone who won
two-rooms-why-partner-lost = shared first with someone who lost
two-rooms-why-not-partner-lost = didn't share first with someone who lost
two-rooms-why-called-it = called it right
two-rooms-why-not-called-it = didn't call it right
two-rooms-why-named-it = named the buried card
two-rooms-why-not-named-it = didn't name the buried card
two-rooms-why-hit-target = hit the Target
two-rooms-why-not-hit-target = didn't hit the Target
two-rooms-why-not-shot = never drew the Sniper's fire
two-rooms-why-spared = dodged the Sniper
two-rooms-why-not-spared = got shot by the Sniper
two-rooms-why-shot = got shot by the Sniper
two-rooms-why-never-sober = never sobered up
two-rooms-why-holds-potato = ended up with the Hot Potato
two-rooms-why-holds-gold = ended up with the Leprechaun
two-rooms-why-zombie-cured = got cured, with no way left to win
two-rooms-why-all-zombies = left only zombies alive
two-rooms-why-not-all-zombies = didn't turn everyone alive into zombies
two-rooms-why-together-in-love = ended up in the loved one's room
two-rooms-why-not-together-in-love = ended up in a different room from the loved one
two-rooms-why-apart-in-hate = ended up in a different room from the hated one
two-rooms-why-not-apart-in-hate = ended up in the hated one's room

## House rules

two-rooms-option-playset = The deck: a preset (basic, first, rulebook, lovers, haunted or shuffle), a mood with a number (calm, chaos or no-acting), "with" and the characters you want, or every card by name. Team cards fill the rest, unless you name every card.
two-rooms-option-playset-example = president bomber spy-red spy-blue red-team blue-team
two-rooms-option-five_rounds = Rounds
two-rooms-option-five_rounds-false = Three: 3, 2 and 1 minutes
two-rooms-option-five_rounds-true = Five: from 5 minutes down to 1, for 11 or more players
two-rooms-option-burying = A card nobody gets
two-rooms-option-burying-false = No: every card is dealt
two-rooms-option-burying-true = Yes: one card is set aside unseen. The President's Daughter and the Martyr can step in.
two-rooms-option-no_timer = When a round ends
two-rooms-option-no_timer-false = When the clock runs out
two-rooms-option-no_timer-true = When both leaders have picked their hostages
two-rooms-option-three_minutes = How long a round is
two-rooms-option-three_minutes-false = A minute shorter each time
two-rooms-option-three_minutes-true = Three minutes every time
two-rooms-option-minutes = Minutes for each round, if you want something else
two-rooms-option-minutes-example = 4 3 2
two-rooms-option-colours = Showing only your colour
two-rooms-option-colours-false = Not allowed, as in the basic game
two-rooms-option-colours-true = Allowed: two players can show each other just their colours
two-rooms-option-privacy_promise = When two players share
two-rooms-option-privacy_promise-false = The whole room can see that they did
two-rooms-option-privacy_promise-true = It stays between the two of them
two-rooms-option-premature_loss = Grey cards that can no longer win
two-rooms-option-premature_loss-false = Play on as they are
two-rooms-option-premature_loss-true = Become Gamblers
two-rooms-option-no_parley = Before the hostages walk
two-rooms-option-no_parley-false = The two leaders have a word alone
two-rooms-option-no_parley-true = The leaders don't speak
two-rooms-option-last_minute = Cards that pause the end
two-rooms-option-last_minute-false = Take as long as you like
two-rooms-option-last_minute-true = Answer within a minute, or lose
two-rooms-option-first_leader_by_vote = A room's first leader
two-rooms-option-first_leader_by_vote-false = Is whoever gets appointed first
two-rooms-option-first_leader_by_vote-true = Is voted in
two-rooms-option-wait_for_leader = Time's up and a room has no leader
two-rooms-option-wait_for_leader-false = One is drawn at random
two-rooms-option-wait_for_leader-true = The game waits until the room appoints one
two-rooms-option-usurper_first_stays = Two Usurpers in one round
two-rooms-option-usurper_first_stays-false = The second takes over
two-rooms-option-usurper_first_stays-true = The first stays leader
two-rooms-option-hostages_11_13 = Hostages with 11 to 13 players, over three rounds
two-rooms-option-hostages_11_13-false = 1, 1 and 1
two-rooms-option-hostages_11_13-true = 2, 1 and 1

## What is going on

two-rooms-step-burying = One card is being buried.
two-rooms-step-setting-aside = A card is being set aside for the Drunk.
two-rooms-step-dealing = The cards are being dealt.
two-rooms-step-evening = The larger room is being drawn.
two-rooms-step-splitting = The rooms are being drawn.
two-rooms-step-placing-ambassadors = The Ambassadors are being placed.
two-rooms-step-beginning = Everyone looks at their card.
two-rooms-step-round = The next round begins.
two-rooms-step-playing = { $you ->
    [seat] The clock is running. What do you do?
   *[nobody] The clock is running.
}
two-rooms-step-finding-leaders = { $you ->
    [seat] Time's up, and your room has no leader. Who do you appoint?
   *[nobody] Time's up, and one room has no leader yet.
}
two-rooms-step-naming = { $you ->
    [seat] { $number ->
        [one] Who do you send as a hostage?
       *[other] Which { $number } do you send as hostages?
    }
   *[nobody] The leaders pick their hostages.
}
two-rooms-step-holding = Before the hostages leave, Security may stop one of them.
two-rooms-step-meeting = The leaders go to meet.
two-rooms-step-parley = { $you ->
    [seat] You meet { $seat }, who leads the other room. Nobody else hears you two.
   *[nobody] The leaders meet. Nobody else hears them.
}
two-rooms-step-exchanging = The hostages change rooms.
two-rooms-step-pausing = Before the cards turn, somebody may get a last word.
two-rooms-step-naming-buried = { $you ->
    [seat] You are the Private Eye. Which card is buried?
   *[nobody] Hold on. { $seat } is the Private Eye. { $seat }, which card is buried?
}
two-rooms-step-calling = { $you ->
    [seat] You are a Gambler. Who wins?
   *[nobody] Hold on. { $seat } is the Gambler. { $seat }, who wins?
}
two-rooms-step-shooting = { $you ->
    [seat] You are the Sniper. Who do you shoot?
   *[nobody] Hold on. { $seat } is the Sniper, and takes aim.
}
two-rooms-step-revealing = All the cards are turned up.

## Moves, as a record lists them

two-rooms-move-bury = card buried
two-rooms-move-set-aside = card set aside
two-rooms-move-deal-cards = cards dealt
two-rooms-move-pick-larger-room = larger room drawn
two-rooms-move-split = rooms drawn
two-rooms-move-place-ambassadors = Ambassadors placed
two-rooms-move-draw-leader = leader drawn
two-rooms-move-appoint = leader appointed
two-rooms-move-offer-lead = leadership offered
two-rooms-move-take-lead = leadership accepted
two-rooms-move-refuse-lead = leadership refused
two-rooms-move-point = vote
two-rooms-move-stop-pointing = vote taken back
two-rooms-move-show-card = card shown to one player
two-rooms-move-show-all = card shown to the room
two-rooms-move-show-colour = colour shown to one player
two-rooms-move-show-colour-to-all = colour shown to the room
two-rooms-move-offer-card = offer to share cards
two-rooms-move-offer-colour = offer to share colours
two-rooms-move-accept = offer accepted
two-rooms-move-refuse = offer refused
two-rooms-move-withdraw = offer taken back
two-rooms-move-use = power used
two-rooms-move-walk = Ambassador walks
two-rooms-move-send = hostages picked
two-rooms-move-end-parley = parley ended
two-rooms-move-name-buried = buried card named
two-rooms-move-call-winner = winner called
two-rooms-move-shoot = shot fired
two-rooms-move-tell = claim about a card
two-rooms-move-urge = call to send somebody

## News

two-rooms-news-dealt = Your card: { $card }.
two-rooms-news-placed = In Room 1: { $first }. In Room 2: { $second }.
two-rooms-news-round-began = Round { $round } begins.
two-rooms-news-time-up = Time's up in round { $round }.
two-rooms-news-led = { $how ->
    [appointed] { $you ->
        [seat] { $by } appoints you. You lead.
        [by] You appoint { $seat } as leader.
       *[nobody] { $by } appoints { $seat } as leader.
    }
    [handed] { $you ->
        [seat] You take over from { $by } as leader.
        [by] { $seat } takes over from you as leader.
       *[nobody] { $seat } takes over from { $by } as leader.
    }
    [vote] { $you ->
        [seat] The room votes you in as leader.
       *[nobody] The room votes { $seat } in as leader.
    }
    [usurper] { $you ->
        [seat] You show a Usurper's card. You lead.
       *[nobody] { $seat } shows a Usurper's card, and leads.
    }
   *[drawn] { $you ->
        [seat] You are picked at random to lead.
       *[nobody] { $seat } is picked at random to lead.
    }
}
two-rooms-news-leaderless = This room no longer has a leader.
two-rooms-news-leader-found = Room { $room } has found a leader.
two-rooms-news-lapsed = { $you ->
    [by] Your offer to { $to } is gone.
    [to] { $by } is no longer offering.
   *[nobody] { $by } is no longer offering { $to } anything.
}
two-rooms-news-entered = { $led ->
    [nobody] You enter Room { $room }. It has no leader.
   *[somebody] You enter Room { $room }. { $leader } leads it.
}
two-rooms-news-lead-offered = { $you ->
    [by] You offer { $to } the leadership.
    [to] { $by } offers you the leadership.
   *[nobody] { $by } offers { $to } the leadership.
}
two-rooms-news-lead-refused = { $you ->
    [by] You refuse the leadership.
   *[nobody] { $by } refuses the leadership.
}
two-rooms-news-pointed = { $what ->
    [nobody] { $you ->
        [by] You take your vote back.
       *[nobody] { $by } takes a vote back.
    }
    [self] { $you ->
        [by] You vote for yourself.
       *[nobody] { $by } votes to lead.
    }
   *[someone] { $you ->
        [by] You vote for { $at }.
        [at] { $by } votes for you.
       *[nobody] { $by } votes for { $at }.
    }
}
two-rooms-news-shown = { $how ->
    [room] { $you ->
        [by] You show the room your card: { $what }.
       *[nobody] { $by } shows the room a card: { $what }.
    }
    [room-colour] { $you ->
        [by] You show the room your colour: { $what }.
       *[nobody] { $by } shows the room a colour: { $what }.
    }
    [colour] { $you ->
        [by] You show { $to } your colour: { $what }.
        [to] { $by } shows you a colour: { $what }.
       *[nobody] { $by } shows { $to } a colour: { $what }.
    }
   *[card] { $you ->
        [by] You show { $to } your card: { $what }.
        [to] { $by } shows you a card: { $what }.
       *[nobody] { $by } shows { $to } a card: { $what }.
    }
}
two-rooms-news-showing = { $how ->
    [colour] { $by } shows { $to } a colour.
   *[card] { $by } shows { $to } a card.
}
two-rooms-news-offered = { $you ->
    [by] You offer to share { $kind } with { $to }.
    [to] { $by } offers to share { $kind } with you.
   *[nobody] { $by } offers to share { $kind } with { $to }.
}
two-rooms-news-refused = { $you ->
    [by] You refuse { $to }'s offer.
    [to] { $by } refuses your offer.
   *[nobody] { $by } refuses { $to }'s offer.
}
two-rooms-news-taken-back = { $you ->
    [by] You take back your offer to { $to }.
    [to] { $by } takes back the offer to you.
   *[nobody] { $by } takes back the offer to { $to }.
}
two-rooms-news-shared = { $you ->
    [one] You and { $other } share { $kind }.
    [other] You and { $one } share { $kind }.
   *[nobody] { $one } and { $other } share { $kind }.
}
two-rooms-news-gained = { $gained ->
    [yes] You are now { $condition }.
   *[no] { $now ->
        [0] You'd be { $condition } now, but it cancels out with what you were. You have no conditions left.
       *[other] You'd be { $condition } now, but it cancels out with what you were. You are still { $conditions }.
    }
}
two-rooms-news-cured = { $now ->
    [0] You are cured. You have no conditions left.
   *[other] You are cured, but still { $conditions }.
}
two-rooms-news-swapped = { $how ->
    [sober] You've sobered up. Your card: { $card }.
   *[swap] You and { $other } swap cards. Your card: { $card }.
}
two-rooms-news-no-mayor = { $you ->
    [seat] You're no longer a Mayor. Your vote counts once.
   *[nobody] { $seat } is no longer a Mayor. That vote counts once.
}
two-rooms-news-covered = { $you ->
    [seat] Your card is no longer face up.
   *[nobody] { $seat }'s card is no longer face up.
}
two-rooms-news-tackled = { $you ->
    [by] You hold { $seat } back: they can't go as a hostage this round.
    [seat] { $by } holds you back: you can't go as a hostage this round.
   *[nobody] { $by } holds { $seat } back: they can't go as a hostage this round.
}
two-rooms-news-moved = { $you ->
    [seat] You go to Room { $room }.
   *[nobody] { $seat } goes to Room { $room }.
}
two-rooms-news-sending = Leaving Room { $room }: { $hostages }.
two-rooms-news-void = Room { $room }'s hostages can't go after all. The leader picks again.
two-rooms-news-ready = Room { $room } is ready.
two-rooms-news-leaders-meet = The leaders meet between the rooms.
two-rooms-news-met = { $seat } leads the other room.
two-rooms-news-parted = { $you ->
    [seat] You've said all you want to the other leader.
   *[nobody] { $seat } has no more to say to the other leader.
}
two-rooms-news-exchanged = To Room 2: { $first }. To Room 1: { $second }.
two-rooms-news-named = { $what ->
    [nothing] { $you ->
        [by] You don't name a card.
       *[nobody] { $by } doesn't name a card.
    }
   *[card] { $you ->
        [by] You say the buried card is: { $card }.
       *[nobody] { $by } says the buried card is: { $card }.
    }
}
two-rooms-news-called = { $what ->
    [nothing] { $you ->
        [by] You don't call a winner.
       *[nobody] { $by } doesn't call a winner.
    }
   *[side] { $you ->
        [by] You call: "{ $call }".
       *[nobody] { $by } calls: "{ $call }".
    }
}
two-rooms-news-shot = { $what ->
    [nothing] { $you ->
        [by] You don't shoot.
       *[nobody] { $by } doesn't shoot.
    }
   *[someone] { $you ->
        [by] You shoot { $seat }.
        [seat] { $by } shoots you.
       *[nobody] { $by } shoots { $seat }.
    }
}
two-rooms-because-in-one-room = { $you ->
    [president] You ({ $president_card }) and { $bomber } ({ $bomber_card }) both ended in Room { $president_room }.
    [bomber] You ({ $bomber_card }) and { $president } ({ $president_card }) both ended in Room { $president_room }.
   *[nobody] { $president } ({ $president_card }) and { $bomber } ({ $bomber_card }) both ended in Room { $president_room }.
}
two-rooms-because-rooms-apart = { $you ->
    [president] You ({ $president_card }) were in Room { $president_room }, { $bomber } ({ $bomber_card }) in Room { $bomber_room }.
    [bomber] { $president } ({ $president_card }) was in Room { $president_room }, you ({ $bomber_card }) in Room { $bomber_room }.
   *[nobody] { $president } ({ $president_card }) was in Room { $president_room }, { $bomber } ({ $bomber_card }) in Room { $bomber_room }.
}
two-rooms-because-survived = { $you ->
    [president] You ({ $president_card }) ended with { $bomber } ({ $bomber_card }) in Room { $president_room }, and lived.
    [bomber] { $president } ({ $president_card }) ended with you ({ $bomber_card }) in Room { $president_room }, and lived.
   *[nobody] { $president } ({ $president_card }) ended with { $bomber } ({ $bomber_card }) in Room { $president_room }, and lived.
}
two-rooms-because-never-met = { $you ->
    [seat] You ({ $card }) never shared cards with { $helper } ({ $helper_card }).
    [helper] { $seat } ({ $card }) never shared cards with you ({ $helper_card }).
   *[nobody] { $seat } ({ $card }) never shared cards with { $helper } ({ $helper_card }).
}
two-rooms-because-cut-short = { $power ->
    [boom] { $you ->
        [by] You ({ $card }) shared cards with the President: BOOM!
       *[nobody] { $by } ({ $card }) shared cards with the President: BOOM!
    }
   *[hug] { $you ->
        [by] You ({ $card }) shared cards with the Bomber: a deadly hug.
       *[nobody] { $by } ({ $card }) shared cards with the Bomber: a deadly hug.
    }
}
two-rooms-because-tyrant-alone = { $you ->
    [seat] You, the Nuclear Tyrant, met neither President nor Bomber. Everyone else loses.
   *[nobody] { $seat }, the Nuclear Tyrant, met neither President nor Bomber. Everyone else loses.
}
two-rooms-because-nobody-acts = The { $card } was buried, and nobody took over.

two-rooms-moment-deciding-walk = { $you ->
    [seat] The walk that decided it: you ({ $card }) went to Room { $to } in round { $round }.
   *[nobody] The walk that decided it: { $seat } ({ $card }) went to Room { $to } in round { $round }.
}{ $sent ->
    [nobody] { "" }
    [you] { " " }You sent them.
   *[other] { " " }{ $by } sent them.
}
two-rooms-moment-no-walk = No walk changed a thing. The deal decided it.

two-rooms-callback-bomber = { $you ->
    [seat] You have been the Bomber { $times } times tonight.
   *[nobody] { $seat } has been the Bomber { $times } times tonight.
}
two-rooms-callback-president = { $you ->
    [seat] You have been the President { $times } times tonight.
   *[nobody] { $seat } has been the President { $times } times tonight.
}
two-rooms-callback-hostage = { $you ->
    [seat] You have been a hostage { $times } times tonight.
   *[nobody] { $seat } has been a hostage { $times } times tonight.
}

two-rooms-news-ended-early = { $power ->
    [boom] { $you ->
        [by] BOOM! You shared cards with the President. The game is over.
       *[nobody] BOOM! { $by } shared cards with the President. The game is over.
    }
   *[hug] { $you ->
        [by] HUG! You shared cards with the Bomber. The game is over.
       *[nobody] HUG! { $by } shared cards with the Bomber. The game is over.
    }
}
two-rooms-news-over = All the cards are turned up.

two-rooms-ending-revealed = After the last exchange the bomb goes off. { $side } wins.
two-rooms-ending-early = The game ended early. { $side } wins.

## What people say, in quotes after their name; nobody has to speak the truth

two-rooms-said-tell = { $kind ->
    [colour] { $who ->
        [self] I'm { $what }.
        [you] You're { $what }.
       *[other] { $seat } is { $what }.
    }
   *[card] { $who ->
        [self] I've got the { $what } card.
        [you] You've got the { $what } card.
       *[other] { $seat } has the { $what } card.
    }
}
two-rooms-said-urge = { $who ->
    [self] Send me.
    [you] You should go.
   *[other] Send { $seat }.
}

## Help

two-rooms-help =
    share 3, colour 3     offer to share cards, or only colours
    yes 3, no 3           accept an offer, or refuse it (or: yes lead, no lead)
    withdraw 3            take back an offer of yours
    show 3, show all      show your card to one player, or to the room
    show colour 3, show colour all   show only its colour
    point 3, stop         vote for a leader, or take your vote back
    appoint 3, hand 3     appoint the first leader, or offer your leadership
    use, use 3, use 3 4   use your card's power
    send 3, send 3 4      pick your hostages
    done                  end your parley with the other leader
    walk                  change rooms, as an Ambassador
    say me red            tell the room a colour or a card (or: say 3 spy-red)
    urge 3                say who should be sent
    name, call, shoot     the last word of Private Eye, Gambler and Sniper
    wait 30               let time pass for so many seconds
two-rooms-in-play = The deck: { $cards }.
two-rooms-in-play-card = { $count } { $card }

## Why something cannot be done

two-rooms-not-possible = You can't do that right now.
two-rooms-not-to-appoint = You can't appoint that player. Someone else in the room has to appoint the leader.
two-rooms-not-to-offer-lead = You can't offer leadership to that player.
two-rooms-no-lead-offered = Nobody is offering you leadership.
two-rooms-not-to-point = You can't vote like that now.
two-rooms-not-to-send = They can't be your hostages. Pick exactly as many as the round needs, from your room, and never yourself.
two-rooms-not-to-show = You can't show your card like that.
two-rooms-not-to-show-colour = You can't show your colour like that.
two-rooms-not-to-share = You can't offer that to this player.
two-rooms-no-such-offer = There's no such offer to accept, refuse or take back.
two-rooms-no-such-power = Your card can't do that now.
two-rooms-not-to-walk = Only Ambassadors walk between the rooms.
two-rooms-too-early-to-talk = You can talk only while the game is on.
two-rooms-mute = Your card or your curse forbids you to make a sound.
two-rooms-bad-talk = Name a player here, and a colour or a card from the deck.

## What is wrong with a playset

two-rooms-bad-playset = This deck doesn't work.
two-rooms-unknown-cards = There are no such cards: { $cards }.
two-rooms-bad-minutes = Rounds can't last "{ $minutes }". Write { $rounds } numbers of minutes, one for each round, from 0.5 to 60 (rule TR6).
two-rooms-deck-size = { $cards ->
    [one] The deck has one card, and you need { $needed }.
   *[other] The deck has { $cards } cards, and you need { $needed }.
}
two-rooms-deck-missing = Every deck needs the { $card }.
two-rooms-deck-uneven = Red has { $red } and Blue has { $blue }. They need the same number.
two-rooms-deck-twice = { $card } is in the deck twice. Only team cards may be.
two-rooms-deck-without = { $card } can't play without { $other }.
two-rooms-deck-ambassador = Ambassadors come in pairs, one Red and one Blue.
two-rooms-deck-needs-burying = { $card } only makes sense if a card is buried. Bury one in the house rules, or take it out.
two-rooms-deck-with = { $card } and { $other } can't play together.
two-rooms-deck-burying = To bury a card you need { $card }, just in case.
two-rooms-deck-five-rounds = Five rounds need 11 players or more. You are { $players }.
two-rooms-deck-few = Without Ambassadors you need 6 players. You are { $players }.
two-rooms-deck-many = At most 30 can play, plus two Ambassadors. Without Ambassadors you are { $players }.
two-rooms-deck-players = { $card } isn't at its best with { $players } players.
two-rooms-deck-colours = { $card } isn't much use if nobody can show just a colour. Allow that in the house rules.
two-rooms-deck-better-with = { $card } is better with { $other }.
two-rooms-deck-better-without = { $card } is better without { $other }.

## What is counted in many games

two-rooms-figure-together = President and Bomber end up in one room
two-rooms-figure-shares = Shares in a game
two-rooms-figure-alone = Grey and green cards that win

## Rules in short

rule-TR1 = One card each. Everyone knows the deck; nobody knows who has what.
rule-TR2 = Players are split into two rooms at random, as evenly as possible.
rule-TR3 = The host picks the deck: a preset, or any cards that work together.
rule-TR4 = With burying, one random card is dealt to nobody.
rule-TR5 = Cards are secret, and only a power can swap them.
rule-TR6 = One clock runs for both rooms.
rule-TR7 = Nobody sees or hears what happens in the other room.
rule-TR8 = In a room without a leader, the first player somebody else appoints leads.
rule-TR9 = The leader may offer leadership to one player at a time, but not back to whoever gave it this round.
rule-TR10 = A player with more than half of the room's votes becomes leader.
rule-TR11 = If a room has no leader when time is up, one is drawn.
rule-TR12 = Each leader picks exactly as many hostages as the round needs, and never themselves.
rule-TR13 = From time's up until the next clock, nobody shows, shares, votes or uses a power.
rule-TR14 = Without a timer, a round ends once both leaders have picked their hostages.
rule-TR15 = You can show your card to one player or to the room; some conditions forbid it.
rule-TR16 = An offer always arrives, and a refusal gives no reason.
rule-TR17 = Colours are shared only with more than ten players.
rule-TR18 = In a share both look first, then powers act. They aren't optional.
rule-TR19 = You remember what you saw, and when; a later swap doesn't change that.
rule-TR20 = The room sees that two players share, but not what. With the privacy promise, it doesn't even see that.
rule-TR21 = A power that acts on a share needs a share made in the game.
rule-TR22 = After the last exchange a few cards get a last word. Then all the cards turn up.
rule-TR23 = A Gambler calls Red or Blue, or neither if both can lose.
rule-TR24 = At the end everyone in the Bomber's room dies. Red wins if the President is dead; if not, Blue does.
rule-TR25 = A stand-in acts only if the card it stands in for is buried.
rule-TR26 = Goals about rooms only care about rooms, not about who is dead.
rule-TR27 = A game that ends early is judged as it stands, and nobody gets a last word.
rule-TR28 = House rule: a grey card that can no longer win becomes a Gambler.
rule-TR29 = "Most" and "more than half" mean strictly more: 2 of 3, 3 of 5.
rule-TR30 = Some conditions cancel each other out: both are gone.
rule-TR31 = A Usurper leads until the round ends, and no vote can change it.
rule-TR32 = A Mayor's vote counts twice in a room with an even number of players, unless the other Mayor answers in time.
rule-TR33 = A Bouncer moves others only out of the larger room.
rule-TR34 = Shares count from when you got your card; trips, votes and leading count from the start.
rule-TR35 = The Drunk gets the set-aside card when the last round starts.
rule-TR36 = A new goal replaces your card's, and the latest counts.
rule-TR37 = Zombies win if somebody is alive, and everyone alive is a zombie.
rule-TR38 = When a card asks you to act a certain way, you're on your honour.
rule-TR39 = Everyone knows the Ambassadors. They walk between the rooms, and count in neither.
rule-TR40 = The deck has one extra card to bury, and one more for the Drunk.
rule-TR41 = When a card and the rules disagree, the card is right.
rule-TR42 = You may tell your room who has what, and who to send. It doesn't have to be true.

## Two Rooms and a Boom on the terminal

rooms-stage = Round { $round } of { $rounds }
rooms-label-card = You
rooms-label-other = Room { $room }
rooms-label-said = Said
rooms-label-lately = Latest
rooms-label-deck = Deck
rooms-here = Room { $room }, your room
rooms-room = Room { $room }
rooms-column-pointing = Votes for
rooms-column-seen = You saw
rooms-column-marks = Notes

rooms-explained = { $card }: { $does }
rooms-honour = Nobody checks this: you're on your honour.
rooms-gambling = You can't win that way any more, so you're a Gambler now.
rooms-loves = You love { $seat }.
rooms-hates = You hate { $seat }.
rooms-is = You are { $condition }. { $means }

rooms-leads = leads
rooms-lead-offered = offered the leadership
rooms-barred = safe from votes
rooms-mayor = a Mayor
rooms-elect = about to lead, unless the other Mayor shows their card
rooms-tackled = held back
rooms-hostage = going as a hostage
rooms-open = face up for everyone
rooms-seen = { $card }, round { $round }
rooms-colour = { $colour } colour, round { $round }
rooms-counted = { $count } { $card }

rooms-said = { $you ->
    [by] You: "{ $said }"
   *[nobody] { $by }: "{ $said }"
}

rooms-asked = { $question } ({ $ways })
rooms-ways-none = it's not your turn
rooms-unclear = "{ $typed }" doesn't work here. Type something like: { $allowed }.

rooms-banner = A L L   C A R D S   U P
rooms-buried = Buried
rooms-aside = Set aside

# The board

web-two-rooms-letter-red = R
web-two-rooms-letter-blue = B
web-two-rooms-letter-grey = Gy
web-two-rooms-letter-green = Gn
web-two-rooms-round = Round { $round } of { $rounds }
web-two-rooms-sends = { $count ->
    [one] 1 hostage
   *[other] { $count } hostages
}
web-two-rooms-no-clock = No clock: the round ends when both leaders are ready
web-two-rooms-heads = { $count ->
    [one] Room { $room }: 1 player
   *[other] Room { $room }: { $count } players
}
web-two-rooms-leads = { $clock ->
    [yes] { $you ->
        [seat] You lead, and choose who leaves at 0:00.
       *[nobody] { $seat } leads, and chooses who leaves at 0:00.
    }
   *[no] { $you ->
        [seat] You lead, and choose who leaves.
       *[nobody] { $seat } leads, and chooses who leaves.
    }
}
web-two-rooms-no-leader = No leader yet. Appoint one: they choose who leaves.
web-two-rooms-vote = { $needed ->
    [one] No leader yet. Vote for somebody: it takes { $needed } vote.
   *[other] No leader yet. Vote for somebody: it takes { $needed } votes.
}
web-two-rooms-named-early = { $count ->
    [one] { $you ->
        [hostage] When time is up, you go.
       *[nobody] When time is up, { $names } goes.
    }
   *[other] When time is up, { $names } go.
}
web-two-rooms-naming = { $count ->
    [one] Who do you send to Room { $room }?
   *[other] Which { $count } do you send to Room { $room }?
}
web-two-rooms-named = { $names } will go. The leaders meet.
web-two-rooms-left = { $seconds ->
    [60] One minute.
   *[other] { $seconds } seconds.
}
web-two-rooms-errand-go = Walk to Room { $room }. Talk to the others there.
web-two-rooms-errand-walk = Walk to Room { $room }. Talk there.
web-two-rooms-errand-talk = Room { $room }: talk. The phone can wait.
web-two-rooms-errand-alone = Room { $room }: tap people to talk, share or vote.
web-two-rooms-aims = Red wants Bomber and President to end together.
    Blue wants them apart. Your side is on your card.
web-two-rooms-errand-hush = Time's up! Cards down, no pointing.
web-two-rooms-errand-hostage = You're a hostage. Wait at the door.
web-two-rooms-errand-meet = Meet the other leader, without the hostages.
web-two-rooms-errand-parley = Meet the other leader, without the hostages. Talk, then come back.
web-two-rooms-errand-stay = Stay in Room { $room }.
web-two-rooms-errand-gather = Everyone to Room 1. Keep your card down.
web-two-rooms-points-at = Votes for { $name }
web-two-rooms-your-vote = your vote
web-two-rooms-tally = { $count } of { $needed } votes
web-two-rooms-counts-two = Counts twice
web-two-rooms-double = ×2
web-two-rooms-fingers = { $count ->
    [one] { $count } vote, { $needed } needed
   *[other] { $count } votes, { $needed } needed
}
web-two-rooms-moment-lead = You lead Room { $room }.
web-two-rooms-moment-lead-text = Everyone plays on. When time is up, you choose who leaves.
web-two-rooms-moment-hostage = You're a hostage.
web-two-rooms-moment-hostage-text = Wait at the door.
web-two-rooms-moment-hostage-alone = You go to Room { $other }.
web-two-rooms-moment-hostage-alone-text = Your leader sends you. Take what you know with you.
web-two-rooms-moment-walk = Walk to Room { $room }.
web-two-rooms-moment-walk-text = Take what you know with you.
web-two-rooms-moment-walk-alone = You are in Room { $room } now.
web-two-rooms-moment-walk-alone-text = You were sent over. Who is with you here?
web-two-rooms-moment-tap = Tap to continue
web-two-rooms-gate-walk-in = Walk to Room { $room }.
web-two-rooms-gate-walk-in-text = Your card opens when the clock starts.
web-two-rooms-gate-gather = Everyone to Room 1.
web-two-rooms-gate-gather-text = Keep your card down. Stand with your room.
web-two-rooms-gate-turn-cards = Bring everyone together.
web-two-rooms-gate-turn-cards-text = Rooms stand apart. Keep your card down.
web-two-rooms-gate-together = Bring everyone together. Rooms stand apart.
web-two-rooms-gate-here = I'm here
web-two-rooms-gate-turn = Turn the cards
web-two-rooms-gate-anyway = Start anyway
web-two-rooms-gate-count = { $passed } of { $of } are here.
web-two-rooms-gate-count-room = Room { $room }: { $passed } of { $of } are here.
web-two-rooms-gate-host = The host turns the cards.
web-two-rooms-goes = going
web-two-rooms-me = { $name ->
    [You] You
   *[other] You ({ $name })
}
web-two-rooms-lately = Latest in this room
web-two-rooms-aside = { $kind ->
    [colour] { $you ->
        [by] You show { $to } your colour.
        [to] { $by } shows you a colour.
       *[nobody] { $by } shows { $to } a colour.
    }
   *[card] { $you ->
        [by] You show { $to } your card.
        [to] { $by } shows you a card.
       *[nobody] { $by } shows { $to } a card.
    }
}

web-two-rooms-mine = My card and my choices
web-two-rooms-hold-card = My card. Hold to look
web-two-rooms-memory = What I saw
web-two-rooms-hold-memory = What I've been shown. Hold to look
web-two-rooms-saw = { $what }, in round { $round }.
web-two-rooms-saw-nothing = Nothing so far.
web-two-rooms-you-saw = You saw: { $what }
web-two-rooms-in-round = Round { $round }
two-rooms-said-lately = What was said
two-rooms-said-alone = to { $name } alone
web-two-rooms-known = What they showed me. Hold to look
web-two-rooms-hold-known = What I saw of { $name }. Hold to look

web-two-rooms-do-offer-card = Offer to share cards
web-two-rooms-do-offer-colour = Offer to share colours
web-two-rooms-do-show-card = Show them my card
web-two-rooms-do-show-all = Show the room my card
web-two-rooms-do-show-colour = Show them my colour
web-two-rooms-do-show-colour-to-all = Show the room my colour
web-two-rooms-do-point = { $who ->
    [self] Vote for myself
   *[other] Vote for them
}
web-two-rooms-do-stop-pointing = Take my vote back
web-two-rooms-do-appoint = Appoint as leader
web-two-rooms-do-offer-lead = Offer leadership
web-two-rooms-do-use = { $who ->
    [self] Use my card
   *[other] Use my card on them
}
web-two-rooms-do-urge = { $who ->
    [self] Say: send me
   *[other] Say: send { $name } away
}
web-two-rooms-do-tell = { $who ->
    [self] Say who I am
   *[other] Say who { $name } is
}
web-two-rooms-not-now = { $what }, not possible now. Why?
web-two-rooms-note-offer-card = You both show
web-two-rooms-note-show-card = Only you show
web-two-rooms-sure = Sure? Tap again
web-two-rooms-tell-what = The room hears it. It doesn't have to be true.

web-two-rooms-take = Lead the room
web-two-rooms-refuse = No, thanks
web-two-rooms-share = Share
web-two-rooms-not-yet = Not now
web-two-rooms-share-warning = { $kind ->
    [colour] You BOTH show your colour.
   *[card] You BOTH show the whole card.
}
web-two-rooms-offers = { $count ->
    [one] { $count } offer
   *[other] { $count } offers
}
web-two-rooms-waiting = { $kind ->
    [colour] You offered to share colours with { $name }. No answer yet.
   *[card] You offered to share cards with { $name }. No answer yet.
}
web-two-rooms-take-back = Take it back
web-two-rooms-take-back-from = Take back your offer to { $name }
web-two-rooms-walk = Walk to Room { $room }
web-two-rooms-parley = Only { $seat } hears what you say or write now. Then the hostages change rooms.
web-two-rooms-parley-alone = { $seat } is a bot, and has nothing to add. Now the hostages change rooms.
web-two-rooms-end-parley = { $last ->
    [yes] Exchange
   *[no] Start the clock
}
web-two-rooms-parted = You're done. { $seat } isn't yet.
web-two-rooms-name-hostages = { $ends ->
    [round] Pick who leaves, and end the round
   *[nothing] Pick who leaves now
}

web-two-rooms-power = Use my card
web-two-rooms-hold-power = Hold to read what your card can do
web-two-rooms-power-whom = Pick who. Your card says whether it takes nobody, one player or two.
web-two-rooms-use = { $count ->
    [0] Use it
   *[other] Use it on { $names }
}
web-two-rooms-deck = The cards
web-two-rooms-deck-note = { $cards } cards in the game, for { $people } players. Tap one to read it.
web-two-rooms-of-team = Team: { $team }.
web-two-rooms-show = Hold up my card
web-two-rooms-show-note = For somebody next to you. The app won't count this as a share, so powers that need a share won't work.
web-two-rooms-show-card = Hold to show my card
web-two-rooms-show-colour = Hold to show my colour
web-two-rooms-booth = Alone with { $names }
web-two-rooms-whose = { $name }'s card
web-two-rooms-booth-later = { $both ->
    [yes] { $names } saw yours, too. Hold your card to see this again.
   *[no] Hold your card to see this again.
}
web-two-rooms-hold-shown = Hold to see what { $names } shows you
web-two-rooms-next = { $count ->
    [one] Next: one more
   *[other] Next: { $count } more
}
web-two-rooms-back = Back to the room

web-two-rooms-ask-send = { $count ->
    [one] Pick your hostage, who changes rooms.
   *[other] Pick your { $count } hostages, who change rooms.
}
web-two-rooms-ask-appoint = Who leads this room?
web-two-rooms-ask-shoot = Who do you shoot?
web-two-rooms-ask-name-buried = Which card is buried?
web-two-rooms-ask-call-winner = Who wins?
web-two-rooms-choose-more = { $count ->
    [one] Choose one
   *[other] Choose { $count } more
}
web-two-rooms-answer-send = Hold to send { $names }
web-two-rooms-send-final = It's final.
web-two-rooms-send-again = Once more to send
web-two-rooms-answer-appoint = Appoint { $names }
web-two-rooms-answer-shoot = Shoot { $names }
web-two-rooms-answer-name-buried = Name { $names }
web-two-rooms-answer-call-winner = { $names }

web-two-rooms-scene-round = { $timed ->
    [no] Round { $round } of { $rounds }. Look at your card.
   *[yes] Round { $round } of { $rounds }. { $minutes ->
        [1] One minute.
        [2] Two minutes.
        [3] Three minutes.
        [4] Four minutes.
        [5] Five minutes.
       *[other] { $minutes } minutes.
    } Look at your card.
}
web-two-rooms-scene-time-up = Time's up! Cards down, no pointing.
web-two-rooms-scene-leads = { $you ->
    [seat] You lead Room { $room }.
   *[nobody] { $name } leads Room { $room }.
}
web-two-rooms-scene-no-leader = No leader yet. Appoint somebody.
web-two-rooms-scene-votes = { $count ->
    [one] { $count } vote for { $name }. { $needed } make a leader.
   *[other] { $count } votes for { $name }. { $needed } make a leader.
}
web-two-rooms-scene-goes = { $count ->
    [one] { $you ->
        [hostage] You go to Room { $room }.
       *[nobody] { $names } goes to Room { $room }.
    }
   *[other] { $names } go to Room { $room }.
}
web-two-rooms-scene-meet = The leaders meet.
web-two-rooms-scene-walk = { $last ->
    [yes] Last walk. To Room 2: { $first }. To Room 1: { $second }.
   *[no] To Room 2: { $first }. To Room 1: { $second }.
}
web-two-rooms-finale-mine = Your card
web-two-rooms-scene-cards-up = Cards up!
web-two-rooms-scene-president = { $you ->
    [yes] You are the President, in Room { $room }.
   *[no] The President is { $name }, Room { $room }.
}
web-two-rooms-scene-burning = Where is the Bomber?
web-two-rooms-scene-boom = { $you ->
    [yes] BOOM! You were the Bomber, in Room { $room }.
   *[no] BOOM! { $name } was the Bomber, in Room { $room }.
}
web-two-rooms-scene-wins = { $safe ->
    [yes] The President is safe. { $wins }.
   *[no] { $wins }.
}
web-two-rooms-scene-no-blast = Both fuses go out. { $wins }.
web-two-rooms-verdict = { $what ->
    [boom] BOOM!
    [hug] HUG!
   *[nothing] NO BOOM
}
web-two-rooms-boom = BOOM!
web-two-rooms-won = won
web-two-rooms-lost = lost
web-two-rooms-ended-up = At the end: { $conditions }.
web-two-rooms-because = You { $why }.
web-two-rooms-story = The story of the evening

# The screens

web-two-rooms-wall-voice-on = Voice is on
web-two-rooms-wall-voice-off = Voice on
web-two-rooms-wall-no-clock = No clock this round
web-two-rooms-wall-sends = { $count ->
    [one] One hostage goes from each room
   *[other] { $count } hostages go from each room
}
web-two-rooms-wall-leaders = The leaders meet
web-two-rooms-wall-begins = { $rounds ->
    [1] Round { $round }. The clock is running.
   *[other] { $round ->
        [1] Look at your card, and keep it to yourself. Round 1 of { $rounds }: the clock is running.
       *[other] Round { $round } of { $rounds }: the clock is running.
    }
}
web-two-rooms-wall-nobody-goes = Nobody changes rooms this time.

web-two-rooms-wall-do-both = The clock runs in both rooms
web-two-rooms-wall-how-both = Each room needs a leader before time is up. Neither room hears the other.
web-two-rooms-wall-do-untimed = Both rooms take their time
web-two-rooms-wall-how-untimed = The round ends once both leaders have picked their hostages.
web-two-rooms-wall-do-leaders = Time's up! Cards down, no pointing.
web-two-rooms-wall-how-leaders = The leaders pick their hostages.
web-two-rooms-wall-do-appoint = No leader yet. Appoint somebody.
web-two-rooms-wall-how-appoint = Tap somebody else on your phone. The first one appointed leads.
web-two-rooms-wall-do-vote = Vote for a leader
web-two-rooms-wall-how-vote = Vote on your phone: more than half the votes make a leader.
web-two-rooms-wall-do-talk = Talk, show, share, vote
web-two-rooms-wall-how-talk = { $count ->
    [one] When time is up, { $name } sends one of you through the door.
   *[other] When time is up, { $name } sends { $count } of you through the door.
}
web-two-rooms-wall-do-end = Talk, show, share, vote
web-two-rooms-wall-how-end = { $count ->
    [one] { $name } ends the round here by picking one hostage.
   *[other] { $name } ends the round here by picking { $count } hostages.
}
web-two-rooms-wall-do-name = { $name } is choosing...
web-two-rooms-wall-how-name = { $count ->
    [one] Pick your hostage on your phone. It's final, and the room sees it.
   *[other] Pick your { $count } hostages on your phone. It's final, and the room sees it.
}
web-two-rooms-wall-do-waiting = { $count ->
    [one] { $names } goes
   *[other] { $names } go
}
web-two-rooms-wall-how-waiting = Waiting for the other room.
web-two-rooms-wall-do-early = { $count ->
    [one] { $names } goes when time is up
   *[other] { $names } go when time is up
}
web-two-rooms-wall-how-early = That's final, unless you choose another leader. The clock keeps running.
web-two-rooms-wall-do-parley = The leaders meet.
web-two-rooms-wall-how-parley = Nobody else hears them. The hostages go when both are done.
web-two-rooms-wall-do-other = Time's up! Cards down, no pointing.
web-two-rooms-wall-how-other = The other room has no leader yet.

web-two-rooms-wall-join = The rooms come together
web-two-rooms-wall-down = face down
web-two-rooms-wall-won = won
web-two-rooms-wall-lost = lost
web-two-rooms-wall-pages = What this screen shows
web-two-rooms-wall-page-cards = All cards
web-two-rooms-wall-page-won = Who won
web-two-rooms-wall-page-next = What next?
web-two-rooms-wall-page-story = The evening
web-two-rooms-wall-story = The evening as a drawing: everyone's wire through both rooms, told in words below.
web-two-rooms-wall-round = Round { $round }
web-two-rooms-wall-shared-card = shared cards
web-two-rooms-wall-shared-colour = shared colours
web-two-rooms-wall-changed = changed rooms

# The lobby

web-two-rooms-lobby = The deck
web-two-rooms-first-note = The basic deck, and tips on every phone as you play.
web-two-rooms-lobby-presets = Ready to play
web-two-rooms-lobby-start-here = Start with this
web-two-rooms-lobby-wishes = Or pick a mood
web-two-rooms-lobby-proposal = Suggestion { $number }
web-two-rooms-lobby-another = Another suggestion
web-two-rooms-lobby-build = Build your own
web-two-rooms-lobby-fill = Fill up with team cards, one for each of you
web-two-rooms-lobby-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
}
web-two-rooms-lobby-find = Find a character
web-two-rooms-lobby-none = No character goes by that name.
web-two-rooms-lobby-group = { $team }, { $number } in the deck
web-two-rooms-lobby-by-itself = added automatically
web-two-rooms-lobby-take = Take { $card }
web-two-rooms-lobby-less = One fewer { $card }
web-two-rooms-lobby-more = One more { $card }
web-two-rooms-lobby-count = { $card } in the deck
web-two-rooms-lobby-add = Add { $card }
web-two-rooms-lobby-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
web-two-rooms-lobby-unwise = Allowed, but not ideal
web-two-rooms-lobby-fine = This deck is good to go.
web-two-rooms-lobby-fewest = Not enough of you yet. The deck grows as people join.
web-two-rooms-lobby-lost = The server didn't answer, so the deck may have changed.

web-two-rooms-preset-basic = Basic
web-two-rooms-preset-basic-note = President, Bomber, and two teams without powers.
web-two-rooms-preset-first = First characters
web-two-rooms-preset-first-note = Doctor and Engineer, then Agents and Spies.
web-two-rooms-preset-rulebook = The rulebook's own
web-two-rooms-preset-rulebook-note = Spies, two couples, and some who play alone. Best for 20.
web-two-rooms-preset-lovers = Lovers
web-two-rooms-preset-lovers-note = Cupid, Eris, couples, and a Wife who knows.
web-two-rooms-preset-haunted = Haunted
web-two-rooms-preset-haunted-note = Angels, Demons, Mummies, and one Zombie.
web-two-rooms-preset-shuffle = Shuffle
web-two-rooms-preset-shuffle-note = Cards change hands. Trust nothing you have seen.
web-two-rooms-wish-calm = Calm
web-two-rooms-wish-calm-note = nobody is forced or moved
web-two-rooms-wish-chaos = Chaos
web-two-rooms-wish-chaos-note = hardly a plain card left
web-two-rooms-wish-no-acting = No acting
web-two-rooms-wish-no-acting-note = nothing on your honour
