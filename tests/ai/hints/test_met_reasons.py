"""Reasons that players met and did not believe, and those that they missed; each is a position or a pair of moves."""

from itertools import permutations

import pytest

from tests.ai.hints.test_compared_moves import sight
from tests.ai.hints.test_players_examples import dealt
from tests.table.games import played
from tolva_gui.ai.hints import numbers
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.by_game import compared_with
from tolva_gui.ai.hints.fact import Fact, HintReason
from tolva_gui.ai.hints.hints import Hint, hint_for
from tolva_gui.ai.hints.trials import gist, says_nothing
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.moves import Call, Move, Play, play_card
from tolva_gui.rules.view import View
from tolva_gui.table.review_positions import decisions
from tolva_gui.words.hints import HintWords

NAMES = ("A", "B", "C", "D")


def keys(view: View, move: Move, over: Move) -> list[str]:
    """Return what speaks for a move over another."""
    advice = Advice(move, {}, "clear", 8, 8, 5.0, over=over)
    return [reason.fact.key for reason in hint_for(view, advice).reasons]


def test_one_ace_is_no_reason_against_another() -> None:
    """Two cards of a rank bring as much, and cost as much."""
    record, compared = played("tolva-4", deals=1, seed=3).record(), 0
    for choice in decisions(record, record.deals[0]):
        cards = [move for move in choice.view.legal if isinstance(move, Play)]
        for move, over in permutations(cards, 2):
            if move.card.rank == over.card.rank:
                assert not {"gives", "counts", "costs_nothing", "counts_not"} & {
                    *keys(choice.view, move, over)
                }
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("action", "other", "count", "fewer", "idle"),
    [
        (Call("play_on"), Call("give_up"), 100, 0, True),
        (Call("pass"), Call("bid", "solo"), 80, 0, True),
        (play_card(parse_card("C9")), Call("half"), 30, 0, True),
        (Call("pass"), Call("declare"), 100, 40, True),
        (Call("bid", 2), Call("bid", 3), 66, 40, False),
        (play_card(parse_card("C9")), play_card(parse_card("SA")), 100, 0, False),
    ],
)
def test_what_cannot_be_otherwise_is_no_reason(
    action: Move, other: Move, count: int, fewer: int, idle: bool
) -> None:
    values = {"action": action, "other": other, "count": count, "fewer": fewer, "points": 100}
    assert says_nothing(HintReason(Fact("line_after", values))) == idle


def test_a_reason_is_the_same_whatever_it_counts() -> None:
    one, other = (HintReason(Fact("line_after", {"line": "bid", "count": count})) for count in (60, 70))
    assert gist(one) == gist(other) != gist(HintReason(Fact("line_after", {"line": "game"})))


def test_a_forced_card_is_said_to_be_forced_once() -> None:
    game, state = dealt("plump", 4, "SA")
    view = game.view(state, 0)
    hint = Hint(Fact("ask_only"), (), (), Advice(play_card(parse_card("SA")), {}, "only", 1, 1))
    for lang in ("sv", "en"):
        say = HintWords(view.info, NAMES, lang)
        assert say.answer(hint) == say.sure(hint.advice)
        assert say.reason(hint) == ""


def test_a_bid_of_lomber_is_compared_with_a_pass() -> None:
    game, state = dealt("lomber", 3, "SA SK SQ SJ HA HK CA CK DA")
    view = game.view(state, state.turn)
    bids = [move for move in view.legal if isinstance(move, Call)]
    bid = next(move for move in bids if move != Call("pass"))
    assert compared_with(view, bid, [move for move in bids if move != bid]) == [Call("pass")]


def test_one_trick_too_many_is_said_of_the_card_that_takes_it() -> None:
    seen = sight("SA S2", "SK S9", "S7")
    told = [fact.key for fact in numbers.of_card(seen, parse_card("S2"), 0, parse_card("SA"))]
    assert "too_many" in told
