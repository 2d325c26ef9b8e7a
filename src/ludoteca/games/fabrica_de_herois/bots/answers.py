"""Answers in a window: what waits and would hurt, what an answer saves or turns, and what is held back for it."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.bots.judging import (
    PLENTY,
    ability_worth,
    cost,
    effect_worth,
    lowered,
    punch,
)
from ludoteca.games.fabrica_de_herois.bots.outlook import NOW_WITH_DIE, Outlook, Stand, counted, keep
from ludoteca.games.fabrica_de_herois.bots.sense import BONUS, GUARD, HOLD, TAKE, WAKE, comes_true, kind_of, sense_of
from ludoteca.games.fabrica_de_herois.content.box import ATTACK, DEFENCE, DISCARD, Ability
from ludoteca.games.fabrica_de_herois.effects.amounts import Die, HalfDie
from ludoteca.games.fabrica_de_herois.effects.targets import still_hit
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, ROUND, Effect
from ludoteca.games.fabrica_de_herois.rules.declaring import is_ready, ready_ability
from ludoteca.games.fabrica_de_herois.rules.reckoning import fulfils_needs
from ludoteca.games.fabrica_de_herois.state import COMPARE, DIE, NONE, Cast


def off_turn_price(o: Outlook) -> float:
    """What an Action costs outside of the own turn: little where the next income would spill it."""
    if o.p.actions > PLENTY + 1:
        return o.w.spilt
    return o.w.spare_action if o.p.actions > PLENTY else o.w.action


# -- what waits ------------------------------------------------------------------------------------------------


def struck(o: Outlook, c: Cast, e: Effect, i: i64) -> list[int]:
    """The face-up Heroes of the player who thinks that an effect of an Attack that waits will hit."""
    s = o.s
    p = o.p
    if not e.targets.late or c.picks[i]:
        return [hero for hero in e.targets.heroes(o.t, c, e, i) if s.owner[hero] == p.seat and s.blocked[hero] == 0]
    if not e.targets.receivers(o.t, c, e, i) >> p.seat & 1:
        return []
    found = [hero for hero in p.field if s.blocked[hero] == 0 and still_hit(o.t, c, e, hero)]
    found.sort(key=s.content.bonus.__getitem__, reverse=e.targets.name != "each")
    many: i64 = 1 if e.targets.name == "each" else e.amount.likely(o.t, c.user, p.seat)
    return found[: max(1, int(many))]


def heroes_in_danger(o: Outlook, c: Cast) -> float:
    """What an Attack that waits would cost in Heroes."""
    s = o.s
    total = 0.0
    taken = 0.0
    for i in range(len(c.effects)):
        e = c.effects[i]
        if e.targets.form != HEROES or e.targets.mine:
            continue
        kind = kind_of(e)
        sure = comes_true(e)
        for hero in struck(o, c, e, i):
            bonus = float(counted(s, o.p, hero))
            if kind == TAKE:
                total += o.w.lasting * s.content.bonus[hero] * sure
                if e.verb.name == "swap":
                    bonus -= 2.0
            if kind in (TAKE, HOLD):
                taken += bonus * sure
            else:
                total += o.w.tenth * float(e.verb.worth(o.t, c.user, e)) * sure
    return total - o.me.step(-taken)


def team_in_danger(o: Outlook, c: Cast) -> float:
    """What an Attack that waits would cost the Team: its marker, its Actions, its Support, its Mission."""
    total = 0.0
    for i in range(len(c.effects)):
        e = c.effects[i]
        if e.targets.form == HEROES or e.targets.mine or o.p.seat not in e.targets.seats(o.t, c, e, i):
            continue
        if kind_of(e) == BONUS:
            n = float(e.amount.likely(o.t, c.user, o.p.seat))
            if e.verb.name == "invert":
                n = -2.0 * float(o.p.marker)
            elif e.verb.name == "cover":
                n = -lowered(o, o.p, e)
            elif e.verb.name == "nd":
                n = -n
            total -= o.me.step(n) * comes_true(e)
        else:
            total += o.w.tenth * float(e.verb.worth(o.t, c.user, e)) * comes_true(e)
    return total


def danger(o: Outlook, c: Cast) -> float:
    """What an Attack that waits would cost the player who thinks."""
    if c.cancelled or not c.attack:
        return 0.0
    heroes = 0.0 if c.spared >> o.p.seat & 1 else heroes_in_danger(o, c)
    return heroes + team_in_danger(o, c)


def is_doomed(o: Outlook, c: Cast, hero: i64) -> bool:
    """Whether an Attack that waits takes this Hero out of the Field for good: what it can do, it does now or never."""
    if c.cancelled or not c.attack or c.spared >> o.p.seat & 1:
        return False
    for i in range(len(c.effects)):
        e = c.effects[i]
        takes = e.targets.form == HEROES and not e.targets.mine and kind_of(e) == TAKE and e.verb.name != "duel"
        if takes and e.condition is None and hero in struck(o, c, e, i):
            return True
    return False


# -- answers ---------------------------------------------------------------------------------------------------


def answer_worth(o: Outlook, ability: Ability, place: i64) -> float:
    """What it brings to answer with this ability, less what it costs; above nought it is better than to pass."""
    s = o.s
    waiting = s.stack[place] if place != NONE else None
    action = off_turn_price(o)
    if ability.kind == DEFENCE:
        if waiting is None:
            return -action
        return defended(o, ability, waiting) - cost(o, ability, action) - o.w.calm
    if waiting is not None and is_doomed(o, waiting, ability.hero) and ability.when == DISCARD:
        return ability_worth(o, ability) - action + 0.2
    if s.step == COMPARE:
        if s.turn != o.p.seat:
            return turned(o, ability) - cost(o, ability, action)
        if ability.kind != ATTACK:
            return mended(o, ability) - action
    if waiting is None and (ability.kind == ATTACK or o.p.actions > PLENTY):  # what is left would be lost to the limit
        return ability_worth(o, ability) - held(o, ability) - cost(o, ability, action) - o.w.idle
    return -action


def defended(o: Outlook, ability: Ability, c: Cast) -> float:
    """What a Defence saves of what waits, and what it does beside."""
    if c.cancelled:
        return 0.0
    total = 0.0
    for i in range(len(ability.effects)):
        e = ability.effects[i]
        name = e.verb.name
        if name == "cancel":
            saved = danger(o, c)
        elif name == "shield":
            saved = 0.0 if c.spared >> o.p.seat & 1 else heroes_in_danger(o, c)
        elif name == "rescue":
            saved = rescued(o, c)
        elif name == "redirect":
            saved = redirected(o, c, e)
        elif kind_of(e) == GUARD or name == "guard-weak":
            saved = guarded(o, c, e)
        elif name == "ambush":
            saved = ambushed(o, c)
        elif e.targets.name in ("attacker", "attacker-leader"):
            saved = countered(o, c, e)
        elif i > 0 or ability.permanent:  # a toll: too late for what waits, but it stays
            saved = effect_worth(o, e, kind_of(e), False)
        else:
            saved = 0.0
        total += saved * comes_true(e)
    return total


def rescued(o: Outlook, c: Cast) -> float:
    """Heroes that go home instead: kept, and back for nothing, but not before the comparison that is on."""
    saved = 0.0 if c.spared >> o.p.seat & 1 else heroes_in_danger(o, c)
    if o.me.mode >= NOW_WITH_DIE - 1:
        for i in range(len(c.effects)):
            e = c.effects[i]
            if e.targets.form == HEROES and not e.targets.mine and kind_of(e) in (TAKE, HOLD):
                for hero in struck(o, c, e, i):
                    saved += o.me.step(-float(counted(o.s, o.p, hero)))
    return saved * 0.9


def redirected(o: Outlook, c: Cast, e: Effect) -> float:
    """One Hero is hit instead of another: a lesser one of mine, or one of theirs."""
    s = o.s
    saved = heroes_in_danger(o, c)
    if e.targets.n:
        stand = o.stands[c.user]
        best = 0.0
        for hero in s.players[c.user].field:
            if not s.guarded[hero]:
                best = max(best, float(s.content.bonus[hero]))
        return saved + stand.stake * (o.w.lasting * best - stand.step(-best))
    least = 9.0
    for hero in o.p.field:
        if not s.guarded[hero]:
            least = min(least, keep(o, hero))
    return max(0.0, saved - least)


def guarded(o: Outlook, c: Cast, e: Effect) -> float:
    """Heroes that are Protected before the Attack resolves are passed by (FH-D-29), as many as there can be."""
    if c.spared >> o.p.seat & 1:
        return 0.0
    hit: list[int] = []
    for i in range(len(c.effects)):
        one = c.effects[i]
        if one.targets.form == HEROES and not one.targets.mine and kind_of(one) in (TAKE, HOLD):
            hit += struck(o, c, one, i)
    if not hit:
        return 0.0
    covered: i64 = 0
    name = e.targets.name
    many: i64 = e.amount.likely(o.t, o.p.seat, o.p.seat)
    for hero in hit:
        if name == "my-leader":
            covered += hero == o.p.leader
        elif name == "my-members":
            covered += o.s.content.affiliations[hero] >> e.targets.n & 1
        elif e.verb.name == "guard-weak":
            covered += o.s.content.bonus[hero] <= many
        elif name == "my-all" or covered < many:
            covered += 1
    return heroes_in_danger(o, c) * float(covered) / len(hit)


def ambushed(o: Outlook, c: Cast) -> float:
    """An Attack on the own Leader gives its Hero away."""
    for picked in c.picks:
        if o.p.leader in picked:
            return 0.5 + (o.w.lasting + 0.4) * o.s.content.bonus[o.s.content.abilities[c.ability].hero]
    return 0.0


def countered(o: Outlook, c: Cast, e: Effect) -> float:
    """What a Defence does to who attacks."""
    s = o.s
    stand = o.stands[c.user]
    user = s.players[c.user]
    if e.targets.form == HEROES:
        hero = user.leader if e.targets.name == "attacker-leader" else s.content.abilities[c.ability].hero
        if hero == NONE or s.owner[hero] != c.user:
            return 0.3 * stand.stake
        if kind_of(e) == HOLD and (e.duration != ROUND or stand.soon):
            return -stand.step(-float(counted(s, user, hero))) * stand.stake + 0.3
        return 0.3
    return stand.stake * o.w.tenth * float(e.verb.worth(o.t, o.p.seat, e))


def spare_after(o: Outlook, stand: Stand) -> float:
    """By how much the player whose Mission is compared reaches it, once all that waits has resolved."""
    s = o.s
    spare = stand.ahead
    for c in s.stack:
        if c.cancelled:
            continue
        for e in c.effects:
            kind = kind_of(e)
            if c.user == stand.seat:
                if kind == BONUS and e.targets.mine:
                    n = float(e.amount.likely(o.t, c.user, c.user))
                    spare += -n if e.verb.name == "nd" else n
            elif c.receivers >> stand.seat & 1:
                spare -= punch(o, s.players[stand.seat], e, kind) * comes_true(e)
    return spare


def turned(o: Outlook, ability: Ability) -> float:
    """What it is worth that another player's comparison fails because of this ability; nothing where it does not."""
    stand = o.stands[o.s.turn]
    if not stand.has or ability.kind != ATTACK:
        return 0.0
    return turn_chance(o, ability, stand, spare_after(o, stand)) * stand.prize * stand.stake


def turn_chance(o: Outlook, ability: Ability, stand: Stand, spare: float) -> float:
    """How likely this ability makes a comparison fail that would succeed by so much."""
    other = o.s.players[stand.seat]
    if spare < -0.5 or not fulfils_needs(o.s, other):
        return 0.0
    kinds = sense_of(o.s.content).kinds[ability.number]
    sure = 1.0
    taken = 0.0
    rolled = 0.0
    sides: i64 = 0
    for i in range(len(ability.effects)):
        e = ability.effects[i]
        force = punch(o, other, e, kinds[i])
        if force <= 0.0:
            continue
        sure *= comes_true(e)
        if e.targets.form != HEROES and isinstance(e.amount, Die):
            sides = 3 if isinstance(e.amount, HalfDie) else DIE
            rolled += force
        else:
            taken += force
    if sides > 0:
        short = spare - taken  # the die must show more than this
        odds = min(1.0, max(0.0, (float(sides) - max(0.0, short)) / float(sides)))
    elif stand.mode == NOW_WITH_DIE:
        odds = stand.odds(spare) - stand.odds(spare - taken)
    else:
        odds = 1.0 if taken > spare + 0.5 else 0.0
    if other.actions > 0 and other.defences > 0:
        odds *= o.w.defied
    return odds * sure


def mended(o: Outlook, ability: Ability) -> float:
    """What it is worth that the own comparison succeeds after all; all of the Hero's price is in it."""
    s = o.s
    spare = spare_after(o, o.me)
    if spare > -0.5:
        return -1.0
    gain = 0.0
    for e in ability.effects:
        kind = kind_of(e)
        if kind == BONUS and e.targets.mine:
            n = float(e.amount.likely(o.t, o.p.seat, o.p.seat)) * comes_true(e)
            gain += -n if e.verb.name == "nd" else n
        elif kind == WAKE:
            for hero in o.p.field:
                if s.blocked[hero] > 0:
                    gain += float(s.content.bonus[hero])
        elif e.verb.name == "wipe" and o.p.marker < 0:
            gain -= float(o.p.marker)
    lost = 0.0
    if ability.when == DISCARD:
        gain -= float(counted(s, o.p, ability.hero))
        lost = o.w.lasting * s.content.bonus[ability.hero]
    return o.me.prize - lost if spare + gain > -0.5 else -1.0


# -- held back -------------------------------------------------------------------------------------------------


def held(o: Outlook, ability: Ability) -> float:
    """What it is worth to hold an ability back until it turns a comparison, or answers an Attack, before the next own
    turn."""
    if ability.kind == DEFENCE:
        return _held_defence(o, ability)
    if not ability.bolt or not sense_of(o.s.content).turns[ability.number]:
        return 0.0
    lost = keep(o, ability.hero) if ability.when == DISCARD else 0.0
    kinds = sense_of(o.s.content).kinds[ability.number]
    best = 0.0
    for stand in o.stands:
        if not stand.soon:
            continue
        other = o.s.players[stand.seat]
        force = 0.0
        for i in range(len(ability.effects)):
            force += punch(o, other, ability.effects[i], kinds[i]) * comes_true(ability.effects[i])
        if force > 0.0:
            chance = (stand.now - stand.odds(stand.ahead - force)) * o.w.foreseen
            best = max(best, chance * (stand.prize * stand.stake - lost))
    return best


def _held_defence(o: Outlook, ability: Ability) -> float:
    risk = 0.0
    s = o.s
    others = len(s.players) - 1
    for other in s.players:
        if other.seat == o.p.seat:
            continue
        for hero in other.field:
            if s.blocked[hero] == 0 and ready_ability(s, other, hero).kind == ATTACK:
                risk += o.w.risk / others
    saved = o.w.at_risk - o.me.step(-2.5)
    if ability.when == DISCARD:
        saved -= keep(o, ability.hero)
    sure = comes_true(ability.effects[0])
    return min(o.w.most_risk, risk) * max(0.0, saved * sure)


def hold_back(o: Outlook) -> None:
    """What the answers at hand would bring until the next own turn, the best first."""
    s = o.s
    found: list[float] = []
    for hero in o.p.field:
        ability = ready_ability(s, o.p, hero)
        if (ability.bolt or ability.kind == DEFENCE) and is_ready(s, o.p, ability):
            worth = held(o, ability)
            if worth > 0.0:
                found.append(worth)
    found.sort(reverse=True)
    o.held = found


def price_of(o: Outlook, after: bool) -> float:
    """What an Action costs on the own turn: little where it would be lost to the limit of six with the next income,
    more where an answer waits for it. `after`: the income of this turn has come."""
    have: i64 = o.p.actions
    price = o.w.spilt if have > PLENTY else o.w.action
    if after and 0 < have <= len(o.held):
        price = max(price, o.held[have - 1])
    return price
