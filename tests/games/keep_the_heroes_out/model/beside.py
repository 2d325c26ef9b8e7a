"""A match of the engine with the model beside it: the same questions, the same answers allowed, the same states."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from ludoteca.games.keep_the_heroes_out.actions import ACTIONS
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_MORE, MARK_RAID, MARK_SHOWN, MARK_STAGE
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.state import (
    COMPLETED,
    INVADE,
    NO_CARD,
    NO_PORTAL,
    NO_TREASURE,
    PLAY,
    DungeonState,
)
from tests.games.keep_the_heroes_out.model.box import (
    CLANS,
    CLASSES,
    EDGES,
    EFFECTS,
    ICONS,
    KINDS,
    LEVELS,
    ROOMS,
    TOKENS,
    TYPES,
    read,
    rules_of,
    storm_of,
)
from tests.games.keep_the_heroes_out.model.heroes import Action, Ask, Over, settle
from tests.games.keep_the_heroes_out.model.scenarios import turned
from tests.games.keep_the_heroes_out.model.turns import GRID, match
from tests.games.keep_the_heroes_out.model.world import ARRIVED, NEW, READY, Card, Clan, Hero, Monster, World

STAGES = (NEW, ARRIVED, READY)
NOWHERE = -1


class Disagreement(AssertionError):
    """The two do not tell the same."""


class Luck:
    """What the engine's shuffles have brought, for the model to follow."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[list[int]]] = {}

    def put(self, tag: str, values: list[int]) -> None:
        """An outcome of the engine."""
        self.waiting.setdefault(tag, []).append(values)

    def shuffle(self, tag: str, items: list[int]) -> list[int]:
        """What these items have become."""
        if len(items) == 1 and [items] != self.waiting.get(tag, [])[:1]:
            return items[:]  # nothing to shuffle
        if not self.waiting.get(tag):
            raise Disagreement(f"the model shuffles {tag}, the engine did not: {items}")
        values = self.waiting[tag].pop(0)
        if sorted(values) != sorted(items):
            raise Disagreement(f"{tag}: the engine shuffled {sorted(values)}, the model {sorted(items)}")
        return list(values)

    def left(self) -> dict[str, list[list[int]]]:
        """What the engine shuffled and the model did not."""
        return {tag: values for tag, values in self.waiting.items() if values}


# -- from the engine's numbers to words ----------------------------------------------------------------------------


def edges(mask: int) -> frozenset[str]:
    """The edges of a mask."""
    return frozenset(edge for bit, edge in enumerate(EDGES) if mask >> bit & 1)


def empty_world(box: Content) -> World:
    """The box alone, in words; once for each content."""
    known = box.worked_out.get("second telling")
    if isinstance(known, World):
        return known
    made = World(
        level="",
        cards={
            number: Card(number, card.id, KINDS[card.kind], ("", *CLANS)[card.clan + 1], read(card.notation))
            for number, card in enumerate(box.cards)
        },
        guild={
            number: (CLASSES[card.hero], TYPES[card.room_type]) if card.hero >= 0 else ("", card.id)
            for number, card in enumerate(box.guild)
        },
        treasure={
            number: (value, EFFECTS[effect])
            for number, (value, effect) in enumerate(zip(box.treasure_value, box.treasure_effect, strict=True))
        },
        token_limit=dict(zip(TOKENS, box.supply.tokens, strict=True)),
        hero_limit=box.supply.heroes,
        portal_limit=box.supply.portals,
        tile_doors={room: edges(box.tile_doors[number]) for number, room in enumerate(ROOMS)},
        shuffle=Luck().shuffle,
        rules=rules_of(box.scenario.id),
        storm=storm_of(box.scenario.id),
    )
    box.worked_out["second telling"] = made
    return made


def world_of(s: DungeonState) -> World:
    """The table as the model sees it."""
    box = s.content
    made = empty_world(box).copy(Luck().shuffle)
    made.level = LEVELS[s.level]
    for index, clan in enumerate(s.clans):
        made.clans.append(
            Clan(
                index,
                clan.seat,
                CLANS[clan.clan],
                clan.vitality,
                TYPES[box.clans[clan.clan].start_type],
                [
                    Monster(ROOMS[room] if room >= 0 else None, wounds)
                    for room, wounds in zip(clan.rooms, clan.wounds, strict=True)
                ],
                clan.deck[:],
                clan.hand[:],
                clan.played + ([s.card] if index == s.active and s.card != NO_CARD else []),
                clan.discard[:],
            )
        )
    for number, room in enumerate(ROOMS):
        if s.place[number] == NOWHERE:
            continue
        made.place[room] = (s.place[number] % GRID, s.place[number] // GRID)
        made.doors[room] = edges(s.doors[number])
        made.bricked[room] = edges(s.bricked[number])
        made.tokens[room] = Counter(dict(zip(TOKENS, s.tokens[number], strict=True)))
        if s.portals[number] != NO_PORTAL:
            made.portals[room] = s.portals[number] == COMPLETED
        if s.treasures[number] != NO_TREASURE:
            made.treasures[room] = s.treasures[number]
    made.pools = {value: s.pools[value][:] for value in range(1, 5)}
    made.heroes = [
        Hero(hero.number, CLASSES[hero.hero], ROOMS[hero.room], hero.awake, STAGES[hero.stage], hero.hurt)
        for hero in s.heroes
    ]
    made.loot_deck = s.loot_deck[:]
    made.loot_row = [None if card == NO_CARD else card for card in s.loot_row]
    made.guild_deck = s.guild_deck[:]
    made.guild_discard = s.guild_discard[:]
    made.plans = [ROOMS[plan] if plan >= 0 else None for plan in s.plans]
    made.pile = [ROOMS[plan] for plan in s.pile]
    made.active = s.active
    made.wave = s.wave
    made.cells_used = s.cells_used
    made.playing = s.step == PLAY
    made.coming = s.coming if s.step == INVADE else -1
    made.foreign = tuple(CLANS[clan] for clan in s.foreign)
    made.stage = ROOMS[s.marks[MARK_STAGE] - 1] if s.marks[MARK_STAGE] else ""
    made.shown = TYPES[s.marks[MARK_SHOWN] - 1] if s.marks[MARK_SHOWN] else ""
    made.raid = s.marks[MARK_RAID]
    made.more = s.marks[MARK_MORE]
    made.dark = {room for number, room in enumerate(ROOMS) if s.lights[number]}
    return made


def picture(w: World) -> dict[str, object]:
    """All that can be compared, without what makes no difference: which of two like Monsters, the order of a hand."""
    shown: dict[str, object] = {
        "pools": w.pools,
        "loot": (w.loot_deck, w.loot_row),
        "guild": (w.guild_deck, sorted(w.guild_discard)),
        "builder": ([plan for plan in w.plans if plan], w.pile),
        "turn": (w.active, w.wave, w.cells_used, w.coming, w.more),
        "scenario": (w.stage, w.shown, w.raid, sorted(w.dark)),
    }
    for clan in w.clans:
        shown[f"clan {clan.index}"] = (clan.deck, sorted(clan.hand), sorted(clan.played), sorted(clan.discard))
        monsters = sorted((monster.room or "", monster.wounds) for monster in clan.monsters)
        shown[f"monsters {clan.index}"] = monsters
    for room, spot in sorted(w.place.items()):
        lying = {token: n for token, n in sorted(w.tokens[room].items()) if n}
        shown[room] = (spot, sorted(w.doors[room]), sorted(w.passages(room)))
        shown[f"{room} holds"] = (lying, w.portals.get(room), w.treasures.get(room))
    for hero in w.heroes:
        shown[f"hero {hero.number}"] = hero.like()
    return shown


def named(s: DungeonState, kind: str, action: int) -> Action:
    """An action of the engine in the model's words."""
    name, values = ACTIONS[kind].decode(action)
    if kind == "pillagers":
        return (name, *sorted(set(values)))
    if kind == "curse":
        return ("throw", *values)
    words = [_word(s, param.name, value) for param, value in zip(ACTIONS[kind].act(name).params, values, strict=True)]
    if name == "rooms":
        return (name, *sorted(ROOMS[room] for room in range(len(ROOMS)) if values[0] >> room & 1))
    if name == "extra":
        return (name, values[0] // 8, CLASSES[values[0] % 8], ROOMS[values[1]])
    if name == "renew":
        return (name, values[0], *(slot for slot in range(5) if values[1] >> slot & 1))
    return (name, *words)


def _word(s: DungeonState, param: str, value: int) -> object:
    if param in {"room", "from", "to", "other"}:
        return ROOMS[value]
    if param in {"token", "carried"}:
        return (*TOKENS, "")[value]
    if param == "type":
        return TYPES[value]
    if param == "icon":
        return ICONS[value]
    if param == "plan":
        return ROOMS[s.plans[value]]
    return value


def unlike(w: World, action: Action) -> Action:
    """An action without what makes no difference: a Hero is any like it, a card any with its face."""
    name = action[0]
    heroes = {hero.number: hero.like() for hero in w.heroes}
    if name in {"melee", "ranged", "ability-hero", "hero"}:
        return (name, heroes[int(str(action[1]))])
    if name == "exhaust":
        return (name, *sorted(heroes[int(str(number))] for number in action[1:]))
    if name in {"play", "renew", "throw", "defend", "defend-only"}:
        return (name, w.cards[int(str(action[1]))].face, *action[2:])
    if name == "ability-room" and w.me().name != "slime":
        return action[:2]
    if name == "build":
        _, plan, place, quarters, value = action
        return (name, plan, place, turned(w.tile_doors[str(plan)], int(str(quarters))), value)
    return action


# -- playing -------------------------------------------------------------------------------------------------------


class Telling:
    """The model, run from a moment that the world alone tells, with the answers since: a flow cannot be copied."""

    def __init__(self, base: World, answers: list[dict[int, Action]], outcomes: list[tuple[str, list[int]]]) -> None:
        self.luck = Luck()
        for tag, values in outcomes:
            self.luck.put(tag, values)
        self.answers = answers
        self.world = base.copy(self.luck.shuffle)
        self.ask: Ask | None = None
        self.broken = ""
        flow = match(self.world)
        try:
            self.ask = next(flow)
            for answer in answers:
                self.ask = flow.send(answer)
        except StopIteration:
            self.ask = None
        except Disagreement as wrong:
            self.broken = str(wrong)


def unlike_options(w: World, ask: Ask) -> list[Action]:
    """The Heroes that a question of order is about, without those that are like one named before."""
    found: dict[Action, Action] = {}
    for option in next(iter(ask.options.values())):
        if option[0] == "hero":
            found.setdefault(unlike(w, option), option)
    return list(found.values())


def reach(w: World, first: Action, most: int = 300) -> set[str] | None:
    """All that can come of choosing this Hero now, whatever is answered later; None if that is too much to say."""
    found: set[str] = set()
    ways: list[list[dict[int, Action]]] = [[{0: first}]]
    looked = 0
    while ways:
        answers = ways.pop()
        looked += 1
        if looked > most:
            return None
        here = w.copy(lambda _tag, items: sorted(items))
        flow = settle(here)
        ask: Ask | None = None
        try:
            ask = next(flow)
            for answer in answers:
                ask = flow.send(answer)
        except (StopIteration, Over):
            ask = None
        if ask is None:
            shown = picture(here)
            numbers = [part for part in shown if part.startswith("hero ")]
            heroes = sorted(str(shown.pop(part)) for part in numbers)
            found.add(here.over or f"{shown} {heroes}")
            continue
        seats = list(ask.options) if ask.together else list(ask.options)[:1]
        if ask.kind == "hero":
            ways += [[*answers, {0: option}] for option in unlike_options(here, ask)]
        else:
            for some in product(*(ask.options[seat] for seat in seats)):
                ways.append([*answers, dict(zip(seats, some, strict=True))])
    return found


class Beside:
    """One match, and the model that follows it."""

    def __init__(self, session: Any, seed: int, proofs: float = 0.1, start: DungeonState | None = None) -> None:
        self.session = session
        self.proofs = proofs
        self.whim = Random(seed)
        self.kinds: Counter[str] = Counter()
        self.decisions = 0
        self.skips = 0  # questions of order that the engine did not ask
        self.proved = 0  # those of them that were few enough to be looked into
        self.doubts: list[str] = []  # those of them that do make a difference
        self.any_order = False
        self.patience = 2000  # how many orders of Heroes are tried
        self.trail: list[str] = []
        while session.outcome is None and next(iter(session.pending.values())).kind == "split":
            (seat, decision), *_ = session.pending.items()
            session.answer(seat, self.whim.choice(list(decision.actions)))
        self.base = world_of(session.state if start is None else start)
        self.answers: list[dict[int, Action]] = []
        self.outcomes: list[tuple[str, list[int]]] = []
        if start is not None:
            self.take_luck(-1)
        self.telling = Telling(self.base, [], [])

    def play(self, most: int = 100_000) -> int:
        """To the end, or for so many decisions."""
        self.compare()
        while self.session.outcome is None and self.decisions < most:
            self.answer()
            self.compare()
        return self.decisions

    def wrong(self, said: str) -> Disagreement:
        """What is told when they differ."""
        return Disagreement("\n".join([said, "after:", *(f"    {line}" for line in self.trail[-12:])]))

    def compare(self) -> None:
        """The engine stands where the model says, perhaps after questions of order that it did not ask."""
        found: list[Telling] = []
        reasons: list[str] = []
        self._follow(self.answers, found, reasons)
        if not found:
            raise self.wrong("\n".join(sorted(reasons, key=lambda reason: (reason[0] == " ", reason))[:3]))
        self.telling = found[0]
        self.answers = self.telling.answers
        world, ask = self.telling.world, self.telling.ask
        if ask is not None and ask.kind in {"turn", "hero"}:
            self.any_order = False
        if ask is not None and (ask.kind == "turn" or (ask.kind == "hero" and world.coming >= 0)):
            self.base, self.answers, self.outcomes = world, [], []

    def _follow(self, answers: list[dict[int, Action]], found: list[Telling], reasons: list[str]) -> None:
        telling = Telling(self.base, answers, self.outcomes)
        reason = self.difference(telling)
        if not reason:
            found.append(telling)
            return
        reasons.append(reason)
        ask = telling.ask
        if found or ask is None or telling.broken or len(reasons) > self.patience:
            return
        if ask.kind in {"act", "renew"} and next(iter(ask.options.values())) == [("pass",), ("cells",)]:
            self._follow([*answers, dict.fromkeys(ask.options, ("pass",))], found, reasons)
        elif ask.kind == "hero":
            options = unlike_options(telling.world, ask)
            for option in options:
                self._follow([*answers, {0: option}], found, reasons)
            if found and not self.any_order:
                self.prove(telling.world, options, [])
        elif ask.kind in {"hit", "way"}:
            self._left_out(answers, ask, found, reasons)

    def _left_out(self, answers: list[dict[int, Action]], ask: Ask, found: list[Telling], reasons: list[str]) -> None:
        """A target or a way that the engine did not ask for: each must lead to where it stands, or to Defeat."""
        options = next(iter(ask.options.values()))
        missed = []
        for option in options:
            reached: list[Telling] = []
            self._follow([*answers, {0: option}], reached, reasons)
            if reached:
                found.extend(reached[:1])
            else:
                missed.append(option)
        settled = all(decision.kind not in {"hero", "hit", "way"} for decision in self.session.pending.values())
        if found and missed and settled and self.session.outcome is None:  # else others act in between
            self.doubts.append(f"{ask.kind} was not asked, and {missed} of {options} come to something else")

    def prove(self, w: World, options: list[Action], offered: list[Action]) -> None:
        """Heroes that cannot be chosen now must lead to no more than those who can, or than each other."""
        self.skips += 1
        if self.whim.random() >= self.proofs:
            return
        reaches = [reach(w, option) for option in options]
        if None in reaches:
            return
        self.proved += 1
        allowed = [found for option, found in zip(options, reaches, strict=True) if option in offered] or reaches[:1]
        for option, found in zip(options, reaches, strict=True):
            if found not in allowed:
                self.doubts.append(f"{option} of {options} was not offered")

    def difference(self, telling: Telling) -> str:
        """What the model tells otherwise, if anything."""
        if telling.broken:
            return telling.broken
        left = telling.luck.left()
        if left:
            return f"the engine shuffled, the model did not: {left}; {telling.ask}"
        state: DungeonState = self.session.state
        theirs, ours = picture(world_of(state)), picture(telling.world)
        if self.session.outcome is not None:
            for part in ("turn", "pools"):  # a Treasure that was turned last goes nowhere any more
                theirs.pop(part), ours.pop(part)
        parts = [part for part in {**theirs, **ours} if theirs.get(part) != ours.get(part)]
        if parts:
            lines = [f"\n    {part}: engine {theirs.get(part)}, model {ours.get(part)}" for part in parts]
            return f"{len(parts):3} parts differ" + "".join(lines)
        return self.other_question(state, telling)

    def other_question(self, state: DungeonState, telling: Telling) -> str:
        """The same question to the same seats with the same answers."""
        pending, ask, world = self.session.pending, telling.ask, telling.world
        if ask is None or self.session.outcome is not None:
            return "" if ask is None and self.session.outcome is not None else f"one has ended: {pending}, {ask}"
        kind = next(iter(pending.values())).kind
        if kind != ask.kind or sorted(pending) != sorted(ask.options):
            return f"asked\n    engine {pending}\n    model {ask}"
        for seat, decision in pending.items():
            offered = [unlike(world, named(state, kind, action)) for action in decision.actions]
            expected = {unlike(world, action) for action in ask.options[seat]}
            if len(set(offered)) < len(offered):
                return f"{kind} offers like answers twice: {sorted(map(str, offered))}"
            if kind == "hero" and set(offered) < expected:
                options = unlike_options(world, ask)
                self.prove(world, options, [option for option in options if unlike(world, option) in offered])
            elif set(offered) != expected:
                only = sorted(map(str, set(offered) - expected)), sorted(map(str, expected - set(offered)))
                return f"answers to {kind} of seat {seat} differ\n    only engine: {only[0]}\n    only model: {only[1]}"
        return ""

    def answer(self) -> None:
        """The same answer to both."""
        ask = self.telling.ask
        assert ask is not None
        pending = dict(self.session.pending)
        state = self.session.state
        before = self.session.moves
        self.kinds[ask.kind] += 1
        if not ask.together:
            pending = dict([self.whim.choice(list(pending.items()))])
        chosen = {seat: self.pick(state, decision) for seat, decision in pending.items()}
        answers = {seat: named(state, pending[seat].kind, action) for seat, action in chosen.items()}
        self.trail.append(f"{ask.kind}: {answers}")
        for seat, action in chosen.items():
            self.session.answer(seat, action)
            self.decisions += 1
        if ("rest",) in answers.values():
            self.any_order = True  # whoever comes first then: found out by following the engine
        else:
            self.answers = [*self.answers, answers]
        self.take_luck(before)

    def take_luck(self, since: int) -> None:
        """What the engine has shuffled after so many moves."""
        for who, what in self.session.log(since):
            if isinstance(who, str):
                self.outcomes.append((who, list(what)))

    def pick(self, state: DungeonState, decision: Any) -> int:
        """Any answer, but rather a deed than none: a match in which nobody does anything shows nothing."""
        actions = list(decision.actions)
        if len(actions) > 1 and self.whim.random() < 0.8:
            actions = [action for action in actions if action != 0]
        kinds: dict[str, list[int]] = {}
        for action in actions:
            kinds.setdefault(str(named(state, decision.kind, action)[0]), []).append(action)
        return self.whim.choice(kinds[self.whim.choice(sorted(kinds))])
