"""What a choice leads to, for the one who is about to make it. Every number comes from the rules, played on a copy.

Nothing hidden can show: of the deck only its size is kept, and nothing here rolls a die.
"""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.actions import extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.people.names import Word, card_name, face_name, monster_name
from ludoteca.games.king_of_tokyo.powers import PATIENTS
from ludoteca.games.king_of_tokyo.rules.dice import resolve_dice
from ludoteca.games.king_of_tokyo.rules.tokyo import enter_tokyo
from ludoteca.games.king_of_tokyo.state import HEART, OUTSIDE, PLACE_NAMES, THREE, Tokyo, TokyoState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Effect, Preview
from ludoteca.kernel.previews import LuckNeeded, NoLuck

NUMBERS = ("stars", "hearts", "energy", "poison", "shrink")
A_SET = 3  # KOT-R27: so many of a number score


def effects(before: TokyoState, after: TokyoState, seat: int) -> list[Effect]:
    """How two moments of one match differ: the asker's own things first, then the others', clockwise."""
    count = len(before.monsters)
    found: list[Effect] = []
    for other in [(seat + step) % count for step in range(count)]:
        found += _changes(before, after, other)
    return found


def _changes(before: TokyoState, after: TokyoState, seat: int) -> list[Effect]:
    """What became of one monster; of a fallen one, only that it fell."""
    was, now = before.monsters[seat], after.monsters[seat]
    who = monster_name(before, seat)
    if was.alive and not now.alive:
        lost = int(was.hearts)
        return [Effect("falls", seat, -lost, 0, "effect-falls", {"who": who})]
    found = []
    for name in NUMBERS:
        left: int = getattr(now, name)
        change = left - int(getattr(was, name))
        if change:
            key = f"effect-{'gain' if change > 0 else 'lose'}-{name}"
            found.append(Effect(name, seat, change, left, key, {"who": who, "n": abs(change), "after": left}))
    if was.place != now.place:
        place: Word = f"place-{PLACE_NAMES[now.place]}", {}
        found.append(Effect("place", seat, 0, int(now.place), "effect-place", {"who": who, "place": place}))
    return found + _cards(before, after, seat)


def _cards(before: TokyoState, after: TokyoState, seat: int) -> list[Effect]:
    """The KEEP cards that came to a monster, and those that it has lost."""
    had, has = before.monsters[seat].cards, after.monsters[seat].cards
    who = monster_name(before, seat)
    kind_of, content = before.content.kind_of, before.content
    gained = [card_name(content, kind_of[card]) for card in has if card not in had]
    lost = [card_name(content, kind_of[card]) for card in had if card not in has]
    return [
        *(Effect("card", seat, 1, len(has), "effect-gain-card", {"who": who, "card": card}) for card in gained),
        *(Effect("card", seat, -1, len(has), "effect-lose-card", {"who": who, "card": card}) for card in lost),
    ]


def resolved(state: TokyoState, dice: list[int], before: TokyoState | None = None) -> list[Effect]:
    """What these dice would give the active monster, from where the state stands; compared with `before`, if given.

    Where Tokyo has room, the active monster then enters. Its own questions on the way (what comes first, what a
    heart is for) are answered as the table would; where a victim may react it is taken to lose the hearts; where
    one may yield Tokyo nobody can tell, and it ends there.
    """
    world = state.copy()
    world.deck = sorted(world.deck)
    world.dice = dice[:]
    table = Tokyo(world, NoLuck(), None)
    flow = resolve_dice(table, table.active())
    try:
        ask = next(flow)
        while isinstance(ask, Decision) and ask.kind in ("resolve", "heart", "react"):
            ask = flow.send(ask.actions[0])
    except LuckNeeded:
        pass
    except StopIteration:
        enter_tokyo(table, table.active())
    return effects(before or state, world, state.turn) + _remarks(state, dice)


def _remarks(state: TokyoState, dice: list[int]) -> list[Effect]:
    """What these dice do not give: hearts in Tokyo, and a number of which one more would score."""
    me = state.monsters[state.turn]
    found = []
    hearts = dice.count(HEART)
    if hearts and me.place != OUTSIDE and not me.hooks[PATIENTS]:
        found.append(Effect("wasted", int(me.seat), hearts, 0, "effect-wasted", {"n": hearts}))
    for face in range(THREE + 1):
        if dice.count(face) == A_SET - 1:
            params = {"face": face_name(face), "n": face + 1}
            found.append(Effect("short", int(me.seat), face + 1, face + 1, "effect-short", params))
    return found


class Changed:
    """What the dice would give after a card has changed one of them, with what that costs; or as they lie.

    Which of two like dice it is does not matter, so it is worked out once.
    """

    def __init__(self, state: TokyoState) -> None:
        self._state = state
        self._known: dict[tuple[object, ...], list[Effect]] = {}

    def by(self, action: int) -> list[Effect]:
        """What comes of this answer."""
        world = self._state.copy()
        table = Tokyo(world, NoLuck(), None)
        me = table.active()
        if is_extra(action):
            self._state.content.powers[extra_kind(action)].change(table, me, extra_choice(action))
        key = tuple(sorted(world.dice)), tuple(me.cards), int(me.energy)
        if key not in self._known:
            self._known[key] = resolved(world, list(world.dice), self._state)
        return self._known[key]


_REMEMBERED = 64
_known: dict[tuple[object, ...], Preview] = {}


def of_kept_dice(state: TokyoState) -> Preview:
    """For every way to keep some of the dice: what those alone would give, if no die were rolled again.

    Everyone at a table looks at the same moment again and again, so the last few are remembered.
    """
    key = _what_counts(state)
    found = _known.get(key)
    if found is None:
        found = _weigh_kept_dice(state)
        while len(_known) >= _REMEMBERED:
            del _known[next(iter(_known))]
        _known[key] = found
    return found


def _what_counts(state: TokyoState) -> tuple[object, ...]:
    """All that the worth of the dice depends on."""
    monsters = tuple(
        (m.monster, m.hearts, m.stars, m.energy, m.place, m.poison, m.shrink, m.alive, m.wings, tuple(m.cards))
        for m in state.monsters
    )
    return monsters, tuple(state.dice), int(state.turn), int(state.copied)


def _weigh_kept_dice(state: TokyoState) -> Preview:
    dice = list(state.dice)
    known: dict[tuple[int, ...], int] = {}
    outcomes: list[list[Effect]] = []
    by_mask: list[int] = []
    for mask in range(1 << len(dice)):
        kept = tuple(sorted(face for index, face in enumerate(dice) if mask >> index & 1))
        if kept not in known:
            known[kept] = len(outcomes)
            outcomes.append(resolved(state, list(kept)))
        by_mask.append(known[kept])
    return Preview(outcomes, by_mask)
