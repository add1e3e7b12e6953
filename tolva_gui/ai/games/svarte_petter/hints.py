"""Hints of svarte petter, mostly a game of luck: arranging the player's fan, known cards of another one."""

from collections.abc import Iterator, Sequence
from typing import Final

from tolva_gui.ai.games.svarte_petter.players import gave_to_holder
from tolva_gui.ai.hints.fact import Fact
from tolva_gui.rules.games.svarte_petter.game import PETTER, PetterState, pair_for
from tolva_gui.rules.kit import Move, Pick, Play, View

POINT: Final = 1.0


def question(view: View, _move: Move) -> Fact:
    state: PetterState = view.public
    if view.phase == "arrange":
        return Fact("where_seeks", {"seat": state.turn})
    return Fact("what_given") if gave_to_holder(view) else Fact("what_known", {"seat": state.drawn_from})


def facts(view: View, _moves: Sequence[Move]) -> Iterator[Fact]:
    """Return where Svarte Petter is, if the seat knows, and that the rest is luck."""
    state: PetterState = view.public
    fan = state.hands[state.drawn_from if view.phase == "arrange" else state.turn]
    yield Fact("holds_petter", {"card": PETTER}) if PETTER in fan else Fact("without_petter")
    if view.phase != "arrange":
        yield Fact("places_alike")


def reasons(view: View, move: Move, _over: Move | None) -> Iterator[Fact]:
    """Return the effect of the move, or known cards of the fan."""
    yield from _of_arranging(view, move) if view.phase == "arrange" else _of_drawing(view, move)


def _of_arranging(view: View, move: Move) -> Iterator[Fact]:
    state: PetterState = view.public
    fan = state.hands[state.drawn_from]
    last = fan[-1]
    if not isinstance(move, Play) or move.at == (fan.index(move.card) + 1,):
        yield Fact("leaves", {"card": last})
    elif move.card == last:
        yield Fact("hides_end", {"card": last})
    elif move.card == PETTER:
        yield Fact("moves_petter", {"card": PETTER})
    else:
        yield Fact("moves_some")


def _of_drawing(view: View, move: Move) -> Iterator[Fact]:
    state: PetterState = view.public
    own = state.hands[state.turn]
    given = state.handed[state.turn]
    if given is not None and gave_to_holder(view):
        end = isinstance(move, Pick) and move.index == len(state.hands[state.drawn_from])
        card = given[0]
        if pair_for(card, own) is None:
            yield Fact("gave_end" if end else "gave", {"card": card, "seat": state.drawn_from})
    if PETTER in own and len(state.hands) - len(state.out) == 2:
        yield Fact("any_pairs", {"card": PETTER})
