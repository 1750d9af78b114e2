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

## Time Bomb Evolution

practice-time-bomb-evolution-listen = You're SWAT: find all four Success. Instead of one Boom there are four bombs, each with a colour. Listen to what the others have.
practice-time-bomb-evolution-add-up = You hold one Success. { $ben } says two and { $dov } says one: that's four, so { $cleo } can't have one. Tap { $ben }, then hold Cut.
practice-time-bomb-evolution-success = A Success! It was { $name }'s wire, so { $name } gets the nippers and cuts next.
practice-time-bomb-evolution-green = A Green: that bomb has one wire now, and at three it blows. { $name } says one Success. Cut { $name } next.
practice-time-bomb-evolution-shield = Another one! Each Success can shield a colour cut this round, so that it can't blow. Shield Green.
practice-time-bomb-evolution-purple = Round 2, dealt again. Careful: the last wire was Purple. Two Purples in a row blow up, shield or not. Listen.
practice-time-bomb-evolution-decide = Two Success left. { $ben } says one, no Purple. { $dov } says one, but also a Purple. { $cleo } says two, and that doesn't fit. Whose wire do you cut?
practice-time-bomb-evolution-one-left = Three found. { $name } cuts next, and there's only one to go.
practice-time-bomb-evolution-disarmed = SWAT wins! Count the Success, and keep an eye on what the last wire was.
practice-time-bomb-evolution-warned = A second Purple in a row. { $dov } told you about it, and told the truth. { $ben } was the safe one. Try again.
practice-time-bomb-evolution-boom = A second Purple in a row. { $cleo } is a Terrorist: no Success at all, and two Purples. Try again.

## Bomb Squad Academy

practice-bomb-squad-academy-pick = Everyone secretly picks a wire to cut. Cut alone and you get all its points: the card's value, plus one for every card turned up there. Pick Red.
practice-bomb-squad-academy-share = Five points for you. { $ben } and { $cleo } both cut Yellow, so they had to share. Now pick Blue.
practice-bomb-squad-academy-chicken = Yellow is at 12 of 16. One big card and its tiles turn up, and one of them is the BOOM. Somebody will try it. Play Chicken!
practice-bomb-squad-academy-chickened = BOOM! { $dov } cut it and loses five. You were a Chicken and win five. Two more bombs, and the most points win.
practice-bomb-squad-academy-boom = BOOM! Whoever cuts the wire that blows loses five, and that was you. Next time let the others be greedy.

## Trick Snipers

practice-trick-snipers-pass = Two points win. First everyone passes four cards to the left. Pass your four Reds to { $ben }: without Red, you're free to snipe when Red is led.
practice-trick-snipers-watch-ben = { $ben } leads. Everyone must play the same clan if they can, and the highest card of it takes the trick.
practice-trick-snipers-follow = Green was led, so play your Green. There's a 7 in this trick: whoever wins it gets a point.
practice-trick-snipers-ben-scored = { $ben }'s 12 was the highest and won the trick with the 7. That's one point, and { $ben } leads again.
practice-trick-snipers-shoot = You have no Red, so play what you like. 9 and 4 make 13: your Yellow 4 snipes the 9 and steals the trick. Just don't give { $ben } your 7!
practice-trick-snipers-lead = A hit! One point each, so the next one wins. You lead. { $ben } has the Red 1 and the Red 7 you passed, to snipe a 12 or a 6. Lead your Yellow 10.
practice-trick-snipers-won = You win! Get rid of a clan, count to thirteen, and go for the 7s.
practice-trick-snipers-gave-the-chief = That 7 gave { $ben } the second point. Keep your 7s for tricks you win yourself. Try again.
practice-trick-snipers-shot-down = Shot down with a card you passed yourself: together they make 13. Remember what you gave away, and try again.
