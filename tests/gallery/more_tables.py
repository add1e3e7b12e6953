"""Tables with declared layouts, for the scenes of the gallery and of the tests."""

from collections.abc import Callable
from functools import partial

from tests.table.games import reached, seats_of
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Pick, Play
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host
from tolva_gui.table.numbers import MOST_SHOWN

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


def few_stakes(view: View) -> bool:
    """Return whether a stake is chosen among so few that each has a button."""
    return view.phase == "stake" and len(view.legal) < MOST_SHOWN


GREETINGS = {"T": "whistle", "J": "jack", "Q": "lady", "K": "salute", "A": "slap"}


def raced_out(seats: int) -> Host:
    """Return a race after its end: Elna is the last at every card."""
    host, clock = Host.new("hej-knekt", {}, seats_of(seats), seed=3, first_dealer=seats - 1), 0
    host.start_deal()
    while not host.over:
        clock += 1000
        if (seat := host.to_act()) is not None:
            host.play(seat, host.parse(f"turn {clock}"))
            continue
        word = GREETINGS[str(cards_at(host.view(None).zones, Place("middle"))[-1])[1]]
        for quick in range(seats):
            if quick != 1:
                host.play(quick, host.parse(f"react {quick} {word} {clock + quick}"))
    return host
