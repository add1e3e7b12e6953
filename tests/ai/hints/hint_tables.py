"""Positions for hints, and the expected texts."""

from collections.abc import Collection

from msgspec.structs import replace

from tests.contract.play import Form
from tests.family import MARIAGE
from tests.gallery.tables import HANDS
from tests.rules.games.mariage.deals import deal, moves
from tests.table.games import NAMES
from tolva_gui.ai.hints.advice import Advice
from tolva_gui.ai.hints.hints import hint_for
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.kit import Card, Move, Seat, View, play_card
from tolva_gui.words.hints import HintWords

C9 = play_card(Card("C", "9"))
DEFAULTS = [Form(game, game.info.defaults()) for game in MARIAGE]


def at(leader: Seat, played: str = "", hands: tuple[str, ...] = HANDS) -> View:
    """Return the view of the seat to act after these moves of a tolva for four."""
    return deal("tolva-4", *hands, dealer=(leader - 1) % 4).play(played).seen()


def told(view: View, move: str) -> tuple[str, str]:
    """Return the question and the reason of the hint for that move."""
    hint = hint_for(view, clear(next(moves(move))))
    say = HintWords(view.info, NAMES, "sv")
    return say.question(hint), say.reason(hint)


def check_told(view: View, move: str, claims: str) -> None:
    """Check claims about the hint for that move, such as `asks Who? / says a / not b / begins c / ends d / is e`."""
    question, reason = told(view, move)
    for claim in claims.split(" / "):
        word, _, text = claim.partition(" ")
        holds = {
            "asks": question == text,
            "is": reason == text,
            "begins": reason.startswith(text),
            "ends": reason.endswith(text),
            "says": text in reason,
            "not": text not in reason,
        }
        assert word in holds, f"no claim begins with {word!r}, but with {', '.join(holds)}"
        assert holds[word], f"{claim}: {question} {reason}"


def check_keys(told: Collection[str], claims: str) -> None:
    """Check which facts the hint has, such as `cards, not aces`."""
    for claim in claims.split(", "):
        assert (claim.removeprefix("not ") in told) != claim.startswith("not "), f"{claim}: {told}"


def clear(move: Move, over: Move | None = None) -> Advice:
    """Return advice that the move is clearly best."""
    return Advice(move, {}, "clear", 8, 8, 5.0, over=over)


def in_bordstolva(played: str) -> View:
    """Return a view in bordstolva: hearts are trumps from the second trick on, the opponent's row has spades."""
    up, down = ("HKQ SAT69", "S78 H6789"), ("D6789JQ", "C6789JQ")
    return deal("bordstolva", "HAT DAT CAT", "HJ SJQK DK CK", up=up, down=down).play(played).seen()


def scored(view: View, *scores: int, carried: int = 0) -> View:
    return replace(view, facts=replace(mariage(view.facts), scores=scores, carried=carried))
