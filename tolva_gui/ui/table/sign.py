"""The sign beside the table: trump, or sang, and a gubbe that has been announced."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from tolva_gui.rules.cards import Suit
from tolva_gui.rules.events import Called
from tolva_gui.rules.game import TrickFacts, View
from tolva_gui.rules.games.mariage.facts import MariageFacts
from tolva_gui.ui.table.scores.money import is_money
from tolva_gui.ui.table.scores.paper import order_rows, paper_rows
from tolva_gui.ui.texts import fill, language
from tolva_gui.words import sentences as words


class TrumpSign(Struct, frozen=True):
    """`gubbe`: what was announced and by whom, a line each; empty if nothing was."""

    trump: Suit | None = None
    gubbe: str = ""

    @property
    def trump_name(self) -> str:
        """The name of the trump suit, empty in sang."""
        name = words.suit(self.trump, language()) if self.trump else ""
        return name[:1].upper() + name[1:]


class Beside(Struct, frozen=True):
    """What a game laid out by places shows beside its cards: lines of signs, the score paper, the order of ranks."""

    signs: list[str] = field(default_factory=list)
    paper: list[list[dict[str, Any]]] = field(default_factory=list)
    order: list[list[dict[str, Any]]] = field(default_factory=list)


def beside(view: View) -> Beside:
    """Return what is shown beside the cards of the view; signs of a seat and money have places of their own."""
    shown = (
        []
        if view.info.family
        else [one for one in view.display.signs if one.seat is None and not is_money(one)]
    )
    signs = [words.sign(sign, view.info.id, language()) for sign in shown]
    return Beside(signs, paper_rows(view), order_rows(view))


def sign_of(view: View, people: Sequence[str]) -> TrumpSign:
    """Return the sign for what everybody knows; *people*: the names of the seats."""
    facts = view.facts
    trump = facts.trump if isinstance(facts, TrickFacts) else None
    if not isinstance(facts, MariageFacts) or facts.gubbe is None:
        return TrumpSign(trump)
    kind, seat, first = facts.gubbe
    said = words.announcement(Called(seat, kind, first), language(), view.info.id, view.options)
    return TrumpSign(trump, fill("%1\n%2", said, people[seat]))
