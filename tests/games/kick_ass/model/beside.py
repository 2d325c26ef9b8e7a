"""A match of the engine with the model beside it: the same questions, the same answers allowed, the same states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.content import box as own
from ludoteca.games.kick_ass.content import words as engine_words
from ludoteca.games.kick_ass.content.load import own_box
from ludoteca.games.kick_ass.state import (
    AT_FOE,
    BOSS_EVENT,
    NO_CARD,
    NO_ITEM,
    REASONS,
    SLOT_NAMES,
    STAGE_NAMES,
    STEP_NAMES,
    CityState,
)
from ludoteca.kernel.flow import Council, FirstOf, Together
from tests.games.kick_ass.model import world
from tests.games.kick_ass.model.days import match
from tests.games.kick_ass.model.words import DISTRICTS, PLACES, STATS, Beyond, Line, line_of
from tests.games.kick_ass.model.world import Action, Ask, World

FACES = ("blank", "plain", "bolt")
SIDES = ("hit", "shield")
PLACED = {"place", "from", "to"}


class Disagreement(AssertionError):
    """The two do not tell the same."""


class Luck:
    """What the engine's dice and shuffles have brought, for the model to follow."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[list[int]]] = {}

    def put(self, tag: str, values: list[int]) -> None:
        self.waiting.setdefault(tag, []).append(values)

    def _next(self, tag: str) -> list[int]:
        if not self.waiting.get(tag):
            raise Disagreement(f"the model calls for {tag}, the engine did not")
        return self.waiting[tag].pop(0)

    def roll(self, tag: str, n: int) -> list[int]:
        """So many dice."""
        values = self._next(tag)
        if len(values) != n:
            raise Disagreement(f"the engine rolled {len(values)} of {tag}, the model {n}")
        return values

    def shuffle(self, tag: str, cards: list[int]) -> list[int]:
        """What these cards have become; without any, whatever the engine had."""
        values = self._next(tag)
        if cards and sorted(values) != sorted(cards):
            raise Disagreement(f"{tag}: the engine shuffled {sorted(values)}, the model {sorted(cards)}")
        return list(values)

    def left(self) -> dict[str, list[list[int]]]:
        return {tag: values for tag, values in self.waiting.items() if values}


# -- from the engine's numbers to words --------------------------------------------------------------------------------


class Pieces:
    """What the pieces of a table say: those of the box by their files, others as the position describes them."""

    def __init__(self, s: CityState, options: Mapping[str, Any]) -> None:
        self.s = s
        self.plain = options["box"]
        self.own = own_box()
        self.x = int(s.x)

    def _described(self, kind: str, number: int) -> Any:
        """What the position says of a piece, or None for one of the box."""
        first = len(getattr(self.own, kind))
        return self.plain[kind][number - first] if number >= first else None

    def card(self, number: int) -> world.Card:
        plain = self._described("cards", number)
        if plain is not None:
            moves, kind, colour = plain.get("moves", 0), plain.get("type", ""), plain.get("colour", "blue")
            return world.Card(moves, kind, colour, plain.get("district", ""), list(plain.get("lines", ())))
        piece = self.own.cards[number]
        kind = "" if piece.kind < 0 else engine_words.THING_NAMES[piece.kind]
        district = DISTRICTS[piece.district] if piece.district < len(DISTRICTS) else ""
        colour = engine_words.COLOUR_NAMES[piece.colour]
        return world.Card(int(piece.moves), kind, colour, district, piece.notation)

    def item(self, number: int) -> world.Item:
        plain = self._described("items", number)
        if plain is not None:
            asks = "asks" in plain or "restore_if" in plain
            told = (plain.get("slot", "hand"), plain.get("cost", 1), list(plain.get("lines", ())))
            return world.Item(*told, plain.get("restore", ""), own_hero=False, asks=asks)
        piece = self.own.items[number]
        restore = engine_words.MOMENT_NAMES[piece.restore] if piece.restore >= 0 else ""
        slot = engine_words.SLOT_NAMES[piece.slot]
        asks = bool(piece.asks or piece.restore_if)
        return world.Item(slot, int(piece.cost), piece.notation, restore, piece.hero >= 0, asks)

    def crisis(self, number: int) -> list[Line]:
        plain = self._described("crises", number)
        return [line_of(text) for text in (self.own.crises[number].notation if plain is None else plain)]

    def twist(self, number: int) -> list[Line]:
        plain = self._described("modifiers", number)
        return [line_of(text) for text in (self.own.modifiers[number].notation if plain is None else plain)]

    def spawn(self, number: int) -> tuple[int, list[str], list[Line]]:
        plain = self._described("spawns", number)
        if plain is not None:
            lines = [line_of(text) for text in plain.get("lines", ())]
            return plain.get("arrival", 0), list(plain["route"]), lines
        piece = self.own.spawns[number]
        return int(piece.arrival), [DISTRICTS[one] for one in piece.route], [line_of(one) for one in piece.notation]

    def story(self, number: int) -> world.Story:
        kind = "events" if number < BOSS_EVENT else "boss_events"
        plain = self._described(kind, number % BOSS_EVENT)
        if plain is None:
            raise Beyond(kind)
        return world.read_story(plain, DISTRICTS)

    def brute(self, number: int) -> tuple[int, int, int, list[Line]]:
        piece = self.s.content.brutes[number]
        lines = [line_of(text) for text in piece.notation]
        return int(piece.power.of(self.x)), int(piece.life.of(self.x)), int(piece.armour.of(self.x)), lines

    def box(self) -> world.Box:
        """All of it."""
        content = self.s.content
        plot = content.plots[self.s.plot]
        x = self.x
        return world.Box(
            cards=self.card,
            items=self.item,
            crises=self.crisis,
            spawns=self.spawn,
            stories=self.story,
            twists=self.twist,
            brutes=self.brute,
            brute_ids=[piece.id for piece in content.brutes],
            limits=dict(zip(DISTRICTS, content.limits, strict=True)),
            arrows=dict(zip(DISTRICTS, (DISTRICTS[one] for one in content.arrows), strict=True)),
            adjacent={DISTRICTS[at]: [DISTRICTS[to] for to in near] for at, near in enumerate(content.adjacent)},
            arrival=list(content.arrival[x]),
            red_die=[FACES[face] for face in content.red_die],
            blue_die=[FACES[face] for face in content.blue_die],
            ko_die=[bool(face) for face in content.ko_die],
            boss=int(plot.boss),
            boss_numbers=(plot.power[x], plot.life[x], plot.armour[x]),
            gang=plot.gang[x],
            waves=[(wave.minions[x], wave.supers[x], int(wave.brute)) for wave in plot.waves],
            mist_lose=STATS[content.mist_stat[0]],
            mist_gain=STATS[content.mist_stat[1]],
            don_tokens=[(own.WEAK_NAMES[weak], own.PICTURE_NAMES[shown]) for weak, shown in content.don_tokens],
        )


def world_of(s: CityState, box: world.Box) -> World:
    """The table as the model sees it."""
    return World(
        box=box,
        x=int(s.x),
        heroes=[hero_of(s, seat) for seat in range(len(s.heroes))],
        minions=Counter(dict(zip(PLACES, s.minions, strict=True))),
        supers=Counter(dict(zip(PLACES, s.supers, strict=True))),
        protection=Counter(dict(zip(PLACES, s.protection, strict=True))),
        foes=[world.Foe(f.number, f.foe, PLACES[f.at], f.power, f.life, f.armour, f.event, f.lasting) for f in s.foes],
        foe_numbers=int(s.foe_numbers),
        gang=int(s.gang),
        arrival=int(s.arrival),
        docks=int(s.docks),
        docks_side=SIDES[s.docks_side],
        shop_markers=int(s.shop_markers),
        decks={
            "blue-cards": s.blue_deck[:],
            "red-cards": s.red_deck[:],
            "items": s.item_deck[:],
            "spawn": s.spawn_deck[:],
            "events": s.event_deck[:],
            "twists": s.twist_deck[:],
        },
        discards={
            "blue-cards": s.blue_discard[:],
            "red-cards": s.red_discard[:],
            "items": s.item_discard[:],
            "spawn": s.spawn_discard[:],
            "twists": s.twist_discard[:],
        },
        offer=[None if card == NO_CARD else card for card in s.offer],
        shop=[None if item == NO_ITEM else item for item in s.shop],
        greens=s.greens[:],
        removed=s.removed[:],
        items_gone=s.items_gone[:],
        spare_events=s.spare_events[:],
        boss_deck=s.boss_deck[:],
        row=[None if running is None else running_of(running) for running in s.row],
        completed=s.completed[:],
        matured=s.matured[:],
        plot=own.PLOT_NAMES[s.plot],
        revealed=s.revealed,
        mist={place: own.TOKEN_NAMES[token] for place, token in zip(DISTRICTS, s.mist, strict=False) if token >= 0},
        mist_up={place for place, up in zip(DISTRICTS, s.mist_up, strict=False) if up},
        skull=int(s.skull),
        tokens=[
            world.Token(t.token, PLACES[t.at], t.event, t.up, t.left, t.carrier, seats_of(t.left_by)) for t in s.tokens
        ],
        token_pool=s.token_pool[:],
        tokens_gone=s.tokens_gone[:],
        pieces=s.pieces[:],
        twists=s.twists[:],
        room=int(s.room),
        wave=int(s.wave),
        idle=int(s.idle_fights),
        raid_due=s.raid_due,
        step=STEP_NAMES[s.step],
        round=int(s.round),
        segment=int(s.segment),
        part=0,
        asleep=[],
        needed=int(s.needed),
        internet=s.internet,
        loot_due=int(s.loot_due),
        reason=REASONS[s.reason],
    )


def hero_of(s: CityState, seat: int) -> world.Hero:
    """One Hero."""
    hero = s.heroes[seat]
    piece = s.content.heroes[hero.hero]
    return world.Hero(
        seat=seat,
        at=PLACES[hero.at],
        stats=dict(zip(STATS, hero.stats, strict=True)),
        most_life=int(piece.most_life),
        red=piece.red,
        blue=piece.blue,
        viral=[line_of(text) for text in piece.notation],
        green=int(piece.green),
        hand=hero.hand[:],
        played=hero.played[:],
        items=hero.items[:],
        slots={name: None if item == NO_ITEM else item for name, item in zip(SLOT_NAMES, hero.slots, strict=False)},
        exhausted=hero.exhausted[:],
        closed={name for name, shut in zip(SLOT_NAMES, hero.closed, strict=False) if shut},
        crises=hero.crises[:],
        famous=hero.famous,
        fame_due=hero.fame_due,
        carried=hero.carried[:],
        out=hero.out,
        falling=hero.falling,
        card=None if hero.card == NO_CARD else int(hero.card),
        down=hero.face_down,
        stage=STAGE_NAMES[hero.stage],
        moves=int(hero.moves),
        left=hero.left[:],
        timers=int(hero.timers),
        combats=int(hero.combats),
        arranged=hero.arranged[:],
        discounted=hero.discounted,
        leaves=hero.leaves,
    )


def seats_of(mask: int) -> set[int]:
    """The seats of a mask."""
    return {seat for seat in range(4) if mask >> seat & 1}


def running_of(running: Any) -> world.Running:
    """An Event on the row."""
    helped = [seats_of(mask) for mask in running.helped]
    markers = Counter(dict(zip(PLACES, running.markers, strict=True)))
    return world.Running(running.event, running.progress[:], helped, markers)


def picture(w: World) -> dict[str, object]:
    """All that can be compared."""
    shown: dict[str, object] = {
        "moment": (w.step, w.round, w.segment, w.reason),
        "foes": sorted((f.number, f.brute, f.at, f.power, f.life, f.armour, f.event, f.lasting) for f in w.foes),
        "city": (w.gang, w.arrival, w.docks, w.docks and w.docks_side, w.shop_markers),
        "offer": w.offer,
        "shop": w.shop,
        "out of the game": (sorted(w.greens), sorted(w.removed), sorted(w.items_gone), sorted(w.spare_events)),
        "events": (w.completed, w.matured, w.boss_deck),
        "plot": (w.revealed, w.mist, sorted(w.mist_up), w.skull, w.pieces, w.twists, w.room, w.wave, w.idle),
        "tokens": ([vars(token) for token in w.tokens], w.token_pool, sorted(w.tokens_gone), w.loot_due),
    }
    for name, cards in w.decks.items():
        shown[f"deck of {name}"] = cards
    for name, cards in w.discards.items():
        shown[f"discarded {name}"] = sorted(cards)
    for place in PLACES:
        shown[place] = (w.minions[place], w.supers[place], w.protection[place])
    for space, running in enumerate(w.row):
        on_it = None if running is None else (running.event, running.progress, +running.markers)
        shown[f"space {space}"] = on_it
    for hero in w.heroes:
        told: dict[str, object] = {k: v for k, v in vars(hero).items() if k not in {"hand", "played", "viral"}}
        if hero.stage == "done":
            told |= {"moves": 0, "left": [], "timers": 0, "combats": 0, "arranged": []}
        told |= {"hand": sorted(hero.hand), "played": sorted(hero.played), "up": hero.up()}
        shown[f"hero {hero.seat}"] = told
    return shown


def named(s: CityState, kind: str, action: int) -> Action:
    """An action of the engine in the model's words."""
    name, values = ACTIONS[kind].decode(action)
    params = ACTIONS[kind].act(name).params
    words = tuple(_word(s, kind, param.name, value) for param, value in zip(params, values, strict=True))
    return (name, *words)


def _word(s: CityState, kind: str, param: str, value: int) -> object:
    if param in PLACED:
        return PLACES[value]
    if param == "what":
        return STATS[value]
    if param == "slot" and kind in {"step", "raid", "shut-hand"}:
        return SLOT_NAMES[value]
    if param == "target":
        return ("minion", "super", "gang")[value] if value < AT_FOE else f"foe {s.foes[value - AT_FOE].number}"
    return value


# -- playing -----------------------------------------------------------------------------------------------------------


class Beside:
    """One match, and the model that follows it."""

    def __init__(self, session: Any, start: CityState, options: Mapping[str, Any], seed: int) -> None:
        self.session = session
        self.whim = Random(seed)
        self.kinds: Counter[str] = Counter()
        self.decisions = 0
        self.trail: list[str] = []
        self.luck = Luck()
        self.box = Pieces(start, options).box()
        self.world = world_of(start, self.box)
        self.world.roll, self.world.shuffle = self.luck.roll, self.luck.shuffle
        self.flow = match(self.world)
        self.ask: Ask | None = None
        self.take_luck(-1)

    def play(self, most: int = 100_000) -> int:
        """To the end, to a piece that says too much, or for so many decisions."""
        try:
            self.ask = next(self.flow)
            self.compare()
            while self.session.outcome is None and self.decisions < most:
                self.answer()
                self.compare()
        except StopIteration:
            self.ask = None
            self.compare()
        except Beyond:
            pass
        return self.decisions

    def wrong(self, said: str) -> Disagreement:
        """What is told when they differ."""
        return Disagreement("\n".join([said, "after:", *(f"    {line}" for line in self.trail[-12:])]))

    def compare(self) -> None:
        """The engine stands where the model says."""
        theirs, ours = picture(world_of(self.session.state, self.box)), picture(self.world)
        if self.session.outcome is not None:  # what was going on when it ended makes no difference
            keep = {"moment", *(part for part in ours if part in PLACES)}
            theirs, ours = {k: theirs[k] for k in keep}, {k: ours[k] for k in keep}
        parts = [part for part in {**theirs, **ours} if theirs.get(part) != ours.get(part)]
        if parts:
            lines = [_difference(part, theirs.get(part), ours.get(part)) for part in parts]
            raise self.wrong(f"{len(parts)} parts differ" + "".join(lines) + f"\n    asked: {self.ask}")
        if self.luck.left():
            raise self.wrong(f"the engine rolled, the model did not: {self.luck.left()}")
        self.same_question()

    def same_question(self) -> None:
        """The same question to the same seats with the same answers."""
        pending, ask, state = self.session.pending, self.ask, self.session.state
        if ask is None or self.session.outcome is not None:
            if not (ask is None and self.session.outcome is not None):
                raise self.wrong(f"one has ended: {pending}, {ask}")
            return
        kind = next(iter(pending.values())).kind
        if kind != ask.kind or sorted(pending) != sorted(ask.options):
            raise self.wrong(f"asked\n    engine {kind} of {sorted(pending)}\n    model {ask}")
        for seat, decision in pending.items():
            offered = {named(state, kind, action) for action in decision.actions}
            expected = set(ask.options[seat])
            if offered != expected:
                only = sorted(map(str, offered - expected)), sorted(map(str, expected - offered))
                raise self.wrong(f"{kind} of seat {seat}\n    only engine: {only[0]}\n    only model: {only[1]}")

    def answer(self) -> None:
        """The same answer to both."""
        assert self.ask is not None
        pending, state, before = dict(self.session.pending), self.session.state, self.session.moves
        put = self.session.ask
        self.kinds[self.ask.kind] += 1
        if not isinstance(put, Together):
            pending = dict([self.whim.choice(list(pending.items()))])
        chosen = {seat: self.pick(state, decision) for seat, decision in pending.items()}
        answers = {seat: named(state, pending[seat].kind, action) for seat, action in chosen.items()}
        self.trail.append(f"{self.ask.kind}: {answers}")
        for seat, action in chosen.items():
            self.session.answer(seat, action)
            self.decisions += 1
        self.take_luck(before)
        seat, first = next(iter(answers.items()))
        how = self.ask.how
        alone = not isinstance(put, (Together, FirstOf, Council))
        assert alone or isinstance(put, {"together": Together, "first": FirstOf, "team": Council}[how])
        self.ask = self.flow.send(answers if how == "together" else (seat, first) if how == "first" else first)

    def take_luck(self, since: int) -> None:
        """What the engine has rolled and shuffled after so many moves."""
        for who, what in self.session.log(since):
            if isinstance(who, str):
                self.luck.put(who, list(what))

    def pick(self, state: CityState, decision: Any) -> int:
        """Any answer, but rather a deed than none, and not always the same kind of deed."""
        kinds: dict[str, list[int]] = {}
        for action in decision.actions:
            kinds.setdefault(str(named(state, decision.kind, action)[0]), []).append(action)
        names = sorted(kinds)
        deeds = [name for name in names if name not in {"done", "pass", "equip", "waste", "face-down"}]
        if deeds and self.whim.random() < 0.85:
            names = deeds
        return self.whim.choice(kinds[self.whim.choice(names)])


def _difference(part: str, theirs: object, ours: object) -> str:
    if isinstance(theirs, dict) and isinstance(ours, dict):
        names = [name for name in {**theirs, **ours} if theirs.get(name) != ours.get(name)]
        return "".join(f"\n    {part} {name}: engine {theirs.get(name)}, model {ours.get(name)}" for name in names)
    return f"\n    {part}: engine {theirs}, model {ours}"
