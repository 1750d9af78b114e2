# What the coach says at a practice table. $ben, $cleo and $dov are the bots on your left, in this order; $name is whom it is about.

practice-coach = Your coach
practice-watch = Watch what happens …
practice-own-way = You've gone your own way, so now anything can happen. Play on and see.
practice-over = That's it. Try the lesson again, or play for real.
practice-again = Try again
practice-real = Play for real

## Time Bomb

practice-time-bomb-listen = You're SWAT. There are four Success wires, and you want them all cut. You hold two yourself. Listen to what the others say.
practice-time-bomb-add-up = { $ben } says two, and you hold two. That's all four! So { $cleo } can't have one. Tap { $ben }, then hold Cut.
practice-time-bomb-success = A Success! It was { $name }'s wire, so { $name } gets the nippers and cuts next.
practice-time-bomb-safe = Only a Safe, which does nothing. It was { $name }'s wire, so { $name } cuts next.
practice-time-bomb-nippers-back = The nippers are yours again. { $ben } still has a Success, so cut { $ben } once more.
practice-time-bomb-dealt-again = Round 2. The wires that were left got mixed and dealt again. Two Success are out there, and you have neither. Listen.
practice-time-bomb-decide = Two left. { $ben } and { $dov } say one each, and that fits. If { $cleo } has two, they're both lying. Whose wire do you cut?
practice-time-bomb-disarmed = SWAT wins! You counted what people said and saw who couldn't be right. That's the whole trick.
practice-time-bomb-boom = That was the Boom. { $cleo } is a Terrorist, and says "Success" so that you'll cut there. Count what people say, and try again.
