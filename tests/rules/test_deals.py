"""The test bench of the rules: a constructed deal matches its texts, and no illegal move slips through."""

import doctest
from pathlib import Path

import pytest

from tests.family import FORMS as FAMILY_FORMS
from tests.golden.reader import read
from tests.rules.bench import cards
from tests.rules.games.mariage import deals
from tests.rules.games.mariage.deals import deal, moves
from tolva_gui.rules.events import Place


def test_the_examples_are_true() -> None:
    assert doctest.testmod(deals) == (0, 3)


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("game", FAMILY_FORMS)
def test_a_told_hand_is_dealt_whoever_deals(game: str, dealer: int) -> None:
    table = deal(game, "SA HK", "CQ D9", dealer=dealer)
    assert {"SA", "HK"} <= set(table.hand(0))
    assert {"CQ", "D9"} <= set(table.hand(1))
    zones = table.game.view(table.state, None).zones
    assert sorted(card for zone in zones for card in zone.cards if card) == sorted(table.game.info.pack)


def test_told_rows_and_stock_are_dealt() -> None:
    table = deal(
        "bordstolva", up=("SA S6", "HA"), down=("DA", "CA C6"), options={"first_trick_from_table": True}
    )
    assert [table.place(Place("up", 0, slot)) for slot in (0, 1)] == [["SA"], ["S6"]]
    assert [table.place(Place("down", 1, slot)) for slot in (0, 1)] == [["CA"], ["C6"]]
    assert deal("plocketolva", stock="C6 SA").place(Place("talong"))[:2] == ["C6", "SA"]


def test_impossible_deals_are_refused() -> None:
    with pytest.raises(AssertionError, match="named twice: SA SA"):
        deal("tolva-4", "SA", "SA")
    with pytest.raises(AssertionError, match="holds 9 cards, not 10"):
        deal("tolva-4", "SATKQJ9876 H6")
    with pytest.raises(AssertionError, match="nothing is dealt to"):
        deal("tolva-4", up=("SA",))


def test_illegal_moves_are_refused_and_legal_ones_not() -> None:
    table = deal("tolva-4", "SA", "S6 H6").play("SA")
    with pytest.raises(AssertionError, match="seat 1 may not play H6"):
        table.play("H6")
    with pytest.raises(AssertionError, match="nothing refuses play S6"):
        table.refused("S6")


def test_short_and_long_texts_say_the_same() -> None:
    assert cards("SAT H6") == cards("SA ST H6")
    assert [str(move) for move in moves("SA | ask meld H pass half")] == [
        *("play SA", "ask", "meld H", "pass", "half"),
    ]


@pytest.mark.parametrize("line", ["0 hat SA", "0: SA -> 0", "line vinsten", "vinsten 0 1", "0 has S1"])
def test_a_golden_file_that_cannot_be_read_names_its_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(f"game tolva-4\ndeal  # one\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"deal.txt, line 3: .* tells nothing"):
        read(path)
