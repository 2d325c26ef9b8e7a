"""Campaigns: which matches make one story, and how far it has come.

Nothing about a campaign is ever edited. Its finished matches say who won which chapter, and `Campaign.progress` what
follows from that; so after a restart, or years later, it stands where its matches left it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.kernel.campaign import LOCKED, Campaign, Chapter
from ludoteca.kernel.game import Game, Outcome
from ludoteca.server.bodies import CampaignInfo, ChapterInfo, ChapterResult
from ludoteca.server.refusals import Malformed, Refusal, TooOften
from ludoteca.server.store.rows import CampaignRow, TableRow
from ludoteca.server.tables.seating import Seating

RECENT = 6  # results of one chapter that are shown, the last ones


def declared(game: Game, name: str) -> Campaign:
    """The campaign of this name that a game has."""
    found = next((campaign for campaign in game.campaigns if campaign.name == name), None)
    if found is None:
        raise Malformed("refuse-no-such-campaign")
    return found


def new_campaign(game: Game, name: str, player: str, now: float) -> CampaignRow:
    """A campaign that is about to begin."""
    return CampaignRow(secrets.token_urlsafe(9), game.id, declared(game, name).name, player, now)


def check_room(matches: int, most: int, is_own: bool) -> None:
    """One more match of a campaign that has so many, if there is room for it: all of them are its state. Half of it is
    for whoever began it (`is_own`): else anybody who was there once could bring it to its end."""
    if matches >= (most if is_own else most // 2):
        raise TooOften("refuse-too-many-matches", {"n": matches})


def open_chapter(game: Game, row: CampaignRow, matches: Sequence[TableRow], wanted: str) -> Chapter:
    """The chapter that shall be played: one that is open, or that was played before and is tried again."""
    campaign = declared(game, row.name)
    chapter = campaign.chapter(wanted)
    if chapter is None:
        raise Malformed("refuse-no-such-chapter")
    results = [(one.chapter, result.won) for one in matches if (result := _result(game, one)) is not None]
    if campaign.progress(results)[chapter.name] == LOCKED:
        raise Refusal("refuse-chapter-locked")
    return chapter


def campaign_info(game: Game, row: CampaignRow, matches: Sequence[TableRow]) -> CampaignInfo:
    """A campaign as those who play it may know it. `matches` are all of its tables, the oldest first."""
    campaign = declared(game, row.name)
    results: dict[str, list[ChapterResult]] = {}
    going_on: dict[str, str] = {}
    people: list[str] = []
    order: list[tuple[str, bool]] = []
    for match in matches:
        result = _result(game, match)
        if result is None:
            going_on[match.chapter] = match.id
            continue
        results.setdefault(match.chapter, []).append(result)
        order.append((match.chapter, result.won))
        people += [name for name in result.people if name not in people]
    stands = campaign.progress(order)
    return CampaignInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        chapters=[
            ChapterInfo(name, state, going_on.get(name, ""), results.get(name, [])[-RECENT:])
            for name, state in stands.items()
        ],
        people=people,
        created=row.created,
        updated=max((match.updated for match in matches), default=row.created),
    )


def _result(game: Game, match: TableRow) -> ChapterResult | None:
    """What a finished match says; None for one that is not finished."""
    if match.outcome is None:
        return None
    ended: dict[str, Any] = msgspec.json.decode(match.outcome)
    seating = msgspec.json.decode(match.body, type=Seating)
    outcome = Outcome(tuple(ended["winners"]), ended["reason"], tuple(ended["scores"]))
    return ChapterResult(
        table=match.id,
        won=game.chapter_won(outcome),
        at=match.updated,
        people=[chair.name for chair in seating.chairs if chair.player],
        options=seating.options,
        outcome=ended,
    )
