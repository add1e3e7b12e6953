"""Svarte Petter: the rules of its digest, each example, and random play."""

from random import Random

import pytest

from tests.contract.random_deals import shuffled
from tests.rules.bench import Bench, begin, cards, examples, round_the_table
from tolva_gui.rules.events import NULL_LOG, Called, Event, Moved, Place, cards_at, fold, redact
from tolva_gui.rules.games.svarte_petter.game import SVARTE_PETTER, SvartePetter
from tolva_gui.rules.kit import Standing, parse_card

SEED = 33


def table(*hands: str, out: tuple[int, ...] = (), drawer: int = 0, seats: int = 4) -> Bench:
    """Return a position late in a deal: these fans, and the other cards laid as pairs by the seats in *out*."""
    game = SvartePetter(seats)
    dealt = begin(game, {}, game.info.pack)
    state = dealt.state
    for fan, pairs, hand in zip(state.hands, state.piles.of("pairs"), hands, strict=True):
        fan[:], pairs[:] = cards(hand), []
    held = {card for hand in state.hands for card in hand}
    left = sorted((card for card in game.info.pack if card not in held), key=lambda card: card.rank)
    state.piles.of("pairs")[0][:] = left
    assert all(first.rank == second.rank for first, second in state.pairs[0])
    state.out, state.handed = list(out), [None] * seats
    game._next_draw(state, drawer, NULL_LOG)
    return Bench(game, state)


def dealt(hand: str, seats: int = 4) -> Bench:
    """Return a fresh deal in which forehand, seat 1, gets these cards first."""
    game, held = SvartePetter(seats), cards(hand)
    return begin(game, {}, round_the_table(game, [[], held], 0, len(held)))


@pytest.mark.rule("SP1", "SP2")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(3, [17, 17, 17]), (4, [13, 13, 13, 12]), (5, [11, 10, 10, 10, 10]), (6, [9, 9, 9, 8, 8, 8])],
)
def test_all_51_cards_are_dealt_one_at_a_time(seats: int, sizes: list[int]) -> None:
    start = begin(SVARTE_PETTER.seated(seats), {}, SVARTE_PETTER.info.pack)
    pairs, hands = start.position()["pairs"], start.position()["hands"]
    got = [2 * len(pairs[seat]) + len(hands[seat]) for seat in range(seats)]
    assert [got[(1 + place) % seats] for place in range(seats)] == sizes
    assert parse_card("CJ") not in SVARTE_PETTER.info.pack


@pytest.mark.example("X1", "X2", "X3")
@examples(
    "hand laid kept",
    """
    SP3 SPD1: X1, the third card stays | S7 H7 D7 SJ HJ DK | S7 H7        | D7 SJ HJ
    SP4: X2, petter pairs with no jack | HJ DJ SJ          | HJ DJ        | SJ
    SPD2: X3, four of a rank           | S4 H4 D4 C4       | S4 H4, D4 C4 |
    """,
)
def test_pairs_are_laid(hand: str, laid: str, kept: str) -> None:
    start = dealt(hand)
    assert start.position()["pairs"][1][: laid.count(",") + 1] == [pair.split() for pair in laid.split(", ")]
    left = [card for card in start.zone("hand", 1) if card in hand.split()]
    assert left[: len(kept.split())] == kept.split()


@pytest.mark.rule("SP5")
def test_forehand_draws_from_the_left_neighbour_by_the_place() -> None:
    start = begin(SVARTE_PETTER, {}, SVARTE_PETTER.info.pack, Standing(3, (0,) * 4))
    assert (start.state.turn, start.state.drawn_from) == (0, 1)
    start.act("pass")
    held = len(start.position()["hands"][1])
    assert start.legal == [f"draw {place}" for place in range(1, held + 1)]
    assert start.refused(f"draw {held + 1}").rule == "SP5"
    assert start.refused("draw 0").key == "no_such_place"
    assert start.refused("pass").key == "must_draw"


@pytest.mark.example("X4", "X5", "X6", "X8")
@examples(
    "fans out drawer moves claims",
    """
    SP4: a jack leaves petter alone | SJ, HJ C2, D2 DJ, | 3 | 0 | pass, draw 1 | hands SJ HJ / C2 / D2 DJ /
    SP6 SP7: X4, a pair is laid | H9 C2, S9 SJ, D2 C5, S5 |  | 0 | pass, draw 1 | turn 1; drawn_from 2
    SP6: no pair goes right | H9 C2, SJ D9, D2 C5, S5 |  | 0 | pass, draw 1 | hands H9 C2 SJ / D9 / D2 C5 / S5
    SP8 SPD4 SPD5: X5, who has no cards is out | H9, S9, SJ C5, S5 |  | 0 | draw 1 | out 1 0; turn 2; drawn_from 3
    SPD3: X8, who is out is skipped | , SJ C5, S5 C2, D2 | 0 | 3 |  | turn 3; drawn_from 1
    SP9: X6, with two left one loses | SJ H5, , C5, | 1 3 | 2 | pass, draw 2 | loser 0; out 1 3 2; lines petter 0 1
    SP9: X6, or it goes on | SJ H5, , C5, | 1 3 | 2 | pass, draw 1 | acts 2; hands H5 /  / C5 SJ /
    SP9: X6, the other draws | SJ H5, , C5, | 1 3 | 2 | pass, draw 1, pass | acts 0
    SPD7: there is only a loser | SJ H5, , C5, | 1 3 | 2 | pass, draw 2 | ranking 1 2 3 / 0; scores 1 0 0 0
    SPD6: the holder may move a card first | H9 C2, S9 SJ C5, D2, S5 |  | 0 |  | acts 1; refuses draw 1 arrange_first
    SPD6: to one of its places | H9 C2, S9 SJ C5, D2, S5 |  | 0 |  | refuses put S9 4 SPD6; offers put S9 1, put C5 3
    SPD6: one that is held | H9 C2, S9 SJ C5, D2, S5 |  | 0 |  | refuses put H9 1 not_available
    SPD6: once | H9 C2, S9 SJ C5, D2, S5 |  | 0 | put SJ 1 | hands H9 C2 / SJ S9 C5 / D2 / S5; acts 0
    SPD6: a single card is not arranged | H9 SJ, S9, D2, C2 |  | 0 |  | acts 0
    """,
)
def test_a_draw(fans: str, out: str, drawer: str, moves: str, claims: str) -> None:
    gone = tuple(map(int, out.split()))
    late = table(*fans.split(","), out=gone, drawer=int(drawer))
    late.act(*filter(None, moves.split(", "))).check(claims)


def test_a_pair_is_laid_with_the_card_that_was_held() -> None:
    late = table("H9 C2", "S9 SJ", "D2 C5", "S5").act("pass", "draw 1")
    assert late.position()["pairs"][0][-1] == ["H9", "S9"]


@pytest.mark.example("X7")
def test_25_pairs_are_laid_in_all_and_svarte_petter_is_left() -> None:
    rng = Random(SEED)
    whole = begin(SVARTE_PETTER, {}, shuffled(SVARTE_PETTER.info.pack, rng)).at_random(rng)
    assert sum(map(len, whole.position()["pairs"])) == 25
    assert [card for hand in whole.position()["hands"] for card in hand] == ["SJ"]


@pytest.mark.rule("SPD8")
def test_the_loser_deals_next() -> None:
    late = table("SJ H5", "", "C5", "", out=(1, 3), drawer=2).act("pass", "draw 2")
    assert late.game.next({}, late.state.standing, late.result) is None, "a game is a deal"
    assert late.game.next_game_dealer(3, 3, late.result) == 0


@pytest.mark.rule("SPD9")
def test_who_has_laid_all_cards_is_out_before_the_first_draw() -> None:
    held = cards("SA HA SK HK SQ HQ ST HT S9 H9 S8 H8")
    deck = round_the_table(SVARTE_PETTER, [held], 0, len(held))
    start = begin(SVARTE_PETTER, {}, deck, Standing(0, (0,) * 4))
    assert start.position()["hands"][0] == []
    assert start.position()["out"] == [0]
    assert Called(0, "out", 1) in start.events


@pytest.mark.rule("SPD10")
def test_a_drawn_card_is_seen_by_drawer_and_previous_holder_only() -> None:
    late = table("H9 C2", "SJ D9", "D2 C5", "S5").act("pass", "draw 1")
    drawn = late.said(Moved)[0]
    seen = [redact(drawn, late.game.info.sight(seat)) for seat in range(4)]
    assert [event.cards for event in seen if isinstance(event, Moved)] == [
        *([tuple(cards("SJ"))] * 2),
        *([(None,)] * 2),
    ]
    assert late.position(1)["hands"][0] == ["??", "??", "??"]
    assert late.position(2)["pairs"] == late.position()["pairs"]


def test_events_tell_the_owner_the_exact_order_of_the_fan() -> None:
    rng = Random(SEED)
    deck = shuffled(SVARTE_PETTER.info.pack, rng)
    whole = begin(SVARTE_PETTER, {}, deck)
    while whole.to_act is not None:
        before = {seat: whole.game.view(whole.state, seat).zones for seat in range(4)}
        step: list[Event] = []
        whole.game.apply(whole.state, rng.choice(whole.game.legal_moves(whole.state)), step)
        for seat, zones_before in before.items():
            zones, sight, own = zones_before, whole.game.info.sight(seat), Place("hand", seat)
            for event in step:
                zones = fold(zones, redact(event, sight), sight)
            assert cards_at(zones, own) == cards_at(whole.game.view(whole.state, seat).zones, own)


def test_a_sampled_world_keeps_the_card_that_the_seat_gave_away() -> None:
    late = table("H9 C2", "SJ D9", "D2 C5", "S5").act("pass", "draw 1")
    rng = Random(SEED)
    for _ in range(20):
        world = late.game.determinize(late.game.view(late.state, 1), rng)
        assert parse_card("SJ") in world.hands[0]


def test_a_card_given_away_and_laid_in_a_pair_is_known_no_longer() -> None:
    late = table("H9 C2", "SJ D7", "D2 C7", "S9").act("pass", "draw 2")
    assert late.state.handed[1] == (parse_card("D7"), 0)
    late.state.turn, late.state.drawn_from = 0, 2
    late.act("pass", "draw 2")
    assert late.position()["pairs"][0][-1] == ["D7", "C7"]
    assert late.state.handed[1] is None
