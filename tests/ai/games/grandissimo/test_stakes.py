"""The value of a deal's ends: playouts miss some games that are made, and make or break others too easily."""

import pytest

from tolva_gui.ai.games.grandissimo.stakes import MOST, Terms, doubted, table, worth
from tolva_gui.rules.events import Seat
from tolva_gui.rules.games.grandissimo.bids import BEGAR, TABLE_I, Bid, Contract, Spel
from tolva_gui.rules.games.grandissimo.sheet import Sheet

DECLARER, PARTNER = Seat(0), Seat(2)
ALONE = Contract(DECLARER, Bid(BEGAR), "S")
HELPED = Contract(DECLARER, Bid(BEGAR), "S", PARTNER)


def of(contract: Contract) -> Terms:
    return Terms(contract, "S", Sheet(), True)


def of_declarer(contract: Contract, beyond: int, left: int = 13) -> tuple[float, float]:
    """The declarer's value of tricks beyond the target: as foreseen, and by the sheet."""
    tricks = contract.target + beyond
    own, partners = (tricks, 0) if contract.partner is None else (tricks - 3, 3)
    about = (of(contract), own, partners)
    return doubted(*about, left, chosen=False)[DECLARER], worth(*about)[DECLARER]


@pytest.mark.parametrize("contract", [ALONE, HELPED], ids=["alone", "with a partner"])
def test_game_missed_by_a_trick_is_neither_lost_nor_won(contract: Contract) -> None:
    missed, lost = of_declarer(contract, -1)
    made, won = of_declarer(contract, 0)
    assert lost < missed < made < won


@pytest.mark.parametrize("contract", [ALONE, HELPED], ids=["alone", "with a partner"])
def test_the_farther_from_the_target_the_surer(contract: Contract) -> None:
    far, near = (
        abs(foreseen - known) for foreseen, known in (of_declarer(contract, -2), of_declarer(contract, -1))
    )
    assert far < near


def test_after_the_last_trick_there_is_nothing_to_foresee() -> None:
    foreseen, known = of_declarer(ALONE, -1, left=0)
    assert foreseen == known


def test_what_one_gets_the_others_pay() -> None:
    assert sum(doubted(of(HELPED), 2, 3, chosen=False)) == pytest.approx(0)


def entry(seat: Seat, own: int, contract: Contract = ALONE) -> float:
    """The kernel table's value for the seat if the lone declarer takes that number of tricks."""
    tricks = (own, (12 if contract.spel.aside else 13) - own, 0)
    place = (tricks[0] * MOST + tricks[1]) * MOST + tricks[2]
    return table(of(contract), seat)[place]


def test_defender_does_not_count_on_a_game_lost_in_playouts() -> None:
    lost = [worth(of(ALONE), own, 0) for own in range(ALONE.target)]
    just_made = worth(of(ALONE), ALONE.target, 0)
    for own, known in enumerate(lost):
        assert just_made[1] < entry(Seat(1), own) < known[1]


@pytest.mark.parametrize("spel", [spel for spel in TABLE_I if not spel.high], ids=lambda spel: spel.id)
def test_defender_does_not_count_on_a_misere_lost_in_playouts(spel: Spel) -> None:
    """They used to expect 41 points too much, as if they saw each other's hands; a lost one stays the better end."""
    contract = Contract(DECLARER, Bid(spel))
    made, lost = (worth(of(contract), own, 0) for own in (0, 1))
    assert made[1] < entry(Seat(1), 0, contract) < entry(Seat(1), 1, contract) < lost[1]
    assert entry(DECLARER, 1, contract) == lost[DECLARER]
