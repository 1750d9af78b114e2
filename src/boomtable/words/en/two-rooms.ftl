# Two Rooms and a Boom. Numbers cite docs/rules/two-rooms.md.

## Why something cannot be done

two-rooms-not-possible = That cannot be done here and now.
two-rooms-not-to-appoint = You cannot appoint that player; a room without a leader is given one by another of its players.
two-rooms-not-to-offer-lead = You cannot hold out the leader card to that player.
two-rooms-no-lead-offered = Nobody is holding out the leader card to you.
two-rooms-not-to-point = You cannot point like that now.
two-rooms-not-to-send = Those cannot be your hostages: so many as the round asks for, of your room, and never yourself.
two-rooms-not-to-show = You cannot show your card like that.
two-rooms-not-to-share = You cannot offer that to this player.
two-rooms-no-such-offer = There is no such offer that you could take or refuse.
two-rooms-no-such-power = Your card cannot do that now.
two-rooms-not-to-walk = Only Ambassadors walk between the rooms.

## What is wrong with a playset

two-rooms-bad-playset = This playset does not work: { $errors }.
two-rooms-unknown-cards = There are no such cards: { $cards }.

## Rules

rule-TR8 = A room without a leader gets the first whom another of its players appoints.
rule-TR9 = The leader may hold out the leader card to one at a time, but not back to the giver this round.
rule-TR10 = More than half of the fingers in a room on one player make them leader.
rule-TR12 = Each leader names exactly the hostages of the round, and never themselves.
rule-TR13 = From time up to the next clock nobody shows, shares, points or uses a power.
rule-TR15 = A card is shown to one player or to the room; some conditions bar it.
rule-TR16 = An offer always arrives, and a refusal gives no reason.
rule-TR17 = Colours are shared only with more than ten players.
rule-TR39 = Ambassadors are known to all, walk between the rooms, and count nowhere.
rule-TR41 = What a card says beats the rules of the game.
