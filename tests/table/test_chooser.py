"""A person's way to a move of several cards, one card at a time."""

from collections import Counter

from tests.table.games import played
from tolva_gui.rules.moves import Play
from tolva_gui.table.host import Host
from tolva_gui.table.selection import Chooser


def captures(host: Host) -> list[Play]:
    return [move for move in host.view(host.to_act()).legal if isinstance(move, Play) and move.takes]


def with_one_capture(several: int) -> tuple[Host, Play]:
    """Return a table of kasino where a card has a single capture, which takes this number of cards."""
    for seed in range(100):
        host = played("kasino", deals=1, seed=seed)
        for made in range(host.moves_made - 1, 0, -1):
            host.undo_to(made)
            ways = Counter(move.card for move in captures(host))
            for move in captures(host):
                if ways[move.card] == 1 and len(move.takes) == several:
                    return host, move
    raise AssertionError("no such position")


def test_a_card_with_a_single_capture_is_meant_to_take() -> None:
    for several in (1, 2):
        host, move = with_one_capture(several)
        chooser, view = Chooser(host), host.view(host.to_act())
        assert chooser.choose(move.card, view, own=True) is None
        assert set(chooser.selection.takes) == set(move.takes)
        assert chooser.offers(view)[0] == move
        assert Play((move.card,), verb="lay") in chooser.offers(view), "it can be laid out all the same"
