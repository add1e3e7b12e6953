"""The players that the master is measured against follow the rules and play as described."""

from random import Random
from typing import Any

import pytest
from lab.kit.contest import Meeting, played
from lab.kit.family_players import simple
from lab.kit.yardsticks import yardstick
from lab.measure import strength

from tests.family import FORMS as FAMILY_FORMS
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget
from tolva_gui.rules.account import Standing
from tolva_gui.rules.cards import parse_card
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.tolva import TOLVA_4
from tolva_gui.rules.moves import play_card
from tolva_gui.rules.protocol import Game

HANDS = (
    "SA ST SQ HA HK HQ D6 D7 D8",
    "SK SJ S9 HT HJ H9 D9 DT DJ",
    "S6 S7 S8 H6 H7 H8 CA CT CK",
    "DA DK DQ CQ CJ C9 C8 C7 C6",
)
"""Forehand's hand and the others in turn. Safe for forehand: ace and ten of spades, ace of hearts."""


def shuffled(game: Game[Any], seed: int) -> Any:
    deck = list(game.info.pack)
    Random(seed).shuffle(deck)
    standing = Standing(0, (0,) * game.info.sides)
    return game.start(game.info.defaults(), tuple(deck), standing)


def dealt() -> Any:
    """Deal the hands above; seat 1 leads."""
    rows = [[parse_card(card) for card in hand.split()] for hand in HANDS]
    deck = tuple(card for turn in zip(*rows, strict=True) for card in turn)
    return TOLVA_4.start(TOLVA_4.info.defaults(), deck, Standing(0, (0, 0)))


@pytest.mark.parametrize("form", FAMILY_FORMS)
def test_the_simple_player_keeps_the_rules_to_the_end(form: str) -> None:
    game = BY_ID[form]
    meeting = Meeting(form, game.info.seats, dict(game.info.defaults()), "random", "simple", 1)
    for number in range(3):
        assert played(meeting, number).broken == 0  # an illegal move raises


def test_simple_player_leads_safely_and_gives_the_least() -> None:
    state = dealt()
    plays = []
    for _ in range(4):
        seat = TOLVA_4.to_act(state)
        assert seat is not None
        move = simple(TOLVA_4, state, seat)
        plays.append(str(move).removeprefix("play "))
        TOLVA_4.apply(state, move)
    assert plays == ["SA", "S9", "S6", "C6"]


def test_the_simple_player_wins_with_the_lowest_card_that_does() -> None:
    state = dealt()
    TOLVA_4.apply(state, play_card(parse_card("D6")))
    assert str(simple(TOLVA_4, state, 2)) == "play D9"


def test_an_unknown_opponent_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.parsed(["--against", "nobody"])
    assert "no opponent 'nobody'" in capsys.readouterr().err


def test_a_level_that_is_met_thinks_as_long_as_it_is_told() -> None:
    """It plays as the level does with that budget, not as with the least: one sampled layout is as good as none."""
    game, long, short = BY_ID["plump"], Budget(iterations=600), Budget(iterations=1)
    deals = [shuffled(game, seed) for seed in range(12)]

    def chosen(budget: Budget) -> list[Any]:
        met = yardstick("best", game, budget)(7)
        return [met(game, deal, deal.turn) for deal in deals]

    itself = make_player("best", 7)
    assert chosen(long) == [itself.choose(game.view(deal, deal.turn), long).move for deal in deals]
    assert chosen(long) != chosen(short)
