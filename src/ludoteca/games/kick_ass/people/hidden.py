"""What nobody may know, dealt anew (KA-D-61): the order of every deck, which Events were dealt, Crises never turned up,
the plot if it was drawn at random, face-down tokens of Red Mist, the pictures of Don's."""

from __future__ import annotations

from ludoteca.games.kick_ass.content.words import DISTRICTS
from ludoteca.games.kick_ass.rules.force import note_all
from ludoteca.games.kick_ass.state import BOSS_EVENT, NO_MIST, CityState
from ludoteca.kernel.chance import Chance


def deal_anew(state: CityState, chance: Chance) -> None:
    """Shuffle, in place, all that lies face down; sorted before, so that nothing tells of the true order."""
    _shuffle(chance, "blue-cards", state.blue_deck)
    _shuffle(chance, "red-cards", state.red_deck)
    _shuffle(chance, "items", state.item_deck)
    _shuffle(chance, "spawn", state.spawn_deck)
    _shuffle(chance, "twists", state.twist_deck)
    _events(state, chance)
    _crises(state, chance)
    _plot(state, chance)
    _mist(state, chance)
    _tokens(state, chance)
    note_all(state)


def _shuffle(chance: Chance, tag: str, cards: list[int]) -> None:
    cards.sort()
    chance.shuffle(tag, cards)


def _events(state: CityState, chance: Chance) -> None:
    """KA-R51, KA-D-18: any of those that were not seen; a Boss Event that matured lies under the deck, as all saw."""
    known = state.event_deck[: int(state.event_under)]
    unseen = state.event_deck[len(known) :]
    if state.revealed:
        _shuffle(chance, "boss-events", unseen)
        state.event_deck[:] = known + unseen
        return
    all_of_them = sorted(unseen + state.spare_events)
    chance.shuffle("events", all_of_them)
    state.event_deck[:] = all_of_them[: len(unseen)]
    state.spare_events[:] = all_of_them[len(unseen) :]


def _crises(state: CityState, chance: Chance) -> None:
    """KA-R50, KA-D-40: those that were never up."""
    places = [(hero, slot) for hero in state.heroes for slot in range(len(hero.crises)) if not hero.crisis_known[slot]]
    cards = sorted([*state.spare_crises, *(hero.crises[slot] for hero, slot in places)])
    chance.shuffle("crises", cards)
    for hero, slot in places:
        hero.crises[slot] = cards.pop()
    state.spare_crises[:] = cards


def _plot(state: CityState, chance: Chance) -> None:
    """KA-R52: a plot that chance has drawn is known to nobody before it is revealed."""
    if state.plot_known:
        return
    plots = list(range(len(state.content.plots)))
    chance.shuffle("plot", plots)
    state.plot = plots[0]
    state.boss_deck[:] = [BOSS_EVENT + event for event in state.content.plots[plots[0]].events]


def _mist(state: CityState, chance: Chance) -> None:
    """KA-R166: the tokens that were not turned change places."""
    places = [place for place in range(DISTRICTS) if state.mist[place] != NO_MIST and not state.mist_up[place]]
    tokens = sorted(state.mist[place] for place in places)
    chance.shuffle("mist", tokens)
    for place in places:
        state.mist[place] = tokens.pop()


def _tokens(state: CityState, chance: Chance) -> None:
    """KA-R192: the colour of a token is seen, its picture not: those of one colour change places, in the pool too."""
    pieces = state.content.don_tokens
    state.token_pool.sort()
    chance.shuffle("tokens", state.token_pool)
    for weak in range(max((colour for colour, _ in pieces), default=-1) + 1):
        down = [token for token in state.tokens if not token.up and pieces[token.token][0] == weak]
        pool = [index for index, token in enumerate(state.token_pool) if pieces[token][0] == weak]
        faces = sorted([int(token.token) for token in down] + [state.token_pool[index] for index in pool])
        chance.shuffle("tokens", faces)
        for token in down:
            token.token = faces.pop()
        for index in pool:
            state.token_pool[index] = faces.pop()
