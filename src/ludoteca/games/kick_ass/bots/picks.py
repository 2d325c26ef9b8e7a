"""All other questions: bonuses, cards to part with, what to buy, where an effect goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.outlook import outlook
from ludoteca.games.kick_ass.bots.uses import option_worth, worst_score
from ludoteca.games.kick_ass.bots.worth import (
    DOLLAR,
    card_score,
    crowd,
    deed_worth,
    item_score,
    meter,
    relief,
)
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.words import Line
from ludoteca.games.kick_ass.rules import causes
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.timers import price_of
from ludoteca.games.kick_ass.state import BOSS_EVENT, NO_CARD, City
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision

GOOD: Final = (w.ELIMINATE, w.CLEAN, w.STRIKE, w.PROTECT, w.LURE, w.DRIVE)


def pick(t: City, decision: Decision, whim: Chance) -> int:
    """An answer to whatever is neither a card, a step nor a die."""
    options = decision.actions
    if decision.kind == "mist":
        return options[whim.below(len(options))]
    chooser = CHOOSERS.get(decision.kind)
    if chooser is not None:
        return chooser(t, decision)
    if decision.kind in LAST:
        return options[len(options) - 1]
    if decision.kind in WEIGHED:
        return greatest(options, [weigh(t, decision, one) for one in options])
    return options[0]


LAST: Final = ("viral", "pick-space")
WEIGHED: Final = (
    "afar",
    "police-bonus",
    "gang-from",
    "solo-card",
    "solo-item",
    "pick-card",
    "pick-slot",
    "sixth",
    "famous",
)


def weigh(t: City, decision: Decision, one: int) -> float:
    """What one answer is worth, where each can be weighed by itself; nothing is worth a little."""
    kind = decision.kind
    seat: i64 = decision.seat
    if kind in ("sixth", "famous"):
        return -card_score(t, seat, one)
    if kind == "solo-card":
        return solo_swap(t, seat, one)
    if kind == "solo-item":
        return item_score(t, seat, t.s.drawn[one])
    if kind == "gang-from":
        return crowd(t, one, t.s.minions[one] + t.s.supers[one])
    if one == 0:
        return 0.05
    if kind == "police-bonus":
        return relief(t, one - 1, 1)
    if kind == "pick-card":
        return card_score(t, seat, one - 1)
    if kind == "pick-slot":
        return slot_worth(t, seat, one - 1)
    place = decision.about
    assert isinstance(place, int)
    return option_worth(t, outlook(t), seat, place, one - 1, worst_score(t, seat))


def greatest(options: Sequence[int], worths: list[float]) -> int:
    """The option that is worth most; the first of equals."""
    best = 0
    for index in range(len(worths)):
        if worths[index] > worths[best] + 1e-9:
            best = index
    return int(options[best])


def least(options: Sequence[int], worths: list[float]) -> int:
    """The option that is worth least."""
    return greatest(options, [-worth for worth in worths])


def refresh(t: City, decision: Decision) -> int:
    """KA-R131: a better card, or what the panel needs most; a gain given up where an event asks for it."""
    seat: i64 = decision.seat
    hero = t.s.heroes[seat]
    worst = worst_score(t, seat)
    look = outlook(t)
    worths: list[float] = []
    for action in decision.actions:
        if action >= 200:
            which: i64 = action - 200
            goal = look.at(which // a.NEED)
            worths.append(0.0 if goal is None else goal.unit[which % a.NEED])
        elif action >= a.TAKE:
            card = t.s.offer[action - a.TAKE]
            worths.append(0.55 * (card_score(t, seat, card) - worst) if card != NO_CARD else -1.0)
        else:
            worths.append(meter(t, hero, action - a.GAIN, 1))
    return greatest(decision.actions, worths)


def buy(t: City, decision: Decision) -> int:
    """KA-R96: the item that is worth most beyond its price."""
    credit = decision.about
    assert isinstance(credit, int)
    worths: list[float] = []
    for action in decision.actions:
        if action == 0:
            worths.append(0.4)
        else:
            item = t.s.shop[action - 1]
            worths.append(item_score(t, decision.seat, item) - 0.7 * DOLLAR * float(price_of(t, item, credit)))
    return greatest(decision.actions, worths)


def needy(t: City, decision: Decision) -> int:
    """Who gets something: whoever it helps most."""
    options = decision.actions
    worths: list[float] = []
    for seat in options:
        hero = t.s.heroes[seat]
        if decision.kind == "free-item":
            item = decision.about
            worths.append(item_score(t, seat, item) if isinstance(item, int) else 0.0)
        elif decision.kind == "loot-for":
            worths.append(-float(hero.stats[w.DOLLAR]))
        else:
            place = decision.about
            what = w.HAPPINESS
            if place == w.HOSPITAL:
                what = w.LIFE
            elif place == w.CITY_HALL:
                what = w.MEDIA
            worths.append(meter(t, hero, what, 1))
    return greatest(options, worths)


def forgo(t: City, decision: Decision) -> int:
    """A Clean-up bonus given up for an event whose best way asks for it."""
    look = outlook(t)
    for action in decision.actions:
        if action > 0:
            goal = look.at((action - 1) // a.NEED)
            if goal is not None and goal.unit[(action - 1) % a.NEED] > 0.6:
                return action
    return a.PASS


def solo_swap(t: City, seat: i64, action: i64) -> float:
    """KA-R56: what is gained by a swap of cards."""
    new = t.s.drawn[action // a.CARDS]
    return card_score(t, seat, new) - card_score(t, seat, action % a.CARDS)


def slot_worth(t: City, seat: i64, slot: i64) -> float:
    """A card of the display."""
    card = t.s.offer[slot]
    return card_score(t, seat, card) - worst_score(t, seat) if card != NO_CARD else 0.0


def where(t: City, decision: Decision) -> int:
    """Where an effect goes: help where it is worst, harm where it is least bad."""
    about = decision.about
    verb = about[1] if isinstance(about, tuple) else w.PROTECT
    s = t.s
    worths: list[float] = []
    for action in decision.actions:
        if action == 0:
            worths.append(-0.01 if verb in GOOD else 0.0)
            continue
        place = (action - 1) % a.PLACE
        figures = s.minions[place] + s.supers[place]
        if verb == w.PROTECT:
            free = t.content.limits[place] - figures - s.protection[place]
            worths.append(crowd(t, place, figures + 1) - crowd(t, place, figures) if free > 0 else -5.0)
        elif verb in (w.ELIMINATE, w.STRIKE):
            worths.append(relief(t, place, 1))
        elif verb == w.CLEAN:
            worths.append(relief(t, place, s.minions[place]))
        elif verb == w.DRIVE:
            worths.append(crowd(t, place, figures) - crowd(t, place, figures + 1))
        elif verb in (w.WALK, w.GO):
            worths.append(0.0)
        else:
            worths.append(crowd(t, place, figures) - crowd(t, place, figures + 1))
    return greatest(decision.actions, worths)


def whom(t: City, decision: Decision) -> int:
    """Whom an effect is for: a gain where it helps most, a loss where it hurts least."""
    about = decision.about
    verb = about[1] if isinstance(about, tuple) else w.GAIN
    what = about[2] if isinstance(about, tuple) else w.HAPPINESS
    worths: list[float] = []
    for action in decision.actions:
        if action == 0:
            worths.append(0.0)
            continue
        hero = t.s.heroes[action - 1]
        if verb in (w.GAIN, w.LOSE) and what <= w.DOLLAR:
            worths.append(meter(t, hero, what, 1 if verb == w.GAIN else -1))
        elif verb == w.FAINT:
            worths.append(-float(hero.stats[w.HAPPINESS]) - 0.3 * float(hero.stats[w.LIFE]))
        else:
            worths.append(0.1)
    return greatest(decision.actions, worths)


def side(t: City, decision: Decision) -> int:
    """Which side of a choice of an effect."""
    about = decision.about
    line = line_of(t, about[0], about[1]) if isinstance(about, tuple) else None
    if line is None:
        return decision.actions[len(decision.actions) - 1]
    worths: list[float] = []
    for action in decision.actions:
        worth = 0.0
        if action > 0 and action - 1 < len(line.options):
            for deed in line.options[action - 1].deeds:
                worth += villain_worth(t, decision.seat, deed)
        worths.append(worth)
    return greatest(decision.actions, worths)


def villain_worth(t: City, seat: i64, deed: w.Deed) -> float:
    """What a deed of an event or a spawn card means to the team."""
    if deed.verb == w.SPAWN:
        n = float(deed.n + deed.x * t.s.x)
        place = deed.place if deed.place < w.DISTRICTS else w.PARK
        figures = t.s.minions[place] + t.s.supers[place]
        return crowd(t, place, figures) - crowd(t, place, figures + int(n)) - (0.6 * n if deed.what == w.SUPER else 0.0)
    if deed.verb == w.FAINT:
        return -5.0
    return deed_worth(t, max(0, seat), deed)


def line_of(t: City, cause: int, moment: int) -> Line | None:
    """The line of a piece that asks for a choice, by its cause."""
    box = t.content
    lines: list[Line] = []
    if causes.EVENT <= cause < causes.EVENT + 2 * BOSS_EVENT:
        piece = event_piece(t.s, cause - causes.EVENT)
        lines = [*piece.mature, *piece.reward, *piece.setup, *piece.lines.all]
    elif causes.SPAWN <= cause < causes.SPAWN + len(box.spawns):
        lines = box.spawns[cause - causes.SPAWN].lines.all
    elif causes.CRISIS <= cause < causes.CRISIS + len(box.crises):
        lines = box.crises[cause - causes.CRISIS].lines.all
    elif causes.CARD <= cause < causes.CARD + len(box.cards):
        lines = box.cards[cause - causes.CARD].lines.all
    elif causes.ITEM <= cause < causes.ITEM + len(box.items):
        lines = box.items[cause - causes.ITEM].lines.all
    for line in lines:
        if line.moment == moment and len(line.options) > 1:
            return line
    return None


def which_item(t: City, decision: Decision) -> int:
    """An item to lose, to tire or to restore."""
    about = decision.about
    verb = about[1] if isinstance(about, tuple) else w.LOSE
    worths = [0.0 if one == 0 else item_score(t, decision.seat, one - 1) for one in decision.actions]
    return greatest(decision.actions, worths) if verb == w.RESTORE else least(decision.actions, worths)


CHOOSERS: Final[dict[str, Callable[[City, Decision], int]]] = {
    "refresh": refresh,
    "buy": buy,
    "bonus": needy,
    "last-helper": needy,
    "loot-for": needy,
    "free-item": needy,
    "forgo": forgo,
    "pick-place": where,
    "pick-ways": where,
    "pick-hero": whom,
    "pick-option": side,
    "pick-item": which_item,
}
