"""Lomber: the legal calls, and the winner of the auction."""

import pytest

from tests.rules.bench import examples, spoken
from tests.rules.games.lomber.table import P1, P2, deal
from tolva_gui.rules.games.lomber.game import LOMBER
from tolva_gui.rules.kit import Called, Standing
from tolva_gui.rules.moves import MoveError


@pytest.mark.example("A1", "A2", "A3", "A4", "A5", "A6")
@examples(
    "hands moves claims",
    """
    L13 L14: first hand |  |  | calls pass, spil, betra, turnir, kuppa, SOLOS, TOP; refuses bid grandturnir L28
    L13: grandtúrnir needs aces | SA CA |  | calls pass, spil, betra, turnir, grandturnir, kuppa, SOLOS, TOP
    L15: A1, first hand again |  | bid spil, bid turnir | acts 2; calls pass, same, kuppa, SOLOS, TOP
    L15: A1 |  | bid spil, bid turnir | refuses bid betra L15; refuses bid turnir say_same; refuses same D LD12
    L28: also to grandtúrnir | SA CA | bid spil, bid turnir | offers bid grandturnir
    L28 LD11: which it cannot keep | / SA CA | bid spil, bid grandturnir | refuses same LD11
    L15 L16: A2, the later hand |  | bid spil, pass | acts 0; calls pass, betra, turnir, kuppa, SOLOS, TOP
    L15: A2, neither the same nor lower |  | bid spil, pass | refuses bid spil L15; refuses same L15
    L17 LD1: A3 |  | pass, bid solo H, bid nolo | acts 1; calls pass, same, yfir; refuses bid spadasolo L17
    L17: A4 |  | bid spadasolo | acts 1; calls pass, yfir; refuses bid nolo L17
    L16: A5, one survives |  | LONG | acts 0; calls pass, kuppa, SOLOS, TOP
    L18: A5, and meets a third |  | LONG, bid kuppa | acts 1; calls pass, same, SOLOS, TOP
    LD4: A6 |  | LONG, bid kuppa, same, pass | declarer 1; game kuppa; trump None
    the last hand alone wins with any bid |  | 2 pass, bid spil | acts 0; phase contract
    nobody is asked who can only pass |  | bid yfir | bids 2 yfir; phase play
    L33: first hand leads, whoever declares |  | pass, bid yfir | declarer 1; acts 2; phase play
    but who may keep the bid |  | bid spil, bid yfir | acts 2; calls pass, same
    LD12: a solo |  | bid spil, bid solo D | offers same C, same D, same H; refuses same LD12; refuses bid solo H L15
    LD12: in a suit of ones own |  | bid spil, bid solo D, same C, 2 pass | declarer 2; game solo; trump C
    LD12: as it was said |  | bid spil, bid solo D, same C, 2 pass | bids 2 spil / 1 solo D / 2 same C / 1 pass / 0 pass
    """,
)
def test_what_may_be_said(hands: str, moves: str, claims: str) -> None:
    moves = moves.replace("LONG", "bid spil, bid betra, same, bid turnir, pass")
    deal(*hands.split("/")).act(*spoken(moves)).check(claims)


@pytest.mark.rule("L19", "LD18")
@pytest.mark.example("A7")
@pytest.mark.parametrize("deals", [12, 1])
def test_all_pass_and_the_next_dealer_deals(deals: int) -> None:
    number = 1 if deals == 12 else 12
    table = deal(standing=Standing(0, (4, -2, -2), {}, number)).act("pass", "pass", "pass")
    assert (table.lines, table.result.scores, table.to_act) == ([], (4, -2, -2), None)
    assert (table.result.ranking == ()) is (number == 1), "it counts as one of the deals"
    assert table.position(0)["contract"] is None


@pytest.mark.rule("LD10", "LV1", "LV2", "LV3", "LV4", "LV5")
def test_unoffered_grandissimo_options_are_absent() -> None:
    assert [option.name for option in LOMBER.info.options] == ["deals", "kuppa_cap"]
    for text in ("bid kaski", "bid mort", "bid grandisamo"):
        with pytest.raises(MoveError):
            LOMBER.parse(text)


def test_what_is_said_is_told_with_the_bid_that_stands() -> None:
    table = deal().act("bid spil", "bid solo D", "same C")
    words = [(event.seat, event.word, event.value) for event in table.said(Called)][1:]
    assert words == [(P1, "bid", "spil"), (P2, "bid", "solo D"), (P1, "same", "solo C")]
