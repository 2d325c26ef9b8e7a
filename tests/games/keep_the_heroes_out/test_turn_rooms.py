"""Rooms, Portals and Traps in a player's turn: KTHO-R46 to R55; and the abilities of the Clans: KTHO-R17 to R20."""

from __future__ import annotations

import pytest

from ludoteca.games.keep_the_heroes_out.content.box import ROOM_NAMES, TYPE_NAMES, TYPE_OF
from tests.games.keep_the_heroes_out.table import KEPT, active, clan, table


def loot_row(kinds: list[str | None]) -> list[str | None]:
    """A row with a card of the box of each of these kinds."""
    with table(clan("ratfolk", hand=["draw"])) as g:
        names = ("equipment", "beast", "potion", "scroll")
        of = {kind: [c.id for c in g.state.content.cards if c.kind == number] for number, kind in enumerate(names)}
    return [None if kind is None else of[kind].pop() for kind in kinds]


# -- Portals -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R46", "KTHO-R33")
def test_an_uncompleted_portal_is_completed_with_activate_by_a_monster_there() -> None:
    portals = {"study": "uncompleted", "sewers": "uncompleted", "forge": "completed"}
    with table(active("ratfolk", {"study": 1, "forge": 1}, ["activate"]), portals=portals) as g:
        g.plays("activate")
        assert g.can("complete") == [("study",)]
        g.does("complete", "study")
        assert (g.portal("study"), g.portal("sewers")) == ("completed", "uncompleted")


@pytest.mark.rule("KTHO-R47", "KTHO-D-23")
def test_all_rooms_with_completed_portals_are_neighbours_for_a_move() -> None:
    portals = {"study": "completed", "sewers": "completed", "graveyard": "completed", "workshop": "uncompleted"}
    with table(active("ratfolk", {"sewers": 1}, ["move"]), portals=portals, tokens={"sewers": {"frog": 1}}) as g:
        g.plays("move")
        assert {to for _, to, *_ in g.can("move")} == {"library", "vault", "apothecary", "study", "graveyard"}
        g.does("move", "sewers", "graveyard", "frog")  # one Move, and a token comes along
        assert g.lies("graveyard") == {"frog": 1}
        assert len(g.told("through-portal")) == 1


@pytest.mark.rule("KTHO-R47")
def test_from_a_room_without_a_completed_portal_none_can_be_used() -> None:
    portals = {"study": "completed", "sewers": "uncompleted"}
    with table(active("ratfolk", {"sewers": 1}, ["move"]), portals=portals) as g:
        g.plays("move")
        assert not g.may("move", "sewers", "study")


# -- rooms ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R51", "KTHO-R52", "KTHO-R52a", "KTHO-R52b", "KTHO-R52c", "KTHO-R52d", "KTHO-R52e", "KTHO-R49")
@pytest.mark.parametrize(
    ("room", "token"),
    [("vault", "coin"), ("library", "book"), ("sewers", "frog"), ("graveyard", "bone"), ("workshop", "trap")],
)
def test_a_production_room_makes_a_token_of_its_kind(room: str, token: str) -> None:
    with table(active("ratfolk", {room: 1}, ["2 activate"])) as g:
        g.plays("2 activate")
        assert g.can("produce") == [(room,)]  # only where a Monster is
        g.does("produce", room)
        assert g.lies(room) == {token: 1}


@pytest.mark.rule("KTHO-R51", "KTHO-R52")
def test_no_monster_no_room_action() -> None:
    with table(active("ratfolk", {"forge": 1}, ["activate"]), clan("gnoll", {"vault": 2})) as g:
        g.plays("activate")
        assert g.can("produce") == []  # the Gnolls in the Vault are another player's


@pytest.mark.rule("KTHO-D-68")
def test_a_room_can_be_used_as_often_as_there_are_activates() -> None:
    with table(active("ratfolk", {"vault": 1}, ["2 activate", "3 activate"])) as g:
        g.plays("2 activate").does("produce", "vault").does("produce", "vault")
        g.plays("3 activate").does("produce", "vault").does("produce", "vault")
        assert g.lies("vault") == {"coin": 4}


@pytest.mark.rule("KTHO-R31", "KTHO-D-69")
def test_a_room_makes_nothing_when_the_supply_has_none() -> None:
    with table(active("ratfolk", {"vault": 1}, ["activate"]), supply={"coin": 0}) as g:
        g.plays("activate")
        assert g.can("produce") == []


@pytest.mark.rule("KTHO-R49", "KTHO-R50")
def test_a_trap_can_be_carried_like_a_resource() -> None:
    with table(active("ratfolk", {"workshop": 1}, ["activate + 2 move"])) as g:
        g.plays("activate + 2 move").does("produce", "workshop").does("move", "workshop", "trainer", "trap")
        assert (g.lies("workshop"), g.lies("trainer")) == ({}, {"trap": 1})


@pytest.mark.rule("KTHO-R53", "KTHO-R53a", "KTHO-R53b", "KTHO-R53c", "KTHO-R53d", "KTHO-R5")
@pytest.mark.parametrize(
    ("room", "token", "kind"),
    [
        ("forge", "coin", "equipment"),
        ("trainer", "bone", "beast"),
        ("apothecary", "frog", "potion"),
        ("study", "book", "scroll"),
    ],
)
def test_a_loot_room_takes_its_resource_and_gives_a_card_of_its_kind(room: str, token: str, kind: str) -> None:
    row = loot_row(["scroll", "beast", "equipment", "potion", kind])
    here = dict.fromkeys(("coin", "bone", "frog", "book"), 1)
    me = active("ratfolk", {room: 1}, ["activate"])
    with table(me, loot=row, loot_deck=["2 coin"], tokens={room: here}) as g:
        g.plays("activate")
        kinds = ["scroll", "beast", "equipment", "potion", kind]
        assert [slot for _, slot in g.can("buy")] == [slot for slot in range(5) if kinds[slot] == kind]
        g.does("buy", room, 4)
        assert g.lies(room) == {one: 1 for one in here if one != token}
        assert g.discard == [row[4]]
        assert g.row[4] == "2 coin"  # the gap is filled at once


@pytest.mark.rule("KTHO-R53")
def test_the_resource_must_lie_in_that_room() -> None:
    me = active("ratfolk", {"forge": 1, "vault": 1}, ["activate"])
    with table(me, loot=loot_row(["equipment"]), tokens={"vault": {"coin": 2}, "forge": {"book": 1}}) as g:
        g.plays("activate")
        assert g.can("buy") == []


@pytest.mark.rule("KTHO-R53", "KTHO-R54")
def test_it_does_not_matter_who_has_made_the_resource() -> None:
    me = active("ratfolk", {"forge": 1}, ["activate"])
    with table(me, clan("gnoll", {"forge": 1}), loot=loot_row(["equipment"]), tokens={"forge": {"coin": 1}}) as g:
        g.plays("activate").does("buy", "forge", 0)
        assert len(g.discard) == 1


@pytest.mark.rule("KTHO-D-44")
def test_without_a_matching_card_on_display_the_resource_stays() -> None:
    me = active("ratfolk", {"forge": 1}, ["activate"])
    row = loot_row(["beast", "scroll", None, "potion"])
    with table(me, loot=row, loot_rest="gone", tokens={"forge": {"coin": 1}}) as g:
        g.plays("activate")
        assert g.can("buy") == []
        assert g.lies("forge") == {"coin": 1}


@pytest.mark.rule("KTHO-R54")
def test_an_acquired_card_is_shuffled_in_at_the_next_reshuffle() -> None:
    me = active("ratfolk", {"forge": 1}, ["activate", "2 draw"], deck=["move"])
    row = loot_row(["equipment"])
    with table(me, loot=row, tokens={"forge": {"coin": 1}}) as g:
        g.plays("activate").does("buy", "forge", 0)
        g.plays("2 draw").does("draw")
        assert g.hand == ["move"]
        g.does("draw")
        assert g.hand == ["move", row[0]]


@pytest.mark.rule("KTHO-R55")
def test_the_types_of_rooms() -> None:
    found: dict[str, set[str]] = {}
    for room, room_type in zip(ROOM_NAMES, TYPE_OF, strict=True):
        found.setdefault(TYPE_NAMES[room_type], set()).add(room)
    assert found == {
        "jewel": {"vault"},
        "swords": {"forge", "workshop"},
        "hats": {"library", "apothecary"},
        "eye": {"graveyard", "study"},
        "bones": {"sewers", "trainer"},
        "special": {"cells", "laboratory", "builder"},
    }


@pytest.mark.rule("KTHO-D-69")
def test_an_activate_with_nothing_to_do_stays_unused() -> None:
    with table(active("dragon", {"forge": 1}, ["activate"])) as g:
        g.plays("activate")
        assert g.played == ["activate"]


# -- abilities -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R18", "KTHO-R19")
@pytest.mark.parametrize(
    "name", ["dragon", "scaled", "gnoll", "slime", "skeleton", "ratfolk", "gremlin", "ghost", "witch"]
)
def test_no_ability_without_a_monster_in_the_dungeon(name: str) -> None:
    with table(active(name, {}, ["activate"]), heroes={"vault": ["mage"]}) as g:
        g.plays("activate")
        assert g.played == ["activate"]


@pytest.mark.rule("KTHO-R19", "KTHO-R20")
def test_the_dragon_removes_all_her_wounds() -> None:
    with table(active("dragon", {"forge": [4]}, ["2 activate"])) as g:
        g.plays("2 activate").does("ability")
        assert g.wounds("forge") == [0]
        assert g.told("healed") == [(0, 4, 0, 0, 0)]
        assert g.played == ["2 activate"]  # unhurt, there is nothing to heal (KTHO-D-69)


@pytest.mark.rule("KTHO-R19", "KTHO-R36")
def test_the_scaled_shoot() -> None:
    heroes = {"forge": ["mage"], "vault": ["rogue"], "study": ["archer"]}
    with table(active("scaled", {"forge": 1}, ["activate"]), heroes=heroes) as g:
        g.plays("activate")
        assert sorted(g.can("ability-hero")) == sorted(
            [(g.hero("rogue@vault").number,), (g.hero("archer@study").number,)]
        )
        g.does("ability-hero", "rogue@vault")
        assert "vault" not in g.heroes()


@pytest.mark.rule("KTHO-R19", "KTHO-R35")
def test_the_gnolls_strike() -> None:
    heroes = {"forge": ["mage"], "vault": ["rogue"]}
    with table(active("gnoll", {"forge": 1}, ["activate"]), heroes=heroes) as g:
        g.plays("activate")
        assert g.can("ability-hero") == [(g.hero("mage@forge").number,)]
        g.does("ability-hero", "mage@forge")
        assert g.heroes() == {"vault": ["rogue"]}


@pytest.mark.rule("KTHO-R19", "KTHO-D-21")
def test_a_wounded_slime_splits() -> None:
    with table(active("slime", {"forge": [1, 0], "study": [0]}, ["2 activate"])) as g:
        g.plays("2 activate")
        assert g.can("ability-room") == [("forge", 1)]
        g.does("ability-room", "forge", 1)
        assert g.wounds("forge") == [0, 0, 0]
        assert g.monsters() == {"forge": 3, "study": 1}


@pytest.mark.rule("KTHO-D-21")
def test_a_slime_cannot_split_without_another_in_the_lair() -> None:
    with table(active("slime", {"forge": [1, 1, 1, 1], "study": [0, 0, 0, 0]}, ["activate"])) as g:
        g.plays("activate")
        assert g.played == ["activate"]


@pytest.mark.rule("KTHO-R19")
def test_the_skeletons_place_bones() -> None:
    with table(active("skeleton", {"forge": 1, "vault": 1}, ["2 activate"]), supply={"bone": 1}) as g:
        g.plays("2 activate")
        assert g.can("ability-room") == [("vault", 0), ("forge", 0)]
        g.does("ability-room", "forge")
        assert g.lies("forge") == {"bone": 1}
        assert g.can("ability-room") == []  # the supply has no more (KTHO-R31)


@pytest.mark.rule("KTHO-R19")
def test_the_ratfolk_multiply() -> None:
    with table(active("ratfolk", {"forge": 1, "vault": 7}, ["2 activate"])) as g:
        g.plays("2 activate").does("ability-room", "forge")
        assert g.monsters() == {"forge": 2, "vault": 7}
        assert g.can("ability-room") == []  # the Lair is empty (KTHO-D-69)


@pytest.mark.rule("KTHO-R19", "KTHO-D-22")
def test_the_gremlins_move_with_a_token_and_through_portals() -> None:
    portals = {"forge": "completed", "graveyard": "completed"}
    me = active("gremlin", {"forge": 1}, ["activate"])
    with table(me, portals=portals, tokens={"forge": {"coin": 1}}, walls=[["forge", "vault"]]) as g:
        g.plays("activate")
        assert {to for _, to, *_ in g.can("ability-move")} == {"library", "study", "graveyard"}
        g.does("ability-move", "forge", "graveyard", "coin")
        assert g.monsters() == {"graveyard": 1}
        assert g.lies("graveyard") == {"coin": 1}


@pytest.mark.rule("KTHO-R19", "KTHO-D-22")
def test_the_ghosts_move_through_walls_but_never_further() -> None:
    walls = [["vault", "forge"], ["vault", "sewers"]]
    me = active("ghost", {"vault": 1}, ["activate", "move + ranged"])
    with table(me, walls=walls, tokens={"vault": {"coin": 1}}, heroes={"forge": ["mage"]}) as g:
        g.plays("move + ranged")
        assert {to for _, to, *_ in g.can("move")} == {"workshop"}  # a Move is not an ability
        assert g.can("ranged") == []  # nor is an attack
        g.passes().plays("activate")
        assert {to for _, to, *_ in g.can("ability-move")} == {"forge", "sewers", "workshop"}
        g.does("ability-move", "vault", "forge", "coin")
        assert g.lies("forge") == {"coin": 1}
        assert len(g.told("through-wall")) == 1


@pytest.mark.rule("KTHO-R19", "KTHO-D-37")
def test_the_witches_place_completed_portals() -> None:
    portals = {"study": "uncompleted", "vault": "completed"}
    me = active("witch", {"study": 1, "vault": 1}, ["2 activate"])
    with table(me, portals=portals, supply={"portals": 0}) as g:
        g.plays("2 activate")
        assert g.can("ability-room") == [("study", 0)]
        g.does("ability-room", "study")
        assert g.portal("study") == "completed"
    with table(active("witch", {"forge": 2}, ["activate"])) as g:
        g.plays("activate").does("ability-room", "forge")
        assert g.portal("forge") == "completed"


@pytest.mark.rule("KTHO-D-68", "KTHO-R19")
def test_an_ability_can_be_used_several_times_in_a_turn() -> None:
    with table(active("ratfolk", {"forge": 1}, ["2 activate", "2 activate / draw"])) as g:
        g.plays("2 activate").does("ability-room", "forge").does("ability-room", "forge")
        g.plays("2 activate / draw").does("ability-room", "forge")
        assert g.monsters() == {"forge": 4}


@pytest.mark.rule("KTHO-R17")
def test_every_clan_has_a_role() -> None:
    with table(clan("dragon", hand=[KEPT])) as g:
        roles = [box.role for box in g.state.content.clans]
    assert roles == ["crowd-control"] * 3 + ["defender"] * 3 + ["supporter"] * 3
