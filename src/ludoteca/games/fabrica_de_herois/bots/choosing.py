"""Whom an ability is aimed at, who is lost, who leads, which cards are kept."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import ENOUGH
from ludoteca.games.fabrica_de_herois.bots.answers import struck
from ludoteca.games.fabrica_de_herois.bots.judging import ability_worth, harm_of, lowered
from ludoteca.games.fabrica_de_herois.bots.outlook import Outlook, hero_bonus, keep, likely
from ludoteca.games.fabrica_de_herois.bots.sense import BONUS, GUARD, TAKE, WAKE, kind_of
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect
from ludoteca.games.fabrica_de_herois.rules.causes import MISSION_RULE
from ludoteca.games.fabrica_de_herois.rules.reckoning import bits
from ludoteca.games.fabrica_de_herois.state import NONE, FactoryState
from ludoteca.kernel.flow import Decision


def effect_asked(s: FactoryState, decision: Decision) -> Effect | None:
    """The effect for which something is chosen, where it is an ability's."""
    about = decision.about
    if not isinstance(about, tuple) or len(about) < 2:
        return None
    cause = about[0]
    if not isinstance(cause, int) or cause >= MISSION_RULE or cause < 0:
        return None
    effects = s.content.abilities[cause].effects
    place = about[1]
    return effects[place] if isinstance(place, int) and place < len(effects) else None


def pick_worth(o: Outlook, decision: Decision, hero: i64) -> float:
    """What it brings to choose this Hero."""
    s = o.s
    p = o.p
    kind = decision.kind
    owner = s.owner[hero]
    if kind == "target" and owner != NONE and owner != p.seat:
        e = effect_asked(s, decision)
        return 0.2 + harm_of(o, hero, TAKE if e is None else kind_of(e))
    if kind == "mine":
        return mine_worth(o, effect_asked(s, decision), hero)
    if kind == "name-leader":
        ability = s.content.heroes[hero].leader
        lasting = 0.4 if ability.permanent else 0.0
        return max(0.0, ability_worth(o, ability)) + lasting - 0.1 * s.content.bonus[hero]
    if kind == "refill":
        return -0.1 * s.content.bonus[hero]
    if kind in ("lose", "return", "give", "shrink"):
        return 10.0 - keep(o, hero)
    if kind == "order":
        return 0.1 * s.content.bonus[hero]  # the best one ends up lowest
    return 5.0 - keep(o, hero) if owner == p.seat else 0.2 * s.content.bonus[hero]


def mine_worth(o: Outlook, e: Effect | None, hero: i64) -> float:
    """What it brings to choose this own Hero."""
    sense = 0 if e is None else kind_of(e)
    if sense in (GUARD, WAKE):
        return 0.2 + keep(o, hero) + (0.5 if hero == o.p.leader else 0.0) + (5.0 if is_attacked(o, hero) else 0.0)
    if e is not None and e.verb.name == "lead":
        return ability_worth(o, o.s.content.heroes[hero].leader)
    if e is not None and e.verb.name == "duel":
        return 0.3 * o.s.content.bonus[hero]
    return 5.0 - keep(o, hero)


def is_attacked(o: Outlook, hero: i64) -> bool:
    """Whether an Attack that waits hits this Hero."""
    for c in o.s.stack:
        if c.attack and not c.cancelled and c.user != o.p.seat:
            for i in range(len(c.effects)):
                e = c.effects[i]
                if e.targets.form == HEROES and not e.targets.mine and hero in struck(o, c, e, i):
                    return True
    return False


def mission_worth(o: Outlook, mission: i64) -> float:
    """How well a Mission suits this player."""
    s = o.s
    p = o.p
    card = s.content.missions[mission]
    total = float(p.marker)
    for hero in [*p.field, *p.support]:
        total += s.content.bonus[hero] + int(bits(s.content.affiliations[hero] & card.emblems))
    ahead = total + 2.0 - float(card.nd) - 0.5 * len(card.rules)
    now = likely(ahead, o.w)
    return now * float(card.nd) - (1.0 - now) * (1.0 + len(card.punishments))


def whom_worth(o: Outlook, decision: Decision, seat: i64) -> float:
    """Which opponent: whose comparison it hurts most, else who has most to lose."""
    s = o.s
    stand = o.stands[seat]
    e = effect_asked(s, decision)
    worth = 0.1 * stand.stake * (stand.prize * stand.now + 0.3 * float(s.players[seat].points))
    if e is not None and kind_of(e) == BONUS:
        worth -= stand.step(-lowered(o, s.players[seat], e)) * stand.stake
    return worth


def other_worth(o: Outlook, decision: Decision, action: i64) -> float:
    """What is neither a play nor a Hero by name."""
    s = o.s
    kind = decision.kind
    if kind == "whom":
        return whom_worth(o, decision, action)
    if kind == "keep":
        hero = s.looked[action]
        return float(hero_bonus(s, o.p, hero)) + o.w.lasting * s.content.bonus[hero]
    if kind == "mission":
        return mission_worth(o, s.offered[action])
    if kind == "sort":
        return mission_worth(o, s.peeked[action])
    if kind == "spy":
        return float(s.content.bonus[s.players[s.spied].support[action]])
    if kind == "emblem":
        about = cast("tuple[int, int]", decision.about)
        other = s.players[about[1]]
        found = 0.0
        for hero in other.field:
            if (s.content.affiliations[hero] >> action) & 1:
                found += 1.0
        return found + 0.01 * float(len(AFFILIATIONS) - action)
    if action == ENOUGH:
        return 0.1
    return 0.0
