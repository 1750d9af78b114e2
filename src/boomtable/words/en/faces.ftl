# What people wear on their heads, for whoever picks a face by its name.

face-cap = Cap
face-bun = Bun
face-beanie = Beanie
face-curls = Curls
face-bowler = Bowler hat
face-goggles = Goggles
face-welder = Welder's mask
face-turban = Turban
face-chef = Chef's hat
face-top-hat = Top hat
face-mohawk = Mohawk
face-bunches = Bunches
face-long-hair = Long hair
face-beard = Beard
face-headscarf = Headscarf
face-captain = Captain's cap
face-cowboy = Cowboy hat
face-party-hat = Party hat
face-beret = Beret
face-hard-hat = Hard hat
face-headphones = Headphones
face-bow = Bow
face-bob = Bob
face-braids = Braids
face-spikes = Spikes
face-fez = Fez
face-sun-hat = Sun hat
face-wizard = Wizard's hat
face-fur-hat = Fur hat
face-mortarboard = Mortarboard
face-propeller = Propeller cap
face-ears = Cat ears

face-colour-0 = Sand
face-colour-1 = Mint
face-colour-2 = Sky
face-colour-3 = Lilac
face-colour-4 = Peach
face-colour-5 = Rose
face-colour-6 = Lime
face-colour-7 = Stone

face-pick = Pick a face
face-colours = Colour
face-is-taken = { $face }, taken
