"""The five deals of the source's protocol (Figure 1), as a game at the table."""

from tests.rules.games.grandissimo.table import deck_of, planned, spread
from tests.table.games import seats_of
from tolva_gui.rules.cards import Suit, parse_card
from tolva_gui.table.host import Host

NAMES = ("Hanna Ihre", "Gustav Lind", "Rut Melin", "Rasmus Lutt")
"""H.I., G.L., R.M. and R.L. in the source."""
DEALS: tuple[tuple[list[int], Suit, str], ...] = (
    # The tricks' winners, the trump, the calls.
    (spread({0: 5, 1: 4, 2: 4}, (1,)), "S", "bid begar, pass, pass, pass, trump S, solo"),
    (spread({1: 5, 2: 4, 3: 4}), "H", "bid 6, pass, pass, pass, trump H, vist, accept"),
    (spread({2: 5, 3: 3, 0: 5}, (0,)), "S", "bid begar, pass, pass, pass, trump S, vist, accept"),
    (spread({1: 4, 0: 9}), "D", "pass, pass, bid begar, pass, trump D, solo"),
    (spread({3: 7, 2: 4, 0: 2}, (0,)), "D", "pass, pass, pass, bid 7, trump D, vist, refuse, refuse, accept"),
)
SCORES = (
    (30, -10, -10, -10),
    (100, -150, -10, 60),
    (90, -160, -100, 170),
    (110, -220, -80, 190),
    (60, -530, 100, 370),
)


def source_game(deals: int = 5) -> Host:
    """Return the game after that number of deals; P1 is forehand in the first and sits at the window."""
    seats = seats_of(4, names=NAMES)
    host = Host.new("grandissimo", {"deals": 8}, seats, seed=1, first_dealer=3)
    for number, (winners, trump, said) in enumerate(DEALS[:deals]):
        hands, order = planned(winners, trump, number % 4)
        host.start_deal(deck_of(hands, (number + 3) % 4), {"turned": [(parse_card("H7"),)]})
        for text in (*said.split(", "), *(f"play {card}" for card in order)):
            seat = host.to_act()
            assert seat is not None, f"deal {number + 1} is over before {text}"
            host.play(seat, host.parse(text))
    return host
