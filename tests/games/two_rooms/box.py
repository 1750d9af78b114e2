"""What is printed on the 98 cards, one line for each of the 73 names [TR1] [TR3].

The team, after a `>` the printed colour where it is another; conditions it starts with, what it gives to whoever shares
cards, whether its power needs words, when it pauses the end; and what a deck must know of it. The rest is scenarios.
"""

from __future__ import annotations

from typing import NamedTuple

PRINTED = """
    president            blue
    bomber               red
    red-team             red
    blue-team            blue
    gambler              grey               pause=10
    agent                red,blue           words from=11
    ambassador           red,blue           starts=immune from=11 never-buried
    angel                red,blue           starts=honest acting paired=demon-red,demon-blue
    demon                red,blue           starts=liar acting paired=angel-red,angel-blue
    blind                red,blue           starts=blind acting
    bouncer              red,blue           words
    clown                red,blue           acting
    conman               red,blue           from=11
    coy-boy              red,blue           starts=coy from=11
    criminal             red,blue           gives=shy
    dealer               red,blue           gives=foolish
    enforcer             red,blue           words from=11
    mayor                red,blue
    medic                red,blue
    mime                 red,blue           acting
    mummy                red,blue           gives=cursed
    negotiator           red,blue           starts=savvy from=11
    paparazzo            red,blue           acting
    paranoid             red,blue           starts=paranoid
    psychologist         red,blue
    security             red,blue           words
    shy-guy              red,blue           starts=shy
    thug                 red,blue           gives=coy from=11
    usurper              red,blue
    spy                  red>blue,blue>red  from=11
    doctor               blue               paired=engineer
    engineer             red                paired=doctor
    nurse                blue               backup=doctor needs-burying
    tinkerer             red                backup=engineer needs-burying
    presidents-daughter  blue               backup=president needs-burying
    martyr               red                backup=bomber needs-burying
    dr-boom              red                paired=tuesday-knight
    tuesday-knight       blue               paired=dr-boom
    cupid                red                words paired=eris
    eris                 blue               words paired=cupid
    invincible           blue               starts=immune without=zombie
    immunologist         red                starts=immune without=zombie
    agoraphobe           grey               paired=traveler
    traveler             grey               paired=agoraphobe
    ahab                 grey               from=11 linked=moby
    moby                 grey               from=11 linked=ahab
    anarchist            grey               paired=minion
    minion               grey               paired=anarchist
    bomb-bot             grey               paired=queen
    queen                grey               paired=bomb-bot
    butler               grey               linked=maid
    maid                 grey               linked=butler
    romeo                grey               linked=juliet
    juliet               grey               linked=romeo
    wife                 grey               linked=mistress
    mistress             grey               linked=wife
    clone                grey
    robot                grey
    sniper               grey               pause=15 linked=target,decoy
    target               grey               linked=sniper,decoy
    decoy                grey               linked=sniper,target
    private-eye          grey               pause=5 to=10 needs-burying
    drunk                grey               never-buried
    hot-potato           grey
    intern               grey               paired=victim
    victim               grey               paired=intern
    rival                grey               paired=survivor
    survivor             grey               paired=rival
    mastermind           grey
    mi6                  grey
    nuclear-tyrant       grey               starts=foolish
    leprechaun           green              starts=foolish
    zombie               green              starts=zombie without=invincible,immunologist
"""


class Row(NamedTuple):
    """One card, as printed."""

    card: str
    team: str
    colour: str
    facts: dict[str, str]


def read() -> list[Row]:
    """Two rows for a name with two sides."""
    rows = []
    for line in PRINTED.strip().splitlines():
        name, sides, *words = line.split()
        facts = {word.partition("=")[0]: word.partition("=")[2] for word in words}
        for side in sides.split(","):
            team, _, colour = side.partition(">")
            rows.append(Row(f"{name}-{team}" if "," in sides else name, team, colour or team, facts))
    return rows
