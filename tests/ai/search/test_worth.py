"""The value of a result: who is better off is ahead, also where the score counts losses."""

from tolva_gui.rules.account import Result, lead
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.words.game_data import game_data


def test_a_loss_puts_the_loser_behind() -> None:
    """In svarte petter the loser's score rises by one."""
    result = Result((), (0, 1, 0), ranking=((0, 2), (1,)))
    leads = [lead(result, side, (0, 0, 0), BY_ID["svarte-petter"].info) for side in range(3)]
    assert leads == [0.5, -1.0, 0.5]


def test_rules_and_window_agree_on_who_counts_losses() -> None:
    assert [game for game in BY_ID if BY_ID[game].info.losses] == [
        game for game in BY_ID if game_data(game).losses
    ]
