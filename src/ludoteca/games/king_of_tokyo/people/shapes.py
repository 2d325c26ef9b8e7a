"""The shape of what `view.board` shows, for the web client's types. The view returns it."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Place = Literal["outside", "city", "bay"]
Face = Literal["1", "2", "3", "heart", "energy", "claw"]
Step = Literal["setup", "start", "roll", "probe", "change", "resolve", "buy", "end", "next", "over"]
CardType = Literal["keep", "discard"]


class Said(TypedDict):
    """A message: its key and its parameters."""

    key: str
    params: dict[str, Any]


class Copied(TypedDict):
    """The card that Mimic copies; one of a pack with its name."""

    ref: str
    id: str
    name: NotRequired[Said]


class CardFace(TypedDict):
    """A card lying face up; in the market, `price` is what the monster whose turn it is would pay.

    There, whoever looks also sees what they themselves would have `left` after paying, or how much energy they lack.
    A card of a pack brings its words: the others have theirs under their id.
    """

    ref: str
    id: str
    cost: int
    type: CardType
    icon: str
    rule: str
    price: NotRequired[int]
    left: NotRequired[int]
    lacks: NotRequired[int]
    charges: NotRequired[int]
    copies: NotRequired[Copied]
    name: NotRequired[Said]
    text: NotRequired[Said]
    flavour: NotRequired[Said]


class Monster(TypedDict):
    """A monster with its board, cards and tokens."""

    ref: str
    seat: int
    monster: str
    figure: str
    color: str
    hearts: int
    max_hearts: int
    stars: int
    energy: int
    place: Place
    poison: int
    shrink: int
    alive: bool
    wings: bool
    cards: list[CardFace]


class DieFace(TypedDict):
    """A die on the table."""

    ref: str
    face: Face
    green: bool
    kept: bool


class Board(TypedDict):
    """All that a seat may see."""

    step: Step
    turn: int
    turns: int
    target: int
    monsters: list[Monster]
    bay_open: bool
    dice: list[DieFace]
    rolls_left: int
    rolls: int
    market: list[CardFace | None]
    deck: int
    discard: list[str]
    extra_turns: list[int]
    next: int
    reason: str
    known_top: NotRequired[list[CardFace]]
