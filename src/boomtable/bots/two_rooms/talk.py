"""What to say aloud: who one is, what one has seen, and whom to send. It does not have to be true."""

from __future__ import annotations

from boomtable.bots.two_rooms.beliefs import SIDES, TEAMS
from boomtable.bots.two_rooms.hostages import leaving_value
from boomtable.bots.two_rooms.situation import PRECIOUS, Situation
from boomtable.engine import Said, Seat, Talk, shuffled
from boomtable.games.two_rooms import Tell, Urge, View
from boomtable.games.two_rooms.characters.character import CARDS, Team
from boomtable.games.two_rooms.people import Condition
from boomtable.games.two_rooms.rounds import Playing

WORDS = 80  # in a round from all people together, so that nobody drowns in them
FEW = 5  # that one thinks of before one speaks
AGAIN = 3  # words before one repeats oneself
OTHER = {Team.RED: Team.BLUE, Team.BLUE: Team.RED}


def may_speak(view: View, heard: tuple[Said, ...]) -> bool:
    """While the clock runs, or in parley, unless the card forbids it or the bot has talked enough this round."""
    if not view.todo or not (isinstance(view.todo[0], Playing) or view.meets is not None):
        return False
    if CARDS[view.card].silent or Condition.CURSED in view.conditions:
        return False
    mine = [said for said in heard if said.seat == view.viewer and said.round == view.round]
    return len(mine) < max(2, WORDS // view.players)


def remark(here: Situation) -> Talk | None:
    """Something worth saying that the bot has not just said."""
    mine = [said.talk for said in here.heard if said.seat == here.me and said.round == here.view.round]
    said = {(type(talk), talk.seat) for talk in mine[-AGAIN:]}
    if (Tell, here.me) not in said:
        return Tell(here.me, mine[0].what if mine and isinstance(mine[0], Tell) else _claim(here))
    about = [seat for seat in here.observed.cards if (Tell, seat) not in said]
    if about and here.chance(6):
        return _report(here, here.best(about, [float(seat in here.others) for seat in about]))
    return _urge(here, [seat for kind, seat in said if kind is Urge])


def _claim(here: Situation) -> str:
    """The bot's own colour, or the other; cards that must be honest or must lie have no choice [TR38]."""
    mine = CARDS[here.view.card].team
    team = mine if mine in SIDES else SIDES[here.luck.pick(2)]
    conditions = here.view.conditions
    if Condition.HONEST in conditions:
        return str(mine)
    if Condition.LIAR in conditions:
        return str(OTHER.get(mine, Team.RED))
    return str(team if here.chance(here.skill.honest) else OTHER[team])


def _report(here: Situation, seat: Seat) -> Tell | None:
    """What the bot has seen of somebody: an important friend's card is kept quiet, an important enemy's is named."""
    card = here.observed.cards[seat]
    team = TEAMS[card]
    if Condition.LIAR in here.view.conditions:
        return Tell(seat, str(OTHER.get(team, Team.RED)))
    if card in PRECIOUS and team is not here.team:
        return Tell(seat, card) if here.skill.schemes and here.team is not None else Tell(seat, str(team))
    return Tell(seat, str(team))


def _urge(here: Situation, urged: list[Seat]) -> Urge | None:
    """Urge the leader to send the one of a few candidates whose leaving helps most."""
    leader = here.view.leader
    candidates = [seat for seat in here.heads if seat != leader and seat not in urged]
    if leader in (None, here.me) or not candidates:
        return None
    few, value = shuffled(candidates, here.luck)[:FEW], leaving_value(here, 1)
    return Urge(here.best(few, [value([seat]) for seat in few]))
