"""What lies on one table: the whole box, and the scenario that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import play_action
from ludoteca.games.keep_the_heroes_out.content.box import DEFEND, Card, ClanBox, GuildCard, Supply

if TYPE_CHECKING:
    from ludoteca.games.keep_the_heroes_out.content.scenario import Scenario


class Content:
    """Everything by its number; never changed once it is made, and shared by all matches of the same options.

    `clans` are all nine, by clan. `guild` are the cards of the box, then those of the scenario. `loot` are the numbers
    of the Loot cards. `tile_doors` are the edges with a passage of each room's tile, before it is turned. `worked_out`
    is for what can be said of a content once and for all (by bots, by views); a key is whoever worked it out.
    """

    def __init__(
        self,
        cards: list[Card],
        clans: list[ClanBox],
        guild: list[GuildCard],
        treasure_value: list[int],
        treasure_effect: list[int],
        supply: Supply,
        tile_doors: list[int],
        scenario: Scenario,
        loot: list[int],
    ) -> None:
        self.cards = cards
        self.clans = clans
        self.guild = guild
        self.treasure_value = treasure_value
        self.treasure_effect = treasure_effect
        self.supply = supply
        self.tile_doors = tile_doors
        self.scenario = scenario
        self.storm: i64 = scenario.storm  # KTHO-D-71
        self.loot = loot
        self.worked_out: dict[str, object] = {}
        tell_faces(cards)


def tell_faces(cards: list[Card]) -> None:
    """Work out which cards are alike, and how each can be played.

    A side with nothing but Defend does nothing in one's own turn (KTHO-R38), so it is no choice beside one that does.
    The cards of the box are those of every table: for them it is said once.
    """
    first: dict[str, int] = {}
    for number, card in enumerate(cards):
        card.face = first.setdefault(card.id, number)
        if card.plays:
            continue
        sides = [side for side in range(len(card.sides)) if any(icon.icon != DEFEND for icon in card.sides[side])]
        card.plays = [play_action(number, side) for side in sides or [0]]
