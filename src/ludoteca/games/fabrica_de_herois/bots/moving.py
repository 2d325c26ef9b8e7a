"""Who takes the Field, who goes home, and how the Teams are built."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import DEALT, TEAM
from ludoteca.games.fabrica_de_herois.bots.answers import held
from ludoteca.games.fabrica_de_herois.bots.outlook import Outlook, hero_bonus
from ludoteca.games.fabrica_de_herois.bots.weights import Weights
from ludoteca.games.fabrica_de_herois.rules.prices import home_price
from ludoteca.games.fabrica_de_herois.rules.reckoning import needed, team_sum
from ludoteca.games.fabrica_de_herois.rules.teams import field_room, support_room
from ludoteca.games.fabrica_de_herois.state import PREPARE, FactoryState, Player


def base_wish(s: FactoryState, p: Player, hero: i64, w: Weights) -> float:
    """What a Hero in the Field does for the Base (FH-R65): the third one switches it on."""
    base = s.content.bases[p.base]
    if not (s.content.affiliations[hero] >> base.affiliation) & 1:
        return 0.0
    return w.base_third if p.base_count == 2 else w.base_second if p.base_count == 1 else w.base_first


def enter_worth(o: Outlook, hero: i64) -> float:
    """A Hero takes the Field: for the comparison when it is due, else only where something comes of it."""
    s = o.s
    p = o.p
    bonus = float(hero_bonus(s, p, hero))
    if s.step == PREPARE and p.due:
        spare = float(team_sum(s, p) - needed(s, p))
        room = float(field_room(p))
        if room < len(p.support):  # the best of them first
            for other in p.support:
                if float(hero_bonus(s, p, other)) > bonus:
                    return 0.05
        return 0.3 + 0.1 * bonus + (2.0 if spare < 0.0 else 0.3 if spare < 2.0 else 0.0) + base_wish(s, p, hero, o.w)
    worth = base_wish(s, p, hero, o.w) - o.w.shown * bonus
    ability = s.content.heroes[hero].discard
    if ability.bolt or ability.answering:
        worth += o.w.ready + o.w.ready_held * held(o, ability)  # it can answer from there
    if support_room(p) == 0 and p.actions > 0:
        worth += o.w.room - 0.2 * bonus  # room for one more
    if len(p.field) < 2:
        worth += o.w.company
    return worth - o.w.cover


def home_worth(o: Outlook, hero: i64, action: float) -> float:
    """A Hero goes home for a better one in the comparison that is due."""
    s = o.s
    p = o.p
    paid = action if home_price(s, p) > 0 else 0.0
    bonus = hero_bonus(s, p, hero)
    if s.step == PREPARE and p.due and hero != p.leader:
        best: i64 = 0
        if field_room(p) == 0:
            for other in p.support:
                best = max(best, hero_bonus(s, p, other))
        return o.me.step(float(best - bonus)) - paid - 0.2 if best > bonus else -paid
    return -paid - 0.5  # what took the Field had its reason; where going home is free, to and fro would not end


def team_worth(s: FactoryState, p: Player, action: i64, w: Weights) -> float:
    """FH-R10: the strongest wait in Support, where nobody attacks them; a Leader that does something leads."""
    mask = (action - TEAM) // DEALT
    leader: i64 = (action - TEAM) % DEALT
    total = 0.0
    field: i64 = 0
    for place in range(len(p.support)):
        hero = p.support[place]
        card = s.content.heroes[hero]
        if mask >> place & 1:
            field += 1
            total += base_wish(s, p, hero, w) - 0.4 * float(card.bonus)
            if place == leader:
                total += 0.5 if card.leader.permanent else 0.0 if not card.leader.answering else -0.4
                total += 0.3 if card.leader.bolt else 0.0
            elif card.discard.bolt or card.discard.answering:
                total += 0.6
        else:
            total += 0.3 * float(card.bonus)
    return total - (0.6 if field < 2 else 0.0)
