"""The rules of tjugoett, each by its id, and the digest's worked examples."""

from random import Random
from typing import Any

import pytest

from tests.contract.checks import check_deal
from tests.rules.bench import Bench, cards, examples, spoken
from tolva_gui.rules.events import NULL_LOG, Called, Mixed, Moved, Place
from tolva_gui.rules.games.tjugoett.game import TJUGOETT, Tjugoett
from tolva_gui.rules.games.tjugoett.state import TjugoettState, total, totals
from tolva_gui.rules.kit import CardError, SetupError, Standing, make_pack, parse_card
from tolva_gui.rules.orders import orders_by_chance
from tolva_gui.rules.parti import complete_options
from tolva_gui.rules.protocol import OrderMissing

PACK = make_pack("AKQJT98765432")


class Term(Bench):
    """A term; its scores are those of the moment."""

    def told(self, word: str) -> str:
        return " ".join(map(str, self.state.scores)) if word == "scores" else super().told(word)


def term(
    deck: str,
    seats: int = 2,
    dealer: int = 0,
    scores: tuple[int, ...] = (),
    further: Any = (),
    **options: int,
) -> Term:
    """Begin a term with these cards on top of the pack; the rest follow in the order of the pack."""
    game = Tjugoett(seats)
    top = cards(deck)
    rest = [card for card in PACK if card not in top]
    standing = game.check_start({}, Standing(dealer, scores or (200,) * seats))
    chosen = complete_options(game.info, options)
    return Term(game, game.start(chosen, (*top, *rest), standing, NULL_LOG, {"reshuffles": further}))


def begun(text: str) -> Term:
    """Begin a term, such as `S2 S3 S4 : seats 4, dealer 1` or `S2 : scores 25 90`."""
    deck, _, rest = text.partition(":")
    told = {name: [*map(int, values)] for name, *values in map(str.split, rest.split(",") if rest else ())}
    scores = tuple(told.get("scores", ()))
    return term(deck, told.get("seats", [2])[0], told.get("dealer", [0])[0], scores)


# -- totals


@pytest.mark.rule("TJ2", "TJD2")
@pytest.mark.example("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10")
@pytest.mark.parametrize(
    ("hand", "possible", "counts"),
    [
        pytest.param("SA S7", [8, 21], 21, id="T1"),
        pytest.param("SK S8", [21], 21, id="T2"),
        pytest.param("SA HA", [2, 15, 28], 15, id="T3"),
        pytest.param("SA HA S6", [8, 21, 34], 21, id="T4"),
        pytest.param("SA SK", [14, 27], 14, id="T5"),
        pytest.param("SK ST", [23], 23, id="T6"),
        pytest.param("SQ S5 S3", [20], 20, id="T7"),
        pytest.param("SA S9", [10, 23], 10, id="T8"),
        pytest.param("SJ S5 H5", [21], 21, id="T9"),
        pytest.param("SA SK S8", [22, 35], 22, id="T10"),
    ],
)
def test_totals(hand: str, possible: list[int], counts: int) -> None:
    assert (totals(cards(hand)), total(cards(hand))) == (possible, counts)


# -- bank and deal


def test_more_than_a_thousand_sums_are_told_by_an_example() -> None:
    assert len(term("", scores=(1019, 5)).legal) == 1000
    rich = term("", scores=(1020, 5)).check("may bank 20")
    assert rich.seen().form.open == ("bank",)
    rich.act("bank 1020").check("bank 1020")


@pytest.mark.example("L1", "L2", "L3", "L4", "L5", "L6")
@examples(
    "deck moves claims",
    """
    TJ3: the bank first |  |  | refuses card TJ3; refuses stake 5 TJ3
    TJD11: twenty up to all |  |  | offers bank 20, bank 200; refuses bank 19 TJD11; refuses bank 201 TJD11
    TJ3: and leaves the purse |  | bank 100 | bank 100; scores 100 200; refuses bank 50 TJ3
    TJD11: who has less than twenty puts up all | : scores 12 200 |  | may bank 12
    TJ5 TJD7: from the left of the banker | S2 S3 S4 : seats 4, dealer 1 | bank 50 | player 2; hands S4 /  / S2 / S3
    TJ4: one card each, none for the banker | S2 S3 S4 : seats 4, dealer 1 | bank 50 | waiting S4 /  /  / S3
    TJ6 TJD14: who has the turn sees the card | S2 S3 : seats 3 | bank 50 | sees 1 hands / S2 / ??
    TJ6 TJD14: and nobody else any | S2 S3 : seats 3 | bank 50 | sees 0 hands / ?? / ??; sees 2 hands / ?? / ??
    TJ6: L1, a stake is bounded by the bank | S2 : scores 25 90 | bank 25 | offers stake 25; refuses stake 26 TJ6
    TJ6: L2, and by the purse | S2 : scores 100 15 | bank 100 | offers stake 15; refuses stake 16 TJ6
    TJD4: the smallest is one | S2 | bank 50 | offers stake 1; refuses stake 0 TJD4
    TJ6: it comes first | S2 | bank 50 | refuses card TJ6; refuses stand TJ6
    TJ7 TJD1: the second card comes with it | S5 SA | bank 100, stake 10 | hands  / S5 SA; refuses stake 5 TJ6
    TJ11: L3, draw or stand under 21 | SA S5 S9 | bank 100, stake 10 | may card, stand; refuses stop TJ15
    TJ11: L3, it stood | SA S5 S9 | bank 100, stake 10, stand, card, stop | bank 90; scores 100 210
    TJ8: any number of cards | SA HA DA CA S2 S3 | bank 100, stake 10, 4 card | hands  / SA HA DA CA S2 S3
    TJ12: the banker draws | SQ S7 S5 | bank 100, stake 30, stand | may card; refuses stop TJ12; refuses stand TJ11
    TJ12: face up, and may stop | SQ S7 S5 | bank 100, stake 30, stand, card | banker_cards S5; may card, stop
    TJ16: L4, 20 always wins | SQ S8 SA S6 | bank 100, stake 30, stand, 2 card, stop | bank 130
    TJ15: equal totals are the banker's | ST S8 S9 H9 | bank 100, stake 50, stand, 2 card, stop | scores 100 150
    TJ9 TJD3: 21 wins the stake at once | SA S7 | bank 100, stake 40 | bank 60; scores 100 240; round 2
    TJ13: L5, a banker with 21 wins | SQ S8 SA S7 | bank 100, stake 30, stand, 2 card | bank 130; scores 100 170
    TJ18 TJ20: three rounds end the bank | SA S7 HA H7 DA D7 | bank 100, 3 stake 10 | bank 0; round 3; player None
    TJ20 TJ21: then the next is banker | SA S7 HA H7 DA D7 | bank 100, 3 stake 10 | scores 170 230; next 1 2
    TJD8: the banker may stop at any total | ST S8 S2 | bank 100, stake 50, stand, card, stop | scores 100 250
    TJD5: L6, an empty bank ends it | SA S2 S3 S7 : seats 4 | bank 40, stake 40 | phase over; scores 160 240 200 200
    TJD5: L6, all cards are used | SA S2 S3 S7 : seats 4 | bank 40, stake 40 | used SA S7 S2 S3
    so does a lack of money | S9 S7 S6 : scores 200 10 | bank 20, stake 10, card | ranking 0 / 1; round 1
    """,
)
def test_what_is_done_and_paid(deck: str, moves: str, claims: str) -> None:
    begun(deck).act(*spoken(moves)).check(claims)


@pytest.mark.rule("TJ10", "TJ14", "TJ17")
@pytest.mark.example("P1", "P2", "P3", "P4", "P5")
def test_the_round_of_the_digest() -> None:
    deck = "SK S9 ST SQ SA S8 S7 S6 H8 H9 D9 H7 S5 C9 D8 H6 SJ HT"
    end = term(deck, 6, rounds_per_banker=1)
    for moves, bank in (
        ("bank 100, stake 40", 60),
        ("stake 60, card", 120),
        ("stake 50, stand, 2 card, stop", 170),
        ("stake 30, stand, 3 card", 140),
        ("stake 140, stand, 2 card", 0),
    ):
        end.act(*spoken(moves)).check(f"bank {bank}")
    end.check("lines bank 0 180, play 1 40, play 2 -60, play 3 -50, play 4 30, play 5 -140")
    assert end.result.scores == (380, 240, 140, 150, 230, 60)


# -- rounds and pack


def nearly_used_up(**changes: Any) -> Bench:
    """Leave two cards, the bottom one included; seat 1 has S9 and S2 in hand, and draws."""
    bench = term("S9 S2", **changes).act("bank 100", "stake 10")
    state: TjugoettState = bench.state
    state.used[:], state.stock[:] = state.stock[:-2], state.stock[-2:]
    state.witnesses = [-1] * len(state.used)
    return bench.act("card")


@pytest.mark.rule("TJ19", "TJD9")
@pytest.mark.example("L7")
def test_the_bottom_card_is_never_used() -> None:
    order = tuple(reversed(PACK))
    bench = nearly_used_up(further=[order])
    state: TjugoettState = bench.state
    assert (state.stock, state.hands[1][-1]) == (cards("C2"), parse_card("C3"))
    state.hands[1][:] = cards("S9 S2")
    state.used.append(parse_card("C3"))
    bench.events.clear()
    bench.act("card")
    left = [card for card in order if card not in cards("S9 S2")]
    events, kinds = bench.events, [type(event) for event in bench.events]
    assert (events[1], kinds[2:]) == (Called(None, "reshuffle"), [Moved, Mixed, Moved])
    assert events[3] == Mixed(Place("stock"), tuple(left))
    assert (state.hands[1][-1], state.stock, state.used) == (left[0], left[1:], [])


def test_a_reshuffle_needs_an_order_of_the_pack() -> None:
    with pytest.raises(CardError):
        term("S9 S2", further=[PACK[1:]])
    bench = nearly_used_up()
    before = bench.state.piles.copy()
    with pytest.raises(OrderMissing, match="needs reshuffle 1; 0 are given"):
        bench.act("card")
    assert (bench.state.piles, bench.state.reshuffled) == (before, 0)


def test_orders_on_demand_are_made_once_and_can_be_written_down() -> None:
    orders = orders_by_chance(PACK, Random(3), [PACK])
    assert len(orders) == 1
    third = orders[2]
    assert (len(orders), orders[2], [*orders][2], orders[0]) == (3, third, third, PACK)
    assert sorted(third) == sorted(PACK)


# -- bankers


@pytest.mark.rule("TJD6", "TJD10", "TJD12")
def test_each_is_banker_once_and_who_has_no_money_is_passed_over() -> None:
    first = term("S9 S2 S7 H9 S6", 3, scores=(200, 10, 200), rounds_per_banker=1)
    first.act("bank 100", "stake 10", "card", "stake 1", "stand", "card", "card", "stop").check("next 2 2")
    assert first.result.scores[1] == 0
    ended = term("SA S7", scores=(200, 200), rounds_per_banker=1)
    ended.state.standing = Standing(0, (200, 200), {"bankers": [1]}, 2)
    ended.act("bank 100", "stake 10").check("ranking 1 / 0")
    assert ended.result.carried == {"bankers": [1, 0]}


@pytest.mark.parametrize(
    ("standing", "fault"),
    [
        (Standing(0, (0, 200)), "two players at least have money"),
        (Standing(0, (0, 200, 5)), "seat 0 has no money"),
        (Standing(0, (200, -5, 5)), "none owes any"),
        (Standing(0, (200, 200), {"bankers": [0]}), "banker already"),
        (Standing(0, (200, 200), {"bankers": [2]}), "a list of seats"),
        (Standing(0, (200, 200), {"bankers": [1, 1]}), "a list of seats"),
        (Standing(0, (200, 200), deal=3), "there is no deal 3"),
    ],
)
def test_a_term_that_cannot_begin_is_refused(standing: Standing, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        TJUGOETT.seated(len(standing.scores)).check_start({}, standing)


# -- promises of every game


def test_in_long_terms_the_pack_is_reshuffled() -> None:
    seated = TJUGOETT.seated(8)
    terms = [check_deal(seated, seated.info.defaults(), f"term {number}") for number in range(4)]
    assert any(term.state.reshuffled for term in terms)


def test_an_imagined_player_who_goes_on_is_neither_21_nor_bust() -> None:
    bench = term("SA S2 S3 S4").act("bank 100", "stake 10", "card", "card")
    for seed in range(20):
        world = bench.game.determinize(bench.game.view(bench.state, 0), Random(seed))
        assert all(total(world.hands[1][:count]) < 21 for count in range(2, 5))


@pytest.mark.rule("TJ13", "TJD13")
def test_a_seat_remembers_used_cards_that_were_shown_and_its_own() -> None:
    """Who has 21 shows it, unless the banker has 21 too."""
    stood = term("SQ S8 SA S7").act("bank 100", "stake 30", "stand", "card", "card")
    assert remembered(stood, 1) == "SQ S8 SA S7"
    assert remembered(stood, 0) == "?? ?? SA S7"
    assert remembered(term("SA S7").act("bank 100", "stake 40"), 0) == "SA S7"


def remembered(bench: Bench, seat: int) -> str:
    """Return the used cards that the seat has seen; the table shows none of them."""
    return " ".join(map(str, bench.game.view(bench.state, seat).public.used))
