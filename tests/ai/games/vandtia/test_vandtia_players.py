"""The players of vändtia: a sensible player's moves in telling positions."""

import pytest

from tests.rules.games.vandtia.positions import game, table
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.events import Place
from tolva_gui.rules.games.vandtia.state import TOP, VandtiaState

BUDGET = Budget(iterations=1000)


def chosen(state: VandtiaState, level: str) -> str:
    seat = game(state).to_act(state)
    return str(make_player(level, 1).choose(game(state).view(state, seat), BUDGET).move)


@pytest.fixture(params=["rules"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["rules", "hilding", "best"])
def everybody(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_lowest_card_that_fits_goes_first(level: str) -> None:
    assert chosen(table("S5 SJ SA", pile="H3"), level) == "lay S5"


def test_all_low_cards_of_a_rank_go_together(level: str) -> None:
    assert chosen(table("S5 H5 SA", pile="H3", stock="S3 H3 D3 C3 S6 H6 D6"), level) in (
        "lay S5 H5",
        "lay H5 S5",
    )


def test_twos_tens_and_high_cards_are_put_on_the_table_first(level: str) -> None:
    state = table("ST S2 SA", up=["H4 H5 H6", "H7 H8 H9"], down=["C3 C4 C5"] * 2, phase="exchange", dealer=1)
    kept = set()
    for _ in range(4):
        text = chosen(state, level)
        if text == "done":
            break
        kept.add(text.split()[1])
        game(state).apply(state, game(state).parse(text))
        if state.turn != 0:
            break
    assert kept == {"ST", "S2", "SA"}


def test_an_ordinary_card_that_fits_spares_the_ten_and_the_two(level: str) -> None:
    assert chosen(table("ST S2 S9", pile="H3 H8"), level) == "lay S9"


def test_the_fourth_of_a_rank_turns_the_pile_away(level: str) -> None:
    """The eight would fit too, but completing the four means another turn."""
    assert chosen(table("S6 S8 SK", pile="H3 H6 D6 C6"), level) == "lay S6"


def test_four_of_a_rank_in_hand_go_together(level: str) -> None:
    assert chosen(table("S7 H7 D7 C7 S8", pile="H6"), level).split()[0:1] == ["lay"]
    assert len(chosen(table("S7 H7 D7 C7 S8", pile="H6"), level).split()) == 5


@pytest.mark.parametrize("name", ["rules", "hilding"])
def test_a_high_pile_is_turned_away_rather_than_taken(name: str) -> None:
    pile = "S3 H3 D4 S5 H5 D6 C7 S8 H9 SJ HQ SK HK"
    assert chosen(table("ST S4 S5", pile=pile, stock=""), name) == "lay ST"


@pytest.mark.parametrize("seed", range(3))
def test_the_master_sees_how_the_last_cards_go_out(seed: int) -> None:
    """The other is known to hold three fours: after the ten the five makes them take it, and the four goes out."""
    state = table("ST S4 S5", pile="D7 D8 D9", stock="")
    state.piles.move(other := state.hands[1][:], Place("hand", 1), TOP)
    state.piles.move(other, TOP, Place("hand", 1))  # all see it take them up
    for text in ("lay ST", "lay S5", "pickup", "lay S4"):
        seat = game(state).to_act(state)
        assert seat is not None
        view = game(state).view(state, seat)
        if seat == 0 and len(view.legal) > 1:
            assert str(make_player("best", seed).choose(view, BUDGET).move) == text
        game(state).apply(state, game(state).parse(text))
    assert state.out[0] == 0


def test_after_a_ten_the_lowest_card_goes(level: str) -> None:
    state = table("S4 HJ HA")
    state.again = "V14"
    assert chosen(state, level) == "lay S4"


def test_nothing_but_the_last_card_is_laid_to_go_out(everybody: str) -> None:
    assert chosen(table("SA", pile="HK", stock=""), everybody) == "lay SA"
    assert chosen(table("S2", pile="HK", stock=""), everybody) == "lay S2"


def test_a_chance_on_a_low_card_is_better_than_the_pile(everybody: str) -> None:
    """Nearly every card of the stock fits a five; the pile would be added to the hand."""
    state = table("S3 H3 D4", pile="S4 C4 H4 S5 H5 C5", stock="S7 H7 S8 H8 S9 H9 SJ HJ SQ HQ SK HK SA HA")
    assert chosen(state, everybody) == "chance"


def test_two_is_not_kept_where_it_brings_the_pile_back(everybody: str) -> None:
    """VV1: the ace is kept for the end."""
    state = table("S2 SA", pile="HK", stock="", no_out_on_special=True)
    assert chosen(state, everybody) == "lay S2"


def test_the_master_hinders_who_has_one_rank_left() -> None:
    """The other has only fours: any card above them will do, and a low one would let them out."""
    assert chosen(table("S4 H5 SJ SQ SA", "C4 D4", pile="H3"), "best") != "lay S4"


@pytest.mark.parametrize("seed", range(5))
def test_the_master_keeps_the_best_of_six_for_the_table(seed: int) -> None:
    state = table(
        "ST S2 S5",
        "H3 H4 H5",
        up=["SA HA S3", "HT H2 H7"],
        down=["C3 C4 C5", "C6 C7 C8"],
        phase="exchange",
        dealer=1,
    )
    kept = set()
    while state.turn == 0 and state.phase == "exchange":
        text = str(make_player("best", seed).choose(game(state).view(state, 0), BUDGET).move)
        kept.add(text)
        game(state).apply(state, game(state).parse(text))
    up = {card.rank for row in state.up[0] for card in row}
    assert up & {"T", "2", "A"}
    assert "5" not in up
