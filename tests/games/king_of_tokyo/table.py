"""The words in which the scenarios of King of Tokyo are told.

    g = given("Gigazaur", "The King").city("The King").owns("The King", "camouflage")
    g.rolls("claw claw 1 1 2 3").keeps_all()
    g.camouflage("heart 1").reacts("The King", "camouflage")
    g.lost("The King", 1).is_asked("The King", "yield")

Players are named by their monster. The first one named has the turn. Nothing is random: the first roll of a turn that
no test told shows two ones, two twos and two threes, which do nothing; any other roll that no test told fails it.
"""

from __future__ import annotations

from typing import Any, Self, cast

from ludoteca.games.king_of_tokyo.actions import extra
from ludoteca.games.king_of_tokyo.game import GAME
from ludoteca.games.king_of_tokyo.state import Monster, TokyoState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.session import Session
from ludoteca.testkit import Scenario, StrictLuck

NAMES = {
    "Gigazaur": "gigazaur",
    "CyberKitty": "cyber_kitty",
    "Space Penguin": "space_penguin",
    "The King": "the_king",
    "MekaDragon": "meka_dragon",
    "Alienoid": "alienoid",
}
FACES = {"1": 0, "2": 1, "3": 2, "heart": 3, "energy": 4, "claw": 5}

BOX = GAME.content({})  # the cards of the house


def luck() -> StrictLuck:
    """First rolls and rerolls of a turn come from one script; a first roll that no test told does nothing."""
    return StrictLuck(same={"reroll": "roll"}, idle={"roll": lambda n: [die // 2 % 3 for die in range(n)]})


class TokyoScenario(Scenario):
    """A scenario of King of Tokyo. Everything before the first answer describes the position."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)
        position = {"players": [{"monster": NAMES[name]} for name in names], "turn": 0}
        super().__init__("king-of-tokyo", position, luck=luck())
        self._before: dict[str, dict[str, int]] = {}

    def __enter__(self) -> Self:
        return self

    # -- the position ------------------------------------------------------------------------------------------

    def _player(self, name: str) -> dict[str, Any]:
        assert self._session is None, "the match has begun: the position is fixed"
        return cast(dict[str, Any], self.position["players"][self.names.index(name)])

    def has(self, name: str, **numbers: int) -> Self:
        """hearts, stars, energy, poison, shrink."""
        self._player(name).update(numbers)
        return self

    def city(self, name: str) -> Self:
        """This monster is in Tokyo City."""
        self._player(name)["place"] = "city"
        return self

    def bay(self, name: str) -> Self:
        """This monster is in Tokyo Bay."""
        self._player(name)["place"] = "bay"
        return self

    def owns(self, name: str, *cards: str, **charges: int) -> Self:
        """Cards in front of a monster; charges by card id (`smoke_cloud=1`)."""
        player = self._player(name)
        player.setdefault("cards", []).extend(cards)
        player.setdefault("charges", {}).update(charges)
        return self

    def mimics(self, card: str) -> Self:
        """What Mimic copies."""
        self.position["mimics"] = card
        return self

    def market(self, *cards: str) -> Self:
        """The cards that are face up."""
        self.position["market"] = list(cards)
        return self

    def deck(self, *cards: str) -> Self:
        """The top of the deck, first the topmost."""
        self.position["deck"] = list(cards)
        return self

    def where(self, **more: Any) -> Self:
        """Anything else that a position can have: turn, target, discard, rest, frozen, frenzy."""
        self.position.update(more)
        return self

    # -- luck --------------------------------------------------------------------------------------------------

    def _dice(self, tag: str, faces: str) -> Self:
        self.force(tag, [FACES[face] for face in faces.split()])
        return self

    def rolls(self, faces: str) -> Self:
        """How the next (re)rolled dice of a turn fall."""
        return self._dice("roll", faces)

    def camouflage(self, faces: str) -> Self:
        """How the next Camouflage dice fall."""
        return self._dice("camouflage", faces)

    def probe_rolls(self, face: str) -> Self:
        """How the next probed die falls."""
        return self._dice("probe", face)

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> TokyoState:
        """The state now."""
        return cast(TokyoState, self.session.state)

    def seat(self, name: str) -> int:
        """A monster's seat."""
        return self.names.index(name)

    def of(self, name: str) -> Monster:
        """A monster now."""
        return self.state.monsters[self.seat(name)]

    def cards(self, name: str) -> list[str]:
        """The ids of the cards in front of a monster."""
        return [self.state.content.id_of(card) for card in self.of(name).cards]

    def up(self) -> list[str]:
        """The ids of the cards in the market."""
        return ["" if card < 0 else self.state.content.id_of(card) for card in self.state.market]

    def pile(self) -> list[str]:
        """The ids of the discarded cards, the last one on top."""
        return [self.state.content.id_of(card) for card in self.state.discard]

    def charge(self, card: str) -> int:
        """The tokens or energy that lie on a card."""
        return self.state.charges[self.state.content.cards_named(card)[0]]

    def copied(self) -> str:
        """The id of the card under the Mimic token, or nothing."""
        return "" if self.state.copied < 0 else self.state.content.id_of(self.state.copied)

    def seen_on_deck(self, name: str) -> list[str]:
        """The ids of the cards on top of the deck that a monster may see."""
        board = self.session.view(self.seat(name))["board"]
        return [card["id"] for card in board["known_top"]]

    def touched(self, name: str, label: str) -> list[str]:
        """The cards (by id, sorted) that the choices of this label touch, one for each choice."""
        choices = self.game.present(self.state, self.decision(name)).choices
        refs = [ref for choice in choices if choice.label == label for ref in choice.refs if ref.startswith("card:")]
        return sorted(self.state.content.id_of(int(ref.removeprefix("card:"))) for ref in refs)

    def discarded(self) -> list[str]:
        """The ids of the cards in the discard pile."""
        return [self.state.content.id_of(card) for card in self.state.discard]

    def decision(self, name: str) -> Decision:
        """What a monster is asked."""
        asked = self.asked(self.seat(name))
        assert asked is not None, f"{name} is not asked anything; pending: {self.session.pending}"
        return asked

    def offers(self, name: str) -> list[str]:
        """The labels of what a monster may answer."""
        prompt = self.game.present(self.state, self.decision(name))
        return [choice.label for choice in prompt.choices]

    def choices(self, name: str, label: str) -> list[list[str]]:
        """What the answers of this label that a monster may give touch."""
        prompt = self.game.present(self.state, self.decision(name))
        return [choice.refs for choice in prompt.choices if choice.label == label]

    # -- acting ------------------------------------------------------------------------------------------------

    def act(self, name: str, label: str, *refs: str) -> Self:
        """A monster answers with the choice of this label that touches these things."""
        self._remember()
        self.choose(self.seat(name), label, *refs)
        self._check()
        return self

    def does(self, name: str, action: int) -> Self:
        """A monster answers with a plain action."""
        self._remember()
        self.answer(self.seat(name), action)
        self._check()
        return self

    def _active(self) -> str:
        session = self.session
        assert len(session.pending) == 1, f"several are asked: {session.pending}"
        return self.names[next(iter(session.pending))]

    def keeps(self, *dice: int) -> Self:
        """The one who rolls keeps these dice (by position, from 0) and rolls the others."""
        return self.does(self._active(), sum(1 << die for die in dice))

    def keeps_all(self) -> Self:
        """The one who rolls stops rolling."""
        return self.does(self._active(), (1 << len(self.state.dice)) - 1)

    def yields(self, name: str) -> Self:
        """A monster leaves Tokyo."""
        return self.act(name, "do-yield")

    def stays(self, name: str) -> Self:
        """A monster stays in Tokyo."""
        return self.act(name, "do-stay")

    def reacts(self, name: str, card: str) -> Self:
        """A monster answers a loss with a card."""
        return self.act(name, f"do-react-{card}")

    def takes_it(self, name: str) -> Self:
        """A monster lets a loss happen."""
        return self.act(name, "do-take-it")

    def buys(self, name: str, card: str) -> Self:
        """A monster buys (or snatches) a card from the market."""
        slot = self.up().index(card)
        return self.act(name, "do-buy", f"card:{self.state.market[slot]}")

    def sweeps(self, name: str) -> Self:
        """A monster sweeps the market."""
        return self.act(name, "do-sweep")

    def buys_nothing(self, name: str) -> Self:
        """A monster ends its buy step; when it could buy nothing anyway it is not asked."""
        asked = self.asked(self.seat(name))
        if asked is not None and asked.kind == "buy":
            self.act(name, "do-finish-buying")
        return self

    def rerolls_in_camouflage(self, name: str, threes: int) -> Self:
        """A monster rerolls so many threes of its Camouflage roll (Background Dweller); none leaves them."""
        return self.does(name, threes)

    def declines(self, name: str) -> Self:
        """A monster snatches nothing of what was turned up."""
        return self.act(name, "do-no-snatch")

    def buys_from(self, name: str, seller: str, card: str) -> Self:
        """A monster buys a card from another one (Parasitic Tentacles)."""
        return self.act(name, "do-buy-from", self.card_ref(seller, card))

    def buys_from_deck(self, name: str, card: str) -> Self:
        """A monster buys a card that it sees on the deck (Made in a Lab)."""
        unseen = [card_of for card_of in self.state.deck if self.state.content.id_of(card_of) == card]
        return self.act(name, "do-buy-from-deck", f"card:{unseen[-1]}")

    def sells(self, name: str, *cards: str) -> Self:
        """A monster sells cards (Metamorph)."""
        for card in cards:
            self.act(name, "do-sell", self.card_ref(name, card))
        return self

    def sells_no_more(self, name: str) -> Self:
        """A monster keeps the rest of its cards."""
        return self.act(name, "do-enough")

    def copies(self, name: str, owner: str, card: str) -> Self:
        """A monster puts the Mimic token on somebody's card."""
        return self.act(name, "do-mimic", self.card_ref(owner, card))

    def leaves_mimic(self, name: str) -> Self:
        """A monster leaves the Mimic token where it is."""
        return self.act(name, "do-leave-mimic")

    def rerolls_threes(self, name: str, *dice: int) -> Self:
        """A monster rerolls exactly these threes (Background Dweller)."""
        refs = [f"die:{die}" for die in dice]
        choices = self.game.present(self.state, self.decision(name)).choices
        fitting = [choice for choice in choices if choice.label == "do-reroll-threes" and choice.refs == refs]
        assert len(fitting) == 1, f"{name} cannot reroll the threes {dice}"
        return self.does(name, fitting[0].action)

    def leaves_three(self, name: str) -> Self:
        """A monster leaves a three as it is."""
        return self.act(name, "do-leave-three")

    def probes(self, name: str, die: int) -> Self:
        """A monster rerolls a die of another one (Psychic Probe)."""
        return self.act(name, "do-probe", f"die:{die}")

    def culls(self, name: str, die: int) -> Self:
        """A monster turns a die to 1 (Herd Culler)."""
        return self.does(name, extra(BOX.kind("herd_culler"), die))

    def probes_nothing(self, name: str) -> Self:
        """A monster leaves the dice of another one alone."""
        return self.act(name, "do-no-probe")

    def sets_die(self, name: str, card: str, die: int, face: str, used_up: str = "") -> Self:
        """A monster turns a die to any face (Plot Twist, Stretchy); `used_up` says which card goes, where two could."""
        word: tuple[str, dict[str, Any]] = (f"face-{face}", {})
        owner = f"card:{self.of(name).cards[self.cards(name).index(used_up)]}" if used_up else ""
        fitting = [
            choice
            for choice in self.session.prompt(self.decision(name)).choices
            if choice.label == "do-change"
            and choice.rule == f"KOT-{card}"
            and f"die:{die}" in choice.refs
            and choice.params["face"] == word
            and owner in ["", *choice.refs]
        ]
        assert fitting, f"{name} cannot turn die {die} to {face} with {card}"
        return self.does(name, fitting[-1].action)

    def changes_no_die(self, name: str) -> Self:
        """A monster leaves its dice as they are."""
        return self.act(name, "do-no-change")

    def resolves(self, name: str, group: str) -> Self:
        """A monster resolves its numbers, energies, hearts or claws next."""
        return self.act(name, f"do-resolve-{group}")

    def heart_for(self, name: str, use: str) -> Self:
        """A monster uses a heart for "me", against "poison" or "shrink", or for the monster named."""
        if use in self.names:
            return self.act(name, "do-heart-patient", f"seat:{self.seat(use)}")
        return self.act(name, f"do-heart-{use}")

    def smokes(self, name: str, card: str = "smoke_cloud") -> Self:
        """A monster spends a Smoke token, from Smoke Cloud or from the Mimic that copies it."""
        return self.act(name, "do-smoke", self.card_ref(name, card))

    def drinks(self, name: str) -> Self:
        """A monster pays for one more roll (Energy Drink)."""
        return self.act(name, "do-drink")

    def heals_itself(self, name: str) -> Self:
        """A monster pays for a heart when nothing threatens it (Rapid Healing)."""
        return self.act(name, "do-react-rapid_healing")

    def card_ref(self, name: str, card: str) -> str:
        """The ref of a card in front of a monster."""
        return f"card:{self.of(name).cards[self.cards(name).index(card)]}"

    # -- what came of it ---------------------------------------------------------------------------------------

    def _remember(self) -> None:
        self._before = {
            name: {"hearts": self.of(name).hearts, "stars": self.of(name).stars, "energy": self.of(name).energy}
            for name in self.names
        }

    def _check(self) -> None:
        self.game.check(self.state)

    def lost(self, name: str, hearts: int) -> Self:
        """Hearts lost through the last answer."""
        assert self._before[name]["hearts"] - self.of(name).hearts == hearts
        return self

    def gained(
        self, name: str, *, stars: int | None = None, energy: int | None = None, hearts: int | None = None
    ) -> Self:
        """What the last answer brought (negative for losses)."""
        for what, amount in (("stars", stars), ("energy", energy), ("hearts", hearts)):
            if amount is not None:
                assert getattr(self.of(name), what) - self._before[name][what] == amount, what
        return self

    def now(self, name: str, **numbers: int) -> Self:
        """hearts, stars, energy, poison, shrink as they are."""
        for what, amount in numbers.items():
            assert getattr(self.of(name), what) == amount, f"{name} has {getattr(self.of(name), what)} {what}"
        return self

    def is_in(self, name: str, place: str) -> Self:
        """outside, city or bay."""
        assert ("outside", "city", "bay")[self.of(name).place] == place
        return self

    def is_asked(self, name: str, kind: str) -> Self:
        """What a monster must answer now."""
        assert self.decision(name).kind == kind
        return self

    def is_not_asked(self, name: str) -> Self:
        """A monster has nothing to answer."""
        assert self.asked(self.seat(name)) is None
        return self

    def is_out(self, name: str) -> Self:
        """A monster is eliminated."""
        assert not self.of(name).alive
        return self

    def dice_are(self, faces: str) -> Self:
        """What the dice of the turn show now."""
        assert self.state.dice == [FACES[face] for face in faces.split()]
        return self

    def turn_of(self, name: str) -> Self:
        """Whose turn it is."""
        assert self.names[self.state.turn] == name
        return self

    def won_by(self, *names: str) -> Self:
        """The match is over, and these have won (nobody: everybody lost)."""
        assert self.session.outcome is not None, f"the match goes on: {self.session.pending}"
        assert sorted(self.session.outcome.winners) == sorted(self.seat(name) for name in names)
        return self

    def refused(self, name: str, action: int, rule: str) -> Self:
        """An answer is refused with this rule, and nothing changes."""
        assert self.refusal(self.seat(name), action).rule == rule
        return self


class OpeningScenario(TokyoScenario):
    """A match from the closed box on: the set-up, the roll-off for the first turn, and what follows."""

    def __init__(self, *names: str) -> None:
        super().__init__(*names)
        self.options: dict[str, Any] = {"monsters": [NAMES[name] for name in names]}

    @property
    def session(self) -> Session:
        """The match; it begins when it is first looked at."""
        if self._session is None:
            self._session = self.game.start(len(self.names), options=self.options, chance=self.luck)
            self.events.extend(self._session.opening)
        return self._session

    def rolls_off(self, *rolls: str) -> Self:
        """How the dice of the roll-off fall, one roll after another."""
        for faces in rolls:
            self._dice("roll-off", faces)
        return self

    def shuffled(self, *top: str) -> Self:
        """The top of the shuffled deck, first the topmost: three of them go to the market."""
        first = [BOX.cards_named(card)[0] for card in top]
        self.force("deck", [card for card in BOX.deck if card not in first] + first[::-1])
        return self


def given(*names: str) -> TokyoScenario:
    """A scenario with these monsters; the first has the turn."""
    return TokyoScenario(*names)


def opening(*names: str) -> OpeningScenario:
    """A match of these monsters from its set-up on."""
    return OpeningScenario(*names)


__all__ = ["FlowSession", "OpeningScenario", "TokyoScenario", "given", "opening"]
