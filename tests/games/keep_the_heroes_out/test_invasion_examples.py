"""The rulebook's own examples of what Heroes do, in the dungeon of the first scenario, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.invading import IDLE, Invasion, clan, invade, turn


@pytest.mark.rule("KTHO-E2", "KTHO-R57", "KTHO-D-4", "KTHO-R3")
def test_e2_cells_gone_wrong() -> None:
    rats = clan("ratfolk", hand=[IDLE], deck=["summon 2", "draw", "melee"])
    heroes = {"cells": ["warrior", "warrior", "rogue"], "vault": ["archer"]}
    more: dict[str, Any] = {"treasures": {"cells": "1 spoils"}, "scenario": "cauldron"}
    with turn(rats, dungeon=None, guild=["mage eye"], heroes=heroes, **more) as g:
        g.does("cells")
        assert g.hand == [IDLE, "summon 2", "draw", "melee"]  # three cards, one with Summon, and no time to play it
        g.is_asked("pillagers", "warrior", "rogue", "mage").says("rogue")
        assert g.asleep()["cells"] == ["rogue"]  # one of the four has pillaged the Treasure of the Cells
        assert [args[1:3] for args in g.told("charged")] == [(9, 0)] * 3
        assert [args[:2] for args in g.told("inspired")] == [(18, 0)]
        assert g.told("pillaged")[-1][1:] == (0, 4, 4, 0)
        g.is_over("pillaged")


@pytest.mark.rule("KTHO-E5", "KTHO-R16", "KTHO-R27")
def test_e5_waves() -> None:
    more: dict[str, Any] = {"level": "hardcore", "guild": ["rogue jewel", "mage jewel"], "guild_rest": "discard"}
    more["treasures"] = {"study": "3 curse", "graveyard": "3 curse"}
    clans = (clan("ratfolk", {"vault": 9}, hand=[IDLE]), clan("dragon", hand=[IDLE]))
    with turn(*clans, dungeon=None, phase="last", storm=0, **more) as g:
        assert g.question.kind == "last"
        g.guild_will_be("mage eye", "rogue eye", "archer eye").goes_on()
        assert len(g.told("guild-card")) == 2
        assert g.told("wave") == [(2, len(g.state.content.guild), 0, 0, 0)]
        assert g.state.wave == 2
        g.goes_on()
        assert len(g.told("guild-card")) == 2 + 3


@pytest.mark.rule("KTHO-E6", "KTHO-D-10", "KTHO-R64", "KTHO-R71", "KTHO-R67", "KTHO-R69")
def test_e6_wait_inspire_pillage() -> None:
    more: dict[str, Any] = {
        "treasures": {"trainer": "2 spoils"},
        "tokens": {"trainer": ["trap"]},
        "scenario": "cauldron",
    }
    rats = clan("ratfolk", {"sewers": 9}, hand=[IDLE])
    with invade(rats, cards=["rogue bones", "mage bones"], dungeon=None, coming=2, **more) as g:
        g.is_asked("hero", "rest", "mage@sewers", "mage@trainer").says("mage@sewers")
        g.is_asked("hero", "rest", "rogue@sewers", "mage@trainer").says("rogue@sewers").waits()
        steps = [kind for kind in g.kinds() if kind not in {"ability-idle", "hero-comes"}]
        assert steps[: steps.index("pillaged") + 4] == [
            "guild-card",
            *("hero-attacks", "fell"),  # the Rogue of the Sewers
            *("rogue-disarms", "waited"),
            "guild-card",
            *(
                "inspired",
                "hero-attacks",
                "fell",
                "hero-attacks",
                "fell",
            ),  # in the Sewers: the Mage, and the Rogue again
            *("inspired", "pillaged", "exhausted", "exhausted", "treasure"),
        ]
        assert g.asleep()["trainer"] == ["mage", "rogue"]
        assert g.treasure("trainer") == 0


def e8() -> Invasion:
    """After E7: the Rats' turn is over, and it is the invasion of Hardcore, Wave 2."""
    return invade(
        clan("ratfolk", {"apothecary": 2, "trainer": 1}, hand=[]),
        clan("dragon", {"forge": 1}, hand=[IDLE]),
        cards=["rogue swords", "warrior eye", "archer bones", "mage hats"],
        coming=3,
        dungeon=None,
        scenario="cauldron",
        level="hardcore",
        wave=2,
        tokens={"workshop": ["trap"] * 2, "trainer": ["trap", "bone"], "graveyard": ["bone"] * 2},
        treasures={"graveyard": "1 heal", "study": "3 prisoner", "trainer": None, "library": None, "cells": None},
        heroes={"study": ["archer", "archer"], "trainer": ["rogue"], "cells": ["warrior"]},
    )


@pytest.mark.rule("KTHO-E8", "KTHO-R60", "KTHO-R63", "KTHO-R64", "KTHO-R66", "KTHO-R68")
def test_e8_card_1_rogues_in_forge_and_workshop() -> None:
    with e8() as g:
        assert g.told("guild-card")[0][2:4] == (1, 3)
        # Nobody is asked for the order: the two are far from each other, and neither can leave its room.
        assert g.wounds("forge", "dragon") == [1]
        assert "workshop" not in g.heroes()
        assert g.lies("workshop") == {}
        first = g.kinds()[: g.kinds().index("guild-card", 2)]
        assert first.count("rogue-disarms") == first.count("trap-sprung") == first.count("trapped") == 1


@pytest.mark.rule("KTHO-E8", "KTHO-D-13", "KTHO-D-53", "KTHO-D-54", "KTHO-R81", "KTHO-R72", "KTHO-D-42")
def test_e8_card_2_warriors_in_graveyard_and_study() -> None:
    with e8() as g:
        g.is_asked("hero", "rest", "warrior@graveyard", "warrior@study").says("warrior@graveyard")
        assert g.lies("graveyard") == {}  # two Bones discarded
        assert g.treasure("graveyard") == 0
        assert g.awake() == {"graveyard": ["warrior"], "study": ["warrior"]}  # healed, and Active again
        # Between the Heal and the charge of the healed Warrior another Hero is resolved.
        g.is_asked("hero", "rest", "warrior@graveyard", "warrior@study").says("warrior@study")
        assert g.treasure("study") == 0
        assert g.told("sent-card") == [(g.state.guild_discard[-2], len(g.state.guild_deck) + 1, 0, 0, 0)]
        assert g.told("archer-shoots")[0][2] == 7  # in the Apothecary
        assert g.asleep()["cells"] == ["archer", "warrior"]
        assert g.asleep()["study"] == ["archer", "archer", "warrior"]
        # The healed Warrior is the only one awake: he charges, and the Trap kills him before he inspires the Rogue.
        assert g.told("charged")[0][1:3] == (3, 6)
        assert g.asleep()["trainer"] == ["rogue"]
        assert g.lies("trainer") == {"bone": 1}  # abilities work on being summoned only
        assert "graveyard" not in g.heroes()


@pytest.mark.rule("KTHO-E8", "KTHO-R67", "KTHO-R74", "KTHO-R28")
def test_e8_card_3_mages_in_library_and_apothecary() -> None:
    with e8() as g:
        g.says("warrior@graveyard").says("warrior@study")
        g.waits()
        assert g.told("charged")[-1][1:3] == (1, 5)
        assert g.wounds("forge", "dragon") == [3]  # one from card 1, two from the Mage and the Rogue that she inspired
        assert g.asleep()["forge"] == ["mage", "rogue"]
        assert g.asleep()["cells"] == ["archer", "warrior"]  # not summoned in the Cells: nobody is freed
        assert g.monsters("ratfolk") == {"trainer": 1}
        assert g.asleep()["apothecary"] == ["mage"]
        assert len(g.told("guild-card")) == 3
        assert g.me is g.of("dragon")  # the token passes to the Dragon
