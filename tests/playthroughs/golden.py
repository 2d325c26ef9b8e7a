"""How golden playthroughs are made and digested.

python -m tests.playthroughs.golden            # write those that are missing
python -m tests.playthroughs.golden --all      # write all of them anew, after the rules have changed on purpose
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.testkit.conformance import random_match, variants
from ludoteca.testkit.moves import make_move

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
SEED = 2026


def wanted() -> Iterator[tuple[str, Game, int, dict[str, Any]]]:
    """The playthroughs that there must be: name, game, seats and options."""
    for game_id in ludoteca.game_ids():
        game = ludoteca.game(game_id)
        for name, seats, options in variants(game):
            if "packs" in options:
                continue  # a pack comes and goes; what its cards do is told by their own tests
            yield f"{game_id}-{name}", game, seats, options


def digest(session: Session, told: list[list[Event]]) -> str:
    """All that happened and what it led to, in one number."""
    outcome = session.outcome
    content = {
        "state": session.game.dump(session.state),
        "outcome": None if outcome is None else [outcome.winners, outcome.reason, outcome.scores],
        "events": [[event.kind, event.args, event.audience] for events in told for event in events],
    }
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def replayed(record: Record) -> tuple[Session, list[list[Event]]]:
    """The match of a record, and what was told on the way."""
    session = record.replay(0)
    told = [session.opening]
    told += [make_move(session, move) for move in record.moves()]
    return session, told


def write(everything: bool) -> list[str]:
    """Play what is missing (or everything) and keep it; the names of what was written."""
    known: dict[str, str] = json.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}
    written = []
    digests = {}
    for name, game, seats, options in wanted():
        path = FOLDER / f"{name}.ludo"
        if everything or name not in known or not path.exists():
            session, told = random_match(game, seats, SEED, options)
            session.record().save(path)
            known[name] = digest(session, told)
            written.append(name)
        digests[name] = known[name]
    DIGESTS.write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n")
    return written


if __name__ == "__main__":
    sys.stdout.write("".join(f"{name}\n" for name in write("--all" in sys.argv[1:])))
