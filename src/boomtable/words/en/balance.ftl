## The report of a sweep: setups

balance-title = Balance of { $game }
balance-players = { $players } players
balance-bots = bots { $bots }
balance-default = default
balance-nth = #{ $number }

## What was swept

balance-swept = { $setups ->
    [one] One setup, up to { $games } games, from seed { $seed }. Shares wanted within { $within }.
   *[other] { $setups } setups, up to { $games } games each, from seed { $seed }. Shares wanted within { $within }.
}
balance-varied = Varied: { $what }. Every setup plays the same seeds, game for game.
balance-same = Nothing was varied.
balance-varied-players = players
balance-varied-bots = bots
balance-names = Short names

## The answer in three sentences

balance-verdict-one = With { $setup }: { $shares }.
balance-verdict-share = { $side } { $percent } %
balance-verdict-many = In { $setups } setups { $side } won between { $low } % of the games ({ $lowest }) and { $high } % ({ $highest }).
balance-verdict-favour = { $sides ->
    [nobody] That clearly favours nobody: even would be { $even } %.
   *[other] That clearly favours { $sides }: even would be { $even } %.
}
balance-verdict-times = { $side } in { $count }
balance-verdict-favours = { $sides ->
    [nobody] No setup clearly favours anybody.
   *[other] { $nobody ->
        [0] Every setup clearly favours somebody: { $sides }.
        [one] One setup clearly favours nobody; others favour { $sides }.
       *[other] { $nobody } of { $setups } setups clearly favour nobody; others favour { $sides }.
    }
}
balance-verdict-matters = What matters most: { $common ->
    [none] { $setup } makes { $side } win { $points } percentage points { $way } often than { $base }.
   *[other] with { $common }, { $setup } makes { $side } win { $points } percentage points { $way } often than { $base }.
}
balance-verdict-unclear = { $varied ->
    [0] Nothing was varied, so this doesn't say what would change it.
   *[other] { $compared ->
        [0] Only setups with as many players are compared with each other, and there was one of each.
       *[other] Nothing that was varied makes a clear difference.
    }
}

## Setup by setup

balance-answer = Setup by setup
balance-lines = All { $count } lines
balance-answer-of = With { $setup }: { $shares }. { $favour }
balance-answer-share = { $side } { $share } ({ $low } to { $high })
balance-favour = Clearly favours { $sides }.
balance-favour-none = Clearly favours nobody; even would be { $even }.
balance-favour-against = Clearly below even ({ $even }): { $sides }.
balance-range = { $side }: from { $low } ({ $lowest }) to { $high } ({ $highest }).
balance-favoured = { $side }: clearly favoured in { $clear } of { $setups } setups.
balance-favoured-nobody = Nobody clearly favoured in { $none } of { $setups } setups.
balance-differs = { $way ->
    [less] { $setup } makes { $side } win { $much } less often ({ $low } to { $high }) than { $base }.
   *[more] { $setup } makes { $side } win { $much } more often ({ $low } to { $high }) than { $base }.
}
balance-differs-with = { $way ->
    [less] With { $common }, { $setup } makes { $side } win { $much } less often ({ $low } to { $high }) than { $base }.
   *[more] With { $common }, { $setup } makes { $side } win { $much } more often ({ $low } to { $high }) than { $base }.
}
balance-differs-further = { $count ->
    [one] The table shows one more clear difference.
   *[other] The table shows { $count } more clear differences.
}
balance-differs-not = { $count ->
    [one] One setup isn't clearly different from its baseline: { $setups }.
   *[other] { $count } setups aren't clearly different from their baselines: { $setups }.
}

## Pictures

balance-even = even
balance-axis-share = share of wins
balance-axis-difference = change
balance-picture-shares = Who wins how often
balance-picture-differences = What each change does
balance-picture-figure = { $figure }
balance-alone = { $family }: { $item }
balance-hollow = { $caption }. Hollow marks aren't clearly different.
balance-alt-shares = Dots with 95 % intervals: shares of wins. { $ranges }
balance-alt-differences = Dots with 95 % intervals around a line at zero: differences in the share of wins; { $clear } of { $setups } setups are clearly different. { $ranges }
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
balance-column-difference = Change
balance-column-against = Against
balance-column-figure = Figure
balance-figure-moves = Moves per game
balance-stopped-clear = clear
balance-stopped-exact = close enough
balance-stopped-games = all games

## How to read it

balance-reading = How to read this
balance-reading-interval = After each share comes its 95 % interval. Out of a hundred such intervals, 95 contain these bots' true share. That holds even though the sweep checked along the way, and stopped once it had seen enough.
balance-reading-even = Even is the share each would have if nothing favoured any of them: { $sides }. A favour is clear if the whole interval lies beyond it.
balance-reading-seats = Even is the share every player would have if no seat were better than another. A favour is clear if the whole interval lies beyond it.
balance-reading-others = Games that none of them won alone don't count towards even: { $others }.
balance-reading-difference = A difference is how much more often a side wins than in the baseline setup, on the same seeds. It's clear if its interval doesn't include zero.
balance-reading-many = Even when nothing really differs, one setup in twenty may look as if it did. With many setups, don't trust the faint ones.
balance-reading-bots = These are bots. People lie better, and worse.
balance-stopped = What stopped early
balance-stopped-for-clear = Clearly different from the baseline, so no more games were needed: { $setups }.
balance-stopped-for-exact = Known within { $within }, so no more games were needed: { $setups }.
balance-stopped-for-games = Played all { $games } games: { $setups }.
balance-stopped-every = every setup
balance-how = How it was played
balance-picture-svg = Picture (SVG)
balance-picture-png = Picture (PNG)
balance-files = The data
balance-file-found = one row per setup and side
balance-file-figures = one row per setup and figure
