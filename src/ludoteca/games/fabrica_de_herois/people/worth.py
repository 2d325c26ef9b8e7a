"""What a Hero does for whoever looks at it, as things stand: in their own Field, and with its abilities."""

from __future__ import annotations

from ludoteca.games.fabrica_de_herois.people.previews import of_ability, sum_effects, told
from ludoteca.games.fabrica_de_herois.rules.declaring import is_ready, may_play, ready_ability
from ludoteca.games.fabrica_de_herois.rules.reckoning import bonus_of, reckon, shared_of
from ludoteca.games.fabrica_de_herois.rules.teams import enter, field_room
from ludoteca.games.fabrica_de_herois.state import NONE, Factory, FactoryState
from ludoteca.kernel.present import Effect
from ludoteca.kernel.previews import NoLuck


def worth(state: FactoryState, seat: int, ref: str) -> list[Effect]:
    """What a Hero brings this seat for its Mission, whether it would be enough, and what its ability would do now."""
    kind, _, number = ref.partition(":")
    if kind != "hero" or not number.isdigit() or int(number) >= len(state.content.heroes):
        return []
    hero = int(number)
    p = state.players[seat]
    if p.mission == NONE:
        return []
    brings, emblems = int(bonus_of(state, p, hero)), int(shared_of(state, p, hero))
    params = {"n": brings, "emblems": emblems, "all": brings + emblems}
    found = [Effect("brings", seat, brings, emblems, "effect-brings", params)]
    if hero in p.support and field_room(p) > 0:
        world = state.copy()
        table = Factory(world, NoLuck(), None)
        enter(table, world.players[seat], hero)
        reckon(world, world.players[seat])
        found += sum_effects(state, world, seat)
    table = Factory(state.copy(), NoLuck(), None)
    if hero in p.field and is_ready(state, p, ready_ability(state, p, hero)):
        ability = ready_ability(state, p, hero)
        if may_play(table, table.s.players[seat], ability):
            found += told(state, seat, of_ability(state, seat, int(ability.number)))
    return found
