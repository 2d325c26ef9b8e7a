"""*Jogador*: every deed is tried on a sketch of the dungeon, and the one that leaves the least danger is done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots.councils import council
from ludoteca.games.keep_the_heroes_out.bots.deeds import gain, later, open_cells
from ludoteca.games.keep_the_heroes_out.bots.intents import intent_of
from ludoteca.games.keep_the_heroes_out.bots.picking import best_deed
from ludoteca.games.keep_the_heroes_out.bots.sketch import Sketch, danger, sketch_of, with_more
from ludoteca.games.keep_the_heroes_out.bots.weights import WEIGHTS
from ludoteca.games.keep_the_heroes_out.bots.worths import card_worths, dull_loot, least_card, spare_card
from ludoteca.games.keep_the_heroes_out.content.box import DEFEND, DRAW, MOVE, ROOMS, TYPE_OF
from ludoteca.games.keep_the_heroes_out.rules.attack import combo_of
from ludoteca.games.keep_the_heroes_out.rules.cards import icon_deeds, uses
from ludoteca.games.keep_the_heroes_out.rules.deeds import neighbours, occupied
from ludoteca.games.keep_the_heroes_out.state import Clan, Dungeon
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent

COMBO: Final = 0.8  # how often the right part of a Combo comes about
MOST_TRIED: Final = 60  # deeds of one icon that are looked at
WORTH_RENEWING: Final = 0.3  # share of the match that must be left for new Loot to be worth a card
DULL: Final = 2  # cards of the row that nobody wants, for one of the hand


class Player(Policy):
    """Looks at what the next cards can do, and at little else."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer that leaves the dungeon best."""
        assert isinstance(table, Dungeon)
        kind = decision.kind
        if kind == "turn":
            if is_first_card(table):
                table.rests += 1
            return choose_card(table, decision)
        if kind in ("act", "swarm", "combo"):
            deed = best_deed(table, decision.actions)
            return deed if deed in decision.actions else decision.actions[0]
        if kind == "last":
            return actions.CELLS if open_cells(sketch_of(table)) > WEIGHTS.card else actions.PASS
        if kind == "defend":
            return defend(table, decision)
        if kind == "curse":
            return least_card(table, list(decision.actions))
        if kind == "lab-card":
            return best_slot(table, decision)
        if kind == "renew":
            return renew(table, decision)
        if kind == "split":
            return split(table, decision)
        return council(table, decision, whim)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do, and what decided."""
        assert isinstance(table, Dungeon)
        return intent_of(table, decision, action)


def is_first_card(t: Dungeon) -> bool:
    """Whether a turn has just begun: nothing is played, and the Cells have not been used."""
    return len(t.active().played) == 0 and t.s.cells_used == 0


def choose_card(t: Dungeon, decision: Decision) -> int:
    """Which card to play, and which side of it. One that does little is played, too: another is drawn for it."""
    clan = t.active()
    base = sketch_of(t)
    before = danger(base)
    known: dict[int, float] = {}
    best = actions.PASS
    most = -0.01
    for action in decision.actions:
        if action == actions.CELLS:
            worth = open_cells(base)
        elif action == actions.PASS:
            continue
        else:
            worth = worth_of(t, clan, base, before, action, known)
        if worth > most:
            most = worth
            best = action
    return best


def worth_of(t: Dungeon, clan: Clan, base: Sketch, before: float, action: i64, known: dict[int, float]) -> float:
    """What playing a side of a card would bring: for each icon the best that it can do, after a step if it has one.

    `known` remembers what deeds are worth, for the other cards.
    """
    card = t.content.cards[(action - actions.PLAY) // actions.SIDES]
    rooms = occupied(clan)
    side = card.sides[(action - actions.PLAY) % actions.SIDES]
    wider = rooms
    for icon in side:
        if icon.icon == MOVE:
            wider = after_a_step(t, rooms)
    total = 0.0
    for icon in side:
        times = uses(icon)
        if icon.icon == DEFEND or times == 0:
            continue
        deeds: list[int] = []
        icon_deeds(t, clan, icon, rooms if icon.icon == MOVE else wider, deeds)
        top = 0.0
        for deed in deeds[:MOST_TRIED]:
            if deed in known:
                worth = known[deed]
            else:
                worth = gain(t, clan, base, before, deed)
                known[deed] = worth
            if worth > top:
                top = worth
        for part in icon.then:
            top += COMBO * (WEIGHTS.card if part.icon == DRAW else 0.8) * float(part.n) if len(deeds) > 0 else 0.0
        total += top * (1.0 + 0.7 * float(times - 1))
    if card.defends and rooms != 0:
        total -= WEIGHTS.keep_a_defence
    return total


def after_a_step(t: Dungeon, rooms: i64) -> i64:
    """These rooms, and those next to them."""
    wider = rooms
    for room in range(ROOMS):
        if rooms >> room & 1:
            wider |= neighbours(t.s, room, False)
    return wider


def defend(t: Dungeon, decision: Decision) -> int:
    """KTHO-R38: a card for a Wound, if what the Wound costs is more; of several the one whose Combo brings most."""
    about = decision.about
    assert isinstance(about, tuple)
    base = sketch_of(t)
    hurt = base.copy()
    hurt.body = with_more(hurt.body, about[1], -1)
    cost = danger(hurt) - danger(base)
    best = actions.PASS
    most = 0.0
    for action in decision.actions:
        if action == actions.PASS or action >= actions.DEFEND_ONLY:
            continue
        combo = combo_of(t.content.cards[action - actions.DEFEND])
        worth = cost - WEIGHTS.a_card_less
        if combo is not None:
            worth += (WEIGHTS.card if combo.icon == DRAW else 0.7) * float(combo.n)
        if worth > most:
            most = worth
            best = action
    return best


def best_slot(t: Dungeon, decision: Decision) -> int:
    """KTHO-R58: of the foreign cards on display the best."""
    worths = card_worths(t)
    best = decision.actions[0]
    for slot in decision.actions:
        if worths[t.s.loot_row[slot]] > worths[t.s.loot_row[best]]:
            best = slot
    return best


def renew(t: Dungeon, decision: Decision) -> int:
    """KTHO-R24: a card that helps little, for a row that has little; once a turn, and only while Loot still pays."""
    sketch = sketch_of(t)
    if actions.CELLS in decision.actions and open_cells(sketch) > WEIGHTS.card:
        return actions.CELLS
    if t.s.renewed > 0 or later(sketch) < WORTH_RENEWING:
        return actions.PASS
    mask = dull_loot(t)
    card = spare_card(t, t.active())
    if int(mask).bit_count() < DULL or card < 0:
        return actions.PASS
    action = int(actions.RENEW + card * actions.MASKS + mask)
    return action if action in decision.actions else actions.PASS


def split(t: Dungeon, decision: Decision) -> int:
    """KTHO-R10: so many start Monsters in this room, the rest in the other of its type: where they are needed."""
    clan = t.active()
    room = decision.about
    assert isinstance(room, int)
    other = room
    for one in range(ROOMS):
        if t.has(one) and TYPE_OF[one] == TYPE_OF[room] and one > room:
            other = one
            break
    base = sketch_of(t)
    most: i64 = decision.actions[len(decision.actions) - 1]
    best = 0
    least = 1e9
    for n in decision.actions:
        trial = base.copy()
        trial.body = with_more(with_more(base.body, room, n * clan.vitality), other, (most - n) * clan.vitality)
        cost = danger(trial)
        if cost < least:
            least = cost
            best = n
    return best
