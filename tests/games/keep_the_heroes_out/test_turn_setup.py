"""Setting the table: KTHO-R4 to R16, and the extra set-up of special rooms."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    CELLS,
    CLAN_NAMES,
    COIN,
    FORGE,
    GRID,
    LABORATORY,
    NOWHERE,
    ROOM_NAMES,
    SEWERS,
    STUDY,
    TOKENS,
    TRAINER,
    TYPE_OF,
    VAULT,
    WORKSHOP,
)
from ludoteca.games.keep_the_heroes_out.content.load import content_of
from ludoteca.games.keep_the_heroes_out.content.scenario import Scenario, ScenarioCard
from ludoteca.games.keep_the_heroes_out.rules.match import match
from ludoteca.games.keep_the_heroes_out.rules.scenario import cards_per_turn
from ludoteca.games.keep_the_heroes_out.rules.tokens import portals_left, tokens_left
from ludoteca.games.keep_the_heroes_out.state import LAIR, UNCOMPLETED, Dungeon, new_clan, new_state
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.flow import CHECKPOINT, Decision

ROWS = (("sewers", "vault", "workshop"), ("trainer", "forge", "cells"))
ALL_DOORS = 15


class Opening:
    """The beginning of a match of a small scenario, up to its first questions."""

    def __init__(
        self,
        *clans: str,
        rows: tuple[tuple[str, ...], ...] = ROWS,
        luck: dict[str, list[int]] | None = None,
        seats: list[int] | None = None,
        level: int = 0,
        foreign: list[str] | None = None,
        **more: Any,
    ) -> None:
        scenario = Scenario("small", 1, 1)
        for y, row in enumerate(rows):
            for x, name in enumerate(row):
                scenario.place[ROOM_NAMES.index(name)] = (5 + y) * GRID + 5 + x
        scenario.treasures[VAULT] = 4
        for name, value in more.items():
            setattr(scenario, name, value)
        self.content = content_of(scenario)
        state = new_state(
            self.content,
            [new_clan(self.content, seats[i] if seats else i, CLAN_NAMES.index(name)) for i, name in enumerate(clans)],
            level,
        )
        state.foreign = [CLAN_NAMES.index(name) for name in foreign or []]
        self.luck = Scripted()
        for tag, values in (luck or {}).items():
            self.luck.force(tag, values)
        self.t = Dungeon(state, self.luck, [])
        self.s = state
        self.flow = match(self.t)
        self.asked: Decision = self._next(None)

    def _next(self, answer: int | None) -> Decision:
        ask = next(self.flow) if answer is None else self.flow.send(answer)
        while ask is CHECKPOINT:
            ask = self.flow.send(0)
        assert isinstance(ask, Decision)
        self.asked = ask
        return ask

    def answer(self, action: int) -> Decision:
        """Answer, and see the next question."""
        assert action in self.asked.actions
        return self._next(action)

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """Events of a kind."""
        assert self.t.sink is not None
        return [event.args for event in self.t.sink if event.kind == kind]


def test_a_scenario_of_the_house_lies_in_the_shape_of_its_rooms() -> None:
    opening = Opening("dragon", rows=(("sewers", "vault", "workshop"),))
    assert {ROOM_NAMES[room] for room in range(12) if opening.s.place[room] != NOWHERE} == {
        "sewers",
        "vault",
        "workshop",
    }


@pytest.mark.rule("KTHO-R4", "KTHO-R46")
def test_the_dungeon_is_built_as_the_scenario_draws_it() -> None:
    portals = [0] * 12
    portals[FORGE] = 1
    treasures = [0] * 12
    treasures[VAULT], treasures[TRAINER] = 4, 2
    s = Opening("dragon", portals=portals, treasures=treasures).s
    assert s.place[VAULT] == 5 * GRID + 6
    assert s.place[STUDY] == NOWHERE
    assert [room for room in range(12) if s.portals[room] == UNCOMPLETED] == [FORGE]
    assert s.content.treasure_value[s.treasures[TRAINER]] == 2
    assert s.content.treasure_value[s.treasures[VAULT]] == 4
    assert s.treasures[SEWERS] == -1
    assert s.heroes == []


@pytest.mark.rule("KTHO-R4")
def test_tiles_are_turned_as_the_scenario_says() -> None:
    turn = [0] * 12
    turn[SEWERS] = 1
    s = Opening("dragon", turn=turn).s
    doors = s.content.tile_doors[SEWERS]
    assert s.doors[SEWERS] == (doors << 1 | doors >> 3) & ALL_DOORS


@pytest.mark.rule("KTHO-R5")
def test_all_loot_is_one_deck_and_five_cards_are_shown() -> None:
    loot = content_of(Scenario("small", 1, 1)).loot
    s = Opening("dragon", luck={"loot": loot}).s
    assert s.loot_row == loot[:-6:-1]  # the top is at the end
    assert s.loot_deck == loot[:-5]
    kinds = {s.content.cards[card].kind for card in loot}
    assert kinds == {0, 1, 2, 3}  # Beast, Potion, Equipment, Scroll, and no card of a Clan


@pytest.mark.rule("KTHO-R6", "KTHO-D-1")
def test_treasures_come_at_random_from_the_pool_of_their_value() -> None:
    content = content_of(Scenario("small", 1, 1))
    twos = [number for number, value in enumerate(content.treasure_value) if value == 2]
    treasures = [0] * 12
    treasures[VAULT], treasures[TRAINER], treasures[SEWERS] = 4, 2, 2
    s = Opening("dragon", treasures=treasures, luck={"treasures-2": twos}).s
    assert (s.treasures[SEWERS], s.treasures[TRAINER]) == (twos[-1], twos[-2])
    assert s.pools[2] == twos[:-2]
    assert all(content.treasure_value[treasure] == value for value in (1, 2, 3, 4) for treasure in s.pools[value])


@pytest.mark.rule("KTHO-R7")
@pytest.mark.parametrize("players", [1, 6])
def test_the_guild_deck_is_the_same_for_every_number_of_players(players: int) -> None:
    cards = [ScenarioCard("storm", 2, "x")]
    opening = Opening(*CLAN_NAMES[:players], cards=cards, heroes=[(0, 5)])
    faces = [opening.content.guild[card] for card in opening.s.guild_deck]
    assert sorted(opening.s.guild_deck) == list(range(len(opening.content.guild)))
    assert sum(face.hero < 0 for face in faces) == 2
    assert {face.hero for face in faces if face.hero >= 0} == {0, 1, 2, 3}
    assert opening.s.guild_discard == []


@pytest.mark.rule("KTHO-R8")
def test_all_other_tokens_are_in_the_supply() -> None:
    portals = [0] * 12
    portals[FORGE] = 1
    opening = Opening("dragon", portals=portals)
    supply = opening.content.supply
    assert [tokens_left(opening.t, token) for token in range(TOKENS)] == supply.tokens
    assert portals_left(opening.t) == supply.portals - 1


@pytest.mark.rule("KTHO-R9", "KTHO-R11", "KTHO-R12", "KTHO-D-31")
def test_every_player_has_a_clan_of_their_own_with_its_cards_and_monsters() -> None:
    opening = Opening("witch", "ratfolk")
    assert opening.told("joined")[0][:3] == (0, CLAN_NAMES.index("witch"), 2)
    witch, ratfolk = opening.s.clans
    assert (witch.seat, ratfolk.seat) == (0, 1)
    assert len(ratfolk.rooms) == 9
    assert len(ratfolk.deck) + len(ratfolk.hand) == 10
    assert all(opening.content.cards[card].clan == witch.clan for card in witch.deck + witch.hand)


@pytest.mark.rule("KTHO-R12", "KTHO-R20")
def test_the_attributes_that_the_book_shows() -> None:
    clans = content_of(Scenario("small", 1, 1)).clans
    by_name = {CLAN_NAMES[box.clan]: box for box in clans}
    assert by_name["dragon"].vitality == 5
    assert (by_name["ratfolk"].monsters, by_name["ratfolk"].vitality) == (9, 1)
    assert by_name["skeleton"].monsters == 6
    assert [box.monsters for box in clans] == [1, 5, 7, 8, 6, 9, 4, 3, 2]
    assert all(len(box.cards) == 10 for box in clans)


def start_type(name: str) -> int:
    """The type of room on a Clan card."""
    return int(content_of(Scenario("small", 1, 1)).clans[CLAN_NAMES.index(name)].start_type)


def rooms_of(room_type: int) -> list[str]:
    """The rooms of a type, in the order of their numbers."""
    return [name for name, of in zip(ROOM_NAMES, TYPE_OF, strict=True) if of == room_type]


TWO_ROOMS = [name for name in CLAN_NAMES if len(rooms_of(start_type(name))) == 2]


@pytest.mark.rule("KTHO-R10", "KTHO-R11")
@pytest.mark.parametrize("name", TWO_ROOMS)
def test_start_monsters_are_split_among_rooms_of_the_type_as_the_player_likes(name: str) -> None:
    first, second = rooms_of(start_type(name))
    opening = Opening(name, rows=((first, "vault", second),))
    box = opening.content.clans[CLAN_NAMES.index(name)]
    assert opening.asked.kind == "split"
    assert list(opening.asked.actions) == list(range(int(box.starts) + 1))
    opening.answer(1)
    rooms = opening.s.clans[0].rooms
    assert rooms.count(ROOM_NAMES.index(first)) == 1
    assert rooms.count(ROOM_NAMES.index(second)) == box.starts - 1
    assert rooms.count(LAIR) == box.monsters - box.starts
    assert opening.asked.kind == "turn"


@pytest.mark.rule("KTHO-R10")
def test_with_one_room_of_the_type_nobody_is_asked() -> None:
    room = rooms_of(start_type(TWO_ROOMS[0]))[1]
    opening = Opening(TWO_ROOMS[0], rows=(("vault", room),))
    assert opening.asked.kind == "turn"
    assert set(opening.s.clans[0].rooms) - {LAIR} == {ROOM_NAMES.index(room)}


@pytest.mark.rule("KTHO-D-32")
def test_without_a_room_of_the_type_they_begin_in_the_vault() -> None:
    other = next(room for room in ("graveyard", "sewers") if room not in rooms_of(start_type(TWO_ROOMS[0])))
    opening = Opening(TWO_ROOMS[0], rows=(("vault", other),))
    assert set(opening.s.clans[0].rooms) - {LAIR} == {VAULT}


@pytest.mark.rule("KTHO-R13")
def test_the_tactic_cards_are_shuffled_and_five_are_the_hand() -> None:
    cards = content_of(Scenario("small", 1, 1)).clans[CLAN_NAMES.index("dragon")].cards
    opening = Opening("dragon", luck={"tactics-0": cards})
    assert opening.s.clans[0].hand == cards[:4:-1]
    assert opening.s.clans[0].deck == cards[:5]
    assert opening.luck.leftover() == []


@pytest.mark.rule("KTHO-R14", "KTHO-R16", "KTHO-R26")
@pytest.mark.parametrize(("level", "waves"), [(0, (1, 2)), (1, (2, 2)), (2, (2, 3))])
def test_the_difficulty_says_how_many_guild_cards_follow_a_turn(level: int, waves: tuple[int, int]) -> None:
    opening = Opening("dragon", level=level)
    found = []
    for wave in (1, 2):
        opening.s.wave = wave
        found.append(int(cards_per_turn(opening.t)))
    assert tuple(found) == waves


@pytest.mark.rule("KTHO-R15")
def test_the_clan_with_the_fewest_monsters_begins() -> None:
    opening = Opening("ratfolk", "witch", "gnoll")
    while opening.asked.kind == "split":
        opening.answer(0)
    assert opening.asked.seat == 1
    assert opening.told("begins") == [(1, CLAN_NAMES.index("witch"), 0, 0, 0)]


@pytest.mark.rule("KTHO-D-63")
def test_who_plays_alone_may_lead_two_clans_and_the_smaller_begins() -> None:
    opening = Opening("ratfolk", "dragon", seats=[0, 0])
    while opening.asked.kind == "split":
        opening.answer(0)
    assert opening.asked.seat == 0
    assert opening.s.active == 1
    assert [len(clan.hand) for clan in opening.s.clans] == [5, 5]


# -- special rooms -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R58", "KTHO-D-49")
def test_the_laboratory_brings_the_cards_of_a_clan_that_nobody_plays() -> None:
    free = [clan for clan in range(9) if clan != CLAN_NAMES.index("dragon")]
    gnoll = CLAN_NAMES.index("gnoll")
    order = [gnoll, *(clan for clan in free if clan != gnoll)]
    rows = (("vault", "laboratory", "cells"),)
    opening = Opening("dragon", rows=rows, luck={"laboratory": order})
    loot = opening.s.loot_deck + opening.s.loot_row
    assert opening.s.foreign == [gnoll]
    assert sorted(card for card in loot if opening.content.cards[card].clan >= 0) == sorted(
        opening.content.clans[gnoll].cards
    )
    assert opening.told("foreign") == [(gnoll, 0, 0, 0, 0)]


@pytest.mark.rule("KTHO-D-49")
def test_the_players_may_choose_the_clan_of_the_laboratory() -> None:
    opening = Opening("dragon", rows=(("vault", "laboratory", "cells"),), foreign=["witch"])
    assert opening.s.foreign == [CLAN_NAMES.index("witch")]


@pytest.mark.rule("KTHO-D-49", "KTHO-R58")
def test_a_scenario_may_have_two_foreign_clans() -> None:
    opening = Opening("dragon", rows=(("vault", "laboratory", "cells"),), foreign=["witch"], laboratory=2)
    assert opening.s.foreign[0] == CLAN_NAMES.index("witch")
    assert len(set(opening.s.foreign)) == 2
    assert CLAN_NAMES.index("dragon") not in opening.s.foreign


@pytest.mark.rule("KTHO-R58")
def test_without_a_laboratory_the_loot_has_no_tactic_cards() -> None:
    opening = Opening("dragon", foreign=["witch"])
    assert opening.s.foreign == []
    assert sorted(opening.s.loot_deck + opening.s.loot_row) == sorted(opening.content.loot)


@pytest.mark.rule("KTHO-R59", "KTHO-D-50")
def test_the_builder_has_a_pile_of_all_other_tiles_and_shows_plans() -> None:
    left = [room for room in range(12) if ROOM_NAMES[room] not in {"vault", "builder", "cells"}]
    opening = Opening("dragon", rows=(("vault", "builder", "cells"),), luck={"pile": left})
    assert opening.s.plans == left[:-4:-1]
    assert opening.s.pile == left[:-3]
    assert LABORATORY in opening.s.pile + opening.s.plans


@pytest.mark.rule("KTHO-D-50")
def test_a_laboratory_that_may_be_built_brings_its_cards_at_the_start() -> None:
    opening = Opening("dragon", rows=(("vault", "builder", "cells"),))
    assert len(opening.s.foreign) == 1
    without = Opening("dragon", rows=(("vault", "builder", "cells"),), without=[LABORATORY])
    assert without.s.foreign == []
    assert LABORATORY not in without.s.pile + without.s.plans


@pytest.mark.rule("KTHO-D-50")
def test_without_a_builder_there_are_no_plans() -> None:
    opening = Opening("dragon")
    assert (opening.s.plans, opening.s.pile) == ([], [])
    assert opening.s.place[BUILDER] == NOWHERE
    assert opening.s.place[CELLS] != NOWHERE
    assert opening.s.tokens[WORKSHOP][COIN] == 0
