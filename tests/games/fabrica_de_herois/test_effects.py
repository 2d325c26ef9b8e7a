"""Every effect of the box is run, and what changed is compared with the numbers in its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS
from ludoteca.games.fabrica_de_herois.content.load import own_content
from ludoteca.games.fabrica_de_herois.effects.amounts import Per
from ludoteca.games.fabrica_de_herois.effects.verbs_teams import LayLine
from ludoteca.games.fabrica_de_herois.effects.words import Effect
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.declaring import carry_out
from ludoteca.games.fabrica_de_herois.rules.reckoning import needed
from ludoteca.games.fabrica_de_herois.state import Factory, FactoryState
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.flow import Decision
from tests.games.fabrica_de_herois.table import Scene, hero, mission

A, B, C = 0, 1, 2
DIE = 2  # what every die shows
CONTENT = own_content()


def all_effects() -> dict[str, Effect]:
    """Every effect that a card of the box has, by what it says."""
    found: dict[str, Effect] = {}
    for ability in CONTENT.abilities:
        found.update({e.source: e for e in ability.effects})
    for card in CONTENT.missions:
        found.update({e.source: e for e in (*card.rewards, *card.punishments)})
    for place in CONTENT.bases:
        found.update({e.source: e for e in place.once})
    return found


EFFECTS = all_effects()
ANSWERS = [source for source, e in EFFECTS.items() if e.is_answer() or e.targets.name.startswith("attack")]


def table(kin: str = "") -> Factory:
    """Three players with a bit of everything; A is behind, and has a minus. `kin`: what all of A's Heroes are."""
    kinds = ("workshop", "backyard", "moonlight", "drumline", "duty")
    heroes = [
        hero(f"{name}{number}", 1 + number % 2, (name == "a" and kin) or kinds[number], gender="fmn"[number % 3])
        for name in "abc"
        for number in range(5)
    ]
    scene = Scene(
        heroes=heroes,
        missions=[
            mission("mine", 12, "red", "duty drumline"),
            mission("theirs", 12, "red", "duty"),
            mission("blue", 3, "blue"),
        ],
        players=[
            {"field": "a0 a1 a2 a3", "support": "a4", "actions": 3, "mission": "mine", "done": "blue m1"},
            {"field": "b0 b1 b2 b3 b4", "support": "p1 p2", "actions": 4, "mission": "theirs", "done": "m2 m3"},
            {"field": "c0 c1 c2 c3 c4", "support": "p3", "actions": 4, "mission": "m4", "done": "m5"},
        ],
        graveyard="p10 p11",
        lasting=[
            {"what": "marker", "team": A, "caster": C, "amount": -1, "for": "round"},
            {"what": "marker", "team": B, "caster": B, "amount": 1, "for": "round"},
            {"what": "block", "hero": "a2", "caster": C, "for": "round"},
            {"what": "block", "hero": "a3", "caster": C, "for": "round"},
            {"what": "protect", "hero": "b3", "caster": B, "for": "round"},
        ],
    )
    luck = Scripted(1)
    state = scene.state
    state.used[state.players[A].leader] = True
    made = Factory(state, luck, [])
    for _ in range(4):
        luck.force("effect", [DIE - 1])
    return made


def run(t: Factory, e: Effect) -> None:
    """Do it, as the reward of a Mission would; whoever is asked takes the first choice, and all that is to be had."""
    flow = carry_out(t, A, [e], causes.REWARD, 1)
    answer: int | None = None
    while True:
        try:
            asked = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Decision)
        answer = next((action for action in asked.actions if action), asked.actions[0])


def expected(t: Factory, e: Effect, seat: int) -> int:
    """The number that the text names: plain, by a die, or so much for each of something."""
    said = e.text()[1]
    if e.condition is not None:
        said = said["effect"][1]
    if "targets" in said:
        said = said["targets"][1]
    n = said.get("n", 1)
    if e.amount.form == "die":
        n = DIE
    elif e.amount.form == "half-die":
        n = (DIE + 1) // 2
    elif isinstance(e.amount, Per):
        n *= int(e.amount.thing.count(t, t.s.players[seat if e.amount.thing.theirs else A]))
    return int(-n if said.get("sign") == "minus" else n)


Measure = Callable[[FactoryState, int], int]


def promise(name: str) -> Measure:
    return lambda s, seat: int(getattr(s.players[seat], name))


NUMBERS: dict[str, Measure] = {
    "marker": lambda s, seat: int(s.players[seat].marker),
    "actions": lambda s, seat: int(s.players[seat].actions),
    "income": promise("windfall"),
    "nd": lambda s, seat: int(needed(s, s.players[seat])),
    "free-buy": promise("free_buys"),
    "free-flee": promise("free_flees"),
    "free-leader": promise("free_leads"),
    "two-missions": promise("two_missions"),
}
HEROES: dict[str, Callable[[FactoryState], int]] = {
    "eliminate": lambda s: len(s.graveyard),
    "exile": lambda s: len(s.exiled),
    "block": lambda s: sum(s.blocked),
    "protect": lambda s: sum(s.shielded),
    "steal": lambda s: len(s.players[A].field),
    "deck": lambda s: len(s.deck),
    "unblock": lambda s: -sum(s.blocked),
    "seal": lambda s: sum(s.sealed),
    "strip": lambda s: sum(s.stripped),
}
COUNTED = ("chosen", "in-one", "own", "my-any", "my-support", "leader", "lowest", "highest")


GROUPS = ("weak", "weak-in-one", "members", "leaders", "each", "my-all", "my-leader", "my-members")


def in_group(s: FactoryState, e: Effect) -> int:
    """How many Heroes the text means: by the limit or the Affiliation that it names, or one of every opponent.

    Nothing Blocks a Protected Hero, or Protects a Blocked one; what is not Blocked cannot be unblocked.
    """
    name = e.targets.name
    seats = (A,) if name.startswith("my-") else (B, C)
    fields = [s.players[seat].field for seat in seats]
    if e.verb.name == "block":
        fields = [[one for one in field if not s.guarded[one]] for field in fields]
    elif e.verb.name == "protect":
        fields = [[one for one in field if not s.blocked[one]] for field in fields]
    elif e.verb.name == "unblock":
        fields = [[one for one in field if s.blocked[one]] for field in fields]
    if name in ("leaders", "my-leader"):
        return sum(s.players[seat].leader in field for seat, field in zip(seats, fields, strict=True))
    if name == "each":
        return len(fields)
    said = e.text()[1]["targets"][1]
    if "limit" in said:
        fields = [[one for one in field if s.content.bonus[one] <= said["limit"]] for field in fields]
    if "aff" in said:
        place = AFFILIATIONS.index(said["aff"][0].removeprefix("aff-"))
        fields = [[one for one in field if s.content.affiliations[one] >> place & 1] for field in fields]
    counts = [len(field) for field in fields]
    if name in ("members", "weak-in-one"):  # of one Field: the first that has any
        return next(n for n in counts if n)
    return sum(counts)


def sheets_changed(before: FactoryState, after: FactoryState) -> set[tuple[int, int]]:
    """Whose sheet differs, and in which line."""
    return {
        (seat, index)
        for seat in range(3)
        for index, was in enumerate(before.players[seat].sheet)
        if after.players[seat].sheet[index] != was
    }


def on_sheet(before: FactoryState, after: FactoryState, seat: int, verb: LayLine) -> int:
    """What a line has become more, or which Affiliations it has got."""
    was, now = before.players[seat].sheet[verb.line.index], after.players[seat].sheet[verb.line.index]
    return int(now - was)


def line_said(e: Effect) -> int:
    """The number that the text of a line names, or its Affiliation."""
    said = e.text()[1]
    said = said.get("rule", ("", said))[1]
    if "aff" in said:
        return int(1 << AFFILIATIONS.index(said["aff"][0].removeprefix("aff-")))
    return int(-said["n"] if said["sign"] == "minus" else said["n"])


# What needs a Field of one Affiliation.
KIN = {
    "borrow if backyard 2": "backyard",
    "draw 2 if backyard 2": "backyard",
    "protect my-members drumline for round": "drumline",
    "trade-leaders one if drumline 2": "drumline",
}
PLAIN = [source for source in EFFECTS if source not in ANSWERS]  # the others are answers: test_words_guard.py has them


def _cast(e: Effect) -> Any:
    from ludoteca.games.fabrica_de_herois.state import NONE, new_cast

    return new_cast(A, NONE, causes.REWARD, [e], False)


@pytest.mark.rule("FH-R43", "FH-R53", "FH-R73", "FH-R74")
@pytest.mark.parametrize("source", PLAIN)
def test_what_changed_is_what_the_text_says(source: str) -> None:
    e = EFFECTS[source]
    t = table(KIN.get(source, ""))
    assert e.open(t, _cast(e)), "it cannot be used at this table"
    before = t.s.copy()
    name = e.verb.name
    players = e.targets.seats(t, _cast(e), e, 0) if not e.targets.asks else [B]
    numbers = {seat: expected(t, e, seat) for seat in range(3)}
    if e.condition is not None and e.condition.name == "die" and e.condition.n > DIE:
        numbers = dict.fromkeys(range(3), 0)
    run(t, e)
    after = t.s
    if name in NUMBERS and not isinstance(e.verb, LayLine):
        for seat in players or [A]:
            was, now = NUMBERS[name](before, seat), NUMBERS[name](after, seat)
            wanted = was + numbers[seat]
            if name == "marker":
                wanted = max(-5, min(5, wanted))
            elif name == "actions":
                wanted = max(0, min(6, wanted))
            elif name == "nd":
                wanted = max(0, wanted)
            assert now == wanted, f"{source}: seat {seat} had {was}, should have {wanted}, has {now}"
    elif name in HEROES and e.targets.name in COUNTED:
        changed = HEROES[name](after) - HEROES[name](before)
        assert changed == numbers[A], f"{source}: {changed} Heroes instead of {numbers[A]}"
    elif name in HEROES and e.targets.name in GROUPS:
        changed = HEROES[name](after) - HEROES[name](before)
        assert changed == in_group(before, e), f"{source}: {changed} Heroes of the group"
    elif isinstance(e.verb, LayLine):
        assert sheets_changed(before, after) == {(seat, e.verb.line.index) for seat in players or [A]}
        for seat in players or [A]:
            assert on_sheet(before, after, seat, e.verb) == line_said(e), source
    elif name == "home" and e.targets.name in COUNTED:
        assert sum(event.kind == "went-home" for event in t.sink or []) == numbers[A]
    elif name == "draw":
        gone = sum(event.args[1] for event in t.sink or [] if event.kind == "gave-back")
        assert _team(after, A) - _team(before, A) + gone == numbers[A]
    elif name == "rob":
        assert after.players[B].actions == before.players[B].actions - numbers[A]
    elif name == "pickpocket":
        assert len(after.graveyard) == len(before.graveyard) + numbers[A] * len(players)
    else:
        assert _changed(before, after), f"{source} has changed nothing"


def _team(s: FactoryState, seat: int) -> int:
    return len(s.players[seat].field) + len(s.players[seat].support)


def _changed(before: FactoryState, after: FactoryState) -> bool:
    from ludoteca.games.fabrica_de_herois.checks.invariants import dump

    return dump(before) != dump(after)


def words_of(effects: list[Effect]) -> set[str]:
    """The verbs, targets, conditions and counted things that a card speaks of."""
    found = {f"verb {e.verb.name}" for e in effects} | {f"targets {e.targets.name}" for e in effects}
    found |= {f"if {e.condition.name}" for e in effects if e.condition is not None}
    return found | {f"per {e.amount.thing.name}" for e in effects if isinstance(e.amount, Per)}


def test_words_that_serve_one_card_only() -> None:
    """A word is worth its class when it serves several cards; those that serve one are named here."""
    cards = [[*card.leader.effects, *card.discard.effects] for card in CONTENT.heroes]
    cards += [[*card.rewards, *card.punishments] for card in CONTENT.missions]
    cards += [list(place.once) for place in CONTENT.bases]
    served = Counter(word for effects in cards for word in words_of(effects))
    assert {word for word, count in served.items() if count == 1} == ALONE


# Lines that Bases and Missions have too, and what was asked for by name.
ALONE = {"verb choosy", "verb lead", "verb price-buy", "verb price-flee"}
ALONE |= {"targets ahead", "targets attacker-leader", "targets highest", "targets weak-in-one", "if few"}
ALONE |= {"per field", "per grave", "per man", "per their-field", "per their-member"}
