"""The rules of hej knekt, each by its id, and the digest's worked examples. P1 of an example is seat 0."""

import pytest

from tests.rules.bench import Bench, cards, examples, piles_of
from tolva_gui.rules.account import Standing
from tolva_gui.rules.games.hej_knekt.game import HEJ_KNEKT, HejKnekt, HejKnektState
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import NotYourTurn, Parti, complete_options
from tolva_gui.rules.protocol import IllegalMove


def table(*piles: str, middle: str = "", turn: int = 0, **options: bool) -> Bench:
    """Return a position before that seat turns a card; a seat without a given pile has cards enough."""
    told = [*piles, *["C3 C4 C5"] * (3 - len(piles))]
    chosen, seats = complete_options(HEJ_KNEKT.info, options), len(told)
    game, standing, shown_at = HEJ_KNEKT.seated(seats), Standing(0, (0,) * seats), 0 if middle else None
    lying = piles_of(game, chosen, pile=[*map(cards, told)], middle=[cards(middle)])
    return Bench(game, HejKnektState(chosen, standing, lying, turn, "turn", [0] * seats, shown_at=shown_at))


def dealt(seats: int) -> HejKnektState:
    seated = HejKnekt(seats)
    return seated.start(seated.info.defaults(), seated.info.pack, Standing(0, (0,) * seats))


# -- equipment and deal


@pytest.mark.rule("HK1", "HKD1")
@pytest.mark.example("X1", "X9")
@pytest.mark.parametrize(
    ("seats", "in_play", "each", "missing"),
    [
        (3, 51, 17, {"C2"}),
        (4, 52, 13, set()),
        (5, 50, 10, {"C2", "S2"}),
        (6, 48, 8, {"S2", "H2", "D2", "C2"}),
    ],
    ids=["X1", "four", "five", "X9"],
)
def test_some_twos_are_removed(seats: int, in_play: int, each: int, missing: set[str]) -> None:
    pack = HEJ_KNEKT.seated(seats).info.pack
    assert len(pack) == in_play
    assert {str(card) for card in HEJ_KNEKT.info.pack if card not in pack} == missing
    assert [len(pile) for pile in dealt(seats).stacks] == [each] * seats


@pytest.mark.rule("HK2", "HKD2")
def test_all_cards_are_dealt_and_nobody_sees_them() -> None:
    state = dealt(4)
    pack = HEJ_KNEKT.info.pack
    assert state.stacks[1][:2] == [pack[0], pack[4]]
    assert state.turn == 1, "the dealer's left neighbour turns first"
    for seat in range(4):
        position = HEJ_KNEKT.position(HEJ_KNEKT.view(state, seat))
        assert position["piles"] == [["??"] * 13] * 4


@pytest.mark.example("X2", "X3", "X4", "X5", "X6", "X7", "X8")
@examples(
    "piles moves claims",
    """
    HK5: from ten on all greet | ST C9 | turn 0 | phase race; acts None; refuses turn 10 race_first
    HK5 HKD10: a ten | ST C9 | turn 0, 0 whistle 300 | reacted 0 300; refuses react 0 whistle 400 reacted_already
    HK5 HKD10: a knave | SJ C9 | turn 0, 0 jack 300 | reacted 0 300
    HK5 HKD10: a queen | SQ C9 | turn 0, 0 lady 300 | reacted 0 300
    HK5 HKD10: a king | SK C9 | turn 0, 0 salute 300 | reacted 0 300
    HK5 HKD10: an ace | SA C9 | turn 0, 0 slap 300 | reacted 0 300
    HK3 HK4: X2, below ten the next turns | S9 C6, C7 : S4 S7 | turn 900 | phase turn; turn 1; middle S4 S7 S9
    HK3: X2, the time is kept | S9 C6, C7 : S4 S7 | turn 900 | shown_at 900; clock 900
    HKD9: a card may turn at any time |  |  | may turn 0
    HKD9: but the clock never runs back |  | turn 900, turn 900, turn 9000 | refuses turn 8999 clock_runs_on
    HK6: X3, the last | SJ C7, C5, C6 : S4 S7 | turn 0, 1 jack 700, 0 jack 820 | stacks C7 / C5 / C6 S4 S7 SJ
    HK7: X3, and turns next | SJ C7, C5, C6 : S4 | turn 0, 1 jack 700, 0 jack 820 | phase turn; turn 2; middle; reacted
    HKD5: X4, a wrong one locks | SQ C7, C5, C6 | turn 0, 1 jack 500 | locked 0 1500 0; refuses react 1 lady 1499 locked
    HKD5: X4, for a second | SQ C7, C5, C6 | turn 0, 1 jack 500, 1 lady 1500 | reacted 1 1500
    HK8: X4, one is last | SQ C7, C5, C6 | turn 0, 1 jack 500, 2 lady 900, 0 lady 1200 | turn 1; stacks C7 / C5 SQ / C6
    HK8: X4, or not | SQ C7, C5, C6 | turn 0, 1 jack 500, 2 lady 900, 1 lady 1550 | turn 0; locked 0 0 0
    HK8: X8, reacting to a low card locks | S5 C9, C6, C7 | turn 0, 1 whistle 200 | locked 0 1200 0; middle S5; turn 1
    HK8: X8, also after the next card | S5 C9, C6, C7 | turn 0, 1 whistle 200, turn 700 | locked 0 1200 0
    HK8: X8, strict | S5 C9, C6, C7 C8 : strict | turn 0, 2 slap 200 | turn 2; stacks C9 / C6 / C7 C8 S5
    HK8: X8, strict, in a race | SK, C6, C7 : strict | turn 0, 1 slap 200 | out 0; stacks  / C6 SK / C7
    HK5: the middle is empty |  |  | refuses react 1 slap 200 nothing_shown
    nor a seat that is not there | : S4 |  | refuses react 3 slap 200 no_such_seat
    HKD7 HK10: of equal times the first counts | SA C5, C6, C7 | turn 0, 2 slap 400, 0 slap 400 | turn 1
    HKD8: a race goes on for five seconds | SA C5, C6, C7 | turn 100, 1 slap 400 | refuses close 5099 race_goes_on
    HKD8: and is closed then | SA C5, C6, C7 | turn 100, 1 slap 400, close 5100 | turn 2; stacks C5 / C6 / C7 SA
    HKD8: by itself | SA C5, C6, C7, C8 | turn 0, 1 slap 400, 2 slap 401, close 5000 | turn 3
    HKD8: and is a race no more | SA C5, C6, C7 | turn 100, 1 slap 400, close 5100 | refuses close 6000 no_race
    HK9 HKD3: X5, the last card | S6, C6, C7 | turn 0 | phase over; lines place 0 1; scores 0 0 0; ranking 0 / 1 2
    HK9: X5, at once | S6, C6, C7 | turn 0 | may; refuses turn 5 deal_over
    HKD4: X6, another is last | SK, C6, C7 | turn 0, 0 salute 600, 2 salute 700 | out 0; stacks  / C6 SK / C7
    HKD4: X7, the turner is last | SK, C6, C7 | turn 0, 2 salute 700, 1 salute 800 | out; turn 0; stacks SK / C6 / C7
    HKD6: play to last | S6, C6 SK, C7 : play_to_last | turn 0 | out 0; turn 1; refuses react 0 slap 10 is_out
    HKD6: on | S6, C6 SK, C7 : play_to_last | turn 0, turn 20, turn 30 | lines place 0 1, place 2 2; ranking 0 / 2 / 1
    HKD6: no one waits for it | S6, SK C6, C7 : play_to_last | turn 0, turn 10, 2 salute 300 | turn 1; phase turn
    """,
)
def test_turning_and_racing(piles: str, moves: str, claims: str) -> None:
    told, _, more = map(str.strip, piles.partition(":"))
    options = {} if more[:1] in "SHDC" else dict.fromkeys(more.split(), True)
    texts = [f"react {move}" if move[0].isdigit() else move for move in moves.split(", ") if move]
    bench = table(*filter(None, told.split(", ")), middle="" if options else more, **options)
    bench.act(*texts).check(claims)


# -- the protocol


def test_legal_gives_an_example_of_each_kind_of_move() -> None:
    bench = table("SK S3", "C6", "C7", middle="S4").check("may turn 0, react 1 whistle 0")
    bench.act("turn 50", "react 1 slap 60").check("may close 5050, react 2 salute 60")
    view = bench.game.view(bench.state, 1)
    assert [str(move) for move in view.legal] == ["react 1 salute 1060"]
    assert view.question is not None
    assert view.form.open == ("react",)


@pytest.mark.parametrize(
    "text", ["react 1 jack", "react jack 5", "react 1 hello 5", "turn", "turn -1", "close x"]
)
def test_malformed_moves_are_no_moves(text: str) -> None:
    with pytest.raises(MoveError):
        HEJ_KNEKT.parse(text)


def test_a_parti_lets_any_seat_react_and_nobody_close() -> None:
    parti = Parti(HEJ_KNEKT, {}, Standing(0, (0,) * 4))
    parti.start_deal(sorted(HEJ_KNEKT.info.pack, key=lambda card: card.rank != "K"))
    parse = HEJ_KNEKT.parse
    parti.play(1, parse("turn 0"))
    with pytest.raises(NotYourTurn):
        parti.play(1, parse("react 2 salute 300"))
    parti.play(2, parse("react 2 salute 300"))
    with pytest.raises(IllegalMove):
        parti.play(None, parse("close 400"))
    parti.play(None, parse("close 5000"))
    assert parti.deal.state.turn == 3
    kept = parti.deal.state.copy()
    parti.play(3, parse("turn 6000"))
    parti.undo_to(3)
    assert parti.deal.state == kept
