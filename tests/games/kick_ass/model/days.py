"""A match, round after round: Events, the three segments of a Day, Sleep, Refresh (R60 to R87, R128 to R136)."""

from __future__ import annotations

from tests.games.kick_ass.model import deeds, fights, meters, plots, row, streets
from tests.games.kick_ass.model.meters import ask, ask_team, gain
from tests.games.kick_ass.model.world import Action, Ask, Hero, Over, Telling, World


def match(w: World) -> Telling:
    """R60."""
    steps = {
        "events": event_phase,
        "spawn": spawn_card,
        "choose": choose,
        "act": act,
        "sleep": sleep,
        "refresh": refresh,
        "raid": fights.last_stand,
    }
    try:
        while True:
            if w.raid_due:
                plots.begin_raid(w)
            yield from steps[w.step](w)
    except Over:
        w.step = "over"


def due(w: World, seats: list[int]) -> Telling:
    """What waits until something is finished: completed Events, a card too many, Loot, KO dice (D-36)."""
    again = True
    while again:
        again = yield from row.check(w, seats)
        yield from meters.panels(w)
        while w.loot_due:
            w.loot_due -= 1
            takers = w.standing()
            seat = takers[0]
            if len(takers) > 1:
                answer = yield from ask_team(takers, "loot-for", [("hero", one) for one in takers])
                seat = answer[1]
            gain(w, w.heroes[seat], "dollar", 1)
        while plots.empty_loot(w):
            again = True
        if not w.fighting:
            rolled = yield from fights.ko_dice(w)
            again = again or rolled


# -- Event phase and Spawn card ----------------------------------------------------------------------------------------


def event_phase(w: World) -> Telling:
    """R61 to R63, R217."""
    last = row.shifted(w)
    new = row.turned_up(w)
    if last is not None:
        yield from row.mature(w, last)
    if new is not None:
        yield from row.prepared(w, new)
    yield from due(w, [])
    w.segment, w.step = 0, "spawn"


def spawn_card(w: World) -> Telling:
    """R67, R70, R71."""
    for hero in w.heroes:
        hero.discounted = False
    card = streets.draw(w, "spawn")
    if card is not None:
        w.discards["spawn"].append(card)
        forward, districts, lines = w.box.spawns(card)
        w.arrival = max(0, min(len(w.box.arrival) - 1, w.arrival + forward))
        yield from deeds.run(w, -1, lines, "", -1)
        for index in range(w.box.arrival[w.arrival]):
            streets.spawn_minion(w, districts[index % len(districts)])
    yield from due(w, [])
    w.step = "choose"


# -- cards -------------------------------------------------------------------------------------------------------------


def choose(w: World) -> Telling:
    """R67, R86, D-34."""
    asked: dict[int, list[Action]] = {}
    for hero in w.heroes:
        hero.card, hero.stage = None, "done"
        options: list[Action] = []
        for card in hero.hand:
            kind = w.box.cards(card).kind
            hidden = w.rule("face_down", hero, "card") or (kind and w.rule("face_down", hero, kind))
            options += [("face-down", card)] if hidden else [("face-up", card), ("face-down", card)]
        if options:
            asked[hero.seat] = options
    if asked:
        answers = yield Ask("card", asked, "together")
        for seat in sorted(answers):
            play(w, w.heroes[seat], *answers[seat])
    w.step = "act"
    yield from due(w, [])


def play(w: World, hero: Hero, how: str, card: int) -> None:
    """R78, R86."""
    hero.hand.remove(card)
    hero.card, hero.down, hero.stage = card, how == "face-down", "walking"
    hero.leaves, hero.combats, hero.arranged = False, 0, []
    hero.left = [] if hero.down else [1] * len(w.box.cards(card).steps())
    hero.timers = 1 if hero.down else 0
    hero.moves = points(w, hero)


def points(w: World, hero: Hero) -> int:
    """R78, R86: Movement Points of the card, as things stand."""
    assert hero.card is not None
    piece = w.box.cards(hero.card)
    return max(0, 1 + w.rule("steps", hero) if hero.down else piece.moves + w.rule("steps", hero, piece.kind))


# -- single steps ------------------------------------------------------------------------------------------------------


def icons(w: World, hero: Hero, icon: str) -> list[int]:
    """Lines of the card that still have such an icon."""
    if not w.applies(hero) or hero.card is None:
        return []
    lines = w.box.cards(hero.card).steps()
    return [index for index, n in enumerate(hero.left) if n and lines[index].icon == icon]


def has(w: World, hero: Hero, icon: str) -> bool:
    return bool(icons(w, hero, icon)) or (hero.timers if icon == "timer" else hero.combats) > 0


def spend(w: World, hero: Hero, icon: str) -> None:
    """R80, D-14: an effect ends the walk."""
    hero.stage = "acting"
    found = icons(w, hero, icon)
    if found:
        hero.left[found[0]] -= 1
    elif icon == "timer":
        hero.timers -= 1
    else:
        hero.combats -= 1


def joiners(w: World, hero: Hero) -> list[int]:
    """R85, D-15."""
    able = [
        one
        for one in w.heroes
        if one is not hero
        and one.at == hero.at
        and one.stage != "done"
        and one.card is not None
        and has(w, one, "fight")
    ]
    if w.rule("no_conspiracy", hero):
        return []
    return [one.seat for one in able if not w.rule("no_conspiracy", one)]


def options(w: World, hero: Hero) -> list[Action]:
    """D-14: what a Hero who is not done can do next."""
    found: list[Action] = [("done",)]
    if hero.stage == "walking" and hero.moves:
        found += [("move", place) for place in w.box.adjacent[hero.at]]
    apart = w.company(hero.at) == 1 or not w.rule("no_company", hero)
    if has(w, hero, "timer") and apart and w.rule("toll", hero) <= hero.stats["dollar"]:
        found += streets.timer_options(w, hero) + errands(w, hero)
    if has(w, hero, "fight") and fights.someone_to_fight(w, hero.at):
        found.append(("fight",))
        if joiners(w, hero):
            found.append(("call",))
    if w.applies(hero) and hero.card is not None:
        for index, line in enumerate(w.box.cards(hero.card).steps()):
            if hero.left[index] and not line.icon:
                found += [("effect", index, side) for side in range(len(line.options))]
    return found + gifts(w, hero) + meters.tired(w, hero, False) + meters.arrangements(w, hero)


def errands(w: World, hero: Hero) -> list[Action]:
    """R83, R192, R194: what a Timer can be spent on besides the District."""
    found: list[Action] = []
    for space, _, index, _, place in row.open_needs(w, "clock"):
        if place in {hero.at, "anywhere"}:
            found.append(("clock", space, index))
    for space, running in enumerate(w.row):
        if running is None:
            continue
        for index, need in enumerate(w.box.stories(running.event).needs()):
            if need.kind == "carry" and need.place == hero.at and running.markers[hero.at]:
                found.append(("pick-up", space, index))
            if need.kind == "carry" and need.to == hero.at and running.event in hero.carried:
                found.append(("deliver", space, index))
    for index, token in enumerate(w.tokens):
        if token.at == hero.at and not token.up:
            found.append(("turn", index))
        elif token.at == hero.at and token.left and w.box.don_tokens[token.token][1] == "report":
            found.append(("collect", index))
    if hero.at == "police" and any(token.carrier == hero.seat for token in w.tokens):
        found.append(("report",))
    return found


def gifts(w: World, hero: Hero) -> list[Action]:
    """What is given without a Timer: for an Event, or a Bribe (R193, D-64)."""
    found: list[Action] = []
    for space, running, index, need, place in row.open_needs(w, "pay"):
        if place in {hero.at, "anywhere"}:
            rest = row.wanted(w, need) - running.progress[index]
            found += [("pay", space, index, n) for n in range(1, min(rest, hero.stats["dollar"]) + 1)]
    for space, _, index, _, place in row.open_needs(w, "give"):
        if place in {hero.at, "anywhere"}:
            found += [("give", space, index, item) for item in hero.items if within_reach(w, hero, item)]
    return found + bribes(w, hero)


def within_reach(w: World, hero: Hero, item: int) -> bool:
    """R164: nothing comes out of a lost Backpack."""
    return item in hero.slots.values() or not w.rule("pack_shut", hero)


def bribes(w: World, hero: Hero) -> list[Action]:
    """R193."""
    return [
        ("bribe", index)
        for index, token in enumerate(w.tokens)
        if token.up
        and token.at == hero.at
        and w.box.don_tokens[token.token][1] == "bribe"
        and hero.stats["dollar"] >= 4
    ]


def used_up(hero: Hero) -> bool:
    """Nothing is left of the card."""
    walk = hero.stage == "walking" and hero.moves > 0
    return not (walk or hero.timers or hero.combats or any(hero.left))


def act(w: World) -> Telling:
    """D-14: any Hero who is not done takes the next step; what is left when nothing can be done is no step."""
    asked: dict[int, list[Action]] = {}
    for hero in w.heroes:
        new = any(hero.seat not in w.tokens[option[1]].left_by for option in bribes(w, hero))
        if hero.stage == "done" and hero.card is not None and new:
            hero.stage = "acting"  # D-64: a Bribe is for any step of a segment
        if hero.stage == "done":
            continue
        found = options(w, hero)
        if used_up(hero) and all(option[0] in {"done", "equip"} for option in found):
            hero.stage = "done"
        else:
            asked[hero.seat] = found
    if not asked:
        yield from end_segment(w)
        return
    (seat, found), *others = asked.items()
    last = w.heroes[seat]
    if not others and len(found) == 2 and found[1][0] == "effect" and only_loss(w, last, found[1]):
        yield from finish(w, last)
        yield from due(w, [seat])
        return
    seat, answer = yield Ask("step", asked, "first")
    yield from step(w, w.heroes[seat], answer)
    yield from due(w, [seat])


def only_loss(w: World, hero: Hero, answer: Action) -> bool:
    """D-46: the one loss that is left is taken, whatever the last Hero says."""
    assert hero.card is not None
    index = int(answer[1])
    return hero.left[index] == 1 and w.box.cards(hero.card).steps()[index].forced


def step(w: World, hero: Hero, answer: Action) -> Telling:
    """One step of one Hero."""
    name, *values = answer
    if name == "equip":
        before = points(w, hero)
        meters.arrange(w, hero, values[0], values[1])
        hero.moves = max(0, hero.moves + points(w, hero) - before)
        return
    hero.arranged = []
    if name == "done":
        yield from finish(w, hero)
    elif name == "move":
        hero.moves -= 1
        hero.at = values[0]
    elif name in {"fight", "call"}:
        yield from begin_combat(w, hero, name == "call")
    elif name == "effect":
        hero.stage = "acting"
        hero.left[values[0]] -= 1
        assert hero.card is not None
        for deed in w.box.cards(hero.card).steps()[values[0]].options[values[1]]:
            yield from deeds.do(w, hero.seat, deed, hero.at, -1)
    elif name == "exhaust":
        yield from deeds.exhaust(w, hero, values[0], values[1])
    elif name in {"pay", "give", "bribe"}:
        give(w, hero, name, values)
    else:
        spend(w, hero, "timer")
        hero.stats["dollar"] -= w.rule("toll", hero)
        yield from run_errand(w, hero, name, values)
        meters.restore(w, hero, "timer")


def give(w: World, hero: Hero, name: str, values: list[int]) -> None:
    """Without a Timer."""
    if name == "bribe":
        hero.stats["dollar"] -= 4
        plots.resolve(w, w.tokens[values[0]], hero.seat)
        return
    running = w.row[values[0]]
    assert running is not None
    if name == "pay":
        hero.stats["dollar"] -= values[2]
        row.add(w, running, values[1], values[2], hero.seat)
    else:
        meters.drop_item(w, hero, values[2])
        row.add(w, running, values[1], 1, hero.seat)


def run_errand(w: World, hero: Hero, name: str, values: list[int]) -> Telling:
    """What a Timer is spent on."""
    if name == "timer":
        yield from streets.use_timer(w, hero, values[0])
    elif name == "turn":
        plots.turn(w, w.tokens[values[0]])
    elif name == "collect":
        token = w.tokens[values[0]]
        token.left, token.carrier = 0, hero.seat
        hero.carried.append(1000 + token.token)
    elif name == "report":
        for token in [token for token in w.tokens if token.carrier == hero.seat]:
            hero.carried.remove(1000 + token.token)
            plots.resolve(w, token, hero.seat)
    else:
        running = w.row[values[0]]
        assert running is not None
        if name == "clock":
            row.add(w, running, values[1], 1, hero.seat)
        elif name == "pick-up":
            running.markers[hero.at] -= 1
            hero.carried.append(running.event)
        else:
            n = hero.carried.count(running.event)
            hero.carried = [one for one in hero.carried if one != running.event]
            row.add(w, running, values[1], n, hero.seat)


def begin_combat(w: World, hero: Hero, calls: bool) -> Telling:
    """R84, R118, D-14, D-15."""
    place, seats = hero.at, [hero.seat]
    if calls:
        answers = yield Ask("join", {seat: [("pass",), ("join",)] for seat in joiners(w, hero)}, "together")
        seats += [seat for seat in sorted(answers) if answers[seat] == ("join",)]
    for seat in seats:
        spend(w, w.heroes[seat], "fight")
    yield from fights.combat(w, place, seats)


def finish(w: World, hero: Hero) -> Telling:
    """D-46: losses are taken at the latest now."""
    if w.applies(hero) and hero.card is not None:
        for index, line in enumerate(w.box.cards(hero.card).steps()):
            if hero.left[index] and line.forced:
                hero.left[index] = 0
                yield from deeds.run(w, hero.seat, [line], hero.at, -1)
    hero.stage = "done"
    for option in bribes(w, hero):
        w.tokens[option[1]].left_by.add(hero.seat)
    hero.timers = hero.combats = 0
    hero.left = [0] * len(hero.left)


def end_segment(w: World) -> Telling:
    """R68, D-47."""
    for hero in w.heroes:
        if hero.card is not None:
            (w.removed if hero.leaves else hero.played).append(hero.card)
        hero.card, hero.down, hero.leaves, hero.moves, hero.left = None, False, False, 0, []
    yield from due(w, [])
    if w.raid_due:
        return
    if w.segment < 2:
        w.segment, w.step = w.segment + 1, "spawn"
    else:
        w.step = "sleep"


# -- Sleep and Refresh -------------------------------------------------------------------------------------------------


def sleep(w: World) -> Telling:
    """R128, R129, D-2, D-60, D-70."""
    plots.march(w)
    if w.docks:
        w.docks = (w.docks + 1) % 4  # R103: off behind the third space
    asleep: list[int] = []
    while left := [hero.seat for hero in w.heroes if hero.seat not in asleep and wakeful(w, hero)]:
        seat = left[0]
        if len(left) > 1:
            answer = yield from ask_team(w.standing(), "sleeper", [("hero", one) for one in left])
            seat = answer[1]
        asleep.append(seat)
        yield from panel(w, w.heroes[seat])
        yield from due(w, [seat])
        if w.raid_due:
            return
    for running in w.row[:]:
        if running is not None and running in w.row:
            row.night(w, running)
            yield from due(w, [])
        if running is not None and running in w.row:
            story = w.box.stories(running.event)
            yield from deeds.run(w, -1, story.lines, story.site(), running.event, "sleep")
            yield from due(w, [])
    if w.raid_due:
        return
    done = [event for event in w.completed if event < row.BOSS]
    if not w.revealed and len(done) >= w.needed:
        yield from plots.reveal(w)
    if w.round >= 9:
        w.end("time-is-up")
    w.step, w.asleep = "refresh", []


def wakeful(w: World, hero: Hero) -> bool:
    """Whether a panel has something to say at night."""
    lines = [line for crisis in hero.up() for line in w.box.crises(crisis)]
    lines += [line for item in hero.items for line in w.box.items(item).lines if w.works(hero, item)]
    return not hero.out and (hero.stats["media"] >= 7 or any(line.moment == "sleep" for line in lines))


def panel(w: World, hero: Hero) -> Telling:
    """R22, R128b, D-70: the Viral bonus may be declined, Crises may not."""
    if hero.stats["media"] >= 7:
        answer = yield from ask(hero.seat, "viral", [("pass",), ("use", 0)])
        if answer == ("use", 0):
            for deed in hero.viral[0].options[0]:
                yield from deeds.do(w, hero.seat, deed, hero.at, -1)
    for crisis in hero.up():
        yield from deeds.run(w, hero.seat, w.box.crises(crisis), hero.at, -1, "sleep")
    for item in hero.items[:]:
        if w.works(hero, item):
            yield from deeds.run(w, hero.seat, w.box.items(item).lines, hero.at, -1, "sleep")


def refresh(w: World) -> Telling:
    """R130 to R136, D-1."""
    for hero in w.heroes:
        hero.hand += hero.played
        hero.played = []
    w.asleep = []
    yield from due(w, [])
    while True:
        asked: dict[int, list[Action]] = {}
        for hero in w.heroes:
            if hero.seat in w.asleep or w.rule("no_refresh", hero):
                continue
            gains: list[Action] = [("gain", what) for what in ("happiness", "life", "dollar")]
            cards: list[Action] = [("take", slot) for slot, card in enumerate(w.offer) if card is not None]
            asked[hero.seat] = gains + cards + row.forgo_options(w, "refresh")
        if not asked:
            break
        seat, answer = yield Ask("refresh", asked, "first")
        hero = w.heroes[seat]
        w.asleep.append(seat)
        if answer[0] == "gain":
            gain(w, hero, answer[1], 1)
        elif answer[0] == "take":
            meters.take_card(w, hero, answer[1])
        else:
            row.give_up(w, hero, answer)
        yield from due(w, [seat])
        if w.raid_due:
            return
    deal(w)
    for hero in w.heroes:
        meters.restore(w, hero, "")
    w.round, w.segment, w.step = w.round + 1, 0, "events"


def deal(w: World) -> None:
    """R58, R133, R134: what is left is discarded, the rows are dealt anew."""
    for card in w.offer:
        if card is not None:
            w.discards[f"{w.box.cards(card).colour}-cards"].append(card)
    blues = 2 if w.x == 1 else 4
    w.offer = [streets.draw(w, "blue-cards" if slot < blues else "red-cards") for slot in range(blues + 2)]
    w.discards["items"] += [item for item in w.shop if item is not None]
    w.shop = [streets.draw(w, "items") for _ in range(4)]
