"""The rules of hej knekt, each by its id, and the digest's worked examples. P1 of an example is seat 0."""

import pytest

from tests.rules.bench import States, cards, piles_of
from tolva_gui.rules.account import Standing
from tolva_gui.rules.games.hej_knekt.game import GREETINGS, HEJ_KNEKT, HejKnekt, HejKnektState
from tolva_gui.rules.moves import MoveError
from tolva_gui.rules.parti import NotNow, NotYourTurn, Parti, complete_options
from tolva_gui.rules.protocol import IllegalMove

STATES = States(HEJ_KNEKT)
game, play, refused = STATES.game, STATES.play, STATES.refused


def table(*piles: str, middle: str = "", turn: int = 0, **options: bool) -> HejKnektState:
    """Return a position before that seat turns a card; a seat without a given pile has cards enough."""
    told = [*piles, *["C3 C4 C5"] * (3 - len(piles))]
    chosen, seats = complete_options(HEJ_KNEKT.info, options), len(told)
    lying = piles_of(HEJ_KNEKT.seated(seats), chosen, pile=[*map(cards, told)], middle=[cards(middle)])
    shown_at = 0 if middle else None
    return HejKnektState(
        chosen, Standing(0, (0,) * seats), lying, turn, "turn", [0] * seats, shown_at=shown_at
    )


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


@pytest.mark.rule("HK2")
def test_all_cards_are_dealt_and_nobody_sees_them() -> None:
    state = dealt(4)
    pack = HEJ_KNEKT.info.pack
    assert state.stacks[1][:2] == [pack[0], pack[4]]
    for seat in range(4):
        position = HEJ_KNEKT.position(HEJ_KNEKT.view(state, seat))
        assert position["piles"] == [["??"] * 13] * 4


# -- turning


@pytest.mark.rule("HK3", "HK4")
@pytest.mark.example("X2")
def test_a_card_below_ten_and_the_next_turns() -> None:
    state = table("C5", "S9 C6", "C7", middle="S4 S7", turn=1)
    play(state, "turn 900")
    assert (state.phase, state.turn, state.middle) == ("turn", 2, cards("S4 S7 S9"))
    assert (state.shown_at, state.clock) == (900, 900)


@pytest.mark.rule("HKD9")
def test_card_may_turn_any_time_but_clock_never_runs_back() -> None:
    state = table()
    assert [str(move) for move in game(state).legal_moves(state)] == ["turn 0"]
    play(state, "turn 900", "turn 900", "turn 9000")
    assert refused(state, "turn 8999") == (None, "clock_runs_on")


# -- racing


@pytest.mark.rule("HK5", "HKD10")
@pytest.mark.parametrize(("rank", "word"), GREETINGS.items())
def test_from_ten_on_all_greet(rank: str, word: str) -> None:
    state = table(f"S{rank} C9")
    play(state, "turn 0")
    assert (state.phase, game(state).to_act(state)) == ("race", None)
    assert refused(state, "turn 10") == ("HK5", "race_first")
    play(state, f"react 0 {word} 300")
    assert state.reacted == ((0, 300),)
    assert refused(state, f"react 0 {word} 400") == ("HK5", "reacted_already")


@pytest.mark.rule("HK6", "HK7")
@pytest.mark.example("X3")
def test_the_last_takes_the_middle_and_turns_next() -> None:
    state = table("C5", "C6", "SJ C7", middle="S4 S7 S9", turn=2)
    play(state, "turn 0", "react 0 jack 700", "react 2 jack 820")
    assert (state.phase, state.turn, state.middle) == ("turn", 1, [])
    assert state.stacks[1] == cards("C6 S4 S7 S9 SJ")
    assert (state.shown_at, state.reacted) == (None, ())


@pytest.mark.rule("HK8", "HKD5")
@pytest.mark.example("X4")
def test_a_wrong_reaction_locks_for_a_second() -> None:
    state = table("C5", "C6", "SQ C7", turn=2)
    play(state, "turn 0", "react 0 jack 500")
    assert state.locked == [1500, 0, 0]
    assert refused(state, "react 0 lady 1499") == ("HKD5", "locked")
    late = state.copy()
    play(late, "react 0 lady 1500")
    play(state, "react 1 lady 900", "react 2 lady 1200")
    assert (state.turn, state.stacks[0]) == (0, cards("C5 SQ"))


@pytest.mark.example("X4")
def test_after_the_lock_the_right_reaction_still_counts() -> None:
    state = table("C5", "C6", "SQ C7", turn=2)
    play(state, "turn 0", "react 0 jack 500", "react 1 lady 900", "react 0 lady 1550")
    assert (state.turn, state.locked) == (2, [0, 0, 0])


@pytest.mark.example("X8")
def test_reacting_to_a_low_card_locks() -> None:
    state = table("S5 C9", "C6", "C7")
    play(state, "turn 0", "react 1 whistle 200")
    assert (state.locked, state.middle, state.turn) == ([0, 1200, 0], cards("S5"), 1)
    play(state, "turn 700")
    assert state.locked == [0, 1200, 0]


@pytest.mark.example("X8")
def test_strict_the_offender_takes_the_middle_and_turns_next() -> None:
    state = table("S5 C9", "C6", "C7 C8", strict=True)
    play(state, "turn 0", "react 2 slap 200")
    assert (state.turn, state.middle, state.stacks[2]) == (2, [], cards("C7 C8 S5"))
    race = table("SK", "C6", "C7", strict=True)
    play(race, "turn 0", "react 1 slap 200")
    assert (race.out, race.stacks[1]) == ([0], cards("C6 SK"))


def test_nobody_reacts_while_the_middle_is_empty() -> None:
    assert refused(table(), "react 1 slap 200") == ("HK5", "nothing_shown")
    assert refused(table(middle="S4"), "react 3 slap 200") == (None, "no_such_seat")


@pytest.mark.rule("HKD7", "HK10")
def test_of_equal_times_the_first_that_is_told_counts() -> None:
    state = table("SA C5", "C6", "C7")
    play(state, "turn 0", "react 2 slap 400", "react 0 slap 400")
    assert state.turn == 1


@pytest.mark.rule("HKD8")
def test_a_race_is_closed_after_five_seconds() -> None:
    state = table("SA C5", "C6", "C7")
    play(state, "turn 100", "react 1 slap 400")
    assert refused(state, "close 5099") == ("HKD8", "race_goes_on")
    play(state, "close 5100")
    assert (state.turn, state.stacks[2]) == (2, cards("C7 SA"))
    alone = table("SA C5", "C6", "C7", "C8")
    play(alone, "turn 0", "react 1 slap 400", "react 2 slap 401", "close 5000")
    assert alone.turn == 3
    assert refused(alone, "close 6000") == ("HKD8", "no_race")


# -- the end


@pytest.mark.rule("HK9", "HKD3")
@pytest.mark.example("X5")
def test_the_last_card_below_ten_wins_at_once() -> None:
    state = table("S6", "C6", "C7")
    play(state, "turn 0")
    result = game(state).result(state)
    assert (result.winners, state.phase) == ((0,), "over")
    assert [(line.kind, line.side, line.points) for line in result.lines] == [("place", 0, 1)]
    assert (result.scores, result.ranking) == ((0, 0, 0), ((0,), (1, 2)))
    assert game(state).legal_moves(state) == []
    assert refused(state, "turn 5") == (None, "deal_over")


@pytest.mark.rule("HKD4")
@pytest.mark.example("X6")
def test_the_last_card_is_a_king_and_another_is_last() -> None:
    state = table("SK", "C6", "C7")
    play(state, "turn 0", "react 0 salute 600", "react 2 salute 700")
    assert (state.out, state.stacks[1]) == ([0], cards("C6 SK"))


@pytest.mark.rule("HKD4")
@pytest.mark.example("X7")
def test_the_turner_is_last_takes_the_middle_and_plays_on() -> None:
    state = table("SK", "C6", "C7")
    play(state, "turn 0", "react 2 salute 700", "react 1 salute 800")
    assert (state.out, state.turn, state.stacks[0]) == ([], 0, cards("SK"))


@pytest.mark.rule("HKD6")
def test_play_to_last() -> None:
    state = table("S6", "C6 SK", "C7", play_to_last=True)
    play(state, "turn 0")
    assert (state.out, state.turn) == ([0], 1)
    assert refused(state, "react 0 slap 10") == ("HK9", "is_out")
    play(state, "turn 20", "turn 30")
    result = game(state).result(state)
    assert [(line.side, line.points) for line in result.lines] == [(0, 1), (2, 2)]
    assert result.ranking == ((0,), (2,), (1,))


@pytest.mark.rule("HKD6")
def test_those_who_are_out_are_not_waited_for() -> None:
    state = table("S6", "SK C6", "C7", play_to_last=True)
    play(state, "turn 0", "turn 10", "react 2 salute 300")
    assert (state.turn, state.phase) == (1, "turn")


# -- the protocol


def test_legal_gives_an_example_of_each_kind_of_move() -> None:
    state = table("SK S3", "C6", "C7", middle="S4")
    assert [str(move) for move in game(state).legal_moves(state)] == ["turn 0", "react 1 whistle 0"]
    play(state, "turn 50", "react 1 slap 60")
    assert [str(move) for move in game(state).legal_moves(state)] == ["close 5050", "react 2 salute 60"]
    view = game(state).view(state, 1)
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
    ended = Parti(HEJ_KNEKT, {}, Standing(0, (0,) * 4))
    with pytest.raises(NotNow):
        ended.play(1, parse("turn 0"))
