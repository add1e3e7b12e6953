"""What a player is asked when it is their turn."""

from collections.abc import Sequence

from tolva_gui.rules.events import Asked, Event, Place, cards_at
from tolva_gui.rules.game import Pass, PlayCard, Redeal, View
from tolva_gui.ui.texts import fill, translate


def prompt(view: View, log: Sequence[Event], names: Sequence[str]) -> str:
    """Return the question to the seat that is to act. `log` is the deal's, `names` are those of the seats."""
    if any(isinstance(move, PlayCard) for move in view.legal):
        return translate("Table", "Your turn") if view.facts.trick else translate("Table", "Your lead")
    if Redeal() in view.legal:
        return translate("Table", "Do you want a new deal?")
    if log and isinstance(log[-1], Asked):
        return _question(view, names[log[-1].seat])
    return _offer(view)


def _question(view: View, asker: str) -> str:
    if Pass() in view.legal:
        return fill(translate("Table", "%1 asks you"), asker)
    return fill(translate("Table", "%1 asks, and you must answer"), asker)


def _offer(view: View) -> str:
    """A meld on one's own initiative, or before the cards are replenished."""
    if cards_at(view.zones, Place("talong")):
        return translate("Table", "Meld before you draw?")
    if any(_uncovered(view, zone.place) for zone in view.zones if zone.cards):
        return translate("Table", "Meld before a card is turned up?")
    return translate("Table", "Do you want to meld?")


def _uncovered(view: View, place: Place) -> bool:
    return place.kind == "down" and not cards_at(view.zones, Place("up", place.owner, place.slot))
