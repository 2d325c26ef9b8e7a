"""What abilities, buying and fleeing are worth on the own turn, in points of Missions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.bots.outlook import (
    Outlook,
    counted,
    hero_bonus,
    in_hand,
    keep,
    likely,
    points_worth,
)
from ludoteca.games.fabrica_de_herois.bots.sense import (
    BONUS,
    GUARD,
    HOLD,
    SAVE,
    TAKE,
    WAKE,
    comes_true,
    kind_of,
    sense_of,
)
from ludoteca.games.fabrica_de_herois.content.box import ATTACK, DISCARD, Ability
from ludoteca.games.fabrica_de_herois.effects.lines import EMBLEM_WORTH, FIELD, NEED_HEROES, NO_MARKER
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, PERMANENT, ROUND, Effect
from ludoteca.games.fabrica_de_herois.rules.reckoning import bits, face_up
from ludoteca.games.fabrica_de_herois.state import COMPARE, PREPARE, Player

PLENTY: Final = 3  # Actions that the next income still finds room for
BROKEN: Final = 20.0  # Bonus: a comparison that fails whatever the sum, because too few Heroes stand there


def ability_worth(o: Outlook, ability: Ability) -> float:
    """What it brings this player to use an ability now, without what is paid for it."""
    kinds = sense_of(o.s.content).kinds[ability.number]
    total = 0.0
    for i in range(len(ability.effects)):
        e = ability.effects[i]
        total += effect_worth(o, e, kinds[i], ability.kind == ATTACK) * comes_true(e)
    return total


def cost(o: Outlook, ability: Ability, action: float) -> float:
    """What is paid: an Action, and the Hero of a Discard ability."""
    if ability.when == DISCARD:
        return action + keep(o, ability.hero)
    return action


def effect_worth(o: Outlook, e: Effect, kind: i64, attack: bool) -> float:
    """What one effect brings, if it is used now."""
    s = o.s
    p = o.p
    if kind == SAVE:
        return 0.0
    if e.targets.form == HEROES and not e.targets.mine:
        return _harm(o, e, kind)
    if kind == BONUS:
        return _bonus_worth(o, e)
    if kind == GUARD:
        return o.w.guard + o.w.guard_each * len(p.field)
    if kind == WAKE:
        worth = 0.0
        for hero in p.field:
            if s.blocked[hero] > 0:
                worth += float(hero_bonus(s, p, hero))
        return o.me.step(worth) if worth > 0.0 else 0.0
    if e.verb.name == "replace":
        return _replace_worth(o, e)
    if e.verb.name == "bar":
        return _bar_worth(o, e)
    weight = 1.0
    if attack:
        weight = 0.0
        for stand in o.stands:
            if stand.seat != p.seat:
                weight = max(weight, stand.stake)
    return weight * o.w.tenth * float(e.verb.worth(o.t, p.seat, e))


def _bonus_worth(o: Outlook, e: Effect) -> float:
    """A marker or an ND that moves: what that does to the comparison it counts in."""
    s = o.s
    p = o.p
    if e.targets.mine:
        n = float(e.amount.likely(o.t, p.seat, p.seat))
        if e.verb.name == "nd":
            n = -n
        elif e.duration == ROUND and s.step != PREPARE:
            return 0.0  # FH-R54: over before the own comparison
        if n < 0.0:
            return o.me.step(n)
        return o.me.step(n) * (1.0 if s.step == PREPARE else o.w.far) + (o.w.stays if e.duration == PERMANENT else 0.0)
    best = 0.0
    total = 0.0
    for stand in o.stands:
        if stand.seat == p.seat or (e.duration == ROUND and not stand.soon):
            continue
        worth = -stand.step(-lowered(o, s.players[stand.seat], e)) * stand.stake * o.w.mended
        total += worth
        best = max(best, worth)
    return total if e.targets.name == "all" else best


def _replace_worth(o: Outlook, e: Effect) -> float:
    """A Mission that another player has as good as done goes away."""
    best = 0.0
    total = 0.0
    for stand in o.stands:
        if stand.seat == o.p.seat or not stand.has:
            continue
        if e.targets.name == "ahead" and o.s.players[stand.seat].points <= o.p.points:
            continue
        worth = (stand.now * stand.prize - o.w.next_chance * o.w.next_nd) * stand.stake
        total += worth
        best = max(best, worth)
    return total if e.targets.name == "ahead" else best


def _bar_worth(o: Outlook, e: Effect) -> float:
    """Whoever waits in a Support does not take part in the next comparison."""
    best = 0.0
    total = 0.0
    for stand in o.stands:
        other = o.s.players[stand.seat]
        if not stand.soon or (o.s.turn == stand.seat and o.s.step == COMPARE):
            continue
        worth = -stand.step(-in_hand(o.s, other, False, o.w)) * stand.stake * o.w.mended
        total += worth
        best = max(best, worth)
    return total if e.targets.name == "all" else best


def _harm(o: Outlook, e: Effect, kind: i64) -> float:
    """Heroes of others that are struck or bound: the best ones that can be."""
    s = o.s
    best = 0.0
    total = 0.0
    for stand in o.stands:
        if stand.seat == o.p.seat:
            continue
        other = s.players[stand.seat]
        hit = aimed(o, other, e, kind)
        taken = 0.0
        worth = 0.0
        for hero in hit:
            taken += float(counted(s, other, hero))
            if kind == TAKE:
                worth += o.w.lasting * s.content.bonus[hero]
        if kind == TAKE or stand.soon or e.duration != ROUND:
            worth -= stand.step(-taken) * (o.w.mended if kind != HOLD or e.verb.name == "block" else o.w.sent_home)
        if kind == TAKE and e.verb.name in ("swap", "duel"):
            worth *= o.w.exchanged
        worth *= stand.stake
        total += worth
        best = max(best, worth)
    if e.verb.name == "steal":
        best += o.w.stolen
    return total if e.targets.name in ("each", "weak", "leaders") else best


def aimed(o: Outlook, other: Player, e: Effect, kind: i64) -> list[int]:
    """The Heroes of one opponent that an effect of an Attack would hit, aimed as well as can be."""
    s = o.s
    name = e.targets.name
    open_ones = [hero for hero in other.field if not s.guarded[hero] and not (kind == HOLD and s.blocked[hero] > 0)]
    if not open_ones:
        return open_ones
    bonus = s.content.bonus
    if name in ("leader", "leaders"):
        return [hero for hero in open_ones if hero == other.leader]
    if name in ("lowest", "each"):
        low = min([bonus[hero] for hero in open_ones])
        return [hero for hero in open_ones if bonus[hero] == low][:1]
    if name == "highest":
        high = max([bonus[hero] for hero in open_ones])
        return [hero for hero in open_ones if bonus[hero] == high][:1]
    if name in ("weak", "weak-in-one"):
        return [hero for hero in open_ones if bonus[hero] <= e.targets.n]
    if name == "members":
        return [hero for hero in open_ones if s.content.affiliations[hero] >> e.targets.n & 1]
    many: i64 = e.amount.likely(o.t, o.p.seat, other.seat)
    ranked = sorted([(counted(s, other, hero), hero) for hero in open_ones], reverse=True)
    return [ranked[k][1] for k in range(min(len(ranked), max(1, int(many))))]


def lowered(o: Outlook, other: Player, e: Effect) -> float:
    """By how much an effect of an Attack that is aimed at a player lowers the sum, or raises what it must reach."""
    name = e.verb.name
    if name == "nd":
        return float(e.amount.likely(o.t, o.p.seat, other.seat))
    if name == "cover":
        most: i64 = 0
        for affiliation in range(5):
            if other.emblems >> affiliation & 1:
                n: i64 = 0
                for hero in other.field:
                    if o.s.blocked[hero] == 0 and o.s.content.affiliations[hero] >> affiliation & 1:
                        n += 1
                most = max(most, n)
        return float(most * (1 + other.sheet[EMBLEM_WORTH]))
    if other.sheet[NO_MARKER]:
        return 0.0
    if name == "invert":
        return 2.0 * float(other.marker) if other.marker > 0 else 0.0
    down = -float(e.amount.likely(o.t, o.p.seat, other.seat))
    room = float(other.marker + 5)
    return down if down < room else room


def punch(o: Outlook, other: Player, e: Effect, kind: i64) -> float:
    """By how much an effect of an Attack, used in this player's comparison, would lower the sum."""
    if e.targets.form == HEROES:
        if e.targets.mine or kind not in (TAKE, HOLD):
            return 0.0
        hit = aimed(o, other, e, kind)
        taken = 0.0
        for hero in hit:
            taken += float(counted(o.s, other, hero))
        if face_up(o.s, other) - len(hit) < other.sheet[NEED_HEROES]:
            taken += BROKEN
        return taken
    if e.targets.mine or kind != BONUS:
        return 0.0
    if e.targets.name == "ahead" and other.points <= o.p.points:
        return 0.0
    return lowered(o, other, e)


def harm_of(o: Outlook, hero: i64, kind: i64) -> float:
    """What it is worth that another player's Hero is struck or bound."""
    s = o.s
    owner = s.owner[hero]
    if s.blocked[hero] > 0 and kind == HOLD:
        return 0.0
    stand = o.stands[owner]
    loss = -stand.step(-float(counted(s, s.players[owner], hero)))
    if kind == TAKE:
        loss += o.w.lasting * s.content.bonus[hero]
    return loss * stand.stake


def base_worth(o: Outlook) -> float:
    """What the Base does for nothing."""
    total = 0.3
    for e in o.t.base_of(o.p).once:
        total += effect_worth(o, e, kind_of(e), False)
    return total


def buy_worth(o: Outlook) -> float:
    """A Hero one does not know."""
    size = len(o.p.field) + len(o.p.support)
    fits = o.w.fifth if size < 5 else o.w.seventh if size < 7 else o.w.eighth
    return o.me.step(fits) * (1.0 if o.s.step == PREPARE else o.w.soon_bought) + o.w.lasting * fits


def flee_worth(o: Outlook) -> float:
    """Another Mission instead: where this one is not to be had, or brings less than the next one would."""
    s = o.s
    p = o.p
    sense = sense_of(s.content)
    now = o.me.prize * likely(o.me.ahead + o.w.coming, o.w)
    found = strengths(o, sense.emblems)
    there = 0.0
    for k in range(len(sense.nds)):
        nd = sense.nds[k]
        there += (
            sense.shares[k]
            * (points_worth(s, p, nd, o.w) + o.w.flee_prize)
            * likely(found - float(nd) + o.w.coming, o.w)
        )
    return there - now


def strengths(o: Outlook, emblems: float) -> float:
    """What the best Heroes of both Teams would bring in a Mission that is not drawn yet."""
    s = o.s
    p = o.p
    found: list[float] = []
    for team in (p.field, p.support):
        for hero in team:
            shared = emblems * float(bits(s.content.affiliations[hero]))
            found.append(float(s.content.bonus[hero]) + shared)
    found.sort(reverse=True)
    total = float(p.marker)
    room: i64 = p.sheet[FIELD]
    for bonus in found[:room]:
        total += bonus
    return total
