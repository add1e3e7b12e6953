"""A parti: standings from deal to deal, dealer order, the end."""

import pytest

from tests.family import MARIAGE
from tests.rules.bench import cards, examples
from tests.rules.games.mariage.moves import standing
from tests.table.games import played
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import HALF
from tolva_gui.rules.kit import CardError, Result, SetupError, Standing, play_card
from tolva_gui.rules.parti import NotYourTurn, Parti, complete_options, lowest_drawn
from tolva_gui.rules.protocol import IllegalMove

IDS = [game.info.id for game in MARIAGE]
TOLVA = BY_ID["tolva-4"]
PACK = TOLVA.info.pack


def parti(scores: tuple[int, int] = (0, 0)) -> Parti:
    return Parti(TOLVA, {}, Standing(3, scores))


@pytest.mark.rule("T6", "KD4")
@pytest.mark.parametrize(("game_id", "dealer"), [("tolva-4", 3), ("bondtolva-2", 1)])
def test_the_next_deal_is_dealt_by_the_next_player_clockwise(game_id: str, dealer: int) -> None:
    after = BY_ID[game_id].next({}, Standing(dealer, (4, 0)), Result((), (5, 1), {"carried": 2}))
    assert after == standing(0, (5, 1), 2, 2)


@pytest.mark.rule("B6")
def test_after_a_void_deal_the_same_player_deals_again() -> None:
    after = BY_ID["bondtolva-4"].next({}, Standing(3, (4, 0)), Result((), (4, 0), void=True))
    assert after == Standing(3, (4, 0))


@pytest.mark.rule("T6")
@pytest.mark.parametrize("game_id", ["tolva-4", "tolva-3", "plocketolva", "bordstolva"])
def test_forehand_of_the_first_deal_deals_first_in_the_next_game(game_id: str) -> None:
    game, result = BY_ID[game_id], Result((), (12, 0))
    assert game.next_game_dealer(game.info.seats - 1, 0, result) == 0
    assert game.next_game_dealer(0, 0, result) == 1


@pytest.mark.rule("BD7")
@pytest.mark.parametrize("game_id", ["bondtolva-4", "bondtolva-6", "bondtolva-2"])
def test_the_next_player_deals_first_in_the_next_game(game_id: str) -> None:
    game, result = BY_ID[game_id], Result((), (12, 0))
    assert game.next_game_dealer(0, game.info.seats - 1, result) == 0
    assert game.next_game_dealer(1, 0, result) == 1


def test_a_refused_move_changes_nothing() -> None:
    game = parti((6, 0))
    game.start_deal(PACK)
    before = game.deal.state.copy()
    with pytest.raises(IllegalMove) as refused:
        game.play(0, HALF)
    assert refused.value.reason.rule == "T26"
    with pytest.raises(NotYourTurn, match="seat 0 is to act, not seat 2"):
        game.play(2, play_card(PACK[2]))
    assert (game.deal.state, game.moves_made, len(game.deal.events)) == (before, 0, 37)


def test_a_deck_that_is_not_the_pack_deals_nothing() -> None:
    game = parti()
    with pytest.raises(CardError):
        game.start_deal(PACK[1:])
    assert game.deals == []


@pytest.mark.parametrize("game_id", IDS)
def test_undo_leads_back_to_every_earlier_position(game_id: str) -> None:
    game = played(game_id, seed=2, deals=2)
    first, second = game.deals[0], game.deals[-1]
    log = [*first.moves, *second.moves]
    states = [second.state]
    for count in reversed(range(len(first.moves), len(log))):
        game.undo_to(count)
        states.append(game.deal.state)
    for before, after, (_, move) in zip(states[1:], states, reversed(second.moves), strict=False):
        again = before.copy()
        game.game.apply(again, move)
        assert again == after
    game.undo_to(0)
    assert [deal.number for deal in game.deals] == [1]
    for seat, move in first.moves:
        game.play(seat, move)
    assert (game.deal.result, game.deal.events) == (first.result, first.events)


@pytest.mark.parametrize("count", [-1, 1])
def test_undo_to_where_the_game_never_was_is_an_error(count: int) -> None:
    with pytest.raises(ValueError, match=f"cannot return to move {count} of 0"):
        parti().undo_to(count)


def test_options_are_completed_with_their_defaults() -> None:
    assert complete_options(TOLVA.info, {}) == {"fourth_meld_name": "mäl"}
    assert complete_options(BY_ID["bondtolva-4"].info, {"mistakes_allowed": True}) == {
        "knocking": False,
        "mistakes_allowed": True,
    }


@pytest.mark.parametrize(
    ("standing", "told"),
    [
        (Standing(4, (0, 0)), "no seat 4"),
        (Standing(-1, (0, 0)), "no seat -1"),
        (Standing(0, (10**5000, 0)), "from -999999 to 999999"),
        (Standing(0, (0, 0), {"carried": -1}), "no deal of tolva-4 begins with"),
        (Standing(0, (0, 0), {"carried": 1000}), "no deal of tolva-4 begins with"),
    ],
)
def test_a_standing_from_which_no_deal_can_start_is_refused(standing: Standing, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        TOLVA.check_start({}, standing)


@pytest.mark.rule("BD4")
def test_a_deal_may_start_below_zero_or_past_twelve_on_gotland() -> None:
    for game, scores in (("tolva-4", (-12, 0)), ("bondtolva-4", (13, 13))):
        assert BY_ID[game].check_start({}, standing(0, scores)).scores == scores


@examples(
    "drawn dealer",
    """
    B3: the lowest card deals | SK H6 DA CT | 1
    B3: a knave is below a ten | SK HJ DA CT | 1
    BD5: level ones draw again | S7 H7 DA CT | None
    BD5: and suits do not rank | SA HA D7 CT | 2
    """,
)
def test_lots_decide_who_deals(drawn: str, dealer: str) -> None:
    assert str(lowest_drawn(cards(drawn), "ATKQJ9876")) == dealer
