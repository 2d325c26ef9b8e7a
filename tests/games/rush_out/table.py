"""The words in which the scenarios of Rush Out! are told.

    with race("training-1", challenges=[standard("sword key key", flag="fire")], spells=[confusion("air air")]) as g:
        g.rolls("guard", "sword key joker").places("guard", "sword key joker", on=challenge(0))
        assert g.told("completed")
        assert g.refused("bard", "key", on=challenge(0)) == ("refuse-roll-first", "RO-R28")

Players are named by their character. Nothing is random: a roll that no test told fails it. What cards ask for is told
by the test, never taken from the content, where the numbers are tuned; only a card that comes off a deck shows its own,
and `needs` reads them. Dice are written as in positions: `key` in hand, `?` to be rolled first, `key@0.1` in a slot of
a place, `whirl` on the whirlwind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

import ludoteca
from ludoteca.games.rush_out import actions as do
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import EFFECT_NAMES, FAMILY_NAMES, HERO_SYMBOLS, ROLES, SORCERER_SYMBOLS
from ludoteca.games.rush_out.state import (
    COLD,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    NONE,
    SLOTS,
    STRIDE,
    WHIRLED,
    RushState,
    dice_of,
)
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.live import LiveSession
from ludoteca.testkit import Scenario, StrictLuck

BOX = own_box()

# -- places ------------------------------------------------------------------------------------------------------

DRAGON_TILE = 3
LIGHTNING_SCROLL = 27
FIRE_SCROLL = 28


def challenge(space: int) -> int:
    """The Heroes' end of a card on their side of the board; space 0 is next to the Dragon tile, 2 next to the deck."""
    return space


def dark_end(space: int) -> int:
    """The Sorcerer's end of a Coin or Confrontation card."""
    return FIRST_DARK_END + space


def spell(space: int) -> int:
    """A Spell before the Sorcerer."""
    return FIRST_SPELL + space


def laid(number: int) -> int:
    """A Dispelling or Curse card before the Heroes, in the order in which they came."""
    return FIRST_LAID + number


# -- cards -------------------------------------------------------------------------------------------------------


class Card:
    """Some card of a family; a scenario finds one that is not used yet. Flags are only those that the test gives."""

    def __init__(
        self,
        family: str,
        slots: str = "",
        *,
        dark: str = "",
        flag: str | None = None,
        power: int = 0,
        effect: str = "",
        victim: str = "",
    ) -> None:
        self.family = family
        self.slots = slots
        self.dark = dark
        self.flag = flag
        self.power = power
        self.effect = effect
        self.victim = victim

    def fits(self, card: int) -> bool:
        """Whether this card of the box will do."""
        return (
            FAMILY_NAMES[BOX.family[card]] == self.family
            and (not self.power or BOX.power[card] == self.power)
            and (not self.effect or EFFECT_NAMES[BOX.effect[card]] == self.effect)
        )


def standard(slots: str = "", flag: str | None = None) -> Card:
    """A Standard Challenge."""
    return Card("standard", slots, flag=flag)


def coin(slots: str = "", dark: str = "", flag: str | None = None) -> Card:
    """A Coin Challenge, with what each side fills."""
    return Card("coin", slots, dark=dark, flag=flag)


def confrontation(slots: str = "", dark: str = "", flag: str | None = None) -> Card:
    """A Confrontation, with what each side fills."""
    return Card("confrontation", slots, dark=dark, flag=flag)


def summoning(slots: str = "", flag: str | None = None) -> Card:
    """A Summoning: the slots are those of the side on which it lies."""
    return Card("summoning", slots, flag=flag)


ONE, ALL = 1, 2


def confusion(slots: str = "", power: int = ALL, flag: str | None = None) -> Card:
    """A Confusion that removes one die, or all dice of one card."""
    return Card("confusion", slots, power=power, flag=flag)


def dracology(slots: str = "", steps: int = 1, flag: str | None = None) -> Card:
    """A Dracology of one or two steps."""
    return Card("dracology", slots, power=steps, flag=flag)


def dispelling(effect: str, slots: str = "", *, victim: str = "", flag: str | None = None) -> Card:
    """A Dispelling: whirlwind, fire, sword, foot or key. When it lies before a Hero, that Hero is the victim."""
    return Card("dispelling", slots, effect=effect, victim=victim, flag=flag)


def curse(effect: str, slots: str = "", flag: str | None = None) -> Card:
    """A Curse: silence, one-hand or high-five."""
    return Card("curse", slots, effect=effect, flag=flag)


def doom(slots: str = "", kind: int = 1, flag: str | None = None) -> Card:
    """A Doom: 1 wounds one Hero and brings Souls, 2 wounds two."""
    return Card("doom", slots, power=kind, flag=flag)


def regression(slots: str = "", power: int = ONE, flag: str | None = None) -> Card:
    """A Regression for one Hero, or (ALL) for each."""
    return Card("regression", slots, power=power, flag=flag)


# -- the scenario ------------------------------------------------------------------------------------------------


class RushScenario(Scenario):
    """A scenario of Rush Out!, in the middle of a race unless the test says otherwise."""

    def __init__(self, position: Mapping[str, Any], names: Sequence[str]) -> None:
        super().__init__("rush-out", position, luck=StrictLuck())
        self.names = list(names)
        self.params: dict[str, Any] = {}  # of the last refusal

    def __enter__(self) -> Self:
        return self

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> RushState:
        """The state now."""
        return cast(RushState, self.session.state)

    @property
    def board(self) -> dict[str, Any]:
        """What everybody can see."""
        return cast(dict[str, Any], self.session.view(None)["board"])

    def seat(self, name: str) -> int:
        """A character's seat."""
        return self.names.index(name)

    def player(self, name: str) -> dict[str, Any]:
        """What everybody can see of a player."""
        return cast(dict[str, Any], self.board["players"][self.seat(name)])

    def symbols(self, name: str) -> tuple[str, ...]:
        """The faces of a character's dice."""
        return SORCERER_SYMBOLS if name == "sorcerer" else HERO_SYMBOLS

    def dice_of(self, name: str) -> list[str]:
        """The dice of a player, written as in positions."""
        s, first = self.state, self.seat(name) * STRIDE
        shown = []
        for die in range(first, first + dice_of(s, self.seat(name))):
            face, at = self.symbols(name)[s.face[die]], s.at[die]
            if at >= 0:
                shown.append(f"{face}@{at // SLOTS}.{at % SLOTS}")
            else:
                shown.append({FRESH: face, COLD: "?", WHIRLED: "whirl"}[at])
        return shown

    def lying(self, place: int) -> list[str]:
        """Whose dice lie in the slots of a place: `bard`, or `-` for an empty slot."""
        s = self.state
        dice = s.slots[place * SLOTS : place * SLOTS + len(s.needs[place])]
        return ["-" if die == NONE else self.names[die // STRIDE] for die in dice]

    def needs(self, place: int) -> str:
        """The symbols of a place, as one writes them in a test."""
        names = HERO_SYMBOLS if place < FIRST_SPELL else SORCERER_SYMBOLS
        return " ".join(names[symbol] for symbol in self.state.needs[place])

    def card_at(self, place: int) -> str | None:
        """The id of the card in a place."""
        card = self.state.cards[place]
        return None if card == NONE else BOX.card_ids[card]

    def open_cards(self) -> list[str | None]:
        """The ids of the three cards on the Heroes' side."""
        return [self.card_at(challenge(space)) for space in range(3)]

    def open_spells(self) -> list[str | None]:
        """The ids of the three Spells."""
        return [self.card_at(spell(space)) for space in range(3)]

    @property
    def phase(self) -> str:
        """ready, countdown, race, break or over."""
        return cast(str, self.board["phase"])

    @property
    def round_won(self) -> tuple[str, str] | None:
        """Who won the last round, and how; None while none is over."""
        rounds = self.board["rounds"]
        return (rounds[-1]["winner"], rounds[-1]["reason"]) if rounds else None

    @property
    def winner(self) -> str | None:
        """The side that has won the match."""
        return cast("str | None", self.board["winner"])

    # -- acting ------------------------------------------------------------------------------------------------

    def does(self, name: str, action: int) -> Self:
        """Any action, by its number."""
        self.answer(self.seat(name), action)
        return self

    def told_roll(self, name: str, faces: str) -> Self:
        """How the next roll of this player falls."""
        self.force(f"dice-{self.seat(name)}", [self.symbols(name).index(face) for face in faces.split()])
        return self

    def rests(self, name: str) -> Self:
        """Let the cool-down of a player pass, and its only hand come free, if there is anything to wait for."""
        s, seat = self.state, self.seat(name)
        left = max(s.cool[seat], s.busy[seat]) - s.now
        if left > 0:
            self.wait(left)
        return self

    def rolls(self, name: str, faces: str) -> Self:
        """A player rolls all dice in hand, as soon as it may, and this is how they fall."""
        return self.rests(name).told_roll(name, faces).does(name, do.ROLL)

    def placing(self, name: str, face: str, on: int, slot: int | None = None) -> int:
        """The action that puts a die with this face into a slot: the first free one where it fits, unless told.

        When nothing fits it is the first free slot, or the first one: such an action is there to be refused.
        """
        s, seat = self.state, self.seat(name)
        index = self._die(name, face)
        generation = s.generation[on]
        if slot is None:
            free = [n for n in range(len(s.needs[on])) if s.slots[on * SLOTS + n] == NONE]
            symbols = HERO_SYMBOLS if on < FIRST_SPELL else SORCERER_SYMBOLS
            same = [n for n in free if symbols[s.needs[on][n]] == face]
            open_to = [n for n in free if self._can(seat, do.place_action(on, n, index, generation))]
            slot = next(iter([n for n in same if n in open_to] or open_to or same or free), 0)
        return int(do.place_action(on, slot, index, generation))

    def _die(self, name: str, face: str) -> int:
        """An own die that shows this face, one that may be placed if there is one."""
        s, seat = self.state, self.seat(name)
        shown = range(dice_of(s, seat))
        alike = [n for n in shown if s.face[seat * STRIDE + n] == self.symbols(name).index(face)]
        assert alike, f"the {name} has no {face}: {self.dice_of(name)}"
        order = {FRESH: 0, COLD: 1, WHIRLED: 2}
        return min(alike, key=lambda n: (order.get(s.at[seat * STRIDE + n], 3), n))

    def _can(self, seat: int, action: int) -> bool:
        return bool(self.session.table.can(seat, action))  # type: ignore[attr-defined]

    def can(self, name: str, action: int) -> bool:
        """Whether this action is open now."""
        seat = self.seat(name)
        found = self._can(seat, action)
        asked = self.asked(seat)
        assert found == (asked is not None and action in asked.actions), "what may be done and what is listed differ"
        return found

    def may_place(self, name: str, face: str, on: int, slot: int | None = None) -> bool:
        """Whether a die with this face may go there now (into some slot, unless told)."""
        slots = range(len(self.state.needs[on])) if slot is None else [slot]
        return any(self.can(name, self.placing(name, face, on, n)) for n in slots)

    def places(self, name: str, faces: str, on: int, slot: int | None = None) -> Self:
        """A player places dice, one after the other."""
        for face in faces.split():
            self.rests_hand(name).does(name, self.placing(name, face, on, slot))
        return self

    def rests_hand(self, name: str) -> Self:
        """Let the only hand of a player come free (RO-R72)."""
        left = self.state.busy[self.seat(name)] - self.state.now
        if left > 0 and self.state.one_hand:
            self.wait(left)
        return self

    def recalls(self, name: str, face: str | None = None) -> Self:
        """A player takes back a placed die with this face, or all."""
        if face is None:
            return self.does(name, do.RECALL_ALL)
        s, seat = self.state, self.seat(name)
        wanted = self.symbols(name).index(face)
        placed = [
            n for n in range(dice_of(s, seat)) if s.at[seat * STRIDE + n] >= 0 and s.face[seat * STRIDE + n] == wanted
        ]
        assert placed, f"the {name} has no {face} on a card: {self.dice_of(name)}"
        return self.does(name, do.RECALL + placed[0])

    def keeping(self, card: str) -> int:
        """The action by which a Hero keeps this card as experience."""
        return do.KEEP + BOX.card_ids.index(card)

    def giving(self, card: str) -> int:
        """The action by which a Hero leaves this card to the other one."""
        return do.GIVE + BOX.card_ids.index(card)

    def undecided(self) -> list[str]:
        """The cards of which two Heroes have not yet said who keeps them, the oldest first."""
        return [award["card"] for award in self.board["awards"]]

    def aims_at_place(self, place: int) -> Self:
        """The Sorcerer chooses a card or tile."""
        return self.does("sorcerer", do.AIM_PLACE + place)

    def aims_at_die(self, name: str, index: int) -> Self:
        """The Sorcerer chooses one die of a Hero."""
        return self.does("sorcerer", do.AIM_DIE + self.seat(name) * STRIDE + index)

    def aims_at(self, name: str) -> Self:
        """The Sorcerer chooses a Hero."""
        return self.does("sorcerer", do.AIM_HERO + self.seat(name))

    # -- refusals ----------------------------------------------------------------------------------------------

    def refused(self, name: str, what: int | str, on: int = 0, slot: int | None = None) -> tuple[str, str]:
        """Why an action (by its number, or a die to be placed) is refused: message and rule. It changes nothing.

        The parameters of the message are in `params`.
        """
        action = what if isinstance(what, int) else self.placing(name, what, on, slot)
        refusal = self.refusal(self.seat(name), action)
        assert refusal.sentence.endswith((".", "!"))
        self.params = refusal.params
        return refusal.key, refusal.rule

    def done(self) -> None:
        """All forced dice were rolled, and nothing was lost on the way."""
        super().done()
        self.game.check(self.state)


# -- how a scenario begins ---------------------------------------------------------------------------------------


def race(
    scenario: str = "training-1",
    players: str = "sorcerer bard guard",
    *,
    challenges: Sequence[Card | None] = (),
    spells: Sequence[Card | None] = (),
    laid: Sequence[Card] = (),
    challenge_deck: Sequence[Card] = (),
    spell_deck: Sequence[Card] = (),
    dice: Mapping[str, str] | None = None,
    heroes: Mapping[str, Mapping[str, Any]] | None = None,
    **more: Any,
) -> RushScenario:
    """A match in the middle of a race: who plays in which seat, the cards, the dice by character, and all else that a
    position has (`dragon`, `coins`, `phase` …). `heroes` are other values of a player: wounded, equipment, xp, cool.
    """
    names = players.split()
    box = [card for card in range(len(BOX.card_ids)) if BOX.back[card] <= len(names)]
    position: dict[str, Any] = {"scenario": scenario, **more}
    entries: dict[str, Sequence[Card | None]] = {
        "challenges": challenges,
        "spells": spells,
        "laid": laid,
        "challenge_deck": challenge_deck,
        "spell_deck": spell_deck,
    }
    for field, cards in entries.items():
        if cards:
            position[field] = [None if card is None else _entry(card, box, names) for card in cards]
    seated: list[dict[str, Any]] = []
    for name in names:
        player: dict[str, Any] = {"role": name, **(heroes or {}).get(name, {})}
        if dice and name in dice:
            player["dice"] = dice[name].split()
        seated.append(player)
    position["players"] = seated
    return RushScenario(position, names)


def _entry(card: Card, box: list[int], names: list[str]) -> dict[str, Any]:
    """A card as a position names it."""
    found = next((number for number in box if card.fits(number)), None)
    assert found is not None, f"the box has no further {card.family} like this"
    box.remove(found)
    entry: dict[str, Any] = {"card": BOX.card_ids[found], "flag": card.flag}
    if card.slots:
        entry["slots"] = card.slots.split()
    if card.dark:
        entry["dark"] = card.dark.split()
    if card.victim:
        entry["victim"] = names.index(card.victim)
    return entry


def match(
    scenario: str = "training-1", seats: int = 3, seed: int = 0, luck: Scripted | None = None, **options: Any
) -> LiveSession:
    """A match from its very beginning, on a table that has just been set."""
    return ludoteca.game("rush-out").start(  # type: ignore[return-value]
        seats, None if luck else seed, {"scenario": scenario, **options}, chance=luck
    )


def wound(g: RushScenario, name: str) -> int:
    """The Wounded side of a Hero's tile, as a place."""
    return FIRST_WOUND + g.seat(name)


def first_of(family: str, **traits: Any) -> str:
    """The id of the first card of a family in the box."""
    wanted = Card(family, **traits)
    return BOX.card_ids[next(card for card in range(len(BOX.card_ids)) if wanted.fits(card))]


__all__ = [
    "ALL",
    "DRAGON_TILE",
    "FIRE_SCROLL",
    "LIGHTNING_SCROLL",
    "ONE",
    "ROLES",
    "Card",
    "RushScenario",
    "challenge",
    "coin",
    "confrontation",
    "confusion",
    "curse",
    "dark_end",
    "dispelling",
    "do",
    "doom",
    "dracology",
    "first_of",
    "laid",
    "match",
    "race",
    "regression",
    "spell",
    "standard",
    "summoning",
    "wound",
]
