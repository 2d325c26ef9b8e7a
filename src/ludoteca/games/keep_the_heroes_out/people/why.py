"""Why a Hero is where it is and as it is, what it will do, and what came of the steps of the one that is resolved.

The rules keep a Hero's story and the steps as numbers (`rules/steps.py`); here they become words. What would have
stopped it is said with each link, for that is what one does better next time.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import CELLS
from ludoteca.games.keep_the_heroes_out.people.names import (
    Word,
    at,
    class_name,
    guild_name,
    hero_name,
    out_of,
    room_name,
    said,
    to,
)
from ludoteca.games.keep_the_heroes_out.people.shapes import (
    STEPS,
    Cause,
    HeroStage,
    Said,
    StepFace,
    StepName,
    StepState,
)
from ludoteca.games.keep_the_heroes_out.rules import scenario, steps
from ludoteca.games.keep_the_heroes_out.state import ARRIVED, NEW, NO_TREASURE, Dungeon, DungeonState, Hero

# Chapters of a story: the word, the rule, the step of the invasion, and what would have stopped it.
CHAPTERS: dict[int, tuple[str, str, int, str]] = {
    steps.SUMMONED: ("story-summoned", "KTHO-R63", 1, ""),
    steps.SENT: ("story-sent", "KTHO-R56", 1, ""),
    steps.PLACED: ("story-placed", "KTHO-R63", 0, ""),
    steps.CHARGED: ("story-charged", "KTHO-R72", 8, "stop-charge"),
    steps.WAITED: ("story-waited", "KTHO-R71", 7, "stop-wait"),
    steps.ATTACKED: ("story-attacked", "KTHO-R68", 5, "stop-attack"),
    steps.PILLAGED: ("story-pillaged", "KTHO-R69", 6, "stop-pillage"),
    steps.IMPRISONED: ("story-imprisoned", "KTHO-R66", 3, ""),
    steps.INSPIRED: ("story-inspired", "KTHO-R67", 4, "stop-inspire"),
    steps.FREED: ("story-freed", "KTHO-R57", 2, "stop-free"),
    steps.HEALED: ("story-healed", "KTHO-R70", 6, "stop-pillage"),
    steps.CALLED: ("story-called", "KTHO-R61", 1, "stop-call"),
    steps.TRAPPED: ("story-trapped", "KTHO-R66", 3, ""),
    steps.STAYED: ("story-stayed", "KTHO-R72", 8, ""),
    steps.ROUSED: ("story-roused", "KTHO-R82", 0, ""),
}

# What a step came to, in words; those from NO_MONSTER on were skipped.
OUTCOMES = {
    steps.REVEALED: "came-revealed",
    steps.SHOT: "came-shot",
    steps.TOOK: "came-took",
    steps.DISARMED: "came-disarmed",
    steps.SET_FREE: "came-set-free",
    steps.SPRUNG: "came-sprung",
    steps.KILLED: "came-killed",
    steps.LOCKED_IN: "came-locked-in",
    steps.WOKE: "came-woke",
    steps.STRUCK: "came-struck",
    steps.TOOK_TREASURE: "came-took-treasure",
    steps.WAITS: "came-waits",
    steps.CHARGES: "came-charges",
    steps.NO_MONSTER: "skip-no-monster",
    steps.NO_TARGET: "skip-no-target",
    steps.NOTHING_TO_TAKE: "skip-nothing-to-take",
    steps.NO_TRAP: "skip-no-trap",
    steps.NO_PRISONERS: "skip-no-prisoners",
    steps.NOBODY_ASLEEP: "skip-nobody-asleep",
    steps.NO_TREASURE: "skip-no-treasure",
    steps.TOO_FEW: "skip-too-few",
    steps.ONLY_NEW: "skip-only-new",
    steps.TIRED: "skip-tired",
}


# -- stories ---------------------------------------------------------------------------------------------------


def story(state: DungeonState, hero: Hero) -> list[Cause]:
    """How a Hero came to be here, oldest first."""
    known = state.content.worked_out.setdefault("stories", {})
    assert isinstance(known, dict)
    found: list[Cause] = []
    for code in hero.story:
        link = known.get((int(hero.hero), code))
        if link is None:
            link = known[int(hero.hero), code] = _link(state, hero, code)
        found.append(link)
    return found


def _link(state: DungeonState, hero: Hero, code: int) -> Cause:
    """One chapter of a story. Like ones are made once for their content."""
    chapter, room, n = code // steps.NUMBERS // steps.ROOM, code // steps.NUMBERS % steps.ROOM, code % steps.NUMBERS
    text, rule, step, stop = CHAPTERS[chapter]
    word: Word = text, _about(state, hero, chapter, room, n)
    stopped = said(_stop(stop, chapter, room, n)) if stop else None
    return {"text": said(word), "rule": rule, "step": step, "stopped": stopped}


def _about(state: DungeonState, hero: Hero, chapter: int, room: int, n: int) -> dict[str, object]:
    """The parameters of a chapter."""
    content = state.content
    about: dict[str, object] = {"room": at(room), "hero": class_name(int(hero.hero))}
    if chapter in (steps.SUMMONED, steps.SENT, steps.CALLED):
        about["card"] = guild_name(content, n)
    elif chapter == steps.CHARGED:
        about["from"] = out_of(n)
        about["to"] = to(room)
    elif chapter in (steps.INSPIRED, steps.FREED):
        about["by"] = hero_name(content, n)
    else:
        about["n"] = n
    return about


def _stop(key: str, chapter: int, room: int, n: int) -> Word:
    """What would have prevented a chapter."""
    where = n if chapter == steps.CHARGED else room
    return key, {"room": at(where), "to": at(room), "place": room_name(where)}


# -- what comes next -------------------------------------------------------------------------------------------


def next_deed(t: Dungeon, hero: Hero) -> Said:
    """What a Hero does from step 5 on if it is resolved as its room is now; for one asleep, if it woke."""
    s = t.s
    room = int(hero.room)
    mood = "will" if hero.awake else "would"
    if any(room in clan.rooms for clan in s.clans):
        return said((f"{mood}-attack", {"room": at(room)}))
    treasure = s.treasures[room]
    if treasure == NO_TREASURE:
        ways = scenario.hero_ways(t, room)
        if not ways:
            return said((f"{mood}-stay", {"room": at(room)}))
        return said((f"{mood}-charge", {"to": to(ways[0]), "n": len(ways)}))
    value = s.content.treasure_value[treasure]
    with_it = sum(1 for other in s.heroes if other.room == room and (other.awake or not hero.awake))
    if with_it >= value:
        return said((f"{mood}-pillage", {"value": value, "n": with_it}))
    return said((f"{mood}-wait", {"value": value, "n": value - with_it}))


def stage_of(hero: Hero) -> HeroStage:
    """What a Hero still has to do."""
    if not hero.awake:
        return "asleep"
    return "new" if hero.stage == NEW else "arrived" if hero.stage == ARRIVED else "ready"


# -- steps -----------------------------------------------------------------------------------------------------


def step_faces(state: DungeonState) -> list[StepFace]:
    """The eight steps for the Hero that is being resolved: done, skipped, now, or still to come."""
    reached = max((step for step in range(1, 9) if state.steps[step]), default=0)
    found: list[StepFace] = []
    names: list[StepName] = list(STEPS)  # type: ignore[arg-type]
    for step, name in enumerate(names, start=1):
        outcome, n = state.steps[step] % steps.OUTCOMES, state.steps[step] // steps.OUTCOMES
        if outcome:
            skipped = outcome >= steps.NO_MONSTER
            shown: StepState = "skipped" if skipped else "now" if step == reached else "done"
            text: Said | None = said((OUTCOMES[outcome], {"n": n}))
        else:
            shown, text = "todo", None
        found.append({"step": step, "name": name, "state": shown, "text": text})
    return found


def prisoners(state: DungeonState) -> int:
    """How many Heroes are asleep in the Cells."""
    return sum(1 for hero in state.heroes if hero.room == CELLS and not hero.awake)
