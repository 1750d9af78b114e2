"""Grey and green cards, each with its own aim."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from boomtable.engine import Seat
from boomtable.games.two_rooms.characters.character import Character, Team, Verdict, card
from boomtable.games.two_rooms.characters.teams import BIG
from boomtable.games.two_rooms.people import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.judging import Judge


class Loner(Character):
    """A card that is on nobody's side and wins by its own aim."""

    team = Team.GREY
    why: ClassVar[str]  # why it won; `not-` this if it lost

    def wins(self, judge: Judge, me: Seat) -> bool:
        return False

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        won = self.wins(judge, me)
        return Verdict(won, self.why if won else f"not-{self.why}", "TR26")


# Where a player ends.


@card
class Intern(Loner):
    """Be with the President at the end."""

    name, paired = "Intern", ("victim",)
    why = "with-president"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_president(me)


@card
class Victim(Loner):
    """Be with the Bomber at the end."""

    name, paired = "Victim", ("intern",)
    why = "with-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_bomber(me)


@card
class Rival(Loner):
    """Do not be with the President at the end."""

    name, paired = "Rival", ("survivor",)
    why = "without-president"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.with_president(me)


@card
class Survivor(Loner):
    """Do not be with the Bomber at the end."""

    name, paired = "Survivor", ("rival",)
    why = "without-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.with_bomber(me)


@card
class BombBot(Loner):
    """Be with the Bomber at the end, and the President elsewhere."""

    name, paired = "Bomb-Bot", ("queen",)
    why = "bomber-without-president"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_bomber(me) and not judge.with_president(me)


@card
class Queen(Loner):
    """Be with neither the President nor the Bomber at the end."""

    name, paired = "Queen", ("bomb-bot",)
    why = "with-neither"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.with_bomber(me) and not judge.with_president(me)


@card
class Ahab(Loner):
    """Moby is with the Bomber at the end, and you are not."""

    name, linked, advised = "Ahab", ("moby",), BIG
    why = "moby-with-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_bomber("moby") and not judge.with_bomber(me)


@card
class Moby(Loner):
    """Ahab is with the Bomber at the end, and you are not."""

    name, linked, advised = "Moby", ("ahab",), BIG
    why = "ahab-with-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_bomber("ahab") and not judge.with_bomber(me)


@card
class Butler(Loner):
    """Be with the Maid and the President at the end."""

    name, linked = "Butler", ("maid",)
    why = "with-maid-and-president"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.together(me, "maid") and judge.with_president(me)


@card
class Maid(Loner):
    """Be with the Butler and the President at the end."""

    name, linked = "Maid", ("butler",)
    why = "with-butler-and-president"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.together(me, "butler") and judge.with_president(me)


@card
class Romeo(Loner):
    """Be with Juliet and the Bomber at the end."""

    name, linked = "Romeo", ("juliet",)
    why = "with-juliet-and-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.together(me, "juliet") and judge.with_bomber(me)


@card
class Juliet(Loner):
    """Be with Romeo and the Bomber at the end."""

    name, linked = "Juliet", ("romeo",)
    why = "with-romeo-and-bomber"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.together(me, "romeo") and judge.with_bomber(me)


@card
class Wife(Loner):
    """Be with the President at the end, and the Mistress elsewhere."""

    name, linked = "Wife", ("mistress",)
    why = "president-without-mistress"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_president(me) and not judge.with_president("mistress")


@card
class Mistress(Loner):
    """Be with the President at the end, and the Wife elsewhere."""

    name, linked = "Mistress", ("wife",)
    why = "president-without-wife"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.with_president(me) and not judge.with_president("wife")


# What a player did.


@card
class Agoraphobe(Loner):
    """Never leave the room you started in."""

    name, paired = "Agoraphobe", ("traveler",)
    why = "stayed"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.person(me).left


@card
class Traveler(Loner):
    """Go as hostage in more than half of the rounds."""

    name, paired = "Traveler", ("agoraphobe",)
    why = "often-hostage"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.most_rounds(judge.person(me).trips)


@card
class Anarchist(Loner):
    """Help to vote a leader out in more than half of the rounds."""

    name, paired = "Anarchist", ("minion",)
    why = "often-usurped"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.most_rounds(judge.person(me).votes)


@card
class Minion(Loner):
    """Let no leader be usurped in a room while you are there."""

    name, paired = "Minion", ("anarchist",)
    why = "calm"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.person(me).usurped


@card
class Mastermind(Loner):
    """Lead at the end, and have led the other room at some time."""

    name = "Mastermind"
    why = "led-both"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.leads(me) and 1 - judge.person(me).room in judge.person(me).led


@card
class Mi6(Loner):
    """Share cards with both the President and the Bomber."""

    name = "MI6"
    why = "met-both"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.shared_cards(me, "president") and judge.shared_cards(me, "bomber")


@card
class NuclearTyrant(Loner):
    """Share cards with neither the President nor the Bomber: then everybody else loses."""

    name = "Nuclear Tyrant"
    starts_with = (Condition.FOOLISH,)
    why = "met-neither"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.shared_cards(me, "president") and not judge.shared_cards(me, "bomber")


@card
class Clone(Loner):
    """The first you share with since you got this card must win."""

    name = "Clone"
    why = "partner-won"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.first_partner_wins(me) is True


@card
class Robot(Loner):
    """The first you share with since you got this card must lose."""

    name = "Robot"
    why = "partner-lost"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.first_partner_wins(me) is False


# What a player says at the end.


@card
class Gambler(Loner):
    """Before all is revealed, say who will win: be right."""

    name, pause = "Gambler", 10
    why = "called-it"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.called(me)


@card
class PrivateEye(Loner):
    """Before all is revealed, name the buried card: be right."""

    name, pause, needs_burying = "Private Eye", 5, True
    advised = range(6, 11)
    why = "named-it"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.named(me)


@card
class Sniper(Loner):
    """Before all is revealed, shoot a player in either room: hit the Target."""

    name, pause, linked = "Sniper", 15, ("target", "decoy")
    why = "hit-target"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.shot("target")


@card
class Target(Loner):
    """Do not be shot by the Sniper."""

    name, linked = "Target", ("sniper", "decoy")
    why = "spared"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return not judge.shot("target")


@card
class Decoy(Loner):
    """Be shot by the Sniper."""

    name, linked = "Decoy", ("sniper", "target")
    why = "shot"

    def wins(self, judge: Judge, me: Seat) -> bool:
        return judge.shot("decoy")


# Cards that do not stay.


@card
class Drunk(Loner):
    """When the last round starts you become sober: you get the card that was set aside."""

    name, buriable = "Drunk", False

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        return Verdict(False, "never-sober", "TR35")


@card
class HotPotato(Loner):
    """Whoever shares anything with you swaps cards with you. Do not hold this card at the end."""

    name, swaps = "Hot Potato", True

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        return Verdict(False, "holds-potato", "TR36")


@card
class Leprechaun(Loner):
    """Whoever shares anything with you swaps cards with you, but nobody twice. Hold this card at the end."""

    name, team, swaps = "Leprechaun", Team.GREEN, True
    starts_with = (Condition.FOOLISH,)

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        return Verdict(True, "holds-gold", "TR36")


@card
class Zombie(Loner):
    """Whoever shares anything with you becomes a zombie too. Let no living player be anything else at the end."""

    name, team = "Zombie", Team.GREEN
    starts_with = (Condition.ZOMBIE,)
    excludes = ("invincible", "immunologist")

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        return Verdict(False, "zombie-cured", "TR30")
