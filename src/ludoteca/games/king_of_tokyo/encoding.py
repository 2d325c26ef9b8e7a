"""King of Tokyo as numbers: what a seat may see, from its own place, and what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludoteca.games.king_of_tokyo.actions import ACTIONS, CHOICES, EXTRA
from ludoteca.games.king_of_tokyo.content.box import NO_MIMIC, Content
from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.causes import CLAWS, POISON
from ludoteca.games.king_of_tokyo.rules.damage import Hit
from ludoteca.games.king_of_tokyo.rules.market import discount_of
from ludoteca.games.king_of_tokyo.rules.quantities import DIAL, max_hearts
from ludoteca.games.king_of_tokyo.rules.rolling import BLACK_DICE, MOST_DICE
from ludoteca.games.king_of_tokyo.state import FACES, MAX_HEARTS, NO_CARD, OVER, PLACE_NAMES, Monster, Tokyo
from ludoteca.kernel.actions import Act, ActionSpace, Param
from ludoteca.kernel.encoding import (
    LARGEST,
    Encoding,
    add_one,
    put,
    put_bits,
    put_flag,
    put_least,
    put_most,
    put_one_of,
    turned,
)
from ludoteca.kernel.flow import Decision, Table

# Which of a card's moments adds to which kind of decision.
_OFFERS: Final = {
    "keep": "roll_options",
    "change": "change_options",
    "react": "reactions",
    "buy": "buy_options",
}
_MOST_HEARTS: Final = 24
SLOTS: Final = 3
NO_PLACE: Final = -1  # of a kind of card on which there are never tokens


def _most_dice(content: Content) -> int:
    """The most dice that anybody can ever roll with these cards."""
    most = BLACK_DICE
    by_mimic = 0
    for kind, card in enumerate(content.cards):
        copies = card.copies
        power = content.powers[kind]
        most += power.extra_dice(copies)
        by_mimic = max(by_mimic, power.extra_dice(copies + 1) - power.extra_dice(copies))
    return min(MOST_DICE, most + (by_mimic if content.mimic != NO_MIMIC else 0))


def _spaces(content: Content, dice: int) -> Mapping[str, ActionSpace]:
    """The declared actions, with one act for each card that adds to a decision."""
    spaces: dict[str, ActionSpace] = {}
    for kind, space in ACTIONS.items():
        acts = [placed.act for placed in space.acts if placed.name != "card"]
        moment = _OFFERS.get(kind, "")
        for number, power in enumerate(content.powers):
            if moment and getattr(type(power), moment) is not getattr(Power, moment):
                room = int(power.choices(len(content.kind_of), dice))
                at = EXTRA + number * CHOICES
                acts.append(Act(f"card-{content.ids[number]}", Param("choice", room), at=at))
        spaces[kind] = ActionSpace(*acts)
    return spaces


class Gone:
    """The kinds of the cards in a discard pile, as far as it has been looked at."""

    def __init__(self, pile: list[int]) -> None:
        self.pile = pile
        self.kinds: vec[i64] = vec[i64]()


class TokyoEncoding(Encoding):
    """The board, the dice, the market and every monster, the own one first, then clockwise."""

    def __init__(self, content: Content, seats: int) -> None:
        self.dice: i64 = _most_dice(content)
        self.kinds: i64 = len(content.ids)
        # By number of a card and by kind, as compiled code reads it at once: a row asks for many of them.
        self.kind_of: vec[i64] = vec[i64](content.kind_of)
        self.costs: vec[i64] = vec[i64](content.costs)
        charged = [kind for kind, power in enumerate(content.powers) if power.tokens > 0 or power.copies_others]
        self.charged: i64 = len(charged)
        self.charged_place: vec[i64] = vec[i64](
            [charged.index(kind) if kind in charged else NO_PLACE for kind in range(len(content.ids))]
        )
        dice, kinds = int(self.dice), int(self.kinds)
        super().__init__(
            _spaces(content, dice),
            seats,
            {"dice": 1 << dice, "die": dice, "card": len(content.kind_of)},
        )
        self.again = True
        self.keep_at: i64 = self.questions["keep"].number
        self.field("about.die", high=dice)
        self.field("about.seat", seats)
        self.field("about.hearts", high=255)
        self.field("about.cause", 3)
        self.field("about.rolled", FACES, high=255)
        self.field("step", OVER + 1)
        self.field("turn", seats)
        self.field("order", seats)
        self.field("extra turns", seats, high=255)
        self.field("frozen", high=255)
        self.field("target", high=DIAL)
        self.rolls_at: i64 = self.field("rolls left", high=255)
        self.field("culled", high=255)
        self.field("dealt damage")
        self.dice_at: i64 = self.field("dice", dice * FACES)
        self.field("faces", FACES, high=dice)
        self.field("kept", dice)
        self.field("market", SLOTS * kinds)
        self.field("market.price", SLOTS, high=255)
        self.field("deck", high=255)
        self.field("deck.known", kinds, high=255)
        self.field("discarded", kinds, high=255)
        self.field("mimicked", kinds)
        for other in range(seats):
            name = "me" if other == 0 else f"seat+{other}"
            self.field(f"{name}.alive")
            self.field(f"{name}.hearts", high=_MOST_HEARTS)
            self.field(f"{name}.most hearts", high=_MOST_HEARTS)
            self.field(f"{name}.stars", high=DIAL)
            self.field(f"{name}.energy", high=255)
            self.field(f"{name}.place", len(PLACE_NAMES))
            self.field(f"{name}.poison", high=255)
            self.field(f"{name}.shrink", high=255)
            self.field(f"{name}.wings")
            self.field(f"{name}.tokens on cards", len(charged), high=255)
            self.field(f"{name}.cards", kinds, high=255)

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """All that lies open, and what this seat has seen of the deck."""
        assert isinstance(table, Tokyo)
        s = table.s
        kind_of = self.kind_of
        kinds = self.kinds
        seats = self.seats
        at = self.write_question(decision, row, start)
        at = self._about(decision, seat, row, at)
        at = put_one_of(row, at, OVER + 1, s.step)
        at = put_one_of(row, at, seats, turned(s.turn, seat, seats))
        at = put_one_of(row, at, seats, turned(s.order, seat, seats))
        for extra in s.frenzy:
            add_one(row, at + turned(extra, seat, seats))
        at += seats
        at = put(row, at, s.frozen)
        at = put(row, at, s.target)
        at = put(row, at, s.rolls_left)
        at = put(row, at, s.culled)
        at = put_flag(row, at, s.dealt)
        at = self._dice(s.dice, s.kept, row, at)
        costs = self.costs
        buyer = s.monsters[seat]
        off = discount_of(buyer) if buyer.cards else 0
        slot: i64 = 0
        for shown in cast("list[i64]", s.market):
            if shown != NO_CARD:
                shown_kind = kind_of[shown]
                row[at + slot * kinds + shown_kind] = u8(1)
                put_least(row, at + SLOTS * kinds + slot, costs[shown_kind] - off)
            slot += 1
        at += SLOTS * kinds + SLOTS
        size: i64 = len(s.deck)
        put_most(row, at, size)
        at += 1
        known: i64 = s.knows[seat]
        depth: i64 = 1
        while depth <= known and depth <= size:
            row[at + kind_of[i64(s.deck[size - depth])]] = u8(depth)
            depth += 1
        at += kinds
        for gone in self._gone(table):
            row[at + gone] = row[at + gone] + u8(1)
        at += kinds
        if s.copied != NO_CARD:
            row[at + kind_of[s.copied]] = u8(1)
        at += kinds
        monsters = s.monsters
        charges = s.charges
        for other in range(seat, seats):
            at = self._monster(monsters[other], charges, row, at)
        for other in range(seat):
            at = self._monster(monsters[other], charges, row, at)
        self.check_written(at - start)

    def write_again(self, table: Table, decision: Decision, answered: i64, row: vec[u8]) -> bool:
        """KOT-R21, KOT-R23: who keeps some dice while two rolls are left rolls the others, and is asked again at once.
        Nothing else has changed."""
        assert isinstance(table, Tokyo)
        s = table.s
        dice = s.dice
        count: i64 = len(dice)
        asked_to_keep = row[self.keep_at] != 0
        if not asked_to_keep or row[self.rolls_at] < u8(2) or answered < 0 or answered >= (1 << count) - 1:
            return False
        row[self.rolls_at] = u8(s.rolls_left)
        die: i64 = self.dice_at
        faces: i64 = self.dice_at + self.dice * FACES
        kept_at: i64 = faces + FACES
        mask = answered
        for face in cast("list[i64]", dice):
            row[kept_at] = u8(mask & 1)
            kept_at += 1
            if mask & 1 == 0 and row[die + face] == 0:
                before: i64 = 0
                while row[die + before] == 0:
                    before += 1
                row[die + before] = u8(0)
                row[faces + before] = row[faces + before] - u8(1)
                row[die + face] = u8(1)
                row[faces + face] = row[faces + face] + u8(1)
            mask >>= 1
            die += FACES
        return True

    def _gone(self, table: Tokyo) -> vec[i64]:
        """The kinds of the discarded cards. They are looked up once: a discard pile only grows, until another one takes
        its place (KOT-D-10)."""
        pile = table.s.discard
        gone = table.gone
        if not isinstance(gone, Gone) or gone.pile is not pile:
            gone = Gone(pile)
            table.gone = gone
        kinds = gone.kinds
        if len(kinds) != len(pile):
            while len(kinds) < len(pile):
                kinds = append(kinds, self.kind_of[i64(pile[len(kinds)])])
            gone.kinds = kinds
        return kinds

    def _about(self, decision: Decision | None, seat: i64, row: vec[u8], at: i64) -> i64:
        """What the question is about, which only the one who is asked it needs to know."""
        die = at
        who = at + 1
        hearts = who + self.seats
        cause = hearts + 1
        rolled = cause + 3
        about: object = None if decision is None else decision.about
        if decision is not None and about is not None:
            if isinstance(about, Hit):
                put_one_of(row, who, self.seats, turned(about.dealer, seat, self.seats))
                put_most(row, hearts, about.amount)
                put_one_of(row, cause, 3, 0 if about.cause == CLAWS else 1 if about.cause == POISON else 2)
            elif isinstance(about, int):
                number: i64 = about
                if decision.kind == "yield":
                    put_one_of(row, who, self.seats, turned(number, seat, self.seats))
                elif decision.kind == "reroll-three":
                    put(row, die, number + 1)
                elif decision.kind == "heart":
                    put_most(row, hearts, number)
                elif decision.kind == "camouflage-threes":
                    _unpack(about, row, rolled)
        return rolled + FACES

    def _dice(self, dice: list[int], kept: i64, row: vec[u8], at: i64) -> i64:
        """Each die, how many show each face, and which were kept."""
        faces = at + self.dice * FACES
        die = at
        for face in cast("list[i64]", dice):
            row[die + face] = u8(1)
            row[faces + face] = row[faces + face] + u8(1)
            die += FACES
        return put_bits(row, faces + FACES, self.dice, kept)

    def _monster(self, monster: Monster, charges: list[int], row: vec[u8], at: i64) -> i64:
        """A monster with its board and cards. Much of it is nothing most of the time, and nothing need be written."""
        if monster.alive:
            row[at] = u8(1)
        held_cards = monster.cards
        most: i64 = MAX_HEARTS
        if held_cards:
            most = max_hearts(monster)
        hearts = monster.hearts
        stars = monster.stars
        energy = monster.energy
        if 0 <= hearts | most | stars | energy <= LARGEST:  # one look for four numbers: all of them fit
            row[at + 1] = u8(hearts)
            row[at + 2] = u8(most)
            row[at + 3] = u8(stars)
            row[at + 4] = u8(energy)
        else:
            put(row, at + 1, hearts)
            put(row, at + 2, most)
            put(row, at + 3, stars)
            put_most(row, at + 4, energy)
        row[at + 5 + monster.place] = u8(1)
        at += 5 + len(PLACE_NAMES)
        if monster.poison:
            put_most(row, at, monster.poison)
        if monster.shrink:
            put_most(row, at + 1, monster.shrink)
        if monster.wings:
            row[at + 2] = u8(1)
        tokens = at + 3
        cards = tokens + self.charged
        if held_cards:
            kind_of = self.kind_of
            charged_place = self.charged_place
            for held in cast("list[i64]", held_cards):
                kind = kind_of[held]
                row[cards + kind] = row[cards + kind] + u8(1)
                place = charged_place[kind]
                if place != NO_PLACE:
                    put_most(row, tokens + place, charges[held])
        return cards + self.kinds


def _unpack(packed: int, row: vec[u8], at: i64) -> None:
    """Dice that an event packs into a number (`rolling.pack`), counted by face. There can be many of them."""
    while packed > 7:
        add_one(row, at + packed % 8)
        packed //= 8
