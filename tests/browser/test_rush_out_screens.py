"""Every screen of Rush Out! as a critical person sees it: in hand and on the table, both languages, both themes.

The races are staged, and nobody's dice are cool: nothing moves while one looks.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import (
    BY_HAND,
    EVERY_WAY,
    OVERLAPPING,
    PORTUGUESE,
    QUICKLY,
    Screen,
    Way,
    assert_diary_is_read,
    look_every_way,
    turn_to,
)
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.test_live import GAME, wait_for_phase

IN_HAND = {"width": 390, "height": 664}
NEVER = 100_000_000  # milliseconds: these dice do not cool down in a test

# In the hand a slot is too small for a finger: the card around it takes the tap.
# The second way to turn a die has the room that is left below it, and leaves the die what is between the two ways.
HOLDS_DICE = ".slots, .turn.second, .well:has(.turn.second) .grip"
RACE = Screen(sight=(".prompt", ".roll", ".grip", ".table article.near"), small=HOLDS_DICE, apart=".grip")
MARKET = Screen(sight=(".prompt", ".roll"))
ENDED = Screen(sight=(".acts .cta",))
REPLAYED = Screen(sight=(".play .btn", "[role=slider]"), small=HOLDS_DICE)
# For what differs little from another screen.
ALSO = (*QUICKLY, Way("lying", PORTUGUESE, "light"))
# The shop is scrolled under the dock in the hand: what is half below it is not faint.
SCROLLED = tuple(way._replace(faint=way.size == "table") for way in EVERY_WAY if way.language == PORTUGUESE)


# What one can tell the others, and cannot tap.
SIGNS_OUT_OF_REACH = """() => [...document.querySelectorAll('.signs .sign')].filter((one) => {
  const at = one.getBoundingClientRect()
  return !one.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))
}).map((one) => one.textContent || one.ariaLabel)"""
# Signs, flags and pictures on cards that lie over a slot; signs and flags that lie over the name of the card.
SIGNS_IN_THE_WAY = """() => {
  const boxes = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return one.matches('h3') ? [...range.getClientRects()] : [one.getBoundingClientRect()]
  }
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  const signs = [...document.querySelectorAll('.table article :is(.tag, .flag, .art)')]
  return signs.filter((tag) => tag.checkVisibility()).flatMap((tag) => {
    const at = tag.getBoundingClientRect()
    const hidden = [...tag.closest('article').querySelectorAll(tag.matches('.art') ? '.slot' : '.slot, .num, h3')]
      .filter((one) => boxes(one).some((box) => over(at, box)))
    return hidden.map((one) => `“${tag.textContent}” ${tag.classList[0]} over ${one.classList[0]} ${one.textContent}`)
  })
}"""


def seat(role: str, *dice: str, **more: Any) -> dict[str, Any]:
    """A player whose dice stay as they are."""
    return {"role": role, "dice": list(dice), "cool": NEVER, **more}


HEROES_OF_SIX = (
    seat("bard", "?", "?", "whirl", xp=2, equipment=["hasty_boots"]),
    seat("warrior", "sword@1.0", "sword@1.1", "?", wounded=True),
    seat("cleric", "joker@3.0", "?", "?", xp=1),
)
# Everything that can lie on a table at once: the fullest scenario, with five players.
FULLEST: dict[str, Any] = {
    "scenario": "6",
    "challenges": ["loose_stone", "face_to_face", "seven_padlocks"],
    "spells": ["roar", "surprise_visit", "shared_amnesia"],
    "dragon": 3,
    "souls": 2,
    "lives": 1,
    "coins": {"heroes": 2, "sorcerer": 1},
    "trophies": {"heroes": 1, "sorcerer": 1},
    "scrolls": ["backwards_watering_can", "seeds_in_the_wind", "grimoire_bookmark", "bottled_storm", "dragon_chow"],
}
AS_HERO: dict[str, Any] = {
    **FULLEST,
    "players": [
        seat("guard", "key", "joker", "heart", xp=3, wounded=True, equipment=["pocket_torch", "hat_of_many_uses"]),
        *HEROES_OF_SIX,
        seat("sorcerer", "?", "?", "?", "?", "?"),
    ],
    "laid": [{"card": "thieving_wind", "victim": 1}, {"card": "wet_matches", "victim": 0}, "silence", "team_spirit"],
}
AS_SORCERER: dict[str, Any] = {
    **FULLEST,
    "players": [
        seat("sorcerer", "air", "lightning", "plant", "fire", "joker"),
        seat("guard", "key@0.0", "heart@0.2", "?", xp=3, wounded=True, equipment=["pocket_torch"]),
        *HEROES_OF_SIX,
    ],
    "laid": [{"card": "thieving_wind", "victim": 2}, {"card": "wet_matches", "victim": 1}, "silence", "team_spirit"],
}


def staged(who: Person, server: Server, position: dict[str, Any]) -> str:
    """A match that begins in this position, with me in the first seat; its id."""
    roles = [player["role"] for player in position["players"]]
    server.stage(position)
    table = who.create(
        len(roles),
        game=GAME,
        options={"scenario": position.get("scenario", "training-1"), "roles": roles},
        bots=["aprendiz"] * (len(roles) - 1),
        start=True,
    )
    who.go(f"/t/{table}")
    return table


def signs_in_the_way(who: Person) -> list[str]:
    """What is hidden by signs on cards, in any size of a window."""
    found: list[str] = []
    for way in EVERY_WAY[:4]:
        turn_to(who, way)
        found += [f"{way.size}: {one}" for one in who.page.evaluate(SIGNS_IN_THE_WAY)]
    return found


@pytest.mark.long
def test_the_fullest_race_as_hero(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    staged(ana, server, AS_HERO)
    wait_for_phase(ana, "race")
    assert look_every_way(ana, "scenario 6 as Hero", RACE) == []
    turn_to(ana, ALSO[-1])
    for art in ana.page.locator("article.near .art").all():
        expect(art).to_be_visible()  # on its side there is room for it
    assert signs_in_the_way(ana) == []


@pytest.mark.long
def test_the_fullest_race_as_sorcerer(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    staged(ana, server, AS_SORCERER)
    wait_for_phase(ana, "race")
    assert look_every_way(ana, "scenario 6 as Sorcerer", RACE) == []
    assert signs_in_the_way(ana) == []


# The dragon sits on a card with an end for each side, a Flag, a long name and six slots.
ON_A_COIN: dict[str, Any] = {
    "scenario": "4",
    "dragon": 1,
    "challenges": ["goblin_banker", "bat_cloud", "sleepy_troll"],
    "spells": ["soul_harvest", "team_spirit", "wrong_pocket"],
}


@pytest.mark.long
@pytest.mark.parametrize("mine", ["warrior", "sorcerer"])
def test_the_dragon_on_a_card_hides_nothing_of_it(person: NewPerson, server: Server, mine: str) -> None:
    ana = person("Ana", phone=True)
    dark = seat("sorcerer", "air", "lightning", "plant", "fire", "joker")
    players = [seat("warrior", "fire", "joker", "key"), seat("guard", "?", "?", "?"), seat("cleric", "?", "?", "?")]
    players.insert(3 if mine == "warrior" else 0, dark)
    staged(ana, server, {**ON_A_COIN, "players": players})
    wait_for_phase(ana, "race")
    assert look_every_way(ana, f"dragon on a coin card, {mine}", RACE) == []
    assert signs_in_the_way(ana) == []


@pytest.mark.long
def test_friends_are_called_by_their_whole_names_beside_chat_and_signs(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    staged(ana, server, {**AS_HERO, "laid": [one for one in AS_HERO["laid"] if one != "silence"]})
    wait_for_phase(ana, "race")
    assert look_every_way(ana, "scenario 6 as Hero who may talk", RACE, BY_HAND) == []


@pytest.mark.long
def test_watching(person: NewPerson, server: Server) -> None:
    ana, eve = person("Ana"), person("Eve", phone=True)
    table = staged(ana, server, AS_HERO)
    eve.go(f"/t/{table}")
    wait_for_phase(eve, "race")
    assert look_every_way(eve, "watching", Screen(sight=(".watch",), small=HOLDS_DICE)) == []
    turn_to(eve, BY_HAND[2])
    for art in eve.page.locator("article.near .art").all():
        expect(art).to_be_visible()  # nobody's dice need the room
    turn_to(eve, EVERY_WAY[4])
    expect(eve.page.locator(".ends")).to_contain_text("The Sorcerer wins")  # who watches is of no side
    expect(eve.page.locator(".ends")).not_to_contain_text("We ")


@pytest.mark.long
def test_waiting_room(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    table = ana.create(3, game=GAME, options={"scenario": "2"}, bots=["aprendiz"])
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_role("button", name=re.compile("Começar|Start"))).to_be_visible()
    _, *in_the_hand = QUICKLY
    told = Screen(sight=(".start", ".chatp input", ".chatp h2"))  # beside so many rules, too
    at_a_desk = [way._replace(faint=False) for way in EVERY_WAY if way.size == "table"]  # rules scroll behind the chat
    assert look_every_way(ana, "waiting room", told, at_a_desk) == []
    assert look_every_way(ana, "waiting room", Screen(sight=(".start",)), in_the_hand) == []


TRAINING = {
    "scenario": "training-1",
    "challenges": ["tower_spider", "golem_on_duty", "snake_nest"],
    "spells": ["standing_bones", "wrong_pocket", "lights_out"],
}
GUARD, BARD = seat("guard", "key", "joker", "heart"), seat("bard", "?", "?", "?")


@pytest.mark.long
@pytest.mark.parametrize("mine", ["guard", "sorcerer"])
def test_training(person: NewPerson, server: Server, mine: str) -> None:
    ana = person("Ana", phone=True)
    dark = seat("sorcerer", "air", "lightning", "plant", "fire", "joker")
    staged(ana, server, {**TRAINING, "players": [GUARD, dark, BARD] if mine == "guard" else [dark, GUARD, BARD]})
    wait_for_phase(ana, "race")
    assert look_every_way(ana, f"training as {mine}", RACE, ALSO) == []
    assert signs_in_the_way(ana) == []
    if mine == "guard":
        for way in ALSO:
            turn_to(ana, way)
            ana.button("Sinais").click()
            expect(ana.button("Falta Chave")).to_be_visible()
            assert ana.page.evaluate(SIGNS_OUT_OF_REACH) == [], way.size
            ana.page.keyboard.press("Escape")
            expect(ana.button("Falta Chave")).to_have_count(0)


# A Spell that throws one die off is nearly there, and six lie on cards.
POCKETS = {
    "scenario": "training-1",
    "challenges": ["rusty_gate", "tower_spider", "snake_nest"],
    "spells": ["wrong_pocket", "standing_bones", "lights_out"],
    "players": [
        seat("sorcerer", "air", "air", "fire", "plant", "joker"),
        seat("guard", "key@0.0", "key@0.1", "?"),
        seat("bard", "fire@1.2", "?", "?"),
        seat("warrior", "sword@2.0", "sword@2.1", "?"),
        seat("cleric", "heart@2.5", "?", "?"),
    ],
}


@pytest.mark.long
def test_aiming_needs_no_scrolling(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    ana.page.set_viewport_size(IN_HAND)  # type: ignore[arg-type]
    staged(ana, server, POCKETS)
    wait_for_phase(ana, "race")
    ana.page.locator("article.near").first.tap()
    targets = ana.page.locator(".targets button")
    expect(targets).to_have_count(6)
    shown = Screen(sight=(".prompt", ".targets button"), small=HOLDS_DICE)
    assert look_every_way(ana, "aiming", shown, BY_HAND) == []
    turn_to(ana, BY_HAND[1])
    targets.nth(2).tap()
    expect(targets).to_have_count(0)


BETWEEN_ROUNDS = {
    "scenario": "6",
    "phase": "break",
    "trophies": {"heroes": 1, "sorcerer": 1},
    "coins": {"heroes": 2, "sorcerer": 2},
}


@pytest.mark.long
@pytest.mark.parametrize("mine", ["guard", "sorcerer"])
def test_market(person: NewPerson, server: Server, mine: str) -> None:
    ana = person("Ana", phone=True)
    roles = [mine, *(role for role in ("guard", "bard", "warrior", "cleric", "sorcerer") if role != mine)]
    staged(ana, server, {**BETWEEN_ROUNDS, "players": [{"role": role} for role in roles]})
    wait_for_phase(ana, "break")
    assert look_every_way(ana, f"market of {mine}", MARKET, (*SCROLLED, EVERY_WAY[4])) == []


@pytest.mark.long
@pytest.mark.parametrize("won", ["heroes", "sorcerer"])
def test_a_break_without_a_shop(person: NewPerson, server: Server, won: str) -> None:
    ana = person("Ana", phone=True)
    trophies = {"heroes": 0, "sorcerer": 0, won: 1}
    players = [{"role": role} for role in ("bard", "sorcerer", "guard")]
    staged(ana, server, {"scenario": "1", "phase": "break", "trophies": trophies, "players": players})
    wait_for_phase(ana, "break")
    assert look_every_way(ana, f"break after a round of the {won}", MARKET) == []


# The Sorcerer's dice are rolled, and move the dragon to where the match ends.
LAST_BLOW = {
    "scenario": "6",
    "trophies": {"heroes": 1, "sorcerer": 1},
    "dragon": 3,
    "challenges": ["loose_stone", "face_to_face", "seven_padlocks"],
    "spells": ["roar", "surprise_visit", "shared_amnesia"],
}


@pytest.mark.long
def test_end_and_replay(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    roar = seat("sorcerer", "fire", "fire", "lightning", "lightning", "joker")
    others = [seat(role, "?", "?", "?") for role in ("bard", "warrior", "cleric")]
    staged(ana, server, {**LAST_BLOW, "players": [roar, GUARD, *others]})
    wait_for_phase(ana, "race")
    ana.page.set_viewport_size({"width": 390, "height": 664})
    ana.page.locator("article.near").first.tap()
    expect(ana.end).to_be_visible()
    turn_to(ana, EVERY_WAY[0])
    assert ana.page.evaluate(OVERLAPPING) == []
    assert look_every_way(ana, "end", ENDED, ALSO) == []
    ana.end.click()
    expect(ana.page.locator(".play .btn").first).to_be_visible()
    assert look_every_way(ana, "replay", REPLAYED, ALSO) == []
    assert_diary_is_read(ana)


# -- what marks, hints and refusals say ------------------------------------------------------------------------


COIN_CARD = {"card": "loose_stone", "dark": ["air", "air"]}


def in_hand(person: NewPerson, server: Server, position: dict[str, Any]) -> Person:
    """Someone with a phone in a staged race."""
    ana = person("Ana", phone=True)
    ana.page.set_viewport_size(IN_HAND)  # type: ignore[arg-type]
    staged(ana, server, position)
    wait_for_phase(ana, "race")
    return ana


def test_what_decides_and_what_is_risky_is_marked_before_the_tap(person: NewPerson, server: Server) -> None:
    ana = in_hand(person, server, AS_HERO)
    roar = ana.page.locator("article.far").first
    expect(roar).to_contain_text("decides it!")
    spoken = roar.get_by_role("button").first
    expect(spoken).to_have_accessible_name(re.compile("the dragon reaches the deck: the round is the Sorcerer's"))
    won = ana.page.locator("article.near").nth(1)
    expect(won).to_contain_text("wins it!")
    ana.close()

    dark = seat("sorcerer", "air", "air", "water", "water", "water")
    heroes = AS_SORCERER["players"][1:]
    position = {**AS_SORCERER, "challenges": [COIN_CARD, *FULLEST["challenges"][1:]], "players": [dark, *heroes]}
    bia = in_hand(person, server, {**position, "players": [dark, seat("guard", "?", "?", "?"), *heroes[1:]]})
    risky = bia.page.locator("article.far").first
    expect(risky).to_contain_text("careful!")
    expect(risky.get_by_role("button").first).to_have_accessible_name(
        re.compile("turns over a Challenge of the Heroes")
    )
    expect(bia.page.locator(".prompt")).to_contain_text("Careful!")


@pytest.mark.long
def test_a_hint_says_what_and_why_and_lies_over_nothing(person: NewPerson, server: Server) -> None:
    ana = in_hand(person, server, AS_HERO)
    hint = ana.page.get_by_role("button", name="Hint")
    hint.tap()
    told = ana.page.locator(".prompt.hint")
    expect(told).to_contain_text("would")
    expect(told.locator("small")).not_to_be_empty()
    for button in ana.page.locator(".helpers .btn:enabled, .roll").all():
        button.tap(trial=True)  # nothing lies over it
    turn_to(ana, EVERY_WAY[4])
    hint.click()  # it may have gone meanwhile
    expect(ana.page.locator(".helpers .hint small")).not_to_be_empty()
    expect(ana.page.locator(".prompt.hint")).to_have_count(0)
    expect(ana.page.locator(".hint")).to_have_count(0)  # the race goes on


def test_a_roll_that_cannot_be_says_why_at_the_button(person: NewPerson, server: Server) -> None:
    ana = in_hand(person, server, AS_HERO)
    button, note = ana.page.locator("[data-ref=roll]"), ana.page.locator(".note")
    button.tap()
    expect(note).to_contain_text("The dice are still hot")
    said = len(ana.said)
    button.tap()
    assert len(ana.said) == said, "it was told already"
    ana.close()

    placed = seat("guard", "key@0.0", "heart@0.2", "heart@0.3") | {"cool": 0}
    whirlwind = {"card": "thieving_wind", "victim": 1}
    bia = in_hand(person, server, {**AS_HERO, "players": [placed, *AS_HERO["players"][1:]], "laid": [whirlwind]})
    bia.page.locator("[data-ref=roll]").tap()
    expect(bia.page.locator(".note")).to_contain_text("All your dice are on a card")


# What the ring of the yellow button shows, and the seconds in it, at each change of them while the dice cool down.
RING = """async () => {
  const seen = []
  for (;;) {
    await new Promise(requestAnimationFrame)
    const share = parseFloat(document.querySelector('.roll .r1').style.strokeDasharray) / 100
    const seconds = parseFloat(document.querySelector('.roll small')?.textContent ?? '0')
    if (!(seconds > 0)) return seen
    if (seen.at(-1)?.[1] !== seconds) seen.push([share, seconds])
  }
}"""


@pytest.mark.long
def test_the_ring_of_a_relaxed_race_fills_once_while_the_dice_cool_down(person: NewPerson) -> None:
    ana = person("Ana")
    options = {"scenario": "training-1", "roles": ["bard", "sorcerer", "guard"], "pace": "relaxed", "cooldown": 1500}
    table = ana.create(3, game=GAME, options=options, bots=["aprendiz"] * 2, start=True)
    ana.go(f"/t/{table}")
    wait_for_phase(ana, "race")
    expect(ana.page.locator("[data-ref=roll].ready")).to_be_visible()
    ana.page.keyboard.press(" ")
    expect(ana.page.locator("[data-ref=roll] small")).to_contain_text(" s")
    seen = ana.page.evaluate(RING)
    assert len(seen) > 3
    whole = 2 * 1.5  # seconds: relaxed is half as fast, and that once
    assert all(seconds <= whole for _, seconds in seen)
    # Seconds are told in tenths, rounded up, and may be two tenths old: so long the whole ring takes, at least and at
    # most, as it was seen.
    least = max((seconds - 0.3) / (1 - share) for share, seconds in seen)
    most = min(seconds / (1 - share) for share, seconds in seen)
    assert least < most + 0.01, f"the ring does not fill as the seconds run out: {seen}"
    assert least < whole + 0.01, f"the ring is fuller than it should be: {seen}"
    assert most > whole / 2, f"the ring is emptier than it should be: {seen}"
