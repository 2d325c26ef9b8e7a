"""A Combat in the nine steps of D-52, and the KO dice that may follow (R108 to R127)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.kick_ass.model import days, deeds, meters, plots, row, streets
from tests.games.kick_ass.model.meters import ask, ask_team, lose
from tests.games.kick_ass.model.words import Deed, Line
from tests.games.kick_ass.model.world import Action, Ask, Foe, Hero, Telling, World, deeds_of

BLUE = 32  # the blue dice are numbered from here


@dataclass
class Fighter:
    """One who fights."""

    hero: Hero
    red: list[str] = field(default_factory=list)
    blue: list[str] = field(default_factory=list)
    hits: int = 0
    shields: int = 0
    sparks: dict[str, int] = field(default_factory=lambda: {"red": 0, "blue": 0})
    rerolls: list[tuple[str, str]] = field(default_factory=list)  # what grants it, which dice
    done: bool = False
    taken: int = 0


@dataclass
class Fight:
    """The Combat under way."""

    at: str
    fighters: list[Fighter]
    rolled: bool = False


# -- Enemies -----------------------------------------------------------------------------------------------------------


def gang_number(w: World) -> int:
    """R174: Power and Life of one of the Skull Gang."""
    return (2 if w.skull <= 4 else 3 if w.skull <= 9 else 4) * w.x


def gang_here(w: World, place: str) -> int:
    """R173, D-27: at 15 or more the Skull Gang takes no part."""
    return 0 if w.plot == "vic" and w.skull >= 15 else w.gang_at(place)


def fights(w: World, foe: Foe) -> bool:
    """R172: Vic takes no part while one of his gang stands."""
    return not (w.plot == "vic" and foe is w.boss() and w.gang > 0)


def someone_to_fight(w: World, place: str) -> bool:
    """R108, D-27."""
    figures = w.minions[place] + w.supers[place] + gang_here(w, place)
    return figures > 0 or any(fights(w, foe) for foe in w.foes_at(place))


def power(w: World, place: str) -> int:
    """R109."""
    total = w.minions[place] * (1 + w.rule("stronger", None, "minion", place))
    total += w.supers[place] * (2 + w.rule("stronger", None, "super", place))
    total += gang_here(w, place) * (gang_number(w) if w.plot == "vic" else 1)
    return total + sum(foe.power for foe in w.foes_at(place) if fights(w, foe))


# -- the nine steps ----------------------------------------------------------------------------------------------------


def combat(w: World, place: str, seats: list[int]) -> Telling:
    """D-52."""
    w.fighting = True
    fight = Fight(place, [Fighter(w.heroes[seat]) for seat in seats])
    against = power(w, place)
    docks = w.docks > 0 and not w.rule("no_dock", None, "", place)
    gather(w, fight)
    for fighter in fight.fighters:
        fighter.red = roll(w, "red", len(fighter.red))
        fighter.blue = roll(w, "blue", len(fighter.blue))
    fight.rolled = True
    compulsory(w, fight)
    yield from optional(w, fight)
    for fighter in fight.fighters:
        yield from bolts(w, fight, fighter)
    yield from damage(w, fight, against, docks and w.docks_side == "shield")
    total = 1 if docks and w.docks_side == "hit" else 0
    total += sum(successes(fighter.red) + fighter.hits for fighter in fight.fighters)
    fell = yield from spend(w, seats, place, total)
    if fell:
        row.conspired(w, len(seats), place)
        yield from streets.cleaned(w, place, seats)
        for fighter in fight.fighters:
            meters.restore(w, fighter.hero, "won")
    if w.step == "raid" and w.wave == 5 and w.enemies(place) == 0:
        w.end("won")  # R210: victory is of step 8, so it comes before the KO dice (D-52, D-53)
    yield from row.check(w, seats)
    w.fighting = False
    yield from days.due(w, seats)


def roll(w: World, colour: str, n: int) -> list[str]:
    """R111."""
    faces = w.box.red_die if colour == "red" else w.box.blue_die
    return [faces[side] for side in w.roll(colour, n)] if n else []


def successes(dice: list[str]) -> int:
    return sum(face != "blank" for face in dice)


def gather(w: World, fight: Fight) -> None:
    """R110, R121: Strength, items, the card; in a last stand cards give nothing (R185)."""
    for fighter in fight.fighters:
        hero = fighter.hero
        fighter.red = [""] * hero.red[hero.stats["strength"]]
        fighter.blue = [""] * hero.blue[hero.stats["strength"]]
    for fighter in fight.fighters:
        hero = fighter.hero
        for item in hero.items:
            if w.works(hero, item):
                for deed in deeds_of(w.box.items(item).lines, "combat"):
                    dice_deed(w, fight, fighter, deed, f"item {item}")
        if w.step != "raid" and w.applies(hero) and hero.card is not None:
            for deed in deeds_of(w.box.cards(hero.card).lines, "combat"):
                dice_deed(w, fight, fighter, deed, f"card {hero.card}")


def dice_deed(w: World, fight: Fight, fighter: Fighter, deed: Deed, source: str) -> None:
    """More dice, Hits, Shields, Bolts; or a reroll, unless there are none (words of a piece)."""
    n = deed.amount.of(w.x)
    if deed.verb == "roll":
        pool = fighter.red if deed.what == "red" else fighter.blue
        pool += roll(w, deed.what, n) if fight.rolled else [""] * n
    elif deed.verb == "hit":
        fighter.hits += n
    elif deed.verb == "shield":
        fighter.shields += n
    elif deed.verb == "spark":
        fighter.sparks[deed.what] += n
    elif not w.rule("no_reroll", fighter.hero, "", fight.at):
        fighter.rerolls += [(source, deed.what)] * n
        fighter.done = False


def compulsory(w: World, fight: Fight) -> None:
    """R175, D-26, D-63: plain Shields against Vic; and what makes Heroes fumble."""
    boss = w.boss()
    dirty = w.plot == "vic" and boss is not None and boss.at == fight.at and fights(w, boss)
    for fighter in fight.fighters:
        for die, face in enumerate(fighter.blue):
            if dirty and face == "plain":
                fighter.blue[die] = roll(w, "blue", 1)[0]
        for colour, dice in (("red", fighter.red), ("blue", fighter.blue)):
            left = w.rule("fumble", fighter.hero, colour, fight.at)
            for die, face in enumerate(dice):
                if left and face != "blank":
                    left -= 1
                    dice[die] = roll(w, colour, 1)[0]


def optional(w: World, fight: Fight) -> Telling:
    """R32, R33: in any order, each by its own Hero."""
    while True:
        asked: dict[int, list[Action]] = {}
        for fighter in fight.fighters:
            options = [] if fighter.done else effects(w, fighter)
            if options:
                asked[fighter.hero.seat] = [("done",), *options]
            else:
                fighter.done = True
        if not asked:
            return
        seat, answer = yield Ask("dice", asked, "first")
        fighter = next(one for one in fight.fighters if one.hero.seat == seat)
        if answer == ("done",):
            fighter.done = True
        elif answer[0] == "reroll":
            _, colour = fighter.rerolls.pop(answer[1])
            assert colour in {"die", "red" if answer[2] < BLUE else "blue"}
            if answer[2] < BLUE:
                fighter.red[answer[2]] = roll(w, "red", 1)[0]
            else:
                fighter.blue[answer[2] - BLUE] = roll(w, "blue", 1)[0]
        else:
            _, item, side = answer
            fighter.hero.exhausted.append(item)
            line = next(line for line in w.box.items(item).lines if line.moment == "exhaust")
            yield from strike_line(w, fight, fighter, line.options[side], f"item {item}")


def effects(w: World, fighter: Fighter) -> list[Action]:
    """What a Hero can still do to the dice; like rerolls of one source are one."""
    found: list[Action] = []
    for number, source in enumerate(fighter.rerolls):
        if source in fighter.rerolls[:number]:
            continue
        if source[1] in {"red", "die"}:
            found += [("reroll", number, die) for die in range(len(fighter.red))]
        if source[1] in {"blue", "die"}:
            found += [("reroll", number, BLUE + die) for die in range(len(fighter.blue))]
    return found + meters.tired(w, fighter.hero, True)


def strike_line(w: World, fight: Fight, fighter: Fighter, side: tuple[Deed, ...], source: str) -> Telling:
    """What a Bolt or an exhausted item does."""
    for deed in side:
        if deed.verb in {"roll", "reroll", "hit", "shield", "spark"}:
            dice_deed(w, fight, fighter, deed, source)
        else:
            yield from deeds.do(w, fighter.hero.seat, deed, fight.at, -1)


def bolts(w: World, fight: Fight, fighter: Fighter) -> Telling:
    """R116, R117: each Bolt activates every Bolt bonus of who rolled it, by its colour."""
    hero = fighter.hero
    n = {"red": fighter.red.count("bolt"), "blue": fighter.blue.count("bolt")}
    for colour in n:
        n[colour] += fighter.sparks[colour]
        if w.rule("no_bolt", hero, colour, fight.at):
            n[colour] = 0
    both = n["red"] + n["blue"]
    if both:
        row.count(w, "bolts", fight.at, "", both)
    sources: list[tuple[int, list[Line]]] = [(item, w.box.items(item).lines) for item in hero.items]
    if w.step != "raid" and w.applies(hero) and hero.card is not None:
        sources.append((-1, w.box.cards(hero.card).lines))
    for item, lines in sources:
        if item >= 0 and not w.works(hero, item):
            continue  # D-40: a Crisis may turn in the middle of it
        source = f"item {item}" if item >= 0 else f"card {hero.card}"
        for moment, times in (("bolt", both), ("red bolt", n["red"]), ("blue bolt", n["blue"])):
            for _ in range(times):
                for line in lines:
                    if line.moment == moment:
                        yield from strike_line(w, fight, fighter, line.options[0], source)


def damage(w: World, fight: Fight, against: int, docks: bool) -> Telling:
    """R112, R119: what no Shield stops; several split it as they like."""
    for fighter in fight.fighters:
        for colour, dice in (("red", fighter.red), ("blue", fighter.blue)):
            against += dice.count("blank") * w.rule("blank_hurts", fighter.hero, colour, fight.at)
    shields = sum(successes(fighter.blue) + fighter.shields for fighter in fight.fighters) + docks
    cap = w.rule("cap_shields", None, "", fight.at)
    left = max(0, against - (min(shields, cap) if cap else shields))
    rest = {fighter.hero.seat: fighter for fighter in fight.fighters}
    group = list(rest)
    while len(rest) > 1 and left:
        options: list[Action] = [("take", seat, n) for seat in rest for n in range(left + 1)]
        answer = yield from ask_team(group, "damage", options)
        rest.pop(answer[1]).taken = answer[2]
        left -= answer[2]
    if left:
        next(iter(rest.values())).taken = left
    for fighter in fight.fighters:
        lose(w, fighter.hero, "life", fighter.taken)


# -- Hits --------------------------------------------------------------------------------------------------------------


@dataclass
class Target:
    """Who can be hit: what felling one takes, how many there are, and what the first Hit that hurts is (D-51)."""

    name: str
    cost: int
    count: int
    foe: Foe | None = None
    armour: int = 0


def targets(w: World, place: str, barred: list[Foe], given: dict[int, int]) -> list[Target]:
    """R113, R198, D-27, D-30, D-38."""
    found = []
    if w.minions[place]:
        found.append(Target("minion", 1, w.minions[place]))
    if gang_here(w, place):
        found.append(Target("gang", gang_number(w) if w.plot == "vic" else 1, gang_here(w, place)))
    if w.rule("guard", None, "", place) and w.ordinary(place):
        return found
    if w.supers[place]:
        found.append(Target("super", 2, w.supers[place]))
    for foe in w.foes_at(place):
        if foe in barred or (w.plot == "don" and foe is w.boss() and w.ordinary(place)):
            continue
        armour = max(0, foe.armour - given.get(foe.number, 0))
        found.append(Target(f"foe {foe.number}", foe.life + armour, 1, foe, armour))
    return found


def strikes(some: list[Target], left: int) -> list[Action]:
    """What so many Hits can do that is not a waste."""
    found: list[Action] = []
    for target in some:
        if target.foe is not None and target.foe.lasting:
            found += [("strike", target.name, n) for n in range(target.armour + 1, min(left, target.cost) + 1)]
        else:
            most = min(target.count, left // target.cost)
            found += [("strike", target.name, n * target.cost) for n in range(1, most + 1)]
    return found


def spend(w: World, seats: list[int], place: str, left: int) -> Telling:
    """R113, R120: as those who fight like; where nothing is to be chosen nobody is asked. Gives how many fell."""
    barred = [foe for foe in w.foes_at(place) if not fights(w, foe)]
    given: dict[int, int] = {}
    fell = 0
    while left:
        some = targets(w, place, barred, given)
        options = strikes(some, left)
        if not options:
            break
        names = {option[1] for option in options}
        if len(names) == 1 or left >= sum(target.cost * target.count for target in some):
            first = next(target.name for target in some if target.name in names)
            answer = max(option for option in options if option[1] == first)
        elif len(seats) > 1:
            answer = yield from ask_team(seats, "hits", [("waste",), *options])
        else:
            answer = yield from ask(seats[0], "hits", [("waste",), *options])
        if answer == ("waste",):
            break
        target = next(one for one in some if one.name == answer[1])
        left -= answer[2]
        fell += strike(w, place, target, answer[2], given)
    return fell


def strike(w: World, place: str, target: Target, n: int, given: dict[int, int]) -> int:
    """R115, R141: who keeps wounds is hurt by what its Armour does not stop."""
    foe = target.foe
    if foe is not None:
        given[foe.number] = given.get(foe.number, 0) + n
        if n >= target.cost:
            foe.life = 0
            streets.kill_foe(w, foe)
            return 1
        foe.life -= n - target.armour
        return 0
    for _ in range(n // target.cost):
        if target.name == "super":
            streets.kill_super(w, place)
        elif target.name == "gang" and w.plot == "vic":
            w.gang -= 1
        else:
            streets.kill_minion(w, place, target.name == "gang")
    return n // target.cost


# -- KO ----------------------------------------------------------------------------------------------------------------


def ko_dice(w: World) -> Telling:
    """R122 to R127, D-7, D-53: in the team's order; gives whether anyone rolled."""
    rolled = False
    while falling := [hero.seat for hero in w.heroes if hero.falling]:
        rolled = True
        seat = falling[0]
        if len(falling) > 1:
            answer = yield from ask_team(w.standing(), "ko-order", [("hero", one) for one in falling])
            seat = answer[1]
        hero = w.heroes[seat]
        hero.falling = False
        if not w.box.ko_die[w.roll("ko", 1)[0]]:
            hero.stats["life"] = 0
        elif w.step == "raid":
            hero.out = True
            if not w.standing():
                w.end("all-fell")
        else:
            hero.at = "hospital"
            hero.stats["life"] = hero.most_life
            hero.stats["happiness"] = 4 if hero.stats["happiness"] > 4 else 1
            meters.restore(w, hero, "ko")
            yield from row.push(w)
    return rolled


def last_stand(w: World) -> Telling:
    """R185, R186, R205 to R207, D-65, D-66: one fight of it."""
    seats = w.standing()
    yield from ready(w, seats)
    place = ("arena", "second", "third")[w.room]
    before = life(w, place)
    yield from combat(w, place, seats)
    w.asleep = []
    if w.plot == "john":
        w.idle = w.idle + 1 if before == life(w, place) else 0
        if w.enemies(place) == 0:
            w.room += 1
            w.idle = 0
            for hero in w.heroes:
                hero.at = ("arena", "second", "third")[w.room]
        elif w.idle >= 10:
            w.end("raid-failed")
    elif w.wave == 5:
        w.end("square-lost")
    else:
        plots.next_wave(w)


def ready(w: World, seats: list[int]) -> Telling:
    """D-48: between two fights items may be put elsewhere, and used."""
    while True:
        asked: dict[int, list[Action]] = {}
        for seat in seats:
            hero = w.heroes[seat]
            options = meters.tired(w, hero, False) + meters.arrangements(w, hero)
            if seat not in w.asleep and options:
                asked[seat] = [("ready",), *options]
        if not asked:
            return
        seat, answer = yield Ask("raid", asked, "first")
        if answer == ("ready",):
            w.asleep.append(seat)
            w.heroes[seat].arranged = []
        elif answer[0] == "equip":
            meters.arrange(w, w.heroes[seat], answer[1], answer[2])
        else:
            yield from deeds.exhaust(w, w.heroes[seat], answer[1], answer[2])
            yield from days.due(w, [seat])


def life(w: World, place: str) -> object:
    """D-65: everybody's Life, on both sides."""
    heroes = [(hero.out, hero.stats["life"]) for hero in w.heroes]
    return heroes, w.minions[place], w.supers[place], [(foe.number, foe.life) for foe in w.foes]
