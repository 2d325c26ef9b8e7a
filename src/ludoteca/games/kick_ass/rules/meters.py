"""Meters and dollars: single steps, and what is met on the way (KA-R18 to R30, D-6, D-22, D-40, D-41)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import AT_FAME, HIGHEST, LEFT_CRISIS, RIGHT_CRISIS
from ludoteca.games.kick_ass.content.words import (
    DOLLAR,
    HAPPINESS,
    LESS_HEAL,
    LIFE,
    MEDIA,
    NO_GAIN,
    STRENGTH,
)
from ludoteca.games.kick_ass.rules.force import note, rule, stirred
from ludoteca.games.kick_ass.state import City, Hero

KO_SPACE: i64 = -1


def most(t: City, hero: Hero, what: i64) -> i64:
    """KA-R26, KA-D-22: how high a meter goes."""
    return t.content.heroes[hero.hero].most_life if what == LIFE else HIGHEST[what]


def gain(t: City, seat: i64, what: i64, n: i64) -> i64:
    """KA-R19, KA-R21, KA-R22, KA-R26: so many points of a meter, or dollars; gives what came of it.

    KA-R25: who is Famous gets a dollar for each further point of Social Media.
    """
    hero = t.s.heroes[seat]
    if n <= 0 or hero.out:
        return 0
    if rule(t, NO_GAIN, seat, what) > 0:
        t.tell("no-gain", seat, what)
        return 0
    if what == LIFE:
        n -= rule(t, LESS_HEAL, seat)
        if n <= 0:
            return 0
    if what == DOLLAR:
        hero.stats[DOLLAR] += n
        t.tell("gained", seat, what, n, hero.stats[what])
        return n
    room = max(0, most(t, hero, what) - hero.stats[what])
    up: i64 = min(room, n)
    if up > 0:
        hero.stats[what] += up
        t.tell("gained", seat, what, up, hero.stats[what])
        if what == HAPPINESS:
            turn_crises(t, seat)
    if what == MEDIA:
        if up > 0 and hero.stats[MEDIA] == AT_FAME and not hero.famous:
            grow_famous(t, seat)
        if n > up and rule(t, NO_GAIN, seat, DOLLAR) == 0:
            hero.stats[DOLLAR] += n - up
            t.tell("fame-pays", seat, n - up, hero.stats[DOLLAR])
    return up


def lose(t: City, seat: i64, what: i64, n: i64) -> i64:
    """KA-R19, KA-R20, KA-R26, KA-D-22: so many points less, as far as there are any; gives how many were lost.

    KA-D-41: at Happiness 1 each further point is one of Social Media. Life below 0 is the KO space: a KO die is due.
    """
    hero = t.s.heroes[seat]
    if n <= 0 or hero.out:
        return 0
    if what == LIFE:
        return hurt(t, seat, n)
    low: i64 = 1 if what == HAPPINESS else 0
    down: i64 = min(n, max(0, hero.stats[what] - low))
    if down > 0:
        hero.stats[what] -= down
        t.tell("lost", seat, what, down, hero.stats[what])
    if what == HAPPINESS:
        if down > 0:
            turn_crises(t, seat)
        if n > down and hero.stats[MEDIA] > 0:
            media: i64 = min(n - down, hero.stats[MEDIA])
            hero.stats[MEDIA] -= media
            t.tell("depressed", seat, media, hero.stats[MEDIA])
            down += media
    return down


def hurt(t: City, seat: i64, n: i64) -> i64:
    """KA-R26, KA-R122, KA-D-6: Life lost; at 0 a Hero still stands, beyond it lies the KO space."""
    hero = t.s.heroes[seat]
    down: i64 = min(n, hero.stats[LIFE] - KO_SPACE)
    if down > 0:
        hero.stats[LIFE] -= down
        t.tell("lost", seat, LIFE, down, hero.stats[LIFE])
    if hero.stats[LIFE] == KO_SPACE and not hero.falling:
        hero.falling = True
        t.s.unsettled = True
        t.tell("falls", seat)
    return down


def grow_famous(t: City, seat: i64) -> None:
    """KA-R24: the Green card comes to hand at once; another one must go (`rules/settle.py` asks which)."""
    s = t.s
    hero = s.heroes[seat]
    hero.famous = True
    green = t.content.heroes[hero.hero].green
    if green in s.greens:
        s.greens.remove(green)
        hero.hand.append(green)
        note(s, t.content.cards[green].lines)
        hero.fame_due = True
        s.unsettled = True
        t.tell("famous", seat, green)


def turn_crises(t: City, seat: i64) -> None:
    """KA-R28, KA-R29, KA-D-40: the right Crisis is up just while Happiness is 4 or less, the left one while it is 1."""
    hero = t.s.heroes[seat]
    for slot in range(len(hero.crises)):
        level: i64 = RIGHT_CRISIS if slot == 0 else LEFT_CRISIS
        up = hero.stats[HAPPINESS] <= level or (slot == 0 and stirred(t.s, seat))
        if up == hero.crisis_up[slot]:
            continue
        hero.crisis_up[slot] = up
        t.s.unsettled = True  # a hand may have to be shut, or may be free again
        if up:
            if not hero.crisis_known[slot]:
                hero.crisis_known[slot] = True
                t.reveal()
            t.tell("crisis", seat, hero.crises[slot], slot, hero.stats[HAPPINESS])
        else:
            t.tell("crisis-over", seat, hero.crises[slot], slot, hero.stats[HAPPINESS])


def end_lasting(t: City, until: i64) -> None:
    """What was to hold until now is over: hands open, Crises are again as Happiness says."""
    s = t.s
    for lasting in s.lasting[:]:
        if lasting.until == until:
            s.lasting.remove(lasting)
            s.unsettled = True
    if s.unsettled:
        for seat in range(len(s.heroes)):
            turn_crises(t, seat)


def next_crisis_level(hero: Hero) -> i64:
    """KA-R126, KA-D-7: what Happiness drops to when a Hero faints."""
    return RIGHT_CRISIS if hero.stats[HAPPINESS] > RIGHT_CRISIS else LEFT_CRISIS


def drop_to_crisis(t: City, seat: i64) -> None:
    """KA-R126, KA-D-7: Happiness is set, not lost: no Social Media goes with it."""
    hero = t.s.heroes[seat]
    level = next_crisis_level(hero)
    down = hero.stats[HAPPINESS] - level
    hero.stats[HAPPINESS] = level
    if down > 0:
        t.tell("lost", seat, HAPPINESS, down, level)
    turn_crises(t, seat)


def dice_of(t: City, seat: i64, red: bool) -> i64:
    """KA-R21, KA-R110: dice of a colour from the Strength meter."""
    hero = t.s.heroes[seat]
    piece = t.content.heroes[hero.hero]
    return piece.red[hero.stats[STRENGTH]] if red else piece.blue[hero.stats[STRENGTH]]
