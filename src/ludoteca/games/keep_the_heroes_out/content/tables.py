"""The content of a table, from its options: the box with the scenario that is played.

A position (`checks/position.py`) may change what is in the box of its own table: cards written by their icons, Guild
cards and Treasures that the box does not have, more or fewer tokens, another storm. That stands in the options of the
match as `box`, so that a record of it finds the same content again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.games.keep_the_heroes_out.content.box import CLASS_NAMES, EFFECT_NAMES, TYPE_NAMES, GuildCard, Supply
from ludoteca.games.keep_the_heroes_out.content.load import content_of
from ludoteca.games.keep_the_heroes_out.content.scenario_file import own_scenario
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.kernel.contents import Contents

IN_PLAY: Final = "in play"  # of Content.worked_out: the cards of a position, where they are not the usual ones


def table_content(options: Mapping[str, Any]) -> Content:
    """What lies on a table with these options; tables with the same share it."""
    return _CONTENTS.of({"scenario": options["scenario"], "box": options.get("box")})


def _make(options: Mapping[str, Any]) -> Content:
    scenario = own_scenario(options["scenario"])
    box = options["box"]
    if box is None:
        return content_of(scenario)
    made = content_of(scenario, box["cards"])
    for hero, room_type in box["guild"]:
        made.guild.append(GuildCard(f"{CLASS_NAMES[hero]}-{TYPE_NAMES[room_type]}", hero, room_type, -1))
    made.treasure_value = [*made.treasure_value, *(value for value, _ in box["treasures"])]
    made.treasure_effect = [*made.treasure_effect, *(EFFECT_NAMES.index(effect) for _, effect in box["treasures"])]
    tokens, heroes, portals = box["supply"]
    made.supply = Supply(list(tokens), heroes, portals)
    made.storm = box.get("storm", scenario.storm)
    made.worked_out[IN_PLAY] = list(box["in_play"])
    return made


_CONTENTS: Final = Contents(_make, "scenario", "box")
