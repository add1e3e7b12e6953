"""Trials of plump bids: the counts are correct, and hints show them for most bids."""

from itertools import islice
from random import Random

import pytest

from tests.ai.hints.test_game_hints import positions
from tests.ai.hints.test_players_examples import held
from tests.table.games import NAMES
from tolva_gui.ai.games.plump.bid_trials import TRIED, BidTrial, brings, tried
from tolva_gui.ai.hints.advice import Advice, advise
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.ai.player import Budget
from tolva_gui.rules.kit import View
from tolva_gui.words.hints import HintWords

ALL_SPADES = " ".join(f"S{rank}" for rank in "AKQJT98765432")
FEW = Budget(iterations=200)


def bidding(hand: str) -> View:
    return held("plump", 4, hand, "bid", dealer_bids_last=True)


def some_bids(number: int) -> list[View]:
    views = (
        view
        for _, state, view in positions("plump", Random(21), 200)
        if view.phase == "bid" and state.cards > 2 and len(view.legal) > 2
    )
    return [*islice(views, number)]


def test_all_spades_meets_only_a_bid_of_all() -> None:
    most, fewer = (tried(bidding(ALL_SPADES), bid) for bid in (13, 12))
    assert most == BidTrial(TRIED, 23.0, most.others)
    assert fewer.met == 0
    assert most.percent == 100
    assert most.ahead > fewer.ahead


def test_trials_are_the_same_every_time() -> None:
    view = bidding("SA SK S5 H9 H8 H3 DQ DT D4 D2 CJ C7 C6")
    assert tried(view, 2) == tried(view, 2)


@pytest.mark.parametrize("zero", [False, True])
def test_a_bid_brings_what_the_sheet_gives_for_it(zero: bool) -> None:
    checked = 0
    for game, state, _ in positions("plump", Random(4), 20):
        if state.options["plump_scores_zero"] != zero or len(state.tricks) < state.cards - 1:
            continue
        last = state.copy()
        while game.to_act(last) is not None:
            game.apply(last, game.legal_moves(last)[0])
        result = game.result(last)
        assert result is not None
        for seat, bid in enumerate(last.bids):
            points = sum(line.points for line in result.lines if line.side == seat)
            assert brings(last, bid, last.tricks_won[seat]) == points
            checked += 1
    assert checked


def test_bids_say_how_often_they_are_met_and_what_they_bring() -> None:
    views, told = some_bids(6), 0
    for view in views:
        *_, advice = advise(view, looks=2, budget=FEW)
        reasons = {reason.fact.key: reason.fact for reason in hint_for(view, advice).reasons}
        fact = reasons.get("bid")
        if fact is None:
            continue
        told += 1
        assert (fact.values["action"], fact.values["other"]) == (advice.move, advice.over)
        assert all(0 <= int(str(fact.values[name])) <= 100 for name in ("count", "rarer"))
        assert "500 prövade givar" in HintWords(view.info, NAMES, "sv").fact(fact)
    assert 4 * told >= 3 * len(views)


def test_weak_reasons_for_a_bid_need_an_equal_bid(length: int) -> None:
    weighed = 0
    for view in some_bids(length):
        for move, over in zip(view.legal[:4], view.legal[1:4], strict=False):
            clear = Advice(move, {}, "clear", 8, 8, 5.0, over=over)
            close = Advice(move, {}, "even", 8, 8, 0.0, over=over)
            told = [[reason.fact for reason in hint_for(view, each).reasons] for each in (clear, close)]
            assert "even" not in {fact.use for fact in told[0]}
            assert [fact.key for fact in told[1]] == ["bid"]
            weighed += told[1][0].use == "even"
    assert weighed
