"""What the people at the table say: announcements and reasons, in the language of the window."""

from tolva_gui.rules.events import Announced, Asked, Declined, Event, GubbeDecided, Melded, Mistaken, Seat
from tolva_gui.rules.game import Reason
from tolva_gui.ui.texts import call_text


def spoken(event: Event) -> tuple[Seat, str] | None:
    """Return who says what when this happens; None if nobody says anything."""
    match event:
        case Melded() | Asked() | Declined() | Announced() | GubbeDecided() | Mistaken():
            return event.seat, call_text(event)
        case _:
            return None


def refusal(reason: Reason) -> str:
    """Return why a move may not be made, as a sentence."""
    return f"{reason.key} {dict(reason.values)} ({reason.rule})"
