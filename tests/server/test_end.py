"""A finished match in numbers: key moments, awards, luck in words, chances, and whether a choice was a good idea."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.bots.chances import chances
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.server.work import replays
from ludoteca.server.work.analysis import chances_at, points_of, verdict_at
from ludoteca.server.work.numbers import MOST_AWARDS, MOST_IN_FRONT, InNumbers
from ludoteca.server.work.replays import Worked, work_out
from ludoteca.testkit.moves import make_move, random_move
from ludoteca.words import LANGUAGES, has
from tests.server.conftest import Serve

KOT = ludoteca.game("king-of-tokyo")


def match(seats: int, seed: int) -> Session:
    """Bots play to the end."""
    session = KOT.start(seats, seed=seed)
    bots = [make_bot("jogador", KOT.id, seat) for seat in range(seats)]
    while session.outcome is None:
        seat, asked = next(iter(session.pending.items()))
        session.answer(seat, bots[seat].choose(Glimpse(session, seat), asked))
    return session


def replayed(session: Session) -> tuple[Worked, list[dict[str, Any]]]:
    worked = work_out(session.record().to_bytes(), None)
    assert worked is not None
    return worked, json.loads(worked.frames)


@pytest.mark.parametrize("seed", range(6))
def test_every_knock_out_and_the_last_blow_are_key_moments_at_the_frame_where_they_happened(seed: int) -> None:
    worked, frames = replayed(match(4, seed))
    moments = worked.numbers.moments
    falls = [at for at, frame in enumerate(frames) for told in frame["told"] if told["kind"] == "fell"]
    assert [moment.frame for moment in moments if moment.kind == "fell"] == falls
    for moment in moments:
        assert moment.word.key in {f"event-{told['kind']}" for told in frames[moment.frame]["told"]}
    front = [moment for moment in moments if moment.front]
    assert 0 < len(front) <= MOST_IN_FRONT
    last = max(moment.frame for moment in front)
    turns = [at for at, frame in enumerate(frames) for told in frame["told"] if told["kind"] in ("turn", "extra-turn")]
    assert last >= max(turns), "the last blow falls in the last turn"


def test_a_match_without_end_is_not_shown_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who wanted to could answer twenty thousand times: a replay of a hundred megabytes would hold everybody up."""
    session = match(4, 1)
    data = session.record().to_bytes()
    whole = work_out(data, None)
    assert whole is not None
    monkeypatch.setattr(replays, "LARGEST", len(whole.frames) - 1)
    assert work_out(data, None) == Worked(b"", verified=True, numbers=InNumbers())
    monkeypatch.setattr(replays, "LARGEST", len(whole.frames) // 3)
    views: list[int] = []

    def view(*_: Any, **__: Any) -> dict[str, Any]:
        views.append(1)
        return {}

    monkeypatch.setattr(type(session), "view", view)
    monkeypatch.setattr(replays, "told", lambda *_: [{"text": "a" * (len(whole.frames) // 3)}])
    assert work_out(data, None) is not None
    assert len(views) <= 3, "nor is it worked out to its end"


@pytest.mark.anyio
async def test_who_wants_to_see_a_match_without_end_is_told_so(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=2, start=True, bots=["jogador"], options={"target": 5}))
        await page.play()

        async def run(*_: Any) -> Worked:
            return Worked(b"", verified=True, numbers=InNumbers())

        monkeypatch.setattr(server.house.thinkers, "look", run)
        answer = await ana.get(f"/api/tables/{page.id}/replay")
        assert answer.status_code == 409
        assert answer.json()["words"]["key"] == "refuse-too-long"
        assert (await ana.get(f"/api/tables/{page.id}/record")).status_code == 200


def test_every_title_and_award_has_words() -> None:
    for game_id in ("king-of-tokyo", "rush-out"):
        game = ludoteca.game(game_id)
        kinds, awards = set(), set()
        for seed in range(4):
            session = game.start(max(game.seats), seed=seed)
            worked, _ = replayed(finish(session, seed))
            kinds |= {moment.kind for moment in worked.numbers.moments}
            awards |= {award.name for award in worked.numbers.awards}
        assert kinds
        assert awards
        keys = {f"moment-{kind}" for kind in kinds} | {f"award-{name}" for name in awards}
        assert {(key, language) for key in keys for language in LANGUAGES if not has(game_id, language, key)} == set()


def finish(session: Session, seed: int) -> Session:
    """By chance alone."""
    from ludoteca.kernel.chance import seeded

    luck = seeded(seed)
    while session.outcome is None:
        make_move(session, random_move(session, luck))
    return session


@pytest.mark.parametrize("seed", range(4))
def test_awards_go_to_whoever_clearly_has_most(seed: int) -> None:
    session = match(5, seed)
    worked, frames = replayed(session)
    taken = [0] * 5
    for frame in frames:
        for told in frame["told"]:
            if told["kind"] == "hurt" and isinstance(told["params"].get("by"), dict):
                by, victim = told["params"]["by"].get("seat"), told["params"]["seat"]["seat"]
                if by is not None and by != victim:
                    taken[by] += told["params"]["n"]
    claws = [award for award in worked.numbers.awards if award.name == "claws"]
    assert all((award.seat, award.n) == (taken.index(max(taken)), max(taken)) for award in claws)
    assert len(worked.numbers.awards) <= MOST_AWARDS


def test_luck_is_told_in_words_of_five_steps() -> None:
    words = {stat.fortune for seed in range(6) for stat in replayed(match(6, seed))[0].numbers.stats}
    assert words <= {"great", "good", "even", "bad", "awful"}
    assert len(words) >= 3


def test_chances_add_up_and_end_with_the_winner() -> None:
    session = match(3, 1)
    data = session.record().to_bytes()
    points = points_of(data)
    assert points == sorted(set(points))
    assert points[0] == 0
    for frame in points[:: max(1, len(points) // 4)]:
        shares = chances_at(data, frame)
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) <= 1.03, "at most one wins"
    assert session.outcome is not None
    assert chances_at(data, len(list(Record.from_bytes(data).moves()))) == [
        float(seat in session.outcome.winners) for seat in range(3)
    ]


def test_who_is_nearly_there_has_the_better_chance() -> None:
    session = KOT.start_at({"players": [{"stars": 18, "place": "city"}, {"stars": 1, "hearts": 3}], "turn": 0}, seed=1)
    mine, theirs = chances(session, 24, 1)
    assert mine > 0.8 > theirs


def test_a_verdict_compares_the_choice_with_the_best_other_one() -> None:
    session = match(3, 2)
    data = session.record().to_bytes()
    moves = len(list(Record.from_bytes(data).moves()))
    verdicts = [verdict for frame in range(1, min(moves, 12)) if (verdict := verdict_at(data, frame)) is not None]
    assert verdicts
    for verdict in verdicts:
        assert verdict.chosen.word != verdict.other.word
        assert 0 <= verdict.chosen.chance <= 1
    assert verdict_at(data, 0) is None
    assert verdict_at(data, moves + 1) is None


@pytest.mark.anyio
async def test_only_finished_matches_are_looked_at(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        table = await ana.create(seats=2, start=True, bots=["jogador"], options={"target": 12})
        assert (await ana.get(f"/api/tables/{table}/chances")).status_code == 409
        assert (await ana.get(f"/api/tables/{table}/verdict", frame=1)).status_code == 409
        page = await ana.open(table)
        await page.play()
        found = await ana.json(f"/api/tables/{table}/chances")
        assert len(found["frames"]) == len(found["shares"]) > 1
        assert (await ana.get(f"/api/tables/{table}/verdict", frame=0)).status_code == 400
