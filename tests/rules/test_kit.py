"""Parts of the kit that no single game tests completely."""

from dataclasses import dataclass, field
from random import Random

import pytest

from tests.rules.bench import cards
from tests.toy import PACK
from tolva_gui.rules.deal import Deal
from tolva_gui.rules.events import DealOver, Event, Place, PlaceInfo, Scored
from tolva_gui.rules.kit import Card, Result, ScoreLine, Standing
from tolva_gui.rules.kit.tricks import TRICK, TrickDeal, not_followed
from tolva_gui.rules.piles import UNSEEN, Piles, Spots
from tolva_gui.rules.sampling import deal_hidden
from tolva_gui.rules.score_sheet import log_result


@dataclass(slots=True)
class Sheet(Deal):
    scores: list[int]
    lines: list[ScoreLine] = field(default_factory=list)
    rows: list[list[list[int]]] = field(default_factory=lambda: [[[1], []], [[2]]])
    noted: dict[int, int] = field(default_factory=dict)


def test_a_copy_shares_no_list_at_any_depth() -> None:
    sheet, same = (Sheet({}, Standing(0, ()), Piles(Spots([], 0)), 0, "play", [0]) for _ in range(2))
    copied = sheet.copy()
    assert copied == sheet
    copied.scores[0], copied.noted[1] = 1, 1
    copied.rows[0][1].append(3)
    assert sheet == same


def test_world_has_the_unseen_cards_of_both_packs() -> None:
    piles = Piles(Spots([PlaceInfo("stock", "nobody", "pile")], 2))
    piles.lay([UNSEEN, PACK[0], PACK[0], PACK[1]], Place("stock"))
    rest = piles.unseen((*PACK, *PACK))
    assert sorted(rest) == sorted([PACK[1], *PACK[2:], *PACK[2:]])


def test_a_world_is_found_where_chance_hardly_finds_one() -> None:
    """Each card fits two neighbouring seats: only two of all deals are right."""
    seats = 16
    ring = [(1 << seats) - 1 & ~(1 << seat | 1 << (seat + 1) % seats) for seat in range(seats)]
    hands, left = deal_hidden(list(range(seats)), [1] * seats, ring, Random(2))
    assert left == []
    assert sorted(hand.bit_length() - 1 for hand in hands) == list(range(seats))
    assert all(not hand & denied for hand, denied in zip(hands, ring, strict=True))


def test_a_world_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_hidden([0, 1], [1, 1], [0b11, 0], Random(1))


def test_a_deal_that_goes_on_tells_no_result() -> None:
    events: list[Event] = []
    log_result(None, events)
    assert events == []
    log_result(Result((ScoreLine("place", 1, 1),), (0, 0), ranking=((1,), (0,))), events)
    assert events == [Scored(1, "place", 1, 0), DealOver((1,))]


def test_each_line_is_logged_with_the_score_after_it() -> None:
    events: list[Event] = []
    lines = (ScoreLine("tricks", 1, 3), ScoreLine("tricks", 0, 2), ScoreLine("bid", 1, 10))
    log_result(Result(lines, (7, 23)), events)
    totals = [13, 7, 23]
    assert events == [
        *(
            Scored(line.side, line.kind, line.points, total)
            for line, total in zip(lines, totals, strict=True)
        ),
        DealOver(),
    ]


class ToTheRight(TrickDeal):
    step = -1


def test_a_void_is_proved_in_the_direction_of_play() -> None:
    trick: list[Card] = cards("SA HK S7")
    piles = Piles(Spots([PlaceInfo("trick", "all", "trick")], 3))
    piles.lay(trick, TRICK)
    deal = ToTheRight({}, Standing(0, (0, 0, 0)), piles, 0, "play", 0, [0] * 3, [])
    assert list(not_followed(deal)) == [(2, trick[0])]
