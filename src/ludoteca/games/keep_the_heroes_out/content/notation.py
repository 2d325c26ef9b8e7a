"""What stands on a card, written in icons, as people write it in the content files:

    2 activate / swarm move         a choice: left or right of the slash (KTHO-R41)
    move + melee                    both, in any order
    melee > summon                  a Combo: if the left succeeds, the right is free (KTHO-R42, KTHO-R80)
    discard coin > place 3          a token of the room turns into that many Monsters there
    swarm melee                     every Monster of one room (KTHO-R43)
    ambush 3 bones                  up to three Monsters, into rooms of a type (KTHO-R44)
    summon 2 eye, summon            into one room of the type; without one, see KTHO-D-24
    reinforce melee                 KTHO-R45
    draw, move, ranged, defend, trap, portal, coin, book, frog, bone

A number comes first (`2 draw`), or after `ambush`, `summon` and `place`. Whatever no rule could resolve is refused,
with a reason that says what would be good.
"""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import (
    ACTIVATE,
    AMBUSH,
    DEFEND,
    DISCARD,
    DRAW,
    ICON_NAMES,
    MELEE,
    MOVE,
    NO_TYPE,
    PORTAL,
    RANGED,
    REINFORCE,
    RESOURCE,
    RESOURCES,
    SET_TRAP,
    SUMMON,
    TOKEN_NAMES,
    TYPE_NAMES,
    Icon,
)

MOST: Final = 4  # of one icon
NO_NUMBER: Final = -1  # none is written: the icon stands once
MOST_SIDES: Final = 4  # see actions.SIDES
MOST_ICONS: Final = 4  # on one side: a text has that many parts
RESOURCE_NAMES: Final = TOKEN_NAMES[:RESOURCES]

# Icons that are written by one word, and may have a number before it.
PLAIN: Final = {
    "draw": DRAW,
    "activate": ACTIVATE,
    "move": MOVE,
    "melee": MELEE,
    "ranged": RANGED,
    "defend": DEFEND,
    "trap": SET_TRAP,
    "portal": PORTAL,
}
SWARMS: Final = (MOVE, MELEE, RANGED)
SOUGHT: Final = (*PLAIN, "resource", "summon")  # what Reinforce can look for
# What may stand left of a Combo, and right of it. The right part happens in the room of the left one (KTHO-R80); a shot
# has two rooms and a card drawn has none, so their right part must need none.
LEFT: Final = (MOVE, MELEE, RANGED, DEFEND, RESOURCE, SET_TRAP, PORTAL, DISCARD)
RIGHT: Final = (DRAW, MOVE, MELEE, RESOURCE, SET_TRAP, PORTAL, SUMMON)
RIGHT_OF_RANGED: Final = (DRAW,)
RIGHT_OF_DEFEND: Final = (DRAW, RESOURCE, SET_TRAP, SUMMON)  # nobody is asked anything amid an attack (KTHO-D-9)

_WORD = re.compile(r"[a-z]+|[0-9]+|\S")


class BadNotation(ValueError):
    """Icons that no card can have; the reason goes on from the text, as in `'fly' is no icon`."""


def sides_of(text: str) -> list[list[Icon]]:
    """The sides of a card, each a list of icons."""
    sides = [_side(part) for part in text.split("/")]
    if len(sides) > MOST_SIDES:
        raise BadNotation(f"has {len(sides)} sides; it takes 1 to {MOST_SIDES}")
    written = [written_side(side) for side in sides]
    for number, side in enumerate(written):
        if side in written[:number]:
            raise BadNotation(f"offers {side!r} on both sides of a slash: that is no choice")
    if sum(icon.icon == DEFEND for side in sides for icon in side) > 1:
        raise BadNotation("has Defend twice: as a reaction, nobody could tell which is used")
    return sides


def written(sides: list[list[Icon]]) -> str:
    """The same card in the one form that all like cards share, to compare faces: order makes no difference."""
    return " / ".join(sorted(written_side(side) for side in sides))


def written_side(side: list[Icon]) -> str:
    """One side in that form."""
    return " + ".join(sorted(written_icon(icon) for icon in side))


def written_icon(icon: Icon, after_discard: bool = False) -> str:
    """One icon with its Combo, as it is written."""
    number = "" if icon.n == 1 else f"{icon.n} "
    if icon.icon == RESOURCE:
        text = f"{number}{TOKEN_NAMES[icon.arg]}"
    elif icon.icon == DISCARD:
        text = f"discard {TOKEN_NAMES[icon.arg]}"
    elif icon.icon == REINFORCE:
        text = f"reinforce {ICON_NAMES[icon.arg]}"
    elif icon.icon == AMBUSH:
        text = f"ambush {icon.n} {TYPE_NAMES[icon.arg]}"
    elif icon.icon == SUMMON and after_discard:
        text = f"place {icon.n}"
    elif icon.icon == SUMMON:
        text = " ".join(("summon", number.strip(), TYPE_NAMES[icon.arg] if icon.arg != NO_TYPE else "")).strip()
    else:
        text = f"{number}{ICON_NAMES[icon.icon]}"
    if icon.swarm:
        text = f"swarm {text}"
    return " > ".join([re.sub(" +", " ", text), *(written_icon(then, icon.icon == DISCARD) for then in icon.then)])


def shows(sides: list[list[Icon]]) -> int:
    """KTHO-D-40: the icons that stand anywhere on a card, as a mask; an Ambush is a Summon, too."""
    mask = 0
    for side in sides:
        for icon in side:
            for one in (icon, *icon.then):
                mask |= 1 << one.icon
                if one.icon == AMBUSH:
                    mask |= 1 << SUMMON
    return mask


def defends(sides: list[list[Icon]]) -> bool:
    """KTHO-R38: whether a card can be played as a reaction."""
    return bool(shows(sides) & (1 << DEFEND))


# -- how ---------------------------------------------------------------------------------------------------------


def _side(text: str) -> list[Icon]:
    """What stands between two slashes."""
    icons = [_combo(part) for part in text.split("+")]
    if len(icons) > MOST_ICONS:
        raise BadNotation(f"has {len(icons)} icons on one side; it takes 1 to {MOST_ICONS}")
    for number, icon in enumerate(icons):
        for other in icons[:number]:
            _check_apart(icon, other)
    return icons


def _check_apart(icon: Icon, other: Icon) -> None:
    """A deed must tell by itself which icon of the side it uses."""
    if icon.icon != other.icon or icon.swarm != other.swarm:
        return
    name = written_icon(icon).split(" > ", maxsplit=1)[0]
    if bool(icon.then) != bool(other.then):
        raise BadNotation(f"has {name!r} plain and left of a Combo on one side: nobody could tell which is used")
    if icon.icon == SUMMON or icon.arg == other.arg:
        raise BadNotation(f"has {name!r} twice on one side: write a number before it")


def _combo(text: str) -> Icon:
    """An icon, or two with `>` between them."""
    parts = text.split(">")
    if len(parts) > 2:
        raise BadNotation(f"has a Combo of {len(parts)} parts: {text.strip()!r}; it takes two")
    left = _icon(parts[0])
    if len(parts) == 1:
        if left.icon == DISCARD:
            raise BadNotation(f"has {text.strip()!r} for nothing: write what comes of it, as in discard coin > place 3")
        return left
    right = _icon(parts[1], placing=True)
    _check_combo(left, right, parts[1].strip())
    left.then = [right]
    return left


def _check_combo(left: Icon, right: Icon, text: str) -> None:
    allowed: tuple[int, ...] = RIGHT
    if left.icon == RANGED:
        allowed = RIGHT_OF_RANGED
    elif left.icon == DEFEND:
        allowed = RIGHT_OF_DEFEND
    if left.icon not in LEFT or left.swarm:
        raise BadNotation(f"has {written_icon(left)!r} left of a Combo; there are {_names(LEFT)}, without swarm")
    if left.icon == DEFEND and left.n > 1:
        raise BadNotation("defends more than once in a Combo: one card stops one attack")
    if right.icon not in allowed or right.swarm:
        raise BadNotation(
            f"has {text!r} right of {ICON_NAMES[left.icon]!r} in a Combo; there are {_names(allowed)}, without swarm"
        )
    if right.icon == SUMMON:
        if right.arg != NO_TYPE:
            raise BadNotation(
                f"has {text!r} right of a Combo, which happens in the room of its left part: leave the type out"
            )
        if text.startswith("place") != (left.icon == DISCARD):
            raise BadNotation(f"has {text!r} there: it is 'place' after a discard, and 'summon' elsewhere")


def _names(icons: tuple[int, ...]) -> str:
    return ", ".join(ICON_NAMES[icon] for icon in icons)


def _icon(text: str, placing: bool = False) -> Icon:
    """One icon: its number, its word, and what the word asks for."""
    words: list[str] = _WORD.findall(text)
    if not words:
        raise BadNotation("has nothing where an icon should be")
    swarm = words[0] == "swarm"
    if swarm:
        words = words[1:]
    n = int(words.pop(0)) if words and words[0].isdigit() else NO_NUMBER
    if not words:
        raise BadNotation(f"has no icon in {text.strip()!r}")
    made = _named(words.pop(0), n, words, text.strip(), placing)
    if words:
        raise BadNotation(f"has {' '.join(words)!r} left over in {text.strip()!r}")
    if not 1 <= made.n <= MOST:
        raise BadNotation(f"has {made.n} in {text.strip()!r}; it goes from 1 to {MOST}")
    if swarm and (made.icon not in SWARMS or made.n != 1):
        raise BadNotation(f"has a Swarm in {text.strip()!r} of what no Swarm does; there are {_names(SWARMS)}")
    made.swarm = swarm
    return made


def _named(word: str, n: int, rest: list[str], text: str, placing: bool) -> Icon:
    """The icon of a word, taking from `rest` what it asks for."""
    if word in PLAIN:
        return Icon(PLAIN[word], abs(n), 0, False, [])
    if word in RESOURCE_NAMES:
        return Icon(RESOURCE, abs(n), TOKEN_NAMES.index(word), False, [])
    if word not in {"summon", "place", "ambush", "reinforce", "discard"}:
        known = (*PLAIN, *RESOURCE_NAMES, "summon", "ambush", "reinforce", "discard", "place")
        raise BadNotation(f"has {word!r}, which is no icon; there are {', '.join(known)}")
    if n != NO_NUMBER:
        raise BadNotation(f"has a number before {word!r} in {text!r}; it comes after it, or not at all")
    if word == "reinforce":
        return Icon(REINFORCE, 1, ICON_NAMES.index(_one_of(rest, SOUGHT, text)), False, [])
    if word == "discard":
        return Icon(DISCARD, 1, TOKEN_NAMES.index(_one_of(rest, TOKEN_NAMES, text)), False, [])
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 1
    if word == "ambush":
        return Icon(AMBUSH, number, TYPE_NAMES.index(_one_of(rest, TYPE_NAMES, text)), False, [])
    if word == "place" and not placing:
        raise BadNotation(f"has {text!r} outside a Combo; it is what comes of a discard")
    room_type = TYPE_NAMES.index(_one_of(rest, TYPE_NAMES, text)) if rest else NO_TYPE
    return Icon(SUMMON, number, room_type, False, [])


def _one_of(rest: list[str], names: tuple[str, ...], text: str) -> str:
    """The next word, which must be one of these."""
    word = rest.pop(0) if rest else ""
    if word not in names:
        said = f"has {word!r}" if word else "asks for one more word"
        raise BadNotation(f"{said} in {text!r}; there are {', '.join(names)}")
    return word
