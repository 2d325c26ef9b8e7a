"""What follows from what lies on the table: a player's limits and prices, the marker, the Base, who is Protected, who
could answer. It is worked out once, when something changes, and read many times: a window that nobody can answer costs
nothing.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import DEFENCE, HIGHEST_MARKER, LOWEST_MARKER, MAN, WOMAN
from ludoteca.games.fabrica_de_herois.effects.lines import (
    ADDED,
    AT_MOST,
    BLANK,
    COUNTS,
    COVERED,
    DOUBLE_LEADER,
    DOUBLED,
    EMBLEM_WORTH,
    FIELD,
    GUARD_WEAK,
    IGNORE_LEADER,
    IGNORE_WEAK,
    IGNORED,
    MEN,
    ND,
    ND_PER_COMPLETED,
    ND_PER_SUPPORT,
    NEED,
    NEED_HEROES,
    NO_BASE,
    NO_DISCARD,
    NO_EMBLEMS,
    NO_LEADER,
    NO_MARKER,
    SUPPORT,
    WOMEN,
    write,
)
from ludoteca.games.fabrica_de_herois.effects.words import PERMANENT
from ludoteca.games.fabrica_de_herois.state import LINE, MARKER, NONE, FactoryState, Player

BASE_NEEDS: int = 3  # FH-R65


def clip(n: i64) -> i64:
    """FH-R49: within the limits that are printed on the Bonus card."""
    if n < LOWEST_MARKER:
        return LOWEST_MARKER
    return HIGHEST_MARKER if n > HIGHEST_MARKER else n


def reckon(s: FactoryState, p: Player) -> None:
    """Work out anew what follows for a player, after a change of Field, Leader, Mission, Base or lasting effects."""
    content = s.content
    sheet = BLANK[:]
    seat = p.seat
    marker: i64 = 0
    for lasting in s.lasting:
        if lasting.team == seat:
            if lasting.what == MARKER:
                marker += lasting.amount
            elif lasting.what == LINE:
                write(sheet, lasting.line, lasting.amount)
    p.marker = clip(marker)
    emblems: i64 = 0
    if p.mission != NONE:
        mission = content.missions[p.mission]
        emblems = mission.emblems
        for rule in mission.rules:
            write(sheet, rule.index, rule.amount)
    mask: i64 = 0
    count: i64 = 0
    if p.base != NONE:
        base = content.bases[p.base]
        mask = (1 << base.affiliation) | sheet[COUNTS]
        for hero in p.field:
            if s.blocked[hero] == 0 and content.affiliations[hero] & mask:
                count += 1
        p.base_on = count >= BASE_NEEDS and sheet[NO_BASE] == 0  # FH-R65, FH-R66, FH-D-14
        if p.base_on:
            for rule in base.standing:
                write(sheet, rule.index, rule.amount)
    p.base_count = count
    p.emblems = 0 if sheet[NO_EMBLEMS] else (emblems | sheet[ADDED]) & ~sheet[COVERED]
    p.sheet = sheet
    _reckon_heroes(s, p, mask if p.base_on else 0)
    fields = len(p.field)
    supports = len(p.support)
    if (p.leader == NONE and fields + supports > 0) or fields > sheet[FIELD] or supports > sheet[SUPPORT]:
        s.unsettled = True


def _reckon_heroes(s: FactoryState, p: Player, mask: i64) -> None:
    """FH-R51, FH-R65: who is Protected; and how many abilities could answer something."""
    content = s.content
    sheet = p.sheet
    weak: i64 = sheet[GUARD_WEAK]
    bolts: i64 = 0
    defences: i64 = 0
    leader = p.leader
    for hero in p.field:
        if s.blocked[hero] > 0:  # FH-R50, FH-R52
            s.guarded[hero] = False
            continue
        s.guarded[hero] = s.stripped[hero] == 0 and (
            s.shielded[hero] > 0 or content.affiliations[hero] & mask != 0 or content.bonus[hero] <= weak
        )
        card = content.heroes[hero]
        if hero == leader:
            ability = card.leader
            if s.used[hero] or s.sealed[hero] > 0 or sheet[NO_LEADER]:
                continue
        else:
            ability = card.discard
            if sheet[NO_DISCARD]:
                continue
        if ability.bolt:
            bolts += 1
        elif ability.kind == DEFENCE:
            defences += 1
    p.bolts = bolts
    p.defences = defences


def reckon_all(s: FactoryState) -> None:
    """The same for everyone."""
    for player in s.players:
        reckon(s, player)


def has_permanent(s: FactoryState, hero: i64) -> bool:
    """FH-D-36: whether the Permanent of this Leader is active."""
    for lasting in s.lasting:
        if lasting.duration == PERMANENT and lasting.leader == hero:
            return True
    return False


# -- what a Field is worth -------------------------------------------------------------------------------------


def bits(mask: i64) -> i64:
    """How many Affiliations a mask has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def counts(s: FactoryState, p: Player, hero: i64) -> bool:
    """FH-R50, FH-D-31: whether a Field Hero counts in a comparison at all."""
    if s.blocked[hero] > 0:
        return False
    sheet = p.sheet
    content = s.content
    if content.bonus[hero] <= sheet[IGNORE_WEAK] or content.affiliations[hero] & sheet[IGNORED]:
        return False
    return not (hero == p.leader and sheet[IGNORE_LEADER])


def bonus_of(s: FactoryState, p: Player, hero: i64) -> i64:
    """FH-R16: what a Field Hero brings by itself, with what the Mission's extra rule makes of it."""
    sheet = p.sheet
    card = s.content.heroes[hero]
    n: i64 = card.bonus
    if card.gender == WOMAN:
        n += sheet[WOMEN]
    elif card.gender == MAN:
        n += sheet[MEN]
    if card.affiliations & sheet[DOUBLED] or (hero == p.leader and sheet[DOUBLE_LEADER]):
        n *= 2
    return n


def shared_of(s: FactoryState, p: Player, hero: i64) -> i64:
    """FH-R71, FH-D-4: +1 for each Affiliation that a Hero shares with the Mission."""
    return bits(s.content.affiliations[hero] & p.emblems) * (1 + p.sheet[EMBLEM_WORTH])


def team_sum(s: FactoryState, p: Player) -> i64:
    """FH-R69, FH-R71: the Bonuses of all Field Heroes, their Affiliations, and the marker."""
    total: i64 = 0
    if p.sheet[AT_MOST] == 0:
        for hero in p.field:
            if counts(s, p, hero):
                total += bonus_of(s, p, hero) + shared_of(s, p, hero)
    else:
        for hero in counting(s, p):
            total += bonus_of(s, p, hero) + shared_of(s, p, hero)
    return total if p.sheet[NO_MARKER] else total + p.marker


def counting(s: FactoryState, p: Player) -> list[int]:
    """The Field Heroes that count in a comparison: where an extra rule lets only so many count, those who bring
    most."""
    found = [hero for hero in p.field if counts(s, p, hero)]
    most = p.sheet[AT_MOST]
    while most > 0 and len(found) > most:
        least = found[0]
        for hero in found:
            if bonus_of(s, p, hero) + shared_of(s, p, hero) < bonus_of(s, p, least) + shared_of(s, p, least):
                least = hero
        found.remove(least)
    return found


def needed(s: FactoryState, p: Player) -> i64:
    """FH-R29, FH-D-37: what the Field must reach, before a die that the Mission may add. Never below 0."""
    sheet = p.sheet
    nd: i64 = s.content.missions[p.mission].nd + sheet[ND]
    nd += sheet[ND_PER_COMPLETED] * len(p.done) + sheet[ND_PER_SUPPORT] * len(p.support)
    return nd if nd > 0 else 0


def fulfils_needs(s: FactoryState, p: Player) -> bool:
    """FH-R32: what the extra rule demands of the Field, beside the sum; FH-D-8: an empty Field fulfils nothing."""
    if not p.field:
        return False
    sheet = p.sheet
    up: i64 = 0
    for hero in p.field:
        if s.blocked[hero] == 0:
            up += 1
    if up < sheet[NEED_HEROES]:
        return False
    for affiliation in range(5):
        wanted: i64 = sheet[NEED + affiliation]
        if wanted > 0 and members(s, p, affiliation) < wanted:
            return False
    return True


def members(s: FactoryState, p: Player, affiliation: i64) -> i64:
    """How many face-up Heroes of an Affiliation are in this Field."""
    n: i64 = 0
    for hero in p.field:
        if s.blocked[hero] == 0 and (s.content.affiliations[hero] >> affiliation) & 1:
            n += 1
    return n


def face_up(s: FactoryState, p: Player) -> i64:
    """How many Heroes of this Field are not Blocked."""
    n: i64 = 0
    for hero in p.field:
        if s.blocked[hero] == 0:
            n += 1
    return n
