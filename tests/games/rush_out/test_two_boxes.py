"""Content belongs to a table: two matches with different cards in one process never meet."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludoteca.games.rush_out.bots.levels import policy
from ludoteca.games.rush_out.content import loading
from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.game import RushOut
from ludoteca.games.rush_out.state import FIRST_SPELL, NONE, SPACES, RushState
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.event import Event
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.server.sight.told import told as told_to

ORDER = ("fire", "sword", "foot", "key", "heart")
DARK_ORDER = ("plant", "water", "air", "lightning", "fire")


def other_box() -> Content:
    """The same cards under other names; each asks for the next symbol of the die instead, and gear costs more."""
    own = Path(loading.__file__).parent
    with TemporaryDirectory() as folder:
        for name in ("spells", "challenges", "gear", "heroes", "scenarios"):
            text = (own / f"{name}.toml").read_text("utf-8")
            if name in ("spells", "challenges"):
                text = text.replace('\nid = "', '\nid = "other_')
                text = re.sub(r"^(\w*)slots = .*$", shifted_end(name == "spells"), text, flags=re.M)
            elif name == "gear":
                text = re.sub(r"^cost = (\d)$", lambda cost: f"cost = {int(cost[1]) + 5}", text, flags=re.M)
            (Path(folder) / f"{name}.toml").write_text(text, "utf-8")
        return loading.read_box(Path(folder))


def shifted_end(of_spells: bool) -> Callable[[re.Match[str]], str]:
    """A line that says what an end of a card asks for, with the next symbol in the place of each."""

    def shifted(line: re.Match[str]) -> str:
        dark = line[1] == "sorcerer_" or (line[1] == "" and of_spells)
        order = DARK_ORDER if dark else ORDER
        return re.sub(r'"(\w+)"', lambda symbol: f'"{order[(order.index(symbol[1]) + 1) % 5]}"', line[0])

    return shifted


class OtherRushOut(RushOut):
    """Rush Out! from the other box."""

    box = other_box()

    def content(self, options: Mapping[str, Any]) -> Content:
        return self.box


def step(session: LiveSession) -> None:
    """Everybody at this table does one thing, if there is one, and a moment passes."""
    player = policy("jogador")
    for seat in range(session.seats):
        table: LiveTable = session.sample_table(seat, seeded(1))
        action = player.act(table, seat, seeded(seat))
        if session.outcome is None and action >= 0:
            session.answer(seat, action)
    session.tick(700)


def asked_for(s: RushState) -> dict[str, list[int]]:
    """What the open Spells ask for, by card."""
    open_spells = [place for place in range(FIRST_SPELL, FIRST_SPELL + SPACES) if s.cards[place] != NONE]
    return {s.content.card_ids[s.cards[place]]: s.needs[place] for place in open_spells}


def test_two_tables_with_different_cards_are_played_side_by_side() -> None:
    first = RushOut().start(4, 7, {"scenario": "4"})
    second = OtherRushOut().start(4, 7, {"scenario": "4"})
    assert isinstance(first, LiveSession)
    assert isinstance(second, LiveSession)
    told: list[set[str]] = [set(), set()]
    for _ in range(60):
        for number, session in enumerate((first, second)):
            step(session)
            s = session.state
            for card_id, needs in asked_for(s).items():
                told[number].add(card_id)
                assert needs == s.content.slots[s.content.card_ids.index(card_id)]
            session.game.check(s)
    assert not told[0] & told[1], "the cards of one box were never on the other table"
    assert first.view(None)["board"]["shop"]["equipment"][0]["cost"] == own_box().equipment_cost[0]
    assert second.view(None)["board"]["shop"]["equipment"][0]["cost"] == own_box().equipment_cost[0] + 5
    assert {card["card"][:6] for card in second.view(None)["board"]["spells"] if card} == {"other_"}


def test_a_copy_and_a_sampled_world_keep_the_box_of_their_table() -> None:
    session = OtherRushOut().start(3, 3, {"scenario": "2"})
    assert session.clone().state.content is OtherRushOut.box
    assert session.sample(1, seeded(2)).state.content is OtherRushOut.box
    assert RushOut().start(3, 3, {"scenario": "2"}).state.content is own_box()


class TwoBoxes(RushOut):
    """Which box is on the table depends on the scenario."""

    def content(self, options: Mapping[str, Any]) -> Content:
        return OtherRushOut.box if options.get("scenario") == "4" else own_box()


def test_events_are_named_by_the_cards_of_their_table() -> None:
    game = TwoBoxes()
    for scenario, box in (("4", OtherRushOut.box), ("2", own_box())):
        session = game.start(3, 5, {"scenario": scenario})
        (told,) = told_to(game, session.content, [Event("summoned", (3, 0, 0, 0, 0), cause=3)], None)
        name = f"card-{box.card_ids[3]}"
        assert told.params["card"].key == name
        assert told.cause is not None
        assert told.cause.key == name
