"""The five Final Plots (R137 to R142, R166 to R210)."""

from __future__ import annotations

from tests.games.kick_ass.model import meters, row, streets
from tests.games.kick_ass.model.meters import ask_team
from tests.games.kick_ass.model.words import DISTRICTS, RING
from tests.games.kick_ass.model.world import Hero, Running, Story, Telling, Token, World

WEAK = ("power", "armour", "life", "gang")


def reveal(w: World) -> Telling:
    """R137, D-20: Boss Events replace what is left of the deck; the plot is set up."""
    w.revealed = True
    w.spare_events += w.decks["events"]
    w.decks["events"] = w.shuffle("boss-events", w.boss_deck)
    w.boss_deck = []
    if w.plot == "red_mist":
        kinds = w.shuffle("mist", [])
        w.mist = dict(zip(DISTRICTS, [("nothing", "lose", "gain", "hideout")[kind] for kind in kinds], strict=True))
        w.mist_up = set()
    elif w.plot == "vic":
        w.skull, w.gang = 15, w.box.gang
        put_boss(w, "police")
    elif w.plot == "don":
        w.token_pool = w.shuffle("tokens", w.token_pool)
        put_boss(w, "wall_street")
        w.gang = w.box.gang
        yield from short_of_minions(w)
    else:
        w.decks["twists"] = w.shuffle("twists", w.decks["twists"])


def short_of_minions(w: World) -> Telling:
    """R190, D-57: 27 in all; the team chooses which Minions are taken."""
    while w.gang + sum(w.minions.values()) + sum(w.supers.values()) > 27:
        among = [place for place in DISTRICTS if w.minions[place]]
        if not among:
            w.gang -= 1
            continue
        place = among[0]
        if len(among) > 1:
            answer = yield from ask_team(w.standing(), "gang-from", [("take", one) for one in among])
            place = answer[1]
        w.minions[place] -= 1


def put_boss(w: World, place: str) -> None:
    streets.put_foe(w, w.box.boss, place, -1, w.box.boss_numbers)


def boss_event_done(w: World, event: int, seat: int) -> Telling:
    """R139, R167, R179, R182, R202."""
    if w.plot == "red_mist":
        for _ in range(2):
            yield from turn_mist(w, w.heroes[seat])
    elif w.plot == "vic":
        move_skull(w, -4)
    elif w.plot in {"john", "mother"}:
        w.pieces.append(event)
        if len(w.pieces) >= (3 if w.plot == "john" else 4):
            w.raid_due = True
            return
    yield from row.reveal(w)


def turn_mist(w: World, hero: Hero) -> Telling:
    """R167 to R169, D-69."""
    among = [place for place in DISTRICTS if place not in w.mist_up]
    if not among:
        return
    place = among[0]
    if len(among) > 1:
        answer = yield from ask_team(w.standing(), "mist", [("turn", one) for one in among])
        place = answer[1]
    w.mist_up.add(place)
    kind = w.mist[place]
    if kind == "lose":
        meters.lose(w, hero, w.box.mist_lose, 1)
    elif kind == "gain":
        meters.gain(w, hero, w.box.mist_gain, 1)
    elif kind == "hideout":
        put_boss(w, place)


def move_skull(w: World, n: int) -> None:
    """D-27: from 0 to 20."""
    w.skull = max(0, min(20, w.skull + n))


def march(w: World) -> None:
    """R176 to R178, R191, D-62, D-64: before every other step of the night."""
    boss = w.boss()
    if boss is None or w.plot not in {"vic", "don"}:
        return
    boss.at = RING[(RING.index(boss.at) + (1 if w.plot == "vic" else 2)) % len(RING)]
    if w.plot == "vic":
        swept = w.minions[boss.at] + 2 * w.supers[boss.at]
        w.minions[boss.at] = w.supers[boss.at] = 0
        move_skull(w, swept or -2)


# -- Don's tokens ------------------------------------------------------------------------------------------------------


def lay_tokens(w: World, running: Running, story: Story) -> None:
    """R192, R199: alone only one of each colour; as many as there are (D-64)."""
    seen: set[int] = set()
    for weak, place in story.tokens:
        if w.x == 1 and weak in seen:
            continue
        seen.add(weak)
        fitting = [number for number in w.token_pool if w.box.don_tokens[number][0] == WEAK[weak]]
        if fitting:
            w.token_pool.remove(fitting[0])
            w.tokens.append(Token(fitting[0], place, running.event, False, 0, -1))
    if not any(token.event == running.event for token in w.tokens):
        finish(w, running.event, -1)


def turn(w: World, token: Token) -> None:
    """R192 to R195."""
    token.up = True
    token.left = {"bribe": 0, "report": 1, "loot": 3}[w.box.don_tokens[token.token][1]]


def resolve(w: World, token: Token, seat: int) -> None:
    """R196, D-64."""
    drop_token(w, token)
    weak = w.box.don_tokens[token.token][0]
    boss = w.boss()
    if boss is not None:
        if weak == "gang":
            for _ in range(min(2, w.gang)):
                streets.kill_minion(w, boss.at, True)
        else:
            setattr(boss, weak, max(1 if weak == "life" else 0, getattr(boss, weak) - 2))
    if not any(other.event == token.event for other in w.tokens):
        finish(w, token.event, seat)


def finish(w: World, event: int, seat: int) -> None:
    """D-64: his Boss Event is completed with its last token."""
    for _, running, index, _, _ in row.open_needs(w, "tokens"):
        if running.event == event:
            row.add(w, running, index, 1, seat)


def drop_token(w: World, token: Token) -> None:
    """It leaves for good, with the marker that somebody carries."""
    w.tokens.remove(token)
    w.tokens_gone.append(token.token)
    if token.carrier >= 0:
        carried = w.heroes[token.carrier].carried
        if 1000 + token.token in carried:
            carried.remove(1000 + token.token)


def empty_loot(w: World) -> bool:
    """R195: with its last dollar a Loot is resolved; gives whether one was."""
    for token in w.tokens[:]:
        if token.up and token.left == 0 and w.box.don_tokens[token.token][1] == "loot":
            resolve(w, token, -1)
            return True
    return False


# -- the last stand ----------------------------------------------------------------------------------------------------


def begin_raid(w: World) -> None:
    """R183, R184, R203, D-65: everybody is there for good; what was not finished is void."""
    w.raid_due = False
    w.step = "raid"
    w.room = w.wave = w.idle = 0
    w.asleep = []
    for hero in w.heroes:
        if hero.card is not None:
            (w.removed if hero.leaves else hero.played).append(hero.card)
        hero.card, hero.leaves, hero.stage = None, False, "done"
        hero.moves = hero.timers = hero.combats = 0
        hero.left, hero.arranged = [], []
        hero.at = "arena"
    if w.plot == "mother":
        next_wave(w)
        return
    w.twists = [w.decks["twists"].pop() for _ in range(3)]
    for place in ("arena", "second"):
        streets.spawn(w, "super", place, w.box.gang)
    put_boss(w, "third")


def next_wave(w: World) -> None:
    """R204, R206, R208."""
    w.wave += 1
    w.discards["twists"] += w.twists
    w.twists = [w.decks["twists"].pop()]
    minions, supers, brute = w.box.waves[w.wave - 1]
    streets.spawn(w, "minion", "arena", minions)
    streets.spawn(w, "super", "arena", supers)
    if brute >= 0:
        streets.put_foe(w, brute, "arena", -1)
