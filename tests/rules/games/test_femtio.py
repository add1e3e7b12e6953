"""Femtio: the rules of its digest and each example."""

import pytest

from tests.rules.bench import Bench, begin, cards, examples, round_the_table
from tests.table.games import at_random
from tolva_gui.rules.events import DealOver, Scored
from tolva_gui.rules.games.femtio.game import FEMTIO, Femtio, FemtioState, arrange
from tolva_gui.rules.kit import Standing, TrickRecord
from tolva_gui.rules.moves import MoveError

SEED = 50


def dealt(seats: int, *tops: str, dealer: int = 0, scores: tuple[int, ...] = ()) -> Bench:
    """Deal and arrange everybody's cards with these on top, seat 0's first."""
    game = Femtio(seats)
    hands = [cards(top) for top in tops]
    deck = round_the_table(game, hands, dealer, game.cards_each)
    start = begin(game, {}, deck, Standing(dealer, scores or (0,) * seats))
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        top = hands[seat] if seat < len(hands) else []
        rest = [card for card in start.state.hands[seat] if card not in top]
        start.act(str(arrange([*top, *rest])))
    return start


def piled(*piles: str, scores: tuple[int, ...], took: str = "") -> Bench:
    """Return the end of a deal: the last cards of the piles, seat 0 on lead; *took*: the winners of earlier tricks."""
    game = FEMTIO.seated(len(piles))
    bench = begin(game, {}, game.info.pack, Standing(len(piles) - 1, scores))
    state: FemtioState = bench.state
    state.phase = "play"
    state.turn = state.leader = 0
    for hand, pile, text in zip(state.hands, state.piles.of("pile"), piles, strict=True):
        hand[:], pile[:] = [], cards(text)
    state.tricks = [TrickRecord(0, (), None, int(seat)) for seat in took]
    state.tricks_won = [took.count(str(seat)) for seat in range(len(piles))]
    return bench


@pytest.mark.rule("F2")
@pytest.mark.example("X4")
@pytest.mark.parametrize(
    ("seats", "each", "aside"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4)]
)
def test_everybody_gets_as_many_and_the_rest_is_set_aside(seats: int, each: int, aside: int) -> None:
    start = begin(FEMTIO.seated(seats), {}, FEMTIO.info.pack)
    assert [len(hand) for hand in start.position()["hands"]] == [each] * seats
    assert start.position()["aside"] == [str(card) for card in FEMTIO.info.pack[52 - aside :]]


@pytest.mark.rule("F3", "FD2", "FD6")
def test_everybody_orders_their_cards_then_it_is_fixed() -> None:
    start = begin(FEMTIO, {}, FEMTIO.info.pack)
    hand = start.position(1)["hands"][1]
    assert (start.to_act, start.legal) == (1, [" ".join(["arrange", *hand])])
    question = start.game.view(start.state, 1).question
    assert question is not None
    assert question.form.open == ("arrange",)
    assert start.refused("turn").rule == "F3"
    start.act(" ".join(["arrange", *reversed(hand)]))
    assert start.position(1)["piles"] == [[], hand[::-1], [], []]
    assert start.position(1)["hands"][1] == []
    assert start.to_act == 2
    for _ in range(3):
        start.act(*start.legal)
    assert (start.to_act, start.legal) == (1, ["turn"])
    assert start.refused(" ".join(["arrange", *hand])).key == "order_is_fixed"


@pytest.mark.rule("F3")
def test_exactly_ones_own_cards() -> None:
    start = begin(FEMTIO, {}, FEMTIO.info.pack)
    hand = start.position(1)["hands"][1]
    foreign = [start.position()["hands"][seat][0] for seat in (0, 2, 3)]
    for card in foreign:
        reason = start.refused(" ".join(["arrange", *hand[1:], card]))
        assert (reason.rule, reason.key) == (None, "not_available")
    missing = start.refused(" ".join(["arrange", *hand[1:]]))
    assert (missing.rule, missing.values["missing"]) == ("F3", tuple(cards(hand[0])))
    assert start.refused("arrange").rule == "F3"
    with pytest.raises(MoveError):
        FEMTIO.parse("arrange SA SA")


@pytest.mark.example("X1", "X2", "X3")
@examples(
    "tops dealer turns claims",
    """
    F4: forehand turns first                    | SA, H9, HK, D2 | 2 | 0 | acts 3
    F4 F5: and then the others clockwise        | SA, H9, HK, D2 | 2 | 3 | table 3 D2 / 0 SA / 1 H9; acts 2
    F6 F7: X1, the highest of the suit led wins | H9, HK, SA     | 2 | 3 | tricks_won 0 1 0; leader 1; acts 1
    F6 F7: X2, no other suit does               | C2, DA, HA, SA | 3 | 4 | tricks_won 1 0 0 0; leader 0; acts 0
    F6 F7: X3, a ten is below a knave           | DJ, DT         | 0 | 2 | tricks_won 1 0; leader 0; acts 0
    FD1: an ace is high                         | HK, H2, HA     | 2 | 3 | tricks_won 0 0 1; leader 2; acts 2
    """,
)
def test_a_trick(tops: str, dealer: str, turns: str, claims: str) -> None:
    hands = tops.split(", ")
    dealt(len(hands), *hands, dealer=int(dealer)).act(*["turn"] * int(turns)).check(claims)


@pytest.mark.rule("F8", "F9")
@pytest.mark.example("X4")
def test_all_tricks_are_played_and_count_a_point_each() -> None:
    first = at_random("femtio", 3, SEED, most=1).deals[0]
    end, result = first.state, first.result
    assert len(end.tricks) == 17
    assert result is not None
    assert result.scores == tuple(end.tricks_won)
    assert [(line.kind, line.side, line.points) for line in result.lines] == [
        ("tricks", seat, taken) for seat, taken in enumerate(end.tricks_won) if taken
    ]


@pytest.mark.rule("F10")
@pytest.mark.example("X5", "X9")
@pytest.mark.parametrize("seats", FEMTIO.info.seat_counts)
def test_totals_sum_the_tricks_until_somebody_has_50(seats: int) -> None:
    results = [deal.result for deal in at_random("femtio", seats, SEED).deals]
    for number, result in enumerate(results, start=1):
        assert result is not None
        assert sum(result.scores) == number * (52 // seats)
        assert (max(result.scores) >= 50) == (number == len(results)) == bool(result.ranking)
    assert len(results) >= 50 / (52 // seats)


@pytest.mark.example("X6", "X7", "X8")
@examples(
    "piles before took turns claims",
    """
    F11: X6, the higher | SA, S2, S3, S4 | 44 45 10 5 | 000000111112 | 4 | scores 51 50 11 5; ranking 0 / 1 / 2 / 3
    # P1 took tricks 2 and 9, P2 tricks 3 and 12, P3 the last.
    F12 FD5: X7, the latest | S2, S3, SA, S4 | 48 48 0 6 | 201222220221 | 4 | scores 50 50 9 6; ranking 1 / 0 / 2 / 3
    FD3: X8, the deal is played out after somebody has 50 | SA SK, S2 S3 | 24 2 | ZEROS | 2 | acts 0
    FD3: X8, and then the game is over | SA SK, S2 S3 | 24 2 | ZEROS | 4 | scores 50 2; ranking 0 / 1
    """,
)
def test_the_end_of_a_game(piles: str, before: str, took: str, turns: str, claims: str) -> None:
    scores = tuple(map(int, before.split()))
    over = piled(*piles.split(", "), scores=scores, took=took.replace("ZEROS", "0" * 24))
    over.act(*["turn"] * int(turns)).check(claims)


def test_the_winner_and_the_points_are_told_at_the_end() -> None:
    over = piled("SA SK", "S2 S3", scores=(24, 2), took="0" * 24).act(*["turn"] * 4)
    assert over.said(Scored) == [Scored(0, "tricks", 26, 50)]
    assert over.said(DealOver) == [DealOver((0,))]


@pytest.mark.rule("FD4")
def test_the_next_dealer_is_the_left_neighbour() -> None:
    first, second, *_ = at_random("femtio", 4, SEED, dealer=3).deals
    assert first.result is not None
    assert second.standing == Standing(0, first.result.scores, {}, 2)
    assert FEMTIO.next_game_dealer(1, 3, first.result) == 0


@pytest.mark.rule("FD7")
def test_nobody_sees_the_cards_set_aside() -> None:
    start = begin(FEMTIO.seated(6), {}, FEMTIO.info.pack)
    assert all(start.position(seat)["aside"] == ["??"] * 4 for seat in range(6))
