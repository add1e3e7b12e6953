"""Tables with declared layouts, for the scenes of the gallery and of the tests."""

from collections.abc import Callable
from random import Random

from tests.gallery.tables import NAMES
from tolva_gui.records.record import SeatSetup
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Pick, Play
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.host import Host


def seats_of(count: int) -> list[SeatSetup]:
    """Return Alva at the window and computers in the other seats."""
    return [
        SeatSetup("computer" if no else "me", name, "best" if no else None)
        for no, name in enumerate(NAMES[:count])
    ]


def in_game(
    game: str,
    count: int,
    wanted: Callable[[View], bool],
    seed: int = 1,
    options: dict[str, bool | str | int] | None = None,
    deal: int = 1,
    dealer: int | None = None,
    says: tuple[str, ...] = (),
) -> Host:
    """Return a table of that size on Alva's turn in a wanted position, searched over many seeds.

    *says*: Alva's calls if legal, by preference; then the others pass if they can.
    """
    for number in range(seed, seed + 60):
        first = count - 1 if dealer is None else dealer
        host = Host.new(game, options or {}, seats_of(count), seed=number, first_dealer=first, deal=deal)
        if _reached(host, wanted, Random(number), says):
            return host
    raise ValueError(f"no such position in {game}")


def _reached(host: Host, wanted: Callable[[View], bool], rng: Random, says: tuple[str, ...] = ()) -> bool:
    host.start_deal()
    while (seat := host.to_act()) is not None:
        view = host.view(seat)
        if seat == 0 and wanted(view):
            return True
        quiet = [move for move in view.legal if not (isinstance(move, Play) and move.takes)]
        wishes = says if seat == 0 else ("pass", "refuse") if says else ()
        said = [move for text in wishes for move in view.legal if str(move) == text]
        host.play(seat, said[0] if said else rng.choice(quiet or view.legal))
    return False


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
