"""Fábrica de Heróis in the browser: short matches by touch and at a desk; screens by position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import PORTUGUESE, QUICKLY, SIZES, Screen, Way, look_every_way, too_high, too_wide, turn_to
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.staying import covered, moved, watch

FH = "fabrica-de-herois"
# A name in a row of a note, a rival's name and an ability on a small card are whole after a tap.
CUT = ".peek .line, .abl span, .bill li span, .seat h3 b, .act small, .who b, .me h3 b"
# Cards lie on a belt, stickers on cards, rivals' Fields are looked at closely after a tap.
TABLE = Screen(cut=CUT, crossing=".hall, .hc, .seat, .me, .stock, .dealt", small=".seat, .stock, .me, .hall .why")

PARTS = {
    "players": ".seats",
    "a rival": ".seats > :first-child",
    "picture": ".app .hallbox",
    "numbers": ".app .mybox",
    "dock": ".mid > .dock",
    "stock": ".app .stockbox",
    "diary": ".app .diary",
}

ME: dict[str, Any] = {
    "field": ["dona_chinela", "ana_faisca", "capivara_zen", "tonho_enxada"],
    "support": ["jaci_raiz", "tsuru_de_papel"],
    "actions": 4,
    "mission": "apagao_geral",
    "base": "quintal_da_vo",
}
THEM = {"field": ["lata_2000", "prof_tabuada", "dra_turbilhao"], "actions": 2, "mission": "quermesse_invadida"}

# A window at my opponent's comparison, in which I could use a bolt.
BOLT = {**ME, "field": ["dona_chinela", "prof_tabuada", "capivara_zen"], "actions": 3}
COMPARED = {**THEM, "field": ["lata_2000", "seu_parafuso"]}


def begin(
    server: Server, who: Person, players: Sequence[dict[str, Any]], window: int = 0, people: int = 1, **position: Any
) -> None:
    """A match in this position with me in the first seat; `window`: how many seconds windows stand open, 0 for ever.
    The others are bots, but for the people who share my screen."""
    server.stage({"players": list(players), **position})
    sit_down(who, len(players), window, people)


def sit_down(who: Person, seats: int, window: int = 0, people: int = 1, **options: Any) -> None:
    """A table begun at once."""
    body = {"game": FH, "name": who.name, "seats": seats, "start": True, "options": options, "reaction_seconds": window}
    names = [who.name, "Rui", "Eva"][:people] if people > 1 else []
    bots = ["aprendiz"] * (seats - people)
    table = who.api("/api/tables", {**body, "bots": bots, "hot_seat": names})["id"]
    who.go(f"/t/{table}")
    if people == 1:
        who.wait_for_question()


def ask_me(who: Person, about: str) -> None:
    """A standing order, given where its line is."""
    who.touch(who.tray.locator(".line"))
    sheet = who.page.get_by_role("dialog")
    who.touch(sheet.get_by_role("button", name=about))
    expect(sheet.get_by_role("button", name=about, pressed=True)).to_be_visible()
    who.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def come_to_a_window(server: Server, who: Person, seconds: int = 0) -> None:
    """I hold a bolt, want to be asked about everything, and end my turn: my opponent's begins."""
    begin(server, who, [BOLT, COMPARED], window=seconds, step="plays", turns=2)
    ask_me(who, "qualquer jogada")
    who.press(who.tray.locator(".endt"))
    who.wait_for_question("answer")


def play_a_turn(who: Person) -> None:
    """Whoever waits in the Support enters; then the turn ends."""
    hand = who.tray.locator(".hc.hand.can")
    if hand.count():
        who.touch(hand.first)
        who.press(who.tray.locator(".put.cta"))
    else:
        who.press(who.tray.locator(".endt"))


def answer(who: Person) -> None:
    """Answer what I am asked, by touching what a person would touch, and wait until the board has gone on."""
    asked = who.question
    kind = who.kind
    if kind == "team":
        who.press(who.tray.locator(".go .cta"))
    elif kind in ("prepare", "plays", "overfull"):
        play_a_turn(who)
    elif kind == "answer":
        who.press(who.tray.locator(".pass"))
    else:
        who.press(who.tray.locator(".offer").first)
    who.wait_past(asked)


def reply(who: Person) -> None:
    """Use the first answer that a window offers."""
    asked = who.question
    who.touch(who.tray.locator(".rsp").first)
    who.press(who.tray.locator(".dact .go"))
    who.wait_past(asked)


def play_to_the_end(who: Person, most: int = 160) -> set[str]:
    """A match to its end page; before every answer everything can be touched. The kinds of questions met."""
    met = {who.kind}
    answer(who)  # the set-up is a page of its own
    who.wait_for_question()
    watch(who, PARTS)
    for _ in range(most):
        while not who.glance():
            assert not who.complaints
        if who.is_over:
            assert not moved(who), "\n".join(moved(who))
            return met
        met.add(who.kind)
        hidden = [one for one in covered(who) if "sr" not in one.split()]
        assert not hidden, f"{who.kind}: {hidden}"
        answer(who)
    raise AssertionError("the match does not end")


@pytest.fixture
def ana(person: NewPerson) -> Person:
    """Someone with a phone, who speaks Portuguese first."""
    who = person("Ana", phone=True, language="pt-BR", speed="instant")
    width, height = SIZES["hand"]
    who.page.set_viewport_size({"width": width, "height": height})
    return who


def check(who: Person, where: str, ways: Sequence[Way] = QUICKLY) -> None:
    """Nobody would complain about this screen."""
    complaints = look_every_way(who, where, TABLE, ways)
    assert not complaints, "\n".join(complaints)


@pytest.mark.long
def test_in_the_hand_a_short_match_is_played_by_touch_to_its_end(server: Server, ana: Person) -> None:
    sit_down(ana, 3, target=20)  # with less, a lucky rival may win before I have prepared anything
    met = play_to_the_end(ana)
    assert {"team", "prepare", "plays"} <= met  # a window comes by chance: tests below bring it about
    expect(ana.page.locator(".rank li").first).to_be_visible()


def test_at_a_desk_a_short_match_is_played_to_its_end(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    sit_down(ana, 2, target=10)
    assert {"team", "prepare", "plays"} <= play_to_the_end(ana)
    expect(ana.page.locator(".rank li").first).to_be_visible()


def test_a_card_in_hand_shows_what_it_leads_to_before_it_is_played(server: Server, ana: Person) -> None:
    begin(server, ana, [ME, THEM], step="plays", turns=2)
    ana.touch(ana.page.locator(".hc.hand").first)
    expect(ana.page.locator(".ghost.can")).to_be_visible()
    expect(ana.tray.locator(".bubble")).to_contain_text("soma")
    asked = ana.question
    ana.press(ana.page.locator(".ghost.can"))
    ana.wait_past(asked)
    expect(ana.page.locator(".belt .hc.belt")).to_have_count(5)


def test_a_play_that_is_not_possible_says_why_with_its_rule(server: Server, ana: Person) -> None:
    begin(server, ana, [ME, THEM], step="prepare", turns=3)
    flee = ana.page.locator("[data-ref='play:flee']")
    expect(flee).to_contain_class("off")
    ana.touch(flee)
    expect(ana.page.get_by_role("alertdialog")).to_contain_text("fugir")
    assert ana.kind == "prepare"


def test_a_window_shows_what_passing_and_each_answer_come_to(server: Server, ana: Person) -> None:
    come_to_a_window(server, ana)
    expect(ana.tray.locator(".clash")).to_be_visible()
    expect(ana.tray.locator(".rsp .cost").first).to_be_visible()
    check(ana, "window")
    ana.touch(ana.tray.locator(".rsp").first)
    turn_to(ana, Way("small", PORTUGUESE, "light"))
    assert not too_wide(ana, ".dact .btn"), "what a button says is inside of it"
    asked = ana.question
    ana.press(ana.tray.locator(".dact .go"))  # it is chosen already: a second touch would do it
    ana.wait_past(asked)


# Counts the windows that come up from now on.
COUNT_WINDOWS = """() => {
  window.cameUp = 0
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node instanceof Element && node.matches('.veil')) window.cameUp += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""


def test_an_order_lets_windows_pass_and_says_so(server: Server, ana: Person) -> None:
    come_to_a_window(server, ana)
    asked = ana.question
    ana.touch(ana.tray.locator(".line"))
    ana.touch(ana.page.get_by_role("dialog").get_by_role("button", name="nada até minha vez"))
    ana.wait_past(asked)
    ana.page.evaluate(COUNT_WINDOWS)
    expect(ana.page.locator(".dock .line")).to_contain_text("Não pergunta nada até a sua vez")
    while ana.wait_for_question().partition(":")[0] != "prepare":
        assert ana.kind != "answer"
        answer(ana)  # a Leader was lost, say: an order answers only what can be declined
    assert ana.page.evaluate("window.cameUp") == 0, "no window came up and was gone again"
    expect(ana.page.locator(".dock .line")).to_have_text("Me perguntarqualquer jogada")


@pytest.mark.long
def test_the_line_of_orders_is_there_from_the_beginning_and_after_a_reload(server: Server, ana: Person) -> None:
    begin(server, ana, [BOLT, COMPARED], step="plays", turns=2)
    line = ana.page.locator(".dock .line")
    expect(line).to_have_text("Me perguntarataques contra mim")
    ana.page.reload()
    expect(line).to_have_text("Me perguntarataques contra mim")
    ask_me(ana, "nada até minha vez")
    ana.page.reload()
    expect(line).to_have_text("Me perguntarnada até minha vez")
    ana.press(ana.tray.locator(".endt"))
    expect(line).to_contain_text("Não pergunta nada até a sua vez")


def test_a_window_has_a_time_of_its_own_and_waits_once(server: Server, ana: Person) -> None:
    come_to_a_window(server, ana, seconds=60)
    ring = ana.tray.get_by_role("timer")
    assert 0 < int(ring.inner_text().removesuffix("s")) <= 60
    ana.touch(ana.tray.get_by_role("button", name="Esperem"))
    expect(ana.tray.get_by_role("button", name="Esperem")).to_have_count(0)
    assert 60 < int(ring.inner_text().removesuffix("s")) <= 90
    asked = ana.question
    ana.press(ana.tray.locator(".pass"))
    ana.wait_past(asked)


def test_on_one_screen_windows_nest_need_no_curtain_and_show_no_hand(server: Server, ana: Person) -> None:
    mine = {**ME, "field": ["dona_chinela", "madame_pamonha"], "actions": 2}
    theirs = {**THEM, "field": ["guincho", "nino_estilingue"], "support": ["lata_2000"]}
    begin(server, ana, [mine, theirs], people=2, step="plays", turns=2)
    curtain = ana.page.locator(".pass[role=dialog]")
    ana.touch(curtain.get_by_role("button"))
    ana.wait_for_question("plays")
    ana.touch(ana.page.locator("[data-ref='play:discard']"))
    ana.press(ana.tray.locator(".put.cta"))
    ana.wait_for_question("target")
    ana.press(ana.tray.locator(".offer").first)
    ana.wait_for_question("answer")
    expect(curtain).to_have_count(0)
    ana.touch(ana.tray.locator(".look"))
    expect(ana.page.locator(".dock .back")).to_be_visible()
    expect(ana.page.locator(".hc.hand")).to_have_count(0)
    ana.touch(ana.page.locator(".dock .back"))
    reply(ana)  # with a bolt, at the only Hero that it can hit
    ana.wait_for_question("answer")
    expect(ana.tray.locator(".under li")).to_have_count(1)  # what the bolt answers waits under it
    expect(curtain).to_have_count(0)
    reply(ana)  # the Leader cancels the bolt
    while ana.wait_for_question().partition(":")[0] != "plays":
        answer(ana)
    expect(curtain).to_have_count(0)
    expect(ana.page.locator(".hc.hand").first).to_be_visible()


@pytest.mark.long
def test_at_a_desk_my_numbers_stay_as_high_however_many_missions_are_completed(
    server: Server, person: NewPerson
) -> None:
    ana = person("Ana", speed="instant")
    blue = ["gato_na_jaqueira", "feira_sem_troco", "som_as_tres", "fila_do_posto", "pipa_no_fio", "torneira_pingando"]
    heights = []
    for done in (blue[:3], blue[:4], [*blue, "formigueiro", "ladrao_de_chinelo"]):
        begin(server, ana, [{**ME, "done": done}, THEM], step="plays", turns=2)
        box = ana.page.locator(PARTS["numbers"]).bounding_box()
        assert box is not None
        heights.append(box["height"])
    assert len(set(heights)) == 1, heights


def test_who_is_kept_is_chosen_by_what_they_can_do(server: Server, ana: Person) -> None:
    mine = {**ME, "field": ["fita_metrica", "padeiro_das_quatro"], "leader": "padeiro_das_quatro", "support": []}
    begin(server, ana, [mine, {**THEM, "actions": 0}], step="plays", turns=2, deck=["guara", "manivela", "alegoria"])
    ana.touch(ana.page.locator("[data-ref='play:leader']"))
    ana.press(ana.tray.locator(".put.cta"))  # a Permanent: of two Heroes that are bought one is kept
    ana.wait_for_question("plays")
    ana.touch(ana.page.locator("[data-ref='play:buy']"))
    ana.press(ana.tray.locator(".put.cta"))
    ana.wait_for_question("keep")
    offers = ana.tray.locator(".offer")
    expect(offers).to_have_count(2)
    expect(offers.nth(0).locator(".ability")).to_have_count(2)
    expect(offers.filter(has_text="Peça Solta")).to_contain_text("ganhe o resultado na régua por 1 rodada")


@pytest.mark.long
def test_an_overfull_support_leaves_room_for_every_play(server: Server, ana: Person) -> None:
    many = ["jaci_raiz", "tsuru_de_papel", "nino_estilingue", "madame_pamonha", "guincho"]
    begin(server, ana, [{**ME, "support": many, "field": ME["field"][:2]}, THEM], step="plays", turns=2)
    plays = Screen((".tray .act", ".tray .endt", ".tray .put"), CUT, TABLE.crossing, small=TABLE.small)
    complaints = look_every_way(ana, "overfull", plays, QUICKLY)
    assert not complaints, "\n".join(complaints)


@pytest.mark.long
def test_on_short_phones_nothing_lies_on_my_numbers(server: Server, ana: Person) -> None:
    mine = {**ME, "field": ["dona_chinela", "madame_pamonha"], "actions": 2}
    theirs = {**THEM, "field": ["guincho", "nino_estilingue"]}
    begin(server, ana, [mine, theirs], step="plays", turns=2)

    def all_is_seen(when: str) -> None:
        for size in ("hand", "small"):
            turn_to(ana, Way(size, PORTUGUESE, "light"))
            me, dock = (ana.page.locator(part).bounding_box() for part in (".me", ".dock"))
            assert me is not None
            assert dock is not None
            assert me["y"] + me["height"] <= dock["y"] + 1, f"{when}, {size}"
            assert too_high(ana) == 0, f"{when}, {size}"
            assert not too_wide(ana, ".me .pts"), f"{when}, {size}: my points"

    all_is_seen("my turn")
    ana.touch(ana.page.locator("[data-ref='play:discard']"))
    ana.press(ana.tray.locator(".put.cta"))
    ana.wait_for_question("target")
    all_is_seen("a target")


@pytest.mark.long
def test_on_short_phones_the_base_shows_at_the_set_up_and_nothing_lies_on_the_gauge(
    server: Server, ana: Person
) -> None:
    sizes = [Way(size, PORTUGUESE, "light") for size in ("hand", "small")]
    sit_down(ana, 3)
    for way in sizes:
        turn_to(ana, way)
        me, dock = (ana.page.locator(part).bounding_box() for part in (".me .base", ".dock"))
        assert me is not None, way
        assert dock is not None, way
        assert me["y"] + me["height"] <= dock["y"], way
    shielded = [{"what": "protect", "hero": hero, "caster": 0, "for": "mission"} for hero in ME["field"]]
    begin(server, ana, [ME, THEM], step="plays", turns=2, lasting=shielded)
    for way in sizes:
        turn_to(ana, way)
        number = ana.page.locator(".gnum").bounding_box()
        assert number is not None, way
        signs = [sign.bounding_box() for sign in ana.page.locator(".hc.belt .prot").all()]
        assert len(signs) == len(ME["field"]), way
        for sign in signs:
            assert sign is not None
            assert sign["y"] >= number["y"] + number["height"], f"{way}: a sign lies on the gauge's number"


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 6])
def test_my_turn_looks_right_every_way(server: Server, ana: Person, seats: int) -> None:
    others: list[dict[str, Any]] = [
        THEM,
        {"field": ["seu_parafuso", "rita_rebite"], "mission": "semaforo_apaixonado", "actions": 6},
        {"field": ["betoneira"], "actions": 1},
        {"field": ["ze_alicate", "dona_extensao", "jato_de_tinta", "elevadora"], "mission": "vazamento_de_tinta"},
        {"field": ["manivela", "pilha_palito"], "actions": 3},
    ]
    lasting = [
        {"what": "block", "hero": "ana_faisca", "caster": 1, "for": "round"},
        {"what": "protect", "hero": "capivara_zen", "caster": 0, "for": "mission"},
        {"what": "marker", "team": 0, "caster": 0, "amount": 2, "for": "mission"},
    ]
    begin(server, ana, [ME, *others[: seats - 1]], step="plays", turns=seats, lasting=lasting)
    check(ana, f"turn-{seats}")


def test_on_its_side_the_picture_is_seen_beside_the_question(server: Server, ana: Person) -> None:
    many = ["dona_chinela", "ana_faisca", "capivara_zen", "tonho_enxada", "seu_parafuso"]
    begin(server, ana, [{**ME, "field": many}, THEM], step="plays", turns=2)
    for width, height in ((664, 390), (720, 450)):
        ana.page.set_viewport_size({"width": width, "height": height})
        hall, dock = (ana.page.locator(PARTS[part]).bounding_box() for part in ("picture", "dock"))
        assert hall is not None
        assert dock is not None
        assert hall["x"] + hall["width"] <= dock["x"] + 1, "the plays lie over no Hero"
        assert dock["y"] + dock["height"] <= height + 1
        assert ana.overflow() == 0


def test_what_each_why_of_a_hero_is_about_is_read_on_it(server: Server, ana: Person) -> None:
    begin(server, ana, [ME, THEM], step="plays", turns=2)
    ana.touch(ana.page.locator(".app .hc").first)
    whys = ana.page.get_by_role("dialog").locator(".ab").first.locator(".why")
    expect(whys).to_have_count(2)
    first, second = whys.all_inner_texts()
    assert first != second
