"""The box is complete and ours: every Clan plays like itself, Loot is worth its price, bad files are refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from ludoteca import words
from ludoteca.games.keep_the_heroes_out.content import box as b
from ludoteca.games.keep_the_heroes_out.content.box import Card, Icon
from ludoteca.games.keep_the_heroes_out.content.load import DECK, own_box, written_card
from ludoteca.games.keep_the_heroes_out.content.notation import BadNotation, sides_of, written, written_side
from ludoteca.games.keep_the_heroes_out.people.faces import card_text, icon_face, icon_text
from ludoteca.kernel.errors import BadSetup

GAME = "keep-the-heroes-out"
BOX = own_box()
FIRST = BOX.cards[0]
DECKS = {name: [BOX.cards[card] for card in BOX.clans[clan].cards] for clan, name in enumerate(b.CLAN_NAMES)}
LOOT = [BOX.cards[card] for card in BOX.loot]
OF_KIND = {name: [card for card in LOOT if card.kind == kind] for kind, name in enumerate(b.LOOT_NAMES)}
BY_ROLE = {role: [box.clan for box in BOX.clans if box.role == role] for role in b.ROLE_NAMES}
ATTACKS = (b.MELEE, b.RANGED)
ICONS = Path(__file__).parents[3] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def shows(card: Card, *icons: int) -> bool:
    """Whether one of these icons stands anywhere on a card."""
    return any(card.shows >> icon & 1 for icon in icons)


def plain(card: Card) -> list[Icon]:
    """The icons of a card that ask for nothing before them: not the right parts of Combos."""
    return [icon for side in card.sides for icon in side]


def has_side(deck: list[Card], side: str) -> list[Card]:
    """The cards of a deck with this very side."""
    wanted = written_side(sides_of(side)[0])
    return [card for card in deck if wanted in [written_side(one) for one in card.sides]]


# -- the nine decks --------------------------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R12", "KTHO-R20")
def test_clan_cards_show_monsters_vitality_and_ten_cards() -> None:
    numbers = {b.CLAN_NAMES[box.clan]: (box.monsters, box.vitality, len(box.cards)) for box in BOX.clans}
    assert numbers == {
        "dragon": (1, 5, 10),
        "scaled": (5, 2, 10),
        "gnoll": (7, 1, 10),
        "slime": (8, 2, 10),
        "skeleton": (6, 1, 10),
        "ratfolk": (9, 1, 10),
        "gremlin": (4, 2, 10),
        "ghost": (3, 2, 10),
        "witch": (2, 3, 10),
    }
    assert sum(box.monsters for box in BOX.clans) == 45
    for box in BOX.clans:
        assert 1 <= box.starts <= box.monsters
        assert sum(kind == box.start_type for kind in b.TYPE_OF) >= 1


@pytest.mark.rule("KTHO-R17", "KTHO-R19")
def test_three_clans_have_each_role() -> None:
    assert BY_ROLE == {
        "crowd-control": [b.DRAGON, b.SCALED, b.GNOLL],
        "defender": [b.SLIME, b.SKELETON, b.RATFOLK],
        "supporter": [b.GREMLIN, b.GHOST, b.WITCH],
    }


@pytest.mark.parametrize("clan", b.CLAN_NAMES)
def test_seven_cards_of_a_deck_or_more_ask_to_choose(clan: str) -> None:
    asking = [card for card in DECKS[clan] if len(card.sides) > 1 or any(icon.then for icon in plain(card))]
    assert len(asking) >= 7


@pytest.mark.parametrize("clan", b.CLAN_NAMES)
def test_two_cards_or_more_lead_into_an_empty_dungeon(clan: str) -> None:
    ways = [card for card in DECKS[clan] if any(icon.icon in (b.SUMMON, b.AMBUSH) for icon in plain(card))]
    assert len(ways) >= 2
    for card in ways:
        for icon in plain(card):
            assert icon.arg != b.SPECIAL or icon.icon != b.AMBUSH, "many dungeons have no special room"


@pytest.mark.parametrize("clan", b.CLAN_NAMES)
def test_activate_and_movement_stand_on_three_cards_or_more(clan: str) -> None:
    assert sum(shows(card, b.ACTIVATE) for card in DECKS[clan]) >= 3
    assert sum(shows(card, b.MOVE) for card in DECKS[clan]) >= 3


def test_no_face_is_more_than_twice_in_a_deck_nor_in_three_clans() -> None:
    faces = {clan: Counter(written(card.sides) for card in deck) for clan, deck in DECKS.items()}
    for clan, deck in faces.items():
        assert max(deck.values()) <= 2, clan
    for face in {face for deck in faces.values() for face in deck}:
        assert sum(face in deck for deck in faces.values()) <= 2, face


@pytest.mark.parametrize("clan", BY_ROLE["crowd-control"])
def test_crowd_control_attacks_on_six_cards_and_kills_four_in_a_good_turn(clan: int) -> None:
    deck = DECKS[b.CLAN_NAMES[clan]]
    assert sum(shows(card, *ATTACKS) for card in deck) >= 6
    bodies = BOX.clans[clan].starts
    kills = sorted((max(hits(side, bodies) for side in card.sides) for card in deck), reverse=True)
    assert sum(kills[:5]) >= 4


def hits(side: list[Icon], bodies: int) -> int:
    """How many Heroes a side can hit, with so many Monsters together."""
    return sum((bodies if icon.swarm else int(icon.n)) for icon in side if icon.icon in ATTACKS) + sum(
        int(then.n * icon.n) for icon in side for then in icon.then if then.icon in ATTACKS
    )


def test_the_dragon_shoots_and_flies_and_comes_back() -> None:
    deck = DECKS["dragon"]
    assert sum(shows(card, b.RANGED) for card in deck) >= 5
    assert sum(shows(card, b.MOVE) for card in deck) >= 5
    # Back from the Lair by herself, beside her start room or to the Vault.
    back = [icon for card in deck for icon in plain(card) if icon.icon in (b.SUMMON, b.AMBUSH)]
    assert {(int(icon.icon), int(icon.arg)) for icon in back} == {(b.SUMMON, b.NO_TYPE), (b.AMBUSH, b.JEWEL)}
    assert all(not icon.swarm for card in deck for icon in plain(card)), "she is one"


def test_the_scaled_move_and_attack_with_one_card() -> None:
    both = [
        card
        for card in DECKS["scaled"]
        for side in card.sides
        if {int(icon.icon) for one in side for icon in (one, *one.then)} >= {b.MOVE}
        and any(icon.icon in ATTACKS for one in side for icon in (one, *one.then))
    ]
    assert len(both) >= 5


def test_gnolls_hire_with_coins_and_call_friends_to_a_fight() -> None:
    assert len(has_side(DECKS["gnoll"], "discard coin > place 3")) == 2
    assert len(has_side(DECKS["gnoll"], "melee > summon")) >= 2
    assert any(icon.icon == b.RESOURCE and icon.arg == b.COIN for card in DECKS["gnoll"] for icon in plain(card))


@pytest.mark.parametrize("clan", BY_ROLE["defender"])
def test_defenders_defend_on_three_cards_or_more(clan: int) -> None:
    assert sum(card.defends for card in DECKS[b.CLAN_NAMES[clan]]) >= 3
    others = [c for role, clans in BY_ROLE.items() if role != "defender" for c in clans]
    assert max(sum(card.defends for card in DECKS[b.CLAN_NAMES[other]]) for other in others) < 3


def test_slimes_soak_and_split() -> None:
    deck = DECKS["slime"]
    assert len(has_side(deck, "defend > summon")) == 2  # hit, and there are two
    assert sum(shows(card, b.ACTIVATE) for card in deck) >= 5  # their ability splits a wounded one
    assert BOX.clans[b.SLIME].vitality >= 2


def test_skeletons_make_skeletons_of_bones_and_ambush() -> None:
    deck = DECKS["skeleton"]
    eats = [card for card in deck if any(icon.icon == b.DISCARD and icon.arg == b.BONE for icon in plain(card))]
    leaves = [
        card
        for card in deck
        if any(one.icon == b.RESOURCE and one.arg == b.BONE for icon in plain(card) for one in (icon, *icon.then))
    ]
    assert len(eats) >= 2
    assert len(leaves) >= 3
    assert sum(shows(card, b.AMBUSH) for card in deck) >= 2


@pytest.mark.rule("KTHO-E7", "KTHO-E2")
def test_ratfolk_hold_the_cards_of_the_examples() -> None:
    deck = DECKS["ratfolk"]
    two_activate = has_side(deck, "2 activate")
    assert len(two_activate) == 3
    assert all(len(card.sides) == 2 for card in two_activate)
    first = [card for card in has_side(deck, "swarm move") if card in has_side(deck, "melee")]
    assert len(first) == 1  # "Swarm Move / Attack"
    rest = [card for card in deck if card not in (*two_activate, *first)]
    roles = {
        "another swarm": [card for card in rest if any(icon.swarm and icon.icon == b.MOVE for icon in plain(card))],
        "a move choice": [card for card in rest if len(card.sides) > 1 and has_plain(card, b.MOVE)],
        "swarm attack": [card for card in has_side(deck, "swarm melee") if len(card.sides) > 1],
        "an attack": [card for card in rest if has_plain(card, b.MELEE)],
        "a summon": [card for card in rest if any(icon.icon == b.SUMMON for icon in plain(card))],
    }
    # Each part of the example needs a card of its own: pick one for each, all different.
    assert distinct(list(roles.values()), [])


def has_plain(card: Card, icon: int) -> bool:
    """Whether a card has this icon outside a Swarm and outside the right of a Combo."""
    return any(one.icon == icon and not one.swarm for one in plain(card))


def distinct(choices: list[list[Card]], taken: list[Card]) -> bool:
    """Whether every list can give a card that no other gives."""
    if not choices:
        return True
    return any(distinct(choices[1:], [*taken, card]) for card in choices[0] if card not in taken)


@pytest.mark.parametrize("clan", BY_ROLE["supporter"])
def test_supporters_help_on_five_cards_or_more(clan: int) -> None:
    deck = DECKS[b.CLAN_NAMES[clan]]
    assert sum(shows(card, b.DRAW, b.RESOURCE, b.SET_TRAP, b.PORTAL) for card in deck) >= 5


def test_gremlins_carry_for_others() -> None:
    deck = DECKS["gremlin"]
    assert sum(shows(card, b.MOVE) for card in deck) >= 7
    made = {int(icon.arg) for card in deck for icon in plain(card) if icon.icon == b.RESOURCE}
    assert made == {b.COIN, b.BOOK, b.FROG, b.BONE}
    assert sum(shows(card, b.SET_TRAP) for card in deck) >= 3


def test_ghosts_trap_strike_and_appear() -> None:
    deck = DECKS["ghost"]
    assert sum(shows(card, b.SET_TRAP) for card in deck) >= 4
    assert sum(shows(card, *ATTACKS) for card in deck) >= 5
    assert sum(shows(card, b.SUMMON) for card in deck) >= 3
    assert sum(shows(card, b.ACTIVATE) for card in deck) >= 4  # their way through walls


def test_witches_open_portals_and_bring_resources() -> None:
    deck = DECKS["witch"]
    assert sum(shows(card, b.PORTAL) for card in deck) >= 4
    assert sum(shows(card, b.RESOURCE) for card in deck) >= 4
    others = [sum(shows(card, b.PORTAL) for card in DECKS[clan]) for clan in b.CLAN_NAMES if clan != "witch"]
    assert max(others) == 0


def test_a_partner_feels_which_clan_sits_there() -> None:
    """No two decks have much the same mixture of icons: ten of the twenty-odd differ."""
    mixes = {
        clan: Counter(
            (int(one.icon), int(one.arg), one.swarm)
            for card in deck
            for icon in plain(card)
            for one in (icon, *icon.then)
        )
        for clan, deck in DECKS.items()
    }
    for one, mix in mixes.items():
        for other, another in mixes.items():
            if one < other:
                assert sum(((mix - another) + (another - mix)).values()) >= 10, (one, other)


# -- Loot ------------------------------------------------------------------------------------------------------

# What an icon is worth, roughly, in Activates: to see that Loot is better, not to balance it.
WORTH = {
    b.DRAW: 1.3,
    b.ACTIVATE: 1.0,
    b.MOVE: 0.7,
    b.MELEE: 1.0,
    b.RANGED: 1.2,
    b.DEFEND: 1.0,
    b.RESOURCE: 0.8,
    b.SET_TRAP: 1.0,
    b.PORTAL: 1.2,
    b.SUMMON: 0.9,
    b.AMBUSH: 1.0,
    b.REINFORCE: 2.0,
    b.DISCARD: -0.4,
}
SWARM_WORTH = 2.2  # Monsters
TEMPERS = {
    "equipment": (b.MELEE, b.DEFEND),
    "beast": (b.SUMMON, b.MOVE),
    "potion": (b.DRAW, b.ACTIVATE),
    "scroll": (b.RANGED, b.PORTAL, b.REINFORCE),
}


def worth(card: Card) -> float:
    """The best side counts whole, the others as what they are: a choice."""
    sides = sorted((sum(icon_worth(icon) for icon in side) for side in card.sides), reverse=True)
    return sides[0] + 0.3 * sum(sides[1:])


def icon_worth(icon: Icon) -> float:
    """An icon and its Combo, which needs the left part to succeed."""
    own = WORTH[icon.icon] * int(icon.n) * (SWARM_WORTH if icon.swarm else 1)
    return own + sum(0.7 * int(icon.n) * icon_worth(then) for then in icon.then)


@pytest.mark.rule("KTHO-R5")
def test_there_are_ten_of_each_kind_of_loot() -> None:
    assert {kind: len(cards) >= 10 for kind, cards in OF_KIND.items()} == dict.fromkeys(b.LOOT_NAMES, True)
    assert {"house_spider", "notched_sword", "axe_for_two"} <= {card.id for card in LOOT}


def test_every_loot_card_is_clearly_better_than_a_starting_card() -> None:
    best = max(worth(card) for deck in DECKS.values() for card in deck)
    for card in LOOT:
        assert worth(card) > best + 0.3, card.id


def test_no_two_loot_cards_are_alike() -> None:
    faces = Counter(written(card.sides) for card in (*LOOT, *(card for deck in DECKS.values() for card in deck)))
    assert all(faces[written(card.sides)] == 1 for card in LOOT)


@pytest.mark.parametrize("kind", b.LOOT_NAMES)
def test_a_kind_of_loot_has_a_temper(kind: str) -> None:
    own = TEMPERS[kind]
    for card in OF_KIND[kind]:
        assert shows(card, *own), card.id
    for icon in own:
        here = sum(shows(card, icon) for card in OF_KIND[kind])
        for other in b.LOOT_NAMES:
            if other != kind:
                assert here > sum(shows(card, icon) for card in OF_KIND[other]), (b.ICON_NAMES[icon], other)


# -- Guild, Treasures, tokens, tiles ---------------------------------------------------------------------------


@pytest.mark.rule("KTHO-R7")
def test_each_class_comes_to_each_type_with_two_rooms() -> None:
    cards = Counter((int(card.hero), int(card.room_type)) for card in BOX.guild)
    assert set(cards) == {(hero, kind) for hero in range(b.CLASSES) for kind in (b.SWORDS, b.HATS, b.EYE, b.BONES)}
    assert 16 <= len(BOX.guild) <= 24


@pytest.mark.rule("KTHO-R6", "KTHO-R70", "KTHO-D-1")
def test_treasures_hide_what_they_do() -> None:
    faces = Counter(zip(BOX.treasure_value, BOX.treasure_effect, strict=True))
    assert faces[4, b.DEFEAT] == 1
    assert sum(count for (value, _), count in faces.items() if value == 4) == 1
    for value in (1, 2, 3):
        effects = {effect for (worth_of, effect) in faces if worth_of == value}
        assert len(effects) >= 3
        assert effects <= {b.SPOILS, b.CURSE, b.HEAL, b.PRISONER}
    assert {effect for _, effect in faces} == set(range(len(b.EFFECT_NAMES)))


@pytest.mark.rule("KTHO-R8")
def test_there_are_tokens_enough() -> None:
    assert BOX.supply.tokens == [6, 6, 6, 6, 8]
    assert BOX.supply.heroes == 6
    assert BOX.supply.portals == 6


@pytest.mark.rule("KTHO-R55")
def test_twelve_tiles_one_for_each_room_most_with_three_passages_or_more() -> None:
    assert len(BOX.tile_doors) == b.ROOMS == 12
    assert all(0 < doors < 16 for doors in BOX.tile_doors)
    doors = [bin(mask).count("1") for mask in BOX.tile_doors]
    assert min(doors) >= 2
    assert sum(count >= 3 for count in doors) > 6
    rooms = Counter(b.TYPE_OF)
    assert rooms == {b.JEWEL: 1, b.SWORDS: 2, b.HATS: 2, b.EYE: 2, b.BONES: 2, b.SPECIAL: 3}


# -- words and pictures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_and_clan_has_words(language: str) -> None:
    names = []
    for card_id in dict.fromkeys(card.id for card in BOX.cards):
        assert words.has(GAME, language, f"card-{card_id}"), card_id
        assert words.has(GAME, language, f"card-{card_id}.flavour"), card_id
        names.append(words.say(GAME, language, f"card-{card_id}"))
    assert len(set(names)) == len(names), "two cards have one name"
    for clan in b.CLAN_NAMES:
        for key in ("clan", "monster", "ability", "motto", "tip"):
            assert words.has(GAME, language, f"{key}-{clan}")
    for role in b.ROLE_NAMES:
        assert words.has(GAME, language, f"role-{role}.about")
    for kind in (*b.LOOT_NAMES, "tactic"):
        assert words.has(GAME, language, f"loot-{kind}.about")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_says_what_it_does_in_words(language: str) -> None:
    texts = {}
    for card in BOX.cards:
        key, params = card_text(card)
        text = words.say(GAME, language, key, params)
        assert not re.search(r"\b(?:does|side|cardtext|rooms|shows)-", text), text
        assert "{" not in text
        texts[written(card.sides)] = text
    assert len(set(texts.values())) == len(texts), "two faces read the same"


def test_icons_are_pictures_of_the_set() -> None:
    if not ICONS.is_file():
        pytest.skip("the client is not installed")
    known = json.loads(ICONS.read_text("utf-8"))["icons"]
    assert [card.icon for card in BOX.cards if card.icon not in known] == []


def test_every_card_has_a_picture_of_its_own() -> None:
    pictures = Counter({card.id: card.icon for card in BOX.cards}.values())
    assert max(pictures.values()) == 1


# -- the notation ----------------------------------------------------------------------------------------------

SAYS = [
    ("2 activate / swarm move", [[(b.ACTIVATE, 2, 0, False)], [(b.MOVE, 1, 0, True)]]),
    ("move + melee", [[(b.MOVE, 1, 0, False), (b.MELEE, 1, 0, False)]]),
    ("ambush 3 bones", [[(b.AMBUSH, 3, b.BONES, False)]]),
    ("reinforce melee", [[(b.REINFORCE, 1, b.MELEE, False)]]),
    ("summon 2 eye", [[(b.SUMMON, 2, b.EYE, False)]]),
    ("summon", [[(b.SUMMON, 1, b.NO_TYPE, False)]]),
    ("coin + trap + portal", [[(b.RESOURCE, 1, b.COIN, False), (b.SET_TRAP, 1, 0, False), (b.PORTAL, 1, 0, False)]]),
]


@pytest.mark.rule("KTHO-R41", "KTHO-R43", "KTHO-R44", "KTHO-R45", "KTHO-D-24")
@pytest.mark.parametrize(("text", "sides"), SAYS)
def test_icons_are_read(text: str, sides: list[list[tuple[int, int, int, bool]]]) -> None:
    read = [[(i.icon, i.n, i.arg, i.swarm) for i in side] for side in sides_of(text)]
    assert read == sides


@pytest.mark.rule("KTHO-R42")
@pytest.mark.parametrize(
    ("text", "left", "right"),
    [
        ("discard coin > place 3", (b.DISCARD, 1, b.COIN), (b.SUMMON, 3, b.NO_TYPE)),
        ("melee > summon", (b.MELEE, 1, 0), (b.SUMMON, 1, b.NO_TYPE)),
        ("defend > draw", (b.DEFEND, 1, 0), (b.DRAW, 1, 0)),
        ("2 ranged > 2 draw", (b.RANGED, 2, 0), (b.DRAW, 2, 0)),
    ],
)
def test_combos_are_read(text: str, left: tuple[int, int, int], right: tuple[int, int, int]) -> None:
    [[icon]] = sides_of(text)
    [then] = icon.then
    assert [int(icon.icon), int(icon.n), int(icon.arg)] == list(left)
    assert [int(then.icon), int(then.n), int(then.arg)] == list(right)


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_what_is_written_is_read_again(card: Card) -> None:
    assert written(sides_of(written(card.sides))) == written(card.sides)


def test_order_makes_no_other_face() -> None:
    assert written(sides_of("melee + move / 2 draw")) == written(sides_of("2 draw / move + melee"))
    assert written(sides_of("melee")) != written(sides_of("2 melee"))


@pytest.mark.rule("KTHO-D-40")
def test_reinforce_finds_an_icon_anywhere_on_a_card() -> None:
    card = written_card("swarm move / melee > trap / ambush 2 eye")
    found = {icon for icon in range(b.ICONS) if card.shows >> icon & 1}
    assert found == {b.MOVE, b.MELEE, b.SET_TRAP, b.AMBUSH, b.SUMMON}
    assert not card.defends
    assert written_card("draw / defend > draw").defends


WRONG = [
    ("fly", "'fly', which is no icon; there are draw, activate"),
    ("", "nothing where an icon should be"),
    ("move +", "nothing where an icon should be"),
    ("2", "no icon in '2'"),
    ("5 move", "5 in '5 move'; it goes from 1 to 4"),
    ("0 move", "0 in '0 move'"),
    ("move 2", "'2' left over in 'move 2'"),
    ("2 summon", "a number before 'summon'"),
    ("summon 2 moon", "'moon' in 'summon 2 moon'; there are jewel"),
    ("ambush 3", "asks for one more word in 'ambush 3'"),
    ("reinforce fire", "'fire' in 'reinforce fire'; there are draw"),
    ("discard gem > place 1", "'gem' in 'discard gem'; there are coin"),
    ("discard coin", "'discard coin' for nothing"),
    ("place 3", "'place 3' outside a Combo"),
    ("melee > place 2", "'place' after a discard, and 'summon' elsewhere"),
    ("discard coin > summon 3", "'place' after a discard, and 'summon' elsewhere"),
    ("melee > summon eye", "leave the type out"),
    ("melee > draw > move", "a Combo of 3 parts"),
    ("draw > move", "'draw' left of a Combo"),
    ("swarm melee > draw", "without swarm"),
    ("ranged > summon", "right of 'ranged' in a Combo; there are draw"),
    ("defend > melee", "right of 'defend' in a Combo"),
    ("melee > activate", "right of 'melee' in a Combo"),
    ("2 defend > draw", "one card stops one attack"),
    ("swarm draw", "what no Swarm does"),
    ("swarm 2 move", "what no Swarm does"),
    ("melee + melee > draw", "plain and left of a Combo on one side"),
    ("move + move", "twice on one side: write a number"),
    ("summon + summon 2 eye", "twice on one side"),
    ("melee / melee", "that is no choice"),
    ("defend / defend > draw", "Defend twice"),
    ("draw / move / melee / ranged / trap", "5 sides; it takes 1 to 4"),
    ("draw + move + melee + ranged + trap", "5 icons on one side"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_what_no_card_can_be_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(reason)):
        sides_of(text)


def test_a_position_with_such_a_card_is_refused() -> None:
    with pytest.raises(BadSetup, match=re.escape("the card 'melee + fly' has 'fly', which is no icon")):
        written_card("melee + fly")


def test_like_written_cards_are_known_by_their_id() -> None:
    assert written_card("move + melee").id == written_card("melee + move").id != written_card("melee").id


def test_faces_for_a_board() -> None:
    [[icon], [other]] = sides_of("discard bone > place 2 / ambush 3 hats")
    assert icon_face(icon) == {
        "icon": "discard",
        "n": 1,
        "arg": "bone",
        "swarm": False,
        "then": [{"icon": "summon", "n": 2, "arg": None, "swarm": False, "then": []}],
    }
    assert icon_face(other)["arg"] == "hats"
    key, params = icon_text(icon)
    text = words.say(GAME, "en", key, params)
    assert text == "discard a Bone and, if that succeeds, 2 Monsters come there"


def test_a_deck_has_ten_cards() -> None:
    assert {clan: len(deck) for clan, deck in DECKS.items()} == dict.fromkeys(b.CLAN_NAMES, DECK)
    # The numbers of cards stand in records: decks first, in the order of the Clans, then Loot.
    assert [int(card.clan) for card in BOX.cards[:90]] == [clan for clan in range(9) for _ in range(DECK)]
    assert BOX.loot == list(range(90, 90 + len(LOOT)))
