"""Tables of every form for the tests of the window, and values read from them."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from tests.family import FORMS as FAMILY_FORMS
from tests.table.games import seats_of
from tests.ui.conftest import Window
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.games.mariage.calls import PASS, is_meld
from tolva_gui.rules.games.mariage.state import mariage
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

FORMS = FAMILY_FORMS
Options = Mapping[str, bool | str]
Choose = Callable[[View, Random], Move]


def new_host(form: str, seed: int = 1, options: Options | None = None, **start: Any) -> Host:
    """Return a table of that form with Alva at the window and forehand."""
    info = BY_ID[form].info
    seats = seats_of(info.seats)
    host = Host.new(form, options or {}, seats, seed=seed, first_dealer=info.seats - 1, **start)
    host.start_deal()
    return host


def quietly(view: View, rng: Random) -> Move:
    """Return any card or refusal; a call only if nothing else is legal."""
    quiet = [move for move in view.legal if (isinstance(move, Play) or move == PASS)]
    return rng.choice(quiet or view.legal)


def melds(view: View, _rng: Random) -> Move:
    """Let the others meld whenever possible."""
    first = [move for move in view.legal if is_meld(move)] if view.seat else []
    return [*first, *(move for move in view.legal if (isinstance(move, Play) or move == PASS))][0]


def positions(host: Host, choose: Choose = quietly) -> Iterator[View]:
    """Yield the views of the seats to act throughout the deal."""
    rng = Random(host.seed)
    while (seat := host.to_act()) is not None:
        view = host.view(seat)
        yield view
        host.play(seat, choose(view, rng))


def reach(
    form: str,
    wanted: Callable[[View], bool],
    options: Options | None = None,
    choose: Choose = quietly,
    **start: Any,
) -> Host:
    """Return a table on Alva's turn in a wanted position."""
    for seed in range(400):
        host = new_host(form, seed, options, **start)
        if any(view.seat == 0 and wanted(view) for view in positions(host, choose)):
            return host
    raise AssertionError(f"no such position in {form}")


def last_to_play(view: View) -> bool:
    """Return whether one card is missing in a trick that is not the first."""
    return len(mariage(view.facts).trick) == view.info.seats - 1 and len(mariage(view.facts).tricks) > 1


def may(verb: str) -> Callable[[View], bool]:
    """Return a predicate: a move with that verb is legal."""
    return lambda view: any(str(move).split()[0] == verb for move in view.legal)


def calls(window: Window) -> list[str]:
    return [call["label"] for call in window.app.sitting.table.property("calls")]


def stakes(window: Window) -> list[int]:
    """Return the stake of each call."""
    return [call["stake"] for call in window.app.sitting.table.property("calls")]


def prompt(window: Window) -> str:
    return str(window.app.sitting.table.property("prompt"))


def rows(window: Window, zone: str) -> list[Mapping[str, Any]]:
    return [row for row in window.app.sitting.table.property("cards").rows() if row["zone"] == zone]


def own_hand(window: Window) -> list[Mapping[str, Any]]:
    """Return the rows of the viewer's hand from left to right."""
    return sorted((row for row in rows(window, "hand") if row["own"]), key=lambda row: int(row["place"]))


def waits(window: Window) -> bool:
    """Return whether a choice is being judged."""
    return window.app.models.tasks.tries is not None and window.app.models.tasks.tries.waits
