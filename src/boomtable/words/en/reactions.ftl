# Reactions float from a face; phrases are called out with one tap. None of them claims anything.

react-mute = Mute
react-mute-all = Everyone
react-said = { $name }: { $what }

react-laugh = Laughing
react-gasp = Gasping
react-applause = Applauding
react-side-eye = Side-eye
react-sweat = Sweating
react-facepalm = Facepalm

## Both Time Bombs

phrase-trust-me = Trust me.
phrase-not-me = Not me!
phrase-says-who = Says who?
phrase-i-believe-you = I believe you.
phrase-i-dont-buy-it = I don't buy it.
phrase-wait-wait-wait = Wait, wait, wait.
phrase-do-it = Do it!
phrase-dont-you-dare = Don't you dare.
phrase-told-you = Told you.
phrase-my-hands-are-shaking = My hands are shaking.
phrase-were-fine = We're fine. We're fine.
phrase-one-of-you-is-lying = One of you is lying.
phrase-i-smell-smoke = I smell smoke.
phrase-shield-it = Shield it!
phrase-not-that-shield = Not that shield!
phrase-thats-too-close = That's too close.

## Bomb Squad Academy

phrase-that-ones-mine = That one's mine.
phrase-after-you = After you.
phrase-greedy = Greedy!
phrase-bok-bok = Bok bok.
phrase-i-knew-it = I knew it!
phrase-worth-it = Worth it.
phrase-who-took-my-wire = Who took my wire?
phrase-hold-my-cutters = Hold my cutters.
phrase-nice-and-steady = Nice and steady.
phrase-that-wasnt-in-the-manual = That wasn't in the manual.
phrase-go-on-cut-it = Go on, cut it.
phrase-ouch = Ouch.

## Trick Snipers

phrase-nice-shot = Nice shot!
phrase-thirteen = Thirteen!
phrase-missed-me = Missed me.
phrase-too-high = Too high.
phrase-i-felt-that = I felt that.
phrase-not-again = Not again.
phrase-thanks-for-the-cards = Thanks for the cards.
phrase-saw-that-coming = Saw that coming.
phrase-who-taught-you-that = Who taught you that?
phrase-your-turn-to-sweat = Your turn to sweat.
phrase-one-more = One more…

## Two Rooms and a Boom

phrase-talk-to-me = Talk to me.
phrase-over-here = Over here!
phrase-closer-whisper = Closer. Whisper.
phrase-whos-leading = Who's leading?
phrase-whats-it-like-over-there = What's it like over there?
phrase-ive-seen-enough = I've seen enough.
phrase-convince-me = Convince me.
phrase-vote = Vote!
phrase-ask-me-later = Ask me later.
phrase-i-trust-this-room = I trust this room.
phrase-i-trust-nobody = I trust nobody.
phrase-times-running = Time's running!
