"""Luck that players need not take on trust."""

from __future__ import annotations

import hmac
from hashlib import sha256

import msgspec
import pytest

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.fair import Fair, commitment
from ludoteca.kernel.record import Record
from ludoteca.testkit.moves import make_move, random_move
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FERRY, FIRES

SEED = "a secret of the table"


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED.encode()).hexdigest()
    assert commitment(SEED) != commitment(SEED + "!")


def test_anyone_can_compute_the_dice() -> None:
    """The algorithm of the protocol, written out once more."""
    luck = Fair(SEED, "ana+bia")
    luck.roll("roll", 6, 2)
    found = luck.roll("reroll", 6, 10)
    numbers: list[int] = []
    for block in range(2):
        digest = hmac.new(SEED.encode(), f"ana+bia|1|reroll|{block}".encode(), sha256).digest()
        numbers += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    assert max(numbers) < 2**32 - 2**32 % 6, "no number had to be rejected in this example"
    assert found == [number % 6 for number in numbers[:10]]


def test_anyone_can_compute_the_dice_of_a_seat() -> None:
    """Every seat of a live game has its own label and its own running number."""
    luck = Fair(SEED, "ana+bia").for_seats(3)
    luck.roll("dice-0", 6, 3, 0)
    luck.roll("dice-2", 6, 3, 2)
    luck.shuffle("deck", [1, 2, 3])
    found = luck.roll("dice-2", 6, 5, 2)
    digest = hmac.new(SEED.encode(), b"ana+bia|seat 2|1|dice-2|0", sha256).digest()
    assert found == [int.from_bytes(digest[i : i + 4], "big") % 6 for i in range(0, 20, 4)]
    deck, same = list(range(8)), list(range(8))
    Fair(SEED, "ana+bia", 1).shuffle("deck", deck)
    luck.shuffle("deck", same)
    assert deck == same


class _Fixed(bytes):
    """What an HMAC would return."""

    def digest(self) -> bytes:
        return bytes(self)


def test_numbers_that_would_favour_low_faces_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [2**32 - 1, 2**32 - 4, 2**32 - 5, 7, 0, 0, 0, 0]
    block = _Fixed(b"".join(word.to_bytes(4, "big") for word in words))
    monkeypatch.setattr("ludoteca.kernel.fair.hmac.new", lambda *_: block)
    # 2**32 is 4 more than a multiple of 6: the four highest numbers do not count.
    assert Fair(SEED).roll("roll", 6, 2) == [(2**32 - 5) % 6, 7 % 6]


def test_dice_and_shuffles_are_even() -> None:
    luck = Fair(SEED)
    faces = [0] * 6
    for _ in range(600):
        for face in luck.roll("roll", 6, 8):
            faces[face] += 1
    assert all(abs(count - 800) < 100 for count in faces)
    firsts = [0] * 4
    for _ in range(800):
        items = [0, 1, 2, 3]
        luck.shuffle("deck", items)
        assert sorted(items) == [0, 1, 2, 3]
        firsts[items[0]] += 1
    assert all(abs(count - 200) < 60 for count in firsts)


def test_players_change_the_luck_with_their_words() -> None:
    assert Fair(SEED, "ana").roll("roll", 6, 12) != Fair(SEED, "bia").roll("roll", 6, 12)
    assert Fair(SEED).roll("roll", 6, 12) != Fair(SEED).roll("reroll", 6, 12)


def test_a_copy_goes_on_alike() -> None:
    luck = Fair(SEED, "ana")
    luck.roll("roll", 6, 3)
    twin = luck.copy()
    assert twin.roll("roll", 6, 12) == luck.roll("roll", 6, 12)
    assert twin.draws == luck.draws


def test_a_bot_cannot_use_up_the_luck_of_the_table() -> None:
    with pytest.raises(AssertionError, match="bots bring their own luck"):
        Fair(SEED).below(3)


def fair_record() -> Record:
    session = FERRY.start(3, chance=Fair(SEED, "ana+bia"))
    whim = seeded(8)
    while session.outcome is None:
        make_move(session, random_move(session, whim))
    record = session.record()
    assert isinstance(record, Record)
    return record


def test_a_fair_match_verifies() -> None:
    record = fair_record()
    assert (record.luck.kind, record.luck.commitment) == ("fair", commitment(SEED))
    again = Record.from_bytes(record.to_bytes()).verify()
    assert again.outcome is not None


def test_a_fair_live_match_verifies_and_goes_on() -> None:
    session = FIRES.start(3, chance=Fair(SEED, "ana+bia"))
    whim = seeded(8)
    for _ in range(12):
        make_move(session, random_move(session, whim))
    record = Record.from_bytes(session.record().to_bytes())
    assert (record.luck.kind, record.luck.contributions) == ("fair", "ana+bia")
    assert not portrait(record.verify()).differences(portrait(session))
    again = record.resume()
    for seat in range(3):
        again.tick(1000)
        session.tick(1000)
        assert again.answer(seat, 0) == session.answer(seat, 0)


def test_another_seed_than_the_committed_one_is_noticed() -> None:
    record = fair_record()
    forged = msgspec.structs.replace(record, luck=msgspec.structs.replace(record.luck, seed="another")).signed()
    with pytest.raises(BadRecord, match="not the one that the table committed to"):
        forged.verify()


def test_another_seed_with_its_own_commitment_gives_other_luck() -> None:
    record = fair_record()
    luck = msgspec.structs.replace(record.luck, seed="another", commitment=commitment("another"))
    with pytest.raises(BadRecord):
        msgspec.structs.replace(record, luck=luck).signed().verify()


def test_other_contributions_are_noticed() -> None:
    record = fair_record()
    luck = msgspec.structs.replace(record.luck, contributions="ana+eva")
    with pytest.raises(BadRecord):
        msgspec.structs.replace(record, luck=luck).signed().verify()


def test_without_the_seed_a_match_replays_but_does_not_verify() -> None:
    record = fair_record()
    hidden = msgspec.structs.replace(record, luck=msgspec.structs.replace(record.luck, seed=None)).signed()
    assert hidden.replay().outcome is not None
    for way in (hidden.verify, hidden.resume):
        with pytest.raises(BadRecord, match="does not tell its seed"):
            way()
