"""Luck: seeded, scripted, recorded."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import Chance, Journal, Recorded, Scripted, Seeded, seeded
from ludoteca.kernel.errors import BadRecord, BadScript


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [0, 1, -5, 10**30])
def test_every_face_of_every_die_comes_up_as_often(seed: int) -> None:
    luck = seeded(seed)
    counts = [[0] * 6 for _ in range(8)]
    for _ in range(6000):
        for die, face in enumerate(luck.roll("roll", 6, 8)):
            counts[die][face] += 1
    for faces in counts:
        assert chi_square(faces) < 25  # five degrees of freedom: beyond 25 is one in seven thousand


def test_pairs_of_dice_are_independent() -> None:
    luck = seeded(3)
    pairs = [0] * 36
    for _ in range(18_000):
        one, two = luck.roll("roll", 6, 2)
        pairs[one * 6 + two] += 1
    assert chi_square(pairs) < 75  # 35 degrees of freedom


@pytest.mark.parametrize(("sides", "n"), [(2, 9), (20, 5), (100, 4), (1000, 4)])
def test_dice_of_any_size_are_even(sides: int, n: int) -> None:
    luck = seeded(4)
    halves = [[0, 0] for _ in range(n)]
    for _ in range(4000):
        for die, face in enumerate(luck.roll("roll", sides, n)):
            assert 0 <= face < sides
            halves[die][face * 2 // sides] += 1
    for half in halves:
        assert chi_square(half) < 15


def test_every_order_of_a_shuffle_comes_up_as_often() -> None:
    luck = seeded(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        items = [0, 1, 2, 3]
        luck.shuffle("deck", items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 55  # 23 degrees of freedom


@pytest.mark.compiled
def test_the_numbers_are_the_same_in_every_build() -> None:
    luck = seeded(7)
    deck = list(range(10))
    luck.shuffle("deck", deck)
    found = [luck.roll("a", 6, 6), luck.roll("b", 6, 3), luck.roll("c", 20, 5), luck.roll("d", 100, 2), deck]
    found.append([luck.below(1000), luck.draws])
    assert found == NUMBERS


NUMBERS = [[1, 5, 2, 0, 4, 4], [1, 3, 3], [14, 2, 2, 12, 2], [1, 83], [7, 6, 4, 5, 3, 0, 8, 9, 1, 2], [72, 5]]


@pytest.mark.parametrize("make", [lambda: seeded(1), lambda: Scripted(1)])
def test_a_copy_goes_on_alike_and_alone(make: type[Chance]) -> None:
    luck = make()
    luck.roll("roll", 6, 5)
    luck.journal = Journal()
    twin = luck.copy()
    assert twin.journal is None
    assert [twin.roll("roll", 6, 6) for _ in range(3)] == [luck.roll("roll", 6, 6) for _ in range(3)]
    twin.roll("roll", 6, 1)
    assert twin.draws == luck.draws + 1


def test_whims_are_not_counted_and_not_journaled() -> None:
    luck = seeded(1)
    luck.journal = Journal()
    assert all(0 <= luck.below(7) < 7 for _ in range(100))
    assert luck.draws == 0
    assert luck.journal.entries() == []


def test_the_journal_tells_answers_and_outcomes_in_order() -> None:
    luck = seeded(1)
    luck.journal = journal = Journal()
    journal.add(0, 5)
    dice = luck.roll("roll", 6, 3)
    deck = [300, 7, -2]
    luck.shuffle("deck", deck)
    journal.add("tick", 50)
    assert journal.entries() == [(0, 5), ("roll", dice), ("deck", deck), ("tick", 50)]


def test_a_journal_is_shared_without_being_changed() -> None:
    journal = Journal()
    journal.add(0, 1)
    branch = Journal()
    branch.back_to(journal.mark())
    branch.add(1, 2)
    assert journal.entries() == [(0, 1)]
    assert branch.entries() == [(0, 1), (1, 2)]


def test_a_packed_journal_tells_the_same() -> None:
    journal = Journal()
    told: list[tuple[object, object]] = [(0, 5), ("tick", 150), ("deck", [300, 7, -2]), ("dice-1", [0, 5]), (3, 2**40)]
    for _ in range(4):
        for who, what in told:
            if isinstance(what, list):
                journal.outcome(str(who), what)
            else:
                journal.add(who, what)
        branch = Journal()
        branch.back_to(journal.mark())
        journal.pack()
        journal.pack()  # nothing to do
        assert branch.entries() == journal.entries()
    assert journal.entries() == told * 4


def test_seeds_that_are_near_give_different_luck() -> None:
    assert len({tuple(seeded(seed).roll("roll", 6, 12)) for seed in range(200)}) == 200
    assert isinstance(seeded(1), Seeded)


# -- a stream for each seat ------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_what_one_seat_rolls_changes_nothing_for_the_others() -> None:
    calm, busy = seeded(7).for_seats(3), seeded(7).for_seats(3)
    for _ in range(5):
        busy.roll("dice-0", 6, 3, 0)
        busy.shuffle("deck", [0, 1, 2, 3])
    assert [calm.roll("dice-1", 6, 5, 1) for _ in range(4)] == [busy.roll("dice-1", 6, 5, 1) for _ in range(4)]
    assert calm.roll("dice-0", 6, 3, 0) != busy.roll("dice-0", 6, 3, 0)


@pytest.mark.compiled
def test_the_streams_of_seats_are_the_same_in_every_build() -> None:
    luck = seeded(7).for_seats(2)
    deck = list(range(6))
    luck.shuffle("deck", deck)
    assert [luck.roll("a", 6, 5, 0), luck.roll("a", 6, 5, 1), luck.roll("a", 6, 5), deck] == STREAMS


STREAMS = [[5, 1, 5, 5, 5], [2, 3, 5, 4, 5], [2, 3, 4, 4, 4], [3, 0, 1, 5, 4, 2]]


def test_shuffles_and_what_is_nobody_s_come_from_the_table() -> None:
    luck, table = seeded(7).for_seats(2), seeded(7)
    one, two = list(range(9)), list(range(9))
    luck.shuffle("deck", one, 1)
    table.shuffle("deck", two)
    assert one == two
    assert luck.roll("wind", 6, 4) == table.roll("wind", 6, 4)


def test_streams_differ_and_are_even() -> None:
    luck = seeded(3).for_seats(5)
    rolls = [[luck.roll("dice", 6, 4, seat) for _ in range(1200)] for seat in range(5)]
    assert len({str(rolled) for rolled in rolls}) == 5
    for rolled in rolls:
        assert chi_square([sum(dice.count(face) for dice in rolled) for face in range(6)]) < 25
    pairs = [0] * 36
    for mine, yours in zip(rolls[0], rolls[1], strict=True):
        pairs[mine[0] * 6 + yours[0]] += 1
    assert chi_square(pairs) < 75  # 35 degrees of freedom


def test_streams_are_journaled_once_and_copied_whole() -> None:
    luck = seeded(1).for_seats(2)
    luck.journal = journal = Journal()
    dice = luck.roll("dice-1", 6, 3, 1)
    deck = [3, 1, 2]
    luck.shuffle("deck", deck)
    assert journal.entries() == [("dice-1", dice), ("deck", deck)]
    assert luck.draws == 2
    twin = luck.copy()
    assert (twin.draws, twin.journal) == (2, None)
    for seat in (-1, 0, 1):
        assert twin.roll("x", 6, 6, seat) == luck.roll("x", 6, 6, seat)
    assert luck.for_seats(2) is luck


def test_luck_that_was_told_beforehand_is_one_list() -> None:
    for told in (Scripted(), Recorded([])):
        assert told.for_seats(4) is told


# -- scripted --------------------------------------------------------------------------------------------------


def test_forced_luck_comes_in_order_and_by_tag() -> None:
    luck = Scripted()
    luck.force("roll", [1, 2])
    luck.force("reroll", [5])
    luck.force("roll", [3, 4])
    assert luck.roll("roll", 6, 2) == [1, 2]
    assert luck.roll("roll", 6, 2) == [3, 4]
    assert luck.leftover() == [("reroll", [5])]
    assert luck.roll("reroll", 6, 1) == [5]
    assert luck.leftover() == []


def test_an_empty_tag_forces_whatever_comes_first() -> None:
    luck = Scripted()
    luck.force("", [0])
    assert luck.roll("anything", 6, 1) == [0]


def test_a_forced_roll_must_have_the_right_number_of_dice() -> None:
    luck = Scripted()
    luck.force("roll", [1, 2, 3])
    with pytest.raises(BadScript, match="3 dice were forced for 'roll', but 2 are rolled"):
        luck.roll("roll", 6, 2)


def test_a_forced_order_may_name_only_the_first() -> None:
    luck = Scripted()
    luck.force("deck", [4, 2])
    items = [0, 1, 2, 3, 4]
    luck.shuffle("deck", items)
    assert items == [4, 2, 0, 1, 3]


def test_a_forced_order_names_only_what_is_there() -> None:
    luck = Scripted()
    luck.force("deck", [9])
    with pytest.raises(BadScript, match=r"names \[9\], which are not there"):
        luck.shuffle("deck", [0, 1])


def test_what_is_not_forced_comes_from_the_seed() -> None:
    assert Scripted(3).roll("roll", 6, 6) == seeded(3).roll("roll", 6, 6)


def test_a_copy_has_the_same_script_to_come() -> None:
    luck = Scripted()
    luck.force("roll", [1])
    twin = luck.copy()
    assert twin.roll("roll", 6, 1) == [1]
    assert luck.leftover() == [("roll", [1])]


# -- recorded --------------------------------------------------------------------------------------------------


def test_a_record_gives_what_it_tells() -> None:
    luck = Recorded([("roll", [1, 2]), ("deck", [2, 0, 1])])
    luck.journal = Journal()
    items = [0, 1, 2]
    assert luck.roll("roll", 6, 2) == [1, 2]
    twin = luck.copy()
    luck.shuffle("deck", items)
    assert items == [2, 0, 1]
    assert luck.draws == 2
    assert luck.journal.entries() == [("roll", [1, 2]), ("deck", [2, 0, 1])]
    again = [0, 1, 2]
    twin.shuffle("deck", again)
    assert again == items


@pytest.mark.parametrize(
    ("outcomes", "complaint"),
    [
        ([], "ends before the outcome of 'roll'"),
        ([("deck", [1, 2])], "outcome of 'deck' where the rules need 'roll'"),
        ([("roll", [1])], "is not 2 dice with 6 faces"),
        ([("roll", [1, 6])], "is not 2 dice with 6 faces"),
        ([("roll", [-1, 2])], "is not 2 dice with 6 faces"),
    ],
)
def test_a_record_that_tells_something_else_is_bad(outcomes: list[tuple[str, list[int]]], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Recorded(outcomes).roll("roll", 6, 2)


def test_a_recorded_order_must_be_of_the_same_things() -> None:
    with pytest.raises(BadRecord, match="not of the same things"):
        Recorded([("deck", [1, 1])]).shuffle("deck", [0, 1])


def test_a_record_has_no_whims() -> None:
    with pytest.raises(BadRecord, match="asks nothing of a bot"):
        Recorded([]).below(2)


def test_chance_itself_is_no_luck() -> None:
    luck = Chance()
    with pytest.raises(NotImplementedError):
        luck.roll("x", 6, 1)
    with pytest.raises(NotImplementedError):
        luck.shuffle("x", [])
    with pytest.raises(NotImplementedError):
        luck.below(2)
    with pytest.raises(NotImplementedError):
        luck.copy()
