"""The kit for games with lives, and the toy game that uses it."""

from random import Random

import pytest

from tests.contract.checks import check_deal
from tests.contract.random_deals import first_standing, shuffled
from tests.knock_toy import DISCARDS, LIVES, KnockToy
from tests.rules.bench import begin, cards, round_the_table
from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.info import SetupError
from tolva_gui.rules.kit.lives import OUT, after_lives, check_lives, lose_lives
from tolva_gui.rules.parti import Parti

FOUR = KnockToy(4).info


@pytest.mark.parametrize(
    ("scores", "left", "groups"),
    [
        ((2, 2, 2, 2), {}, []),
        ((2, 0, 1, 0), {}, [[1, 3]]),
        ((2, 0, 1, 0), {OUT: [[3], [1]]}, [[3], [1]]),
        ((2, 0, 1, 0), {OUT: ((3,), (1,))}, [[3], [1]]),
    ],
)
def test_a_standing_names_the_seats_that_are_out_in_lists(
    scores: tuple[int, ...], left: dict[str, object], groups: list[list[int]]
) -> None:
    standing = check_lives(FOUR, Standing(0, scores, left))
    assert standing == Standing(0, scores, {OUT: groups})
    assert check_lives(FOUR, standing) == standing


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((2, 0, 0, 0), "at least two players have lives"),
        ((2, 3, 1, 1), "nobody more than 2"),
        ((2, -1, 1, 1), "at least two players have lives"),
        ((0, 1, 1, 1), "seat 0 has no lives and cannot deal"),
    ],
)
def test_lives_with_which_no_deal_can_begin_are_refused(scores: tuple[int, ...], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        check_lives(FOUR, Standing(0, scores))


@pytest.mark.parametrize(
    "left",
    [
        {OUT: []},
        {OUT: [[1]]},
        {OUT: [[1], [3], []]},
        {OUT: [[1, 3], [3]]},
        {OUT: [[1], [2]]},
        {OUT: [[True, 3]]},
        {OUT: [1, 3]},
        {OUT: "1 3"},
        {OUT: [[1, 3]], "carried": 1},
    ],
)
def test_groups_that_are_not_the_seats_without_lives_are_refused(left: dict[str, object]) -> None:
    with pytest.raises(SetupError, match="the standing of knock is out"):
        check_lives(FOUR, Standing(0, (2, 0, 1, 0), left))


def test_no_seat_loses_more_lives_than_it_has() -> None:
    losses = [ScoreLine("lowest", 1, -2), ScoreLine("lowest", 2, -1), ScoreLine("knock", 2, -2)]
    result = lose_lives(Standing(0, (2, 1, 2, 0), {OUT: [[3]]}), [*losses, ScoreLine("lowest", 3, -1)])
    assert result.lines == (
        ScoreLine("lowest", 1, -1),
        ScoreLine("lowest", 2, -1),
        ScoreLine("knock", 2, -1),
    )
    assert (result.scores, result.carried) == ((2, 0, 0, 0), {OUT: [[3], [1, 2]]})
    assert result.ranking == ((0,), (1, 2), (3,))


def test_the_last_players_who_leave_together_share_the_win() -> None:
    losses = [ScoreLine("lowest", seat, -1) for seat in (0, 2)]
    assert lose_lives(Standing(0, (1, 0, 1), {OUT: [[1]]}), losses).ranking == ((0, 2), (1,))


def test_deal_passes_over_who_is_out_and_stays_after_a_void() -> None:
    standing = Standing(3, (2, 2, 1, 2), {OUT: []}, 4)
    result = lose_lives(standing, [ScoreLine("lowest", 0, -2), ScoreLine("lowest", 1, -2)])
    assert after_lives(standing, result) == Standing(2, (0, 0, 1, 2), {OUT: [[0, 1]]}, 5)
    assert after_lives(standing, Result((), standing.scores, {OUT: []}, void=True)) == standing
    assert after_lives(standing, Result((), (0, 0, 0, 1), {OUT: [[0, 1], [2]]}, ((3,), (2,), (0, 1)))) is None


def test_hand_that_a_test_names_is_dealt_past_those_who_are_out() -> None:
    game, hands = KnockToy(4), [cards(text) for text in ("SA SK SQ", "", "HA HK", "DA")]
    deck = round_the_table(game, hands, dealer=0, each=3, then="C2", out=[1])
    table = begin(game, {}, deck, Standing(0, (2, 0, 1, 2)))
    dealt = table.state.hands
    assert [dealt[0], dealt[1], dealt[2][:2], dealt[3][:1]] == hands
    assert table.state.piles[DISCARDS] == cards("C2")


@pytest.mark.parametrize("seed", range(4))
def test_the_toy_keeps_the_contract_when_some_are_out(seed: int) -> None:
    check_deal(KnockToy(4), {}, f"out {seed}", Standing(1, (0, 2, 0, 1), {OUT: [[2], [0]]}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_toy_game_ends_when_one_has_lives_or_the_last_leave(seats: int) -> None:
    game, rng = KnockToy(seats), Random(seats)
    parti = Parti(game, {}, first_standing(game, {}))
    deals = 0
    while not parti.over:
        parti.start_deal(shuffled(game.info.pack, rng))
        deals += 1
        while (seat := game.to_act(parti.deal.state)) is not None:
            parti.play(seat, rng.choice(game.legal_moves(parti.deal.state)))
    result = parti.deal.result
    assert result is not None
    assert 1 <= deals <= LIVES * seats
    assert sum(lives > 0 for lives in result.scores) < 2
    assert sorted(seat for tied in result.ranking for seat in tied) == list(range(seats))
