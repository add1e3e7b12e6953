"""What a seat has been told at the table is in the worlds that the search imagines."""

import pytest

from tests.rules.deals import Table, deal
from tolva_gui.ai.kernel_door import KERNEL, Door
from tolva_gui.rules.cards import Card
from tolva_gui.rules.game import PlayCard

pytestmark = pytest.mark.skipif(KERNEL is None, reason="the kernel is not built here")

WORLDS = 200


def hands_imagined(table: Table, seat: int) -> list[int]:
    """The hand of that seat in many worlds that fit what the seat to act knows."""
    view = table.game.view(table.state, table.to_act)
    position = Door(table.game, view.options).position(view.public)
    return [position.world(seed).digest()[0][seat] for seed in range(WORLDS)]


def holds(table: Table, hand: int, *names: str) -> bool:
    door = Door(table.game, table.game.info.defaults())
    return all(hand >> door.number(PlayCard(Card(name[0], name[1]))) & 1 for name in names)  # type: ignore[arg-type]


def test_bd1_a_partner_who_could_not_declare_has_no_pair() -> None:
    """He must declare if he can, so that silence is an answer."""
    table = deal("bondtolva-4", "SA76 H98 D98 C6", "ST HK", "S98 HT7 DAT7 CT", "SJ HQ").play(
        "SA ST S8 SJ | ask"
    )
    assert table.calls == set()
    for hand in hands_imagined(table, 2):
        assert not any(holds(table, hand, f"{suit}K", f"{suit}Q") for suit in "HDC")


def test_t15_a_partner_who_says_no_may_still_have_one() -> None:
    """In tolva he may decline."""
    table = deal("tolva-4", "SA76 H98 D98 C6", "SQ", "S98 HKQ DAT7", "SJ").play("SA SQ S8 SJ | ask | pass")
    hands = hands_imagined(table, 2)
    assert any(holds(table, hand, "HK", "HQ") for hand in hands)


def test_a_pair_that_was_melded_stays_where_it_is() -> None:
    table = deal("tolva-4", "SA HKQ6", "ST", "S8", "S9").play("SA ST S8 S9 | meld H | H6")
    assert table.to_act == 1
    assert all(holds(table, hand, "HK", "HQ") for hand in hands_imagined(table, 0))


def test_who_did_not_follow_suit_has_none() -> None:
    """T7: seat 2 threw a diamond on the ace of spades."""
    table = deal("tolva-4", "SAT HA", "SK9", "D9876 C9876", "SQJ").play("SA S9 D9 SJ | HA")
    spades = [f"S{rank}" for rank in "KQ876"]
    for hand in hands_imagined(table, 2):
        assert not any(holds(table, hand, name) for name in spades)
