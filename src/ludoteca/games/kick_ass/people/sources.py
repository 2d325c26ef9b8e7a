"""The lines of the piece that asks something, found by its cause: so that the sides of a choice can be said."""

from __future__ import annotations

from ludoteca.games.kick_ass.content import telling
from ludoteca.games.kick_ass.content.words import Line
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.rules import causes as c
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.flow import Decision


def lines_of(t: City, code: int) -> list[Line]:
    """All lines of the piece that a cause names."""
    box = t.content
    if code >= c.SETTING_UP:
        return []
    if code >= c.BRUTE:
        return box.brutes[code - c.BRUTE].lines.all
    if code >= c.TWIST:
        return box.modifiers[code - c.TWIST].lines.all
    if code >= c.VIRAL:
        return box.heroes[code - c.VIRAL].viral.all if code < c.TIMER else []
    if code >= c.EVENT:
        piece = names.event_of(box, code - c.EVENT)
        return [*piece.reward, *piece.mature, *piece.setup, *piece.lines.all]
    if code >= c.SPAWN:
        return box.spawns[code - c.SPAWN].lines.all
    if code >= c.CRISIS:
        return box.crises[code - c.CRISIS].lines.all
    if code >= c.ITEM:
        return box.items[code - c.ITEM].lines.all
    return box.cards[code - c.CARD].lines.all


def options_of(t: City, decision: Decision, option: int) -> names.Word:
    """One side of the choice that a question is about: that of the line which has so many sides."""
    about = decision.about
    cause, moment = (about[0], about[1]) if isinstance(about, tuple) and len(about) > 1 else (-1, -1)
    highest = max(decision.actions) - 1  # sides are numbered from 0, and pass comes first
    for line in lines_of(t, cause) if cause >= 0 else []:
        if len(line.options) > highest and line.moment == moment:
            one = Line(int(line.moment), [line.options[option]], line.compulsory)
            return telling.line_word(t.content, one, int(t.s.x))
    return "option-plain", {"n": option + 1}
