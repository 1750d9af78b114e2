## The report of a sweep: setups

balance-title = Balance of { $game }
balance-players = { $players } players
balance-bots = bots { $bots }
balance-default = default
balance-nth = #{ $number }

## What was swept

balance-swept = { $setups ->
    [one] One setup, up to { $games } games
   *[other] { $setups } setups, up to { $games } games each
} from seed { $seed }; shares wanted within { $within }.
balance-varied = Varied: { $what }. Game for game, all setups have the same seeds.
balance-same = Nothing was varied.
balance-varied-players = players
balance-varied-bots = bots
balance-names = Short names

## The answer

balance-answer = The answer
balance-answer-of = With { $setup }: { $shares }. { $favour }
balance-answer-share = { $side } { $share } ({ $low } to { $high })
balance-favour = Clear favour of { $sides }.
balance-favour-none = No clear favour; even would be { $even }.
balance-favour-against = Clearly less than even ({ $even }): { $sides }.
balance-range = { $side }: from { $low } ({ $lowest }) to { $high } ({ $highest }).
balance-favoured = { $side }: clearly favoured in { $clear } of { $setups } setups.
balance-favoured-nobody = No side is clearly favoured in { $none } of { $setups } setups.
balance-differs = { $setup } makes { $side } win { $much } { $way ->
    [less] less
   *[more] more
} often ({ $low } to { $high }) than { $base }.
balance-differs-with = With { $common }, { $setup } makes { $side } win { $much } { $way ->
    [less] less
   *[more] more
} often ({ $low } to { $high }) than { $base }.
balance-differs-further = { $count ->
    [one] One more clear difference is in the table.
   *[other] { $count } more clear differences are in the table.
}
balance-differs-not = { $count ->
    [one] One setup is not clearly different from what it is held against: { $setups }.
   *[other] { $count } setups are not clearly different from what they are held against: { $setups }.
}

## Pictures

balance-pictures = Pictures
balance-even = even
balance-axis-players = Players
balance-axis-share = Share of wins
balance-axis-share-of = Share of wins of { $side }
balance-axis-difference = Wins more often than in the setup it is held against
balance-axis-difference-of = Difference in the share of wins of { $side }
balance-towards-left = ← { $side }
balance-towards-right = { $side } →
balance-picture-shares = Who wins how often
balance-picture-differences = What the changes change
balance-picture-figure = { $figure }
balance-picture-first = { $figure }, in the first { $count } of { $setups } setups
balance-alone = { $family }: { $item }
balance-rest = { $caption }. The rest goes to { $side }.
balance-hollow = { $caption }. Hollow marks: not clearly different.
balance-alt-shares = Dots with 95 % intervals: shares of wins. { $ranges }
balance-alt-differences = Dots with 95 % intervals around a line at zero: differences in the share of wins, { $clear } of { $setups } setups clearly different. { $ranges }
balance-alt-figure = Dots with 95 % intervals: { $figure }. { $ranges }
balance-alt-range = { $what } from { $low } ({ $lowest }) to { $high } ({ $highest }).
balance-alt-one = { $what } { $low }.

## Tables

balance-tables = All figures
balance-table-found = Wins of each side, setup by setup
balance-column-number = No.
balance-column-setup = Setup
balance-column-games = Games
balance-column-stopped = Stopped
balance-column-difference = More often
balance-column-against = Than in
balance-column-figure = Figure
balance-figure-moves = Moves in a game
balance-stopped-clear = sure
balance-stopped-exact = exact
balance-stopped-games = all games

## How to read it

balance-reading = How to read this
balance-reading-interval = Behind a share stand the ends of its 95 % interval. Of a hundred such intervals 95 hold the true share of these bots. They hold although the sweep looked at its games in between, and stopped where it had seen enough.
balance-reading-even = Even is the share that each would have if nothing favoured any of them: { $sides }. A favour is clear if the whole interval lies beyond it.
balance-reading-seats = Even is the share that every player would have if no seat were better than another. A favour is clear if the whole interval lies beyond it.
balance-reading-others = Games that none of them won alone are left out of what is even: { $others }.
balance-reading-difference = A difference is how much more often a side wins than in the setup it is held against, on the same seeds. It is clear if its interval leaves out zero.
balance-reading-many = Where nothing truly differs, one setup in twenty may still look as if it did: of many setups, doubt the faint ones.
balance-reading-bots = These are shares among bots. People lie better, and worse.
balance-stopped = Which stopped early
balance-stopped-for-clear = Differs for sure from what it is held against, so no more games were needed: { $setups }.
balance-stopped-for-exact = Known within { $within }, so no more games were needed: { $setups }.
balance-stopped-for-games = Had all { $games } games: { $setups }.
balance-stopped-every = every setup
balance-files = The data
balance-file-found = one row for each setup and side
balance-file-figures = one row for each setup and figure
