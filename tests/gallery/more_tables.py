"""Tables with declared layouts, for the scenes of the gallery and of the tests."""

from collections.abc import Callable
from functools import partial

from tests.table.games import reached
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Pick, Play
from tolva_gui.rules.view import TrickFacts, View

in_game = partial(reached, first_seed=1)


def phase(name: str) -> Callable[[View], bool]:
    """Return a predicate: the view is in that phase."""
    return lambda view: view.phase == name


def asks(key: str) -> Callable[[View], bool]:
    """Return a predicate: the view has that question."""
    return lambda view: view.question is not None and view.question.key == key


def holding(least: int) -> Callable[[View], bool]:
    """Return a predicate: Alva, to play, holds at least that number of cards."""
    return lambda view: view.phase == "play" and len(cards_at(view.zones, Place("hand", 0))) >= least


def shows(key: str) -> Callable[[View], bool]:
    """Return a predicate: the view has a sign of that kind."""
    return lambda view: any(sign.key == key for sign in view.display.signs)


def lying(kind: str, least: int) -> Callable[[View], bool]:
    """Return a predicate: at least that number of cards are at a place of that kind."""
    return lambda view: any(zone.place.kind == kind and len(zone.cards) >= least for zone in view.zones)


def trick_of(cards: int) -> Callable[[View], bool]:
    """Return a predicate: the trick has that number of cards and is not the first."""
    return lambda view: (
        isinstance(view.facts, TrickFacts) and len(view.facts.trick) == cards and len(view.facts.tricks) > 0
    )


def capture(view: View) -> bool:
    """Return whether a hand card takes two cards together."""
    return any(isinstance(move, Play) and len(move.takes) == 2 for move in view.legal)


def drawing(view: View) -> bool:
    """Return whether a card must be drawn from an offered fan."""
    return any(isinstance(move, Pick) for move in view.legal)
