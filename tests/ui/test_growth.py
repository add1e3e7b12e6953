"""Objects of one game are freed with it. The long run is `start.py lab growth`."""

from tests.ui.conftest import Open, table
from tolva_gui.ui.table.cards.card_model import CardModel


def test_each_game_takes_the_place_of_the_one_before(open_window: Open, length: int) -> None:
    window = open_window()
    for seed in range(3 * length):
        host = table(seed % 4)
        host.seed = seed
        window.sit(host, turn=True, drawn=True)
    window.wait(lambda: len(window.app.sitting.table.findChildren(CardModel)) == 1)
    thinker = window.app.workers._thinker
    assert len(thinker._players) <= 3
