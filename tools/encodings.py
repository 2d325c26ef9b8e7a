"""Writes docs/encodings.md: what stands where in a row, for every game, with the usual number of seats.

    python tools/encodings.py            write it
    python tools/encodings.py --check    only tell whether it is up to date; exit code 1 when not

A test holds the page to the encodings.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import ludoteca  # noqa: E402
from ludoteca.kernel.encoding import Encoding  # noqa: E402
from ludoteca.kernel.game import Game, LiveGame  # noqa: E402

PAGE = ROOT / "docs" / "encodings.md"
USUAL_SEATS = 4
HEAD = """# What stands where in a row

Made by `python tools/encodings.py` from the encodings of the games; [learning.md](learning.md) tells how rows are used.

A row is bytes. A field is a run of them: where it begins, how many there are, and the least and the greatest value
that each can have. A field of 0 and 1 with several bytes is *one of* so many things, or several of them, by number.
`me` is whoever looks, `seat+1` the next one to the left, and so on: their fields are the same, and only told once. The
tables are those of the usual options with the number of seats that they name; with others the same fields have other
places, which `encoding.fields` tells. A field whose greatest value is 255 has no bound of its own: more than 255 is
told as 255.
"""
OTHERS = re.compile(r"^seat\+\d+\.")


def names(encoding: Encoding) -> list[str]:
    """The lines of the table."""
    return [
        "| field | from | bytes | values |",
        "|---|---|---|---|",
        *(
            f"| {field.name} | {field.start} | {field.length} | {field.low} to {field.high} |"
            for field in encoding.fields
            if not OTHERS.match(field.name)
        ),
    ]


def about(game: Game) -> str:
    """The table of one game, and how many numbers its actions have."""
    seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    encoding = game.encoding(seats, game.check_setup(seats, {}))
    others = [field for field in encoding.fields if OTHERS.match(field.name)]
    width = sum(field.length for field in others if field.name.startswith("seat+1."))
    extra = ""
    if isinstance(game, LiveGame):
        extra = " In an environment number 0 waits, and each of these is one higher."
    elif encoding.passes:
        extra = " In an environment there is one more, the last: to leave a question to the next one of the team."
    title = game.id.replace("-", " ").capitalize()
    parts = [
        f"## {title}: version {game.encoding_version}",
        f"With {seats} seats a row has {encoding.features} bytes; {encoding.actions} numbers stand for actions.{extra}",
        "\n".join(names(encoding)),
    ]
    if others:
        parts.append(f"Then the other seats, {width} bytes each, as in `me`.")
    return "\n\n".join(parts)


def page() -> str:
    """The whole page."""
    return HEAD + "\n" + "\n\n".join(about(ludoteca.game(game_id)) for game_id in ludoteca.game_ids()) + "\n"


def main() -> int:
    """Write the page, or look at it."""
    text = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.is_file() and PAGE.read_text("utf-8") == text else 1
    PAGE.write_text(text, "utf-8")
    print(PAGE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
