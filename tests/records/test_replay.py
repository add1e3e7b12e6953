"""Replayed records: a broken rule is reported with its line, its id and the position."""

import pytest
from msgspec.structs import replace

from tests.rules.games.mariage.moves import parse_move
from tests.table.games import played
from tolva_gui.records.record import GameRecord, RecordedDeal, RecordedMove, RecordError, RecordFault
from tolva_gui.records.replay import Lines, check, play_all
from tolva_gui.records.text import dump
from tolva_gui.rules.kit import Play, Result, Standing

GAME = played("tolva-4", deals=3).record()
WON = played("tolva-4").record()
LINES = [Lines(no, no + 1, no + 99, [*range(no + 2, no + 99)]) for no in (100, 200, 300, 400)]


def with_deal(place: int, **changes: object) -> GameRecord:
    deals = list(GAME.deals)
    deals[place] = replace(deals[place], **changes)
    return replace(GAME, deals=tuple(deals))


def seat_of(move: int) -> int:
    seat = GAME.deals[0].moves[move].seat
    assert seat is not None
    return seat


def with_move(place: int, number: int, seat: int, text: str) -> GameRecord:
    moves = list(GAME.deals[place].moves)
    moves[number] = RecordedMove(seat, parse_move(text))
    return with_deal(place, moves=tuple(moves))


def only(faults: list[RecordFault]) -> RecordFault:
    (fault,) = faults
    return fault


def test_games_that_were_played_are_in_order() -> None:
    assert check(GAME) == check(WON) == []


@pytest.mark.rule("T7")
def test_a_revoke_is_told_with_line_rule_reason_and_position() -> None:
    first = GAME.deals[0].moves[0].move
    assert isinstance(first, Play)
    seat = seat_of(1)
    forehand = seat_of(0)
    hand = [card for place, card in enumerate(GAME.deals[0].deck) if place % 4 == (seat - forehand) % 4]
    wrong = next(card for card in hand if card.suit != first.card.suit)
    fault = only(check(with_move(0, 1, seat, f"play {wrong}"), lines=LINES))
    assert (fault.line, fault.rule, str(fault.what)) == (103, "T7", f"seat {seat} may not play {wrong}")
    assert fault.reason is not None
    position = f"deal 1, trick 1, to act: {seat}, trump –, table {forehand}:{first.card}, hands 0: "
    assert str(fault.position).startswith(position)


@pytest.mark.rule("T5")
def test_a_seat_that_is_not_to_act_is_told() -> None:
    first = GAME.deals[0].moves[0]
    fault = only(check(with_move(0, 0, (seat_of(0) + 1) % 4, str(first.move)), lines=LINES))
    assert (fault.line, f"seat {first.seat} is to act" in str(fault.what)) == (102, True)


def test_a_fault_in_one_deal_does_not_hide_those_in_the_next() -> None:
    first = with_move(0, 0, seat_of(0), "redeal").deals[0]
    last = with_deal(2, deck=()).deals[2]
    both = replace(GAME, deals=(first, GAME.deals[1], last))
    assert [fault.line for fault in check(both, lines=LINES)] == [102, 301]


def test_a_move_after_the_end_of_a_deal_is_told() -> None:
    moves = (*GAME.deals[0].moves, RecordedMove(0, parse_move("play SA")))
    fault = only(check(with_deal(0, moves=moves), lines=LINES))
    assert (fault.line, str(fault.what)) == (101 + len(moves), "the deal is over")


@pytest.mark.parametrize("place", [0, 1])
def test_a_deal_that_was_not_finished_can_only_be_the_last(place: int) -> None:
    fault = only(check(with_deal(place, moves=GAME.deals[place].moves[:-1], result=None)))
    assert str(fault.what) == f"deal {place + 1} is not over"


def test_a_result_before_the_end_is_told() -> None:
    assert only(check(with_deal(2, moves=GAME.deals[2].moves[:-1]), lines=LINES)).line == 399


@pytest.mark.parametrize("change", ["lines", "scores", "carried", "winner"])
def test_a_result_that_the_rules_do_not_give_is_told(change: str) -> None:
    result = GAME.deals[0].result
    assert result is not None
    values: dict[str, Result] = {
        "lines": replace(result, lines=result.lines[1:]),
        "scores": replace(result, scores=(7, 7)),
        "carried": replace(result, carried={"carried": 3}),
        "winner": replace(result, ranking=((1,),)),
    }
    fault = only(check(with_deal(0, result=values[change])))
    assert str(fault.what).startswith("deal 1 ends with ")


@pytest.mark.rule("T6")
def test_a_wrong_dealer_or_score_or_number_is_told() -> None:
    start = GAME.deals[1].standing
    for changes in (
        {"standing": replace(start, dealer=start.dealer - 1)},
        {"standing": replace(start, deal=3)},
    ):
        assert any("deal" in str(fault.what) for fault in check(with_deal(1, **changes)))
    assert "starts from dealer" in str(check(with_deal(1, standing=replace(start, scores=(5, 5))))[0].what)


@pytest.mark.rule("T22")
def test_a_deal_after_the_end_of_the_game_is_told() -> None:
    last = WON.deals[-1]
    assert last.result is not None
    start = Standing((last.standing.dealer + 1) % 4, last.result.scores, last.result.carried, last.number + 1)
    after = RecordedDeal(start, last.deck)
    assert "after the end of the game" in str(check(replace(WON, deals=(*WON.deals, after)))[0].what)


def test_a_deck_that_is_not_the_pack_is_told() -> None:
    deck = GAME.deals[1].deck
    fault = check(with_deal(1, deck=(deck[0], *deck[:-1])), lines=LINES)[0]
    assert (fault.line, "is there twice" in str(fault.what)) == (201, True)


def test_an_unknown_game_or_option_is_told() -> None:
    assert "whist" in str(only(check(replace(GAME, game="whist"))).what)
    assert "jokers" in str(only(check(replace(GAME, options={"jokers": True}))).what)


def test_play_all_refuses_a_faulty_record() -> None:
    with pytest.raises(RecordError, match="may not redeal") as refused:
        play_all(with_move(0, 0, seat_of(0), "redeal"), lambda deal: deal.further)
    assert len(refused.value.faults) == 1


def test_the_text_of_a_record_is_short_enough_to_read() -> None:
    assert max(map(len, dump(WON).splitlines())) <= 120
