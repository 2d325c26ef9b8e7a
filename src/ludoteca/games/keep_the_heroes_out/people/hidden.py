"""What lies open and what does not (KTHO-D-41): hidden are the order of all decks, the Builder pile, and the faces of
Treasures."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.state import NO_TREASURE, Clan, DungeonState
from ludoteca.kernel.chance import Chance


def open_to_all(s: DungeonState) -> tuple[object, ...]:
    """Everything that anyone can know, as something that can be compared: worlds that look the same have the same."""
    values = s.content.treasure_value
    return (
        s.content,
        *(s.level, s.step, s.active, s.turns, s.wave, s.cells_used, s.renewed, s.card, s.side, s.coming, s.today),
        *(s.any_order, s.anew, s.guild_card, s.last_card, s.current, s.reason, s.loot_under),
        *(tuple(s.left), tuple(s.steps), tuple(s.marks), tuple(s.lights), tuple(s.foreign), tuple(s.turned)),
        *(tuple(s.place), tuple(s.doors), tuple(s.bricked), tuple(s.portals), tuple(s.plans)),
        *(tuple(tokens) for tokens in s.tokens),
        tuple(0 if one == NO_TREASURE else values[one] for one in s.treasures),
        tuple(len(pool) for pool in s.pools),
        tuple((one.number, one.room, one.awake, one.stage, one.hurt, one.story) for one in s.heroes),
        tuple(clan_open(clan) for clan in s.clans),
        *(tuple(s.loot_row), len(s.loot_deck), tuple(s.loot_deck[: int(s.loot_under)])),
        *(tuple(sorted(s.guild_deck)), tuple(s.guild_discard), len(s.pile)),
    )


def clan_open(clan: Clan) -> tuple[object, ...]:
    """A Clan but for the order of its deck."""
    return (
        *(clan.seat, clan.clan, clan.vitality, len(clan.deck)),
        *(tuple(clan.rooms), tuple(clan.wounds), tuple(clan.hand), tuple(clan.played), tuple(clan.discard)),
    )


def deal_anew(state: DungeonState, chance: Chance) -> None:
    """Shuffle, in place, all that lies face down; so that a world tells nothing of the true order, sort it before."""
    for index, clan in enumerate(state.clans):
        clan.deck.sort()
        chance.shuffle(f"tactics-{index}", clan.deck)
    known = state.loot_deck[: int(state.loot_under)]  # under the deck in an order that everybody saw (KTHO-D-65)
    unseen = sorted(state.loot_deck[len(known) :])
    chance.shuffle("loot", unseen)
    state.loot_deck[:] = known + unseen
    state.guild_deck.sort()
    chance.shuffle("guild", state.guild_deck)
    state.pile.sort()
    chance.shuffle("pile", state.pile)
    _treasures(state, chance)


def _treasures(state: DungeonState, chance: Chance) -> None:
    """KTHO-D-1: the value of a Treasure is seen, its face is not: those of one value change places."""
    values = state.content.treasure_value
    for value in range(1, len(state.pools)):
        rooms = [room for room, one in enumerate(state.treasures) if one != NO_TREASURE and values[one] == value]
        tokens = sorted([*state.pools[value], *(state.treasures[room] for room in rooms)])
        chance.shuffle(f"treasures-{value}", tokens)
        for room in rooms:
            state.treasures[room] = tokens.pop()
        state.pools[value][:] = tokens
