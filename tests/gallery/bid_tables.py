"""Tables of games with bidding, in every phase, for the scenes of the gallery."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from tests.gallery.tables import in_game, phase
from tests.table.games import at_random, reached
from tolva_gui.app import App
from tolva_gui.rules.cards import JOKER
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

BEGAR = ("bid begar",)
SPIL = ("bid spil", "name H", "go_on")
Make = Callable[[], Host]


def joker_in(name: str) -> Callable[[View], bool]:
    """Return a predicate: the view is in that phase, and Alva holds the joker, which represents another card."""
    return lambda view: (
        view.phase == name
        and bool(view.display.stands_for)
        and JOKER in cards_at(view.zones, Place("hand", 0))
    )


def declarer_plays(view: View) -> bool:
    """Return whether one card is in the trick and Alva, the declarer, is next."""
    contract = getattr(view.facts, "contract", None)
    return view.phase == "play" and contract is not None and contract.declarer == 0 and cards_lying(view) == 1


def cards_lying(view: View) -> int:
    """Return the number of cards in the trick."""
    return len(getattr(view.facts, "trick", ()))


def later_round(view: View) -> bool:
    """Return whether Alva is asked again in the auction and may still bid."""
    return view.phase == "auction" and len(getattr(view.facts, "bids", ())) > 3 and len(view.legal) > 4


def overbid(view: View) -> bool:
    """Return whether there is a bid before Alva's."""
    return view.phase == "auction" and bool(getattr(view.facts, "bids", ()))


def beside(
    by: int, says: tuple[str, ...], wanted: Callable[[View], bool], scores: tuple[int, ...] = (0, 0, 0, 0)
) -> Host:
    """Return a table where another seat makes these calls, the rest pass, and Alva's view satisfies *wanted*."""
    return reached("grandissimo", 4, wanted, says=says, by=by, scores=scores)


def defends(tricks: int) -> Callable[[View], bool]:
    """Return a predicate: the view is in the play after that number of tricks, with a card on the table."""
    return lambda view: (
        view.phase == "play" and len(getattr(view.facts, "tricks", ())) == tricks and cards_lying(view) > 0
    )


def all_have_won(view: View) -> bool:
    """Return whether every player has a trick before them."""
    won = [zone for zone in view.zones if zone.place.kind == "won" and zone.cards]
    return {zone.place.owner for zone in won} == set(range(4))


def now_and_then(call: str) -> Callable[[Sequence[Move], Random], Move]:
    """Return a chooser: often this call where it is legal, else a pass, else any move."""

    def choose(moves: Sequence[Move], rng: Random) -> Move:
        wish = call if rng.random() < 0.4 else "pass"
        return next((move for move in moves if str(move) == wish), None) or rng.choice(moves)

    return choose


def choose_several(app: App) -> None:
    """Choose the cards of a move that takes three from the hand."""
    legal = app.sitting.host.view(0).legal
    plays = [move for move in legal if isinstance(move, Play) and len(move.cards) == 3]
    for card in plays[len(plays) // 3].cards:
        app.sitting.choosing.choose(str(card), True)


nittionio = partial(in_game, "nittionio", 3)
lomber = partial(in_game, "lomber", 3)
grandissimo = partial(in_game, "grandissimo", 4)

BIDDING: tuple[tuple[str, Make, str, str], ...] = (
    ("nittionio-aside", partial(nittionio, joker_in("aside")), "", "choose several"),
    ("nittionio-premium", partial(nittionio, joker_in("premium")), "", ""),
    ("nittionio-open", partial(nittionio, phase("play"), says=("reveal",)), "", ""),
    ("nittionio-sheet", partial(at_random, "nittionio", 3, 3, 2), "", ""),
    ("nittionio-rubber", partial(at_random, "nittionio", 3, 3, 5, form="rubber"), "", ""),
    ("lomber-auction", partial(lomber, overbid), "", ""),
    ("lomber-contract", partial(lomber, phase("contract"), says=("bid spil",)), "", ""),
    ("lomber-buy", partial(lomber, phase("buy"), says=SPIL), "", "choose several"),
    ("lomber-turned", partial(lomber, phase("buy"), says=("bid turnir",)), "", ""),
    ("lomber-misere", partial(lomber, phase("buy"), says=("bid kuppa",)), "", ""),
    ("lomber-give-up", partial(lomber, phase("give_up"), says=SPIL), "", ""),
    ("lomber-play", partial(lomber, declarer_plays, says=SPIL), "", ""),
    ("lomber-sheet", partial(at_random, "lomber", 3, 3, 2, choose=now_and_then("bid spil")), "", ""),
    ("grandissimo-open", partial(grandissimo, phase("auction")), "", ""),
    ("grandissimo-auction", partial(grandissimo, later_round), "", ""),
    ("grandissimo-calls", partial(grandissimo, later_round), "", "calls"),
    ("grandissimo-trump", partial(grandissimo, phase("trump"), says=("bid 6 farg",)), "", ""),
    ("grandissimo-partner", partial(grandissimo, phase("partner"), says=("bid 6", "trump H")), "", ""),
    ("grandissimo-answer", partial(beside, 2, ("bid 6", "trump H", "vist"), phase("answer")), "", ""),
    ("grandissimo-discard", partial(grandissimo, phase("discard"), says=("bid liten-misar",)), "", ""),
    ("grandissimo-concede", partial(beside, 2, BEGAR, defends(1)), "", ""),
    ("grandissimo-shown", partial(beside, 1, ("bid stor-upplaggare",), defends(2)), "", ""),
    ("grandissimo-counsel", partial(beside, 2, ("bid stor-pratmakare",), defends(1)), "", ""),
    ("grandissimo-counters", partial(beside, 2, BEGAR, all_have_won, (880, -410, -390, -80)), "", ""),
    ("grandissimo-owing", partial(beside, 2, BEGAR, all_have_won, (-410, 880, -390, -80)), "", ""),
    (
        "grandissimo-sheet",
        partial(at_random, "grandissimo", 4, 3, 3, choose=now_and_then("bid begar"), deals=8),
        "",
        "",
    ),
    (
        "grandissimo-over",
        partial(at_random, "grandissimo", 4, 3, 8, choose=now_and_then("bid begar"), deals=8),
        "",
        "",
    ),
)
"""Situations like those of `scenes`."""
