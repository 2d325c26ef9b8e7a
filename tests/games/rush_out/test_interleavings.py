"""Everybody at once. Whatever order inputs arrive in, each is taken whole or refused whole, and a record tells it all.

A *flurry* is one interleaving: all players look at the same moment and send what they want to do, some of it twice,
some of it too late, some of it nonsense; it reaches the table in a random order, with time passing in between.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import Any, cast

import pytest

import ludoteca
from ludoteca.games.rush_out import actions as do
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCENARIO_IDS
from ludoteca.games.rush_out.state import PLACES, SLOTS, STRIDE, RushState
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.record import Record
from tests.games.rush_out.table import (
    challenge,
    coin,
    confrontation,
    curse,
    dark_end,
    dispelling,
    doom,
    dracology,
    match,
    race,
    regression,
    standard,
)

BOX = own_box()

FLURRIES = 150  # in each match: with eight set-ups and three table sizes more than three thousand interleavings
SHORT = 50
SEEDS = 14
FOUR = "sorcerer bard guard warrior"
KEY = 2  # the Equipment that makes a Joker a Key
ONCE = (do.ROLL, *range(do.RECALL, do.RECALL_ALL + 1), do.START, do.CLAP, do.DONE, *range(do.WHIRL, do.WHIRL + 3))


class Crowd:
    """All players of one match, who never wait for each other."""

    def __init__(self, session: LiveSession, seed: str) -> None:
        self.session = session
        self.game = session.game
        self.whim = Random(seed)
        self.taken: list[tuple[int | str, int]] = []  # what the record must tell, in this order
        self.past: list[tuple[int, int]] = []  # what was sent in earlier flurries
        self.told: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    @property
    def state(self) -> RushState:
        return cast(RushState, self.session.state)

    # -- one input ---------------------------------------------------------------------------------------------

    def send(self, seat: int, action: int) -> bool:
        """An input reaches the table: it is taken, and nothing is torn, or it is refused, and nothing has changed."""
        if action not in self.session.table.open(seat):
            before = self.game.dump(self.state)
            with pytest.raises(IllegalAnswer) as refusal:
                self.session.answer(seat, action)
            assert self.game.dump(self.state) == before, f"a refused input has changed something: {refusal.value}"
            assert refusal.value.sentence
            assert refusal.value.rule.startswith("RO-")
            self.refusals[refusal.value.key] += 1
            return False
        events = self.session.answer(seat, action)
        self.taken.append((seat, action))
        self.told.update(event.kind for event in events)
        self.game.check(self.state)
        return True

    def let_pass(self, ms: int) -> None:
        """Time goes on."""
        if self.session.outcome is None:
            self.taken.append(("tick", ms))
            self.told.update(event.kind for event in self.session.tick(ms))
            self.game.check(self.state)

    # -- a flurry ----------------------------------------------------------------------------------------------

    def wish(self, seat: int) -> int | None:
        """What a player would like to do, as it looks now: place dice above all; None to wait."""
        whim, actions = self.whim, self.session.table.open(seat)
        placing = [action for action in actions if action >= do.PLACE]
        if placing and whim.random() < 0.9:
            return whim.choice(placing)
        if do.DONE in actions and whim.random() < 0.6:
            return do.DONE
        special = [action for action in actions if action not in ONCE[: do.RECALL_ALL + 1] and action < do.PLACE]
        if special and whim.random() < 0.7:
            action = whim.choice(special)
            if not do.SWAP_SPELL <= action < do.BUY_GEAR or whim.random() < 0.1:  # or he would do nothing else
                return action
        if do.ROLL in actions:
            return do.ROLL
        return whim.choice(actions) if actions and whim.random() < 0.05 else None

    def nonsense(self) -> tuple[int, int]:
        """Some number from some seat, as a broken or a cheating client would send it."""
        whim = self.whim
        seat = whim.randrange(self.session.seats)
        kind = whim.randrange(3)
        if kind == 0:
            return seat, whim.randrange(do.PLACE)
        if kind == 1:
            return seat, whim.randrange(do.PLACE, 20 * do.PLACE)
        place = whim.randrange(PLACES)  # a slot of a card that lies there, by anybody
        generation = self.state.generation[place]
        return seat, int(do.place_action(place, whim.randrange(SLOTS), whim.randrange(STRIDE), generation))

    def flurry(self) -> None:
        """All look at the same moment, and everything arrives in any order."""
        whim = self.whim
        wishes = [(seat, self.wish(seat)) for seat in range(self.session.seats) for _ in range(2)]
        sent = [(seat, action) for seat, action in wishes if action is not None]
        self.past.extend(sent)
        inputs = [*sent, *whim.sample(self.past, min(2, len(self.past))), self.nonsense()]
        del self.past[:-60]
        whim.shuffle(inputs)
        for seat, action in inputs:
            taken = self.send(seat, action)
            if taken and (action in ONCE or action >= do.PLACE) and whim.random() < 0.2:
                assert not self.send(seat, action), f"a double tap on {action} counted twice"
            if whim.random() < 0.3:
                self.let_pass(whim.choice((1, 20, 90, 250, 700, 2000)))
        self.let_pass(whim.randrange(1, 300))

    def play(self, flurries: int) -> None:
        """So many flurries, or all there are until the match ends, with everything that must be true."""
        for number in range(flurries):
            self.flurry()
            self.check_board()
            if number % 60 == 30:
                self.check_lists()
            if self.session.outcome is not None:
                break
        self.check_record()

    # -- what must be true -------------------------------------------------------------------------------------

    def check_lists(self) -> None:
        """What is listed as open is exactly what would be taken."""
        for seat in range(self.session.seats):
            table = self.session.table
            assert sorted(table.open(seat)) == [action for action in self.conceivable() if table.can(seat, action)]

    def conceivable(self) -> list[int]:
        """Every number of an act, in order; of placing, for the cards that lie there and for those just before."""
        placings = [
            int(do.place_action(place, slot, index, generation))
            for place in range(PLACES)
            for generation in (self.state.generation[place], max(0, self.state.generation[place] - 1))
            for slot in range(SLOTS)
            for index in range(STRIDE)
        ]
        return [*range(do.PLACE), *sorted(set(placings))]

    def check_board(self) -> None:
        """What everybody sees obeys the rules of placing, whatever the state believes of itself."""
        board: dict[str, Any] = self.session.view(None)["board"]
        places: dict[str, set[int]] = {}
        for player in board["players"]:
            lying = {die["at"] for die in player["dice"] if die["at"].startswith("slot:")}
            assert len(lying) == sum(die["at"].startswith("slot:") for die in player["dice"]), "two dice in one slot"
            cards = {at.partition(".")[0] for at in lying}
            assert len(cards) <= 1, "dice of one colour lie on two cards"
            for card in cards:
                places.setdefault(card, set()).add(player["seat"])
        assert all(len(seats) <= 2 for seats in places.values()), "three colours on one card"
        for shown in (*board["challenges"], *board["spells"], *board["laid"], board["dragon"]):
            for slot in shown["slots"] if shown else []:
                if slot["die"] is not None:
                    seat, index = slot["die"]
                    face = board["players"][seat]["dice"][index]["face"]
                    assert face in (slot["symbol"], "joker"), f"a {face} lies on {slot['symbol']}"

    def check_record(self) -> None:
        """The record tells every input that was taken, once and in order, and leads to the same state."""
        record = Record.from_bytes(self.session.record().to_bytes())
        assert record.moves() == self.taken
        state = self.game.dump(self.state)
        assert self.game.dump(record.replay().state) == state
        assert self.game.dump(record.verify().state) == state, "refused inputs have drawn luck"


@pytest.mark.rule("RO-R2", "RO-D-7", "RO-R36")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_no_interleaving_tears_the_table_and_every_record_replays(scenario: str) -> None:
    told: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for seats in (3, 4, 5):
        pace = "relaxed" if seats == 4 else "normal"
        crowd = Crowd(match(scenario, seats, seed=seats, cooldown=400, pace=pace), f"{scenario} with {seats}")
        crowd.play(FLURRIES)
        told += crowd.told
        refusals += crowd.refusals
    assert {"race", "completed-together", "challenge", "cast", "spell", "recalled"} <= set(told)
    assert {"refuse-slot-lost", "refuse-card-gone", "refuse-cool-down", "refuse-roll-first"} <= set(refusals)


def thick_of_it(players: str) -> dict[str, Any]:
    """A round of Scenario 6 shortly before its end, with a little of everything on the table."""
    heroes = players.split()[1:]
    return race(
        "6",
        players,
        challenges=[standard("key foot"), coin("fire sword", "air plant"), confrontation("heart foot", "air water")],
        spells=[doom("air plant", 1), dispelling("whirlwind", "water air"), regression("plant fire")],
        laid=[
            curse("high-five", "heart fire"),
            curse("one-hand", "key"),
            dispelling("whirlwind", "foot", victim="bard"),
        ],
        challenge_deck=[coin(), coin(), coin()],
        spell_deck=[dracology(), curse("silence"), doom(), dracology()],
        rest="gone",
        dragon=2,
        souls=4,
        lives=2,
        scrolls=[*BOX.scroll_ids[:3], *BOX.scroll_ids[6:]],
        heroes={
            name: {"xp": 3, "wounded": ["heart"] if name == "guard" else False, "equipment": [BOX.equipment_ids[seat]]}
            for seat, name in enumerate(heroes)
        },
        cooldown=400,
    ).position


@pytest.mark.long
@pytest.mark.rule("RO-R2", "RO-D-7", "RO-R36")
def test_no_interleaving_tears_a_table_on_which_everything_happens_at_once() -> None:
    told: Counter[str] = Counter()
    for seed, players in product(range(SEEDS), ("sorcerer bard guard", FOUR, f"{FOUR} cleric")):
        session = ludoteca.game("rush-out").start_at(thick_of_it(players), seed=seed)
        crowd = Crowd(cast(LiveSession, session), f"{players} {seed}")
        crowd.play(SHORT)
        told += crowd.told
    assert {
        *("round-heroes", "round-set", "bought-gear", "bought-scroll", "returned-gear", "returned-scroll", "done"),
        *("held", "clapped", "high-fived", "hand-up", "hand-missed", "whirled", "dispelled", "dragon-blocks"),
        *("swapped", "turned", "scroll-lightning", "scroll-fire", "dragon-back", "dragon-advanced", "spent"),
        *("wounded", "healed", "souls", "life-lost", "confrontation-ended", "coin-heroes", "coin-sorcerer"),
        *("experience", "experience-lost", "ability-bard", "ability-guard", "ability-warrior", "ability-cleric"),
    } <= set(told), "the flurries have not been where they should have been"


# -- the same inputs in every order ------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-7", "RO-R61", "RO-R25", "RO-R28")
def test_whoever_is_first_at_a_coin_card_has_it_in_every_order_of_arrival() -> None:
    table = race(
        "2",
        FOUR,
        challenges=[coin("key key", "air")],
        dice={"sorcerer": "air", "bard": "key", "guard": "key", "warrior": "joker@0.0"},
        heroes={"warrior": {"equipment": [BOX.equipment_ids[KEY]]}},
    )
    inputs = {
        "bard": table.placing("bard", "key", challenge(0)),
        "guard": table.placing("guard", "key", challenge(0)),
        "sorcerer": table.placing("sorcerer", "air", dark_end(0)),
        "warrior": do.RECALL,
    }
    for order in permutations(inputs):
        crowd = Crowd(cast(LiveSession, ludoteca.game("rush-out").start_at(table.position, seed=0)), "")
        for name in order:
            crowd.send(table.seat(name), inputs[name])
            crowd.let_pass(20)
        # The Heroes win if one of the two is faster than the Sorcerer, and the Warrior has not taken his die away.
        heroes = order.index("warrior") > 0 and order[0] != "sorcerer"
        coins = crowd.session.view(None)["board"]["coins"]
        assert (coins["heroes"], coins["sorcerer"]) == ((1, 0) if heroes else (0, 1)), order
        crowd.check_record()


@pytest.mark.rule("RO-D-10", "RO-R26")
def test_a_script_that_rolls_as_fast_as_it_can_rolls_no_more_often_than_anybody() -> None:
    crowd = Crowd(match("training-1", seed=1, cooldown=400), "")
    crowd.send(0, do.START)
    crowd.let_pass(3000)
    rolls = 0
    for _ in range(2000):
        rolls += crowd.send(1, do.ROLL)
        crowd.let_pass(1)
    assert rolls == 5
    crowd.check_record()
