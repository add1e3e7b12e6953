"""The sign beside the table: trump, or sang, and a gubbe that has been announced."""

from collections.abc import Sequence

from msgspec import Struct

from tolva_gui.rules.cards import Suit
from tolva_gui.rules.events import Called
from tolva_gui.rules.game import TrickFacts, View
from tolva_gui.rules.games.mariage.facts import MariageFacts
from tolva_gui.ui.texts import fill, language
from tolva_gui.words import sentences as words


class Sign(Struct, frozen=True):
    """`gubbe`: what was announced and by whom, a line each; empty if nothing was."""

    trump: Suit | None = None
    gubbe: str = ""

    @property
    def trump_name(self) -> str:
        """The name of the trump suit, empty in sang."""
        name = words.suit(self.trump, language()) if self.trump else ""
        return name[:1].upper() + name[1:]


def sign_of(view: View, people: Sequence[str]) -> Sign:
    """Return the sign for what everybody knows; *people*: the names of the seats."""
    facts = view.facts
    trump = facts.trump if isinstance(facts, TrickFacts) else None
    if not isinstance(facts, MariageFacts) or facts.gubbe is None:
        return Sign(trump)
    kind, seat, first = facts.gubbe
    said = words.announcement(Called(seat, kind, first), language(), view.info.id, view.options)
    return Sign(trump, fill("%1\n%2", said, people[seat]))
