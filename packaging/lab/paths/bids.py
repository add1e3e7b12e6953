"""The steps of plump, lomber, nittionio and grandissimo."""

from collections.abc import Callable, Container
from typing import Final

from lab.paths.step import LESSON, Answer, Asks, Step, anything, calls, in_phase, leads, no, plays_top

from tolva_gui.rules.games.grandissimo.bids import TABLE_I
from tolva_gui.rules.games.lomber.cards import matadors, suit_order
from tolva_gui.rules.kit.themes import is_bid, is_ending, own_cards
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.view import View

BidOf = Callable[[View], int | None]


def of_plump(view: View) -> int | None:
    """Return the player's bid."""
    bid: int | None = view.public.bids[view.seat]
    return bid


def of_nittionio(view: View) -> int | None:
    """Return the player's bid."""
    bid: int | None = view.public.bid(view.seat)
    return bid


def needs(bid: BidOf) -> Asks:
    """Whether the player still needs tricks for the bid and can get them."""
    return lambda view: view.phase == "play" and 0 < (bid(view) or 0) - _taken(view) <= len(own_cards(view))


def has_met(bid: BidOf, among: Container[int]) -> Asks:
    """Whether the player has taken exactly the bid, which is one of these."""
    return lambda view: view.phase == "play" and bid(view) == _taken(view) and bid(view) in among


def _taken(view: View) -> int:
    """Return the player's tricks."""
    taken: int = view.public.tricks_won[view.seat]
    return taken


def bids_last(view: View) -> bool:
    """Whether all other seats have bid."""
    return is_bid(view) and sum(bid is None for bid in view.public.bids) == 1


def bids(least: int, most: int) -> Answer:
    """Whether the bid is between these numbers."""
    return lambda _view, move: isinstance(move, Call) and least <= int(move.value or 0) <= most


def breaks_bids(view: View) -> bool:
    """Whether the player's own bid is lost, and another can still be met."""
    if view.phase != "play" or view.seat is None:
        return False
    rest = len(own_cards(view))
    missing = [(bid or 0) - had for bid, had in zip(view.public.bids, view.public.tricks_won, strict=True)]
    own = missing.pop(view.seat)
    return not 0 <= own <= rest and any(0 <= other <= rest for other in missing)


OF_OTHERS_BIDS: Final = frozenset({"breaks_by_taking", "breaks_by_giving", "line_missed_after:bid"})
PLUMP: Final = (
    LESSON,
    Step("sure", is_bid, (bids(1, 1), bids(2, 5)), deal=8),
    Step("zero", has_met(of_plump, (0,)), (anything,), deal=8, amount=5, tries=4, most=3000),
    Step("last", bids_last, (bids(0, 0), bids(1, 6)), deal=8, amount=5),
    Step("need", needs(of_plump), (plays_top, no(plays_top)), deal=7),
    Step("enough", has_met(of_plump, range(1, 11)), (anything,), deal=7),
    Step("break", breaks_bids, (anything,), deal=7, tells=OF_OTHERS_BIDS, tries=4, most=3000, level="stina"),
    Step("ending", is_ending, (anything,), deal=6),
)


PASSES: Final = calls(Call("pass"))


def bids_lowest(view: View, move: Move) -> bool:
    """Whether it is the lowest possible bid, which can be raised later."""
    bids = [legal for legal in view.legal if not PASSES(view, legal)]
    return bool(bids) and move == bids[0]


def is_declarer(view: View) -> bool:
    contract = view.public.contract
    return contract is not None and contract.declarer == view.seat


def holds_matador(view: View) -> bool:
    """Whether the player is declarer in a game with trumps and holds a matador."""
    trump = view.public.trump
    if trump is None or not undertakes(view):
        return False
    return bool(set(matadors(trump)) & set(own_cards(view)))


def undertakes(view: View) -> bool:
    """Whether the player has won the auction, and plays."""
    return view.phase == "play" and is_declarer(view)


def opposes(view: View) -> bool:
    """Whether another player has won the auction, and plays."""
    return view.phase == "play" and view.public.contract is not None and not is_declarer(view)


def plays_lomber_trump(view: View, move: Move) -> bool:
    """Whether it is a trump, the black aces among them."""
    trump = view.public.trump
    return isinstance(move, Play) and trump is not None and move.card in suit_order(trump, trump)


def buys_for_trumps(view: View) -> bool:
    """Whether the player is declarer in a game with trumps and buys."""
    return view.phase == "buy" and is_declarer(view) and view.public.trump is not None


def buys(least: int, most: int) -> Answer:
    """Whether the number of cards put away is between these."""
    return lambda _view, move: isinstance(move, Play) and least <= len(move.cards) <= most


LOMBER: Final = (
    LESSON,
    Step("bid", in_phase("auction"), (PASSES, no(PASSES)), seats=3),
    Step(
        "buy",
        buys_for_trumps,
        (buys(1, 3), buys(4, 4), buys(5, 8)),
        seats=3,
        tells=frozenset({"keeps_high", "to_be_had", "keeps_useful"}),
        most=3_000,
        scale=0.3,
        first=12,
    ),
    Step("matadors", holds_matador, (plays_lomber_trump, no(plays_lomber_trump)), seats=3, tries=4),
    Step("lead", lambda view: undertakes(view) and leads(view), (anything,), seats=3, tries=4),
    Step("defend", opposes, (anything,), seats=3, tries=4),
    Step("ending", is_ending, (anything,), seats=3),
)


def lays(least: int, most: int) -> Answer:
    """Whether the cards put aside stand for a bid between these numbers."""
    return lambda view, move: isinstance(move, Play) and least <= view.public.said_by(move.cards) <= most


NITTIONIO: Final = (
    LESSON,
    Step("lay", in_phase("aside"), (lays(0, 1), lays(2, 3), lays(4, 9)), seats=3, many=True),
    Step("premium", in_phase("premium"), (PASSES, no(PASSES)), seats=3, amount=4),
    Step("need", needs(of_nittionio), (anything,), seats=3),
    Step("enough", has_met(of_nittionio, range(10)), (anything,), seats=3),
    Step("ending", is_ending, (anything,), seats=3),
)


GRAND: Final = calls(Call("trump", "grand"))


def is_low_hand(view: View) -> bool:
    """Whether a misère may be bid, with few high cards."""
    misere = any(bids_misere(view, move) for move in view.legal)
    return view.phase == "auction" and misere and sum(card.rank in "AKQ" for card in own_cards(view)) <= LOW


def bids_misere(_view: View, move: Move) -> bool:
    """Whether it is a bid to take no trick."""
    return isinstance(move, Call) and move.word == "bid" and str(move.value).split()[0] in MISERES


LOW: Final = 3
MISERES: Final = frozenset(spel.id for spel in TABLE_I if not spel.high)
GRANDISSIMO: Final = (
    LESSON,
    Step("bid", in_phase("auction"), (PASSES, bids_lowest), tries=1, most=300),
    Step("grand", in_phase("trump"), (GRAND, no(GRAND)), amount=4, tries=1, most=3_000),
    Step("misere", is_low_hand, (bids_misere, PASSES), amount=4, tries=1, most=4_000),
    Step("partner", in_phase("answer"), (anything,), tries=3),
    Step("declare", undertakes, (anything,), tries=4),
    Step("defend", opposes, (anything,), tries=4),
    Step("ending", is_ending, (anything,)),
)
