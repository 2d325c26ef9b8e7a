"""The cards of one table (FH-R3): Heroes, Missions and Bases, with what their words mean.

A card is a number; a table has its own content, so that two tables with different packs never meet. Nothing here
changes during a match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludoteca.games.fabrica_de_herois.effects.words import Effect, Standing

AFFILIATIONS: Final = ("workshop", "backyard", "moonlight", "drumline", "duty")
COLOURS: Final = ("blue", "green", "yellow", "orange", "red")  # FH-R30, from very easy to very hard

# Gender, for texts and for cards that count women or men; robots and the like are neither.
WOMAN: Final = 0
MAN: Final = 1
NEITHER: Final = 2
GENDERS: Final = ("f", "m", "n")

# FH-R43: the kinds of an ability.
ATTACK: Final = 0
HELP: Final = 1
DEFENCE: Final = 2
KINDS: Final = ("attack", "help", "defence")

# FH-R18, FH-R19: when an ability can be used.
LEADER: Final = 0
DISCARD: Final = 1
WHENS: Final = ("leader", "discard")

# FH-R32: what a Mission is.
INCIDENT: Final = 0
VILLAIN: Final = 1
MISSION_KINDS: Final = ("incident", "villain")

# FH-R49: the limits that are printed on the Bonus card.
LOWEST_MARKER: Final = -5
HIGHEST_MARKER: Final = 5

# FH-R33: what it costs to flee, by colour.
FLEE_PRICES: Final = (1, 1, 2, 3, 3)


class Ability:
    """FH-R18, FH-R19, FH-R43, FH-R46: one of the two abilities of a Hero.

    `number` tells it from all others: twice the Hero's number, and one more for the Discard ability.
    """

    def __init__(self, when: i64, kind: i64, bolt: bool, effects: list[Effect]) -> None:
        self.number: i64 = -1  # set when the Hero gets its number
        self.hero: i64 = -1
        self.name = ""  # in a pack: plain text; the box has messages instead
        self.when = when
        self.kind = kind
        self.bolt = bolt
        self.effects = effects
        self.permanent = False  # FH-R56: all of it lasts while the Hero is Leader
        self.answering = False  # FH-D-50: a Defence that can only answer an Attack
        for effect in effects:
            if effect.is_permanent():
                self.permanent = True
            if effect.is_answer():
                self.answering = True


class Hero:
    """FH-R16 to FH-R19: one Hero card."""

    def __init__(
        self,
        card_id: str,
        bonus: i64,
        affiliations: i64,
        gender: i64,
        leader: Ability,
        discard: Ability,
        pack: str = "",
    ) -> None:
        self.id = card_id
        self.bonus = bonus
        self.affiliations = affiliations  # a mask
        self.gender = gender
        self.leader = leader
        self.discard = discard
        self.pack = pack
        self.name = ""  # in a pack: plain text, as the words below
        self.flavour = ""
        self.portrait: object = None  # in a pack: its face, if it has one


class Mission:
    """FH-R28 to FH-R32: one Mission card."""

    def __init__(
        self,
        card_id: str,
        colour: i64,
        nd: i64,
        kind: i64,
        emblems: i64,
        rules: list[Standing],
        rewards: list[Effect],
        punishments: list[Effect],
        pack: str = "",
    ) -> None:
        self.id = card_id
        self.colour = colour
        self.nd = nd
        self.kind = kind
        self.emblems = emblems  # a mask
        self.rules = rules
        self.rewards = rewards
        self.punishments = punishments
        self.pack = pack
        self.name = ""
        self.story = ""


class Base:
    """FH-R64, FH-D-38: one Base, which either has a standing effect or does something once a turn."""

    def __init__(
        self, card_id: str, affiliation: i64, standing: list[Standing], once: list[Effect], pack: str = ""
    ) -> None:
        self.id = card_id
        self.affiliation = affiliation
        self.standing = standing
        self.once = once
        self.pack = pack
        self.name = ""
        self.flavour = ""


class Content:
    """All cards of a table, by number."""

    def __init__(self, heroes: list[Hero], missions: list[Mission], bases: list[Base], packs: tuple[str, ...]) -> None:
        self.heroes = heroes
        self.missions = missions
        self.bases = bases
        self.packs = packs
        self.abilities: list[Ability] = []  # by number
        for number, hero in enumerate(heroes):
            for ability in (hero.leader, hero.discard):
                ability.number = len(self.abilities)
                ability.hero = number
                self.abilities.append(ability)
        self.bonus: list[int] = [hero.bonus for hero in heroes]
        self.affiliations: list[int] = [hero.affiliations for hero in heroes]
        self.worked_out: dict[str, object] = {}  # what bots reckon once from these cards

    def hero(self, card_id: str) -> int:
        """The number of the Hero with this id; -1 when there is none."""
        return _place([hero.id for hero in self.heroes], card_id)

    def mission(self, card_id: str) -> int:
        """The number of the Mission with this id; -1 when there is none."""
        return _place([mission.id for mission in self.missions], card_id)

    def base(self, card_id: str) -> int:
        """The number of the Base with this id; -1 when there is none."""
        return _place([base.id for base in self.bases], card_id)


def _place(ids: list[str], card_id: str) -> int:
    return ids.index(card_id) if card_id in ids else -1
