"""The shape of what `view.board` shows, for the web client's types. The view returns it.

What can be pointed at has a `ref`, and the choices of a question name the same refs:

| ref | what it is |
| --- | --- |
| `hero:12` | a Hero, by its number among the cards of the table |
| `ability:25` | an ability: twice the number of its Hero, and one more for the Discard ability |
| `mission:7`, `base:3` | a Mission, a Base |
| `seat:2` | a player |
| `emblem:workshop` | an emblem of a Mission |
| `deck:heroes`, `deck:missions`, `graveyard` | what their names say |

Nothing here is left to be worked out: sums come with their parts, prices as they are now, and what a card says as a key
with parameters (`Said`). The cards of the box are `HEROES`, `MISSIONS` and `BASES`, by id; those of a pack come with
the view (`Cards`).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from ludoteca.games.fabrica_de_herois.content.load import own_content
from ludoteca.games.fabrica_de_herois.people.cards import base_face, hero_face, mission_face
from ludoteca.games.fabrica_de_herois.people.citing import EFFECTS, LASTS

Affiliation = Literal["workshop", "backyard", "moonlight", "drumline", "duty"]
Colour = Literal["blue", "green", "yellow", "orange", "red"]
AbilityKind = Literal["attack", "help", "defence"]
When = Literal["leader", "discard"]
MissionKind = Literal["incident", "villain"]
Step = Literal["setup", "begin", "prepare", "compare", "income", "draw", "plays", "end", "next", "over"]
LastingKind = Literal["marker", "block", "protect", "strip", "seal", "line", "ambush"]
Duration = Literal["", "round", "mission", "permanent"]


class Said(TypedDict):
    """Words: a message key of the game's locales and its parameters, which may be such words themselves."""

    key: str
    params: dict[str, Any]


# -- cards as they are printed ---------------------------------------------------------------------------------


class AbilityFace(TypedDict):
    """FH-R18, FH-R19: one of the two abilities of a Hero."""

    name: Said
    when: str
    kind: str
    bolt: bool
    permanent: bool
    text: Said
    effects: list[str]
    lasts: list[str]


class HeroFace(TypedDict):
    """FH-R16 to FH-R19. `portrait` is a recipe: parts from back to front, and their colours."""

    name: Said
    bonus: int
    affiliations: list[str]
    leader: AbilityFace
    discard: AbilityFace
    portrait: dict[str, Any] | None
    flavour: Said | None
    pack: str


class MissionFace(TypedDict):
    """FH-R28 to FH-R32."""

    name: Said
    colour: str
    nd: int
    kind: str
    emblems: list[str]
    rule: Said | None
    rewards: Said | None
    punishments: Said | None
    story: Said | None
    rule_name: Said | None
    effects: list[str]
    lasts: list[str]
    pack: str


class BaseFace(TypedDict):
    """FH-R64; `once`: it does something once a turn, rather than all the time."""

    name: Said
    affiliation: str
    once: bool
    text: Said
    flavour: Said | None
    effects: list[str]
    lasts: list[str]
    pack: str


class Cards(TypedDict):
    """Cards of packs that somebody can see, by id."""

    heroes: dict[str, HeroFace]
    missions: dict[str, MissionFace]
    bases: dict[str, BaseFace]


# -- cards on the table ----------------------------------------------------------------------------------------


class HeroCard(TypedDict):
    """A Hero that the seat can see, wherever it is."""

    ref: str
    hero: int
    id: str


class Ending(TypedDict):
    """When something on a Hero ends: at whose turn, comparison or change of Leader."""

    seat: int
    duration: Duration


class FieldHero(HeroCard):
    """A Hero in a Field. `bonus` and `emblems` are what it brings now, both 0 where it does not count."""

    leads: bool
    blocked: bool
    protected: bool
    sealed: bool
    used: bool
    counts: bool
    bonus: int
    emblems: int
    until: NotRequired[Ending]


class MissionCard(TypedDict):
    """A Mission that lies open."""

    ref: str
    mission: int
    id: str


class OwnMission(MissionCard):
    """The Mission before a player: what it needs now, the emblems that count, whether the sum is enough."""

    needed: int
    shown: list[Affiliation]
    due: bool
    enough: bool
    lacks: int
    demands: bool  # the Field is what the extra rule demands


class BaseCard(TypedDict):
    """FH-R65: a player's Base, how many Heroes count for it, whether it is on, whether it was used in this turn."""

    ref: str
    base: int
    id: str
    affiliation: Affiliation
    count: int
    needs: int
    on: bool
    used: bool


class Support(TypedDict):
    """FH-D-45: how many there are, and those that the seat knows; None for the others."""

    n: int
    cards: list[HeroCard | None]


class Limits(TypedDict):
    """FH-R11, FH-R13, FH-R25: places and income, as they are now."""

    field: int
    support: int
    income: int


class Sum(TypedDict):
    """FH-R69: what the Field is worth: Heroes, emblems, marker (None where it does not count)."""

    total: int
    heroes: int
    emblems: int
    marker: int | None


class Prices(TypedDict):
    """What plays cost now; `dear` are those that cost more than usual, `cheap` those that cost less."""

    buy: int
    home: int
    lead: int
    leader: int
    discard: int
    flee: int
    dear: list[str]
    cheap: list[str]


class Active(TypedDict):
    """FH-R57: an effect that lasts, by its cause, on a team or one of its Heroes."""

    what: LastingKind
    duration: Duration
    caster: int
    hero: str
    amount: int
    cause: Said


class Team(TypedDict):
    """A player with everything that lies open; `support` shows what the seat may see."""

    ref: str
    seat: int
    actions: int
    most_actions: int
    points: int
    marker: int
    base: BaseCard | None
    leader: str
    field: list[FieldHero]
    support: Support
    limits: Limits
    mission: OwnMission | None
    done: list[MissionCard]
    attempts: int
    sum: Sum
    prices: Prices
    promises: dict[str, int]
    active: list[Active]


class CastFace(TypedDict):
    """FH-D-16: something declared that waits for its answers; `answers` is the place of what it answers, or -1."""

    user: int
    hero: HeroCard
    ability: str
    when: When
    kind: AbilityKind
    answers: int
    heroes: list[HeroCard]
    seats: list[int]
    receivers: list[int]
    cancelled: bool


class Graveyard(TypedDict):
    """FH-R58: only the top can be seen."""

    n: int
    top: HeroCard | None


class MissionDeck(TypedDict):
    """The deck, what lies known under it (the lowest first), and what the seat knows on top (the next first)."""

    n: int
    under: list[MissionCard]
    top: list[MissionCard]


class Looked(TypedDict):
    """What somebody looks at; what it is, only that seat sees."""

    seat: int
    n: int
    heroes: list[HeroCard]
    missions: list[MissionCard]


class Board(TypedDict):
    """All that a seat may see."""

    turn: int
    turns: int
    round: int
    step: Step
    target: int
    players: list[Team]
    deck: int
    graveyard: Graveyard
    exiled: list[HeroCard]
    missions: MissionDeck
    bases: int
    offered: list[MissionCard]
    stack: list[CastFace]
    spied: int
    looked: Looked
    rolled: int
    cards: Cards
    packs: list[str]


# The rules behind the words of cards, and the cards of the box, for the client.
EFFECT_RULES: Final = EFFECTS
LAST_RULES: Final = LASTS
_BOX: Final = own_content()
HEROES: Final = {card.id: hero_face(_BOX, number) for number, card in enumerate(_BOX.heroes)}
MISSIONS: Final = {card.id: mission_face(_BOX, number) for number, card in enumerate(_BOX.missions)}
BASES: Final = {card.id: base_face(_BOX, number) for number, card in enumerate(_BOX.bases)}
