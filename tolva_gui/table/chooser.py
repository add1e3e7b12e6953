"""A person's way to a move of several cards, one card at a time; the same at the window and on a phone."""

from collections.abc import Sequence
from typing import Final

from tolva_gui.rules.cards import Card
from tolva_gui.rules.moves import Move
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.table.selection import (
    NOTHING,
    Selection,
    another,
    attempts,
    captures,
    complete,
    confirmed,
    fitting,
    placed,
    probe,
    settled,
    takable,
    targets,
    with_card,
)

MOST_CAPTURES: Final = 3
"""The most captures offered at a time."""


class Chooser:
    """Holds the selection until it is a move.

    `choose` returns the move to try: a complete one, or an illegal one that makes the rules say why a card does not
    fit. None: the selection has changed, or is as it was.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self.selection: Selection = NOTHING
        self._picked: Selection = NOTHING
        """The part of the selection that the person has pointed at; the rest was implied."""

    def clear(self) -> None:
        """Drop the selection."""
        self._set(NOTHING)

    def choose(self, card: Card, view: View, *, own: bool, place: int = -1) -> Move | None:
        """Toggle the card, own or on the table. *place*: its index in the person's fan."""
        chosen = self.selection
        own = own and not (card in takable(chosen, view) and with_card(chosen, card, view, own=True) is None)
        if chosen.chosen(card) and not (own and another(chosen, card, view)):
            return self._choose_again(card, view, own=own)
        move = self._aimed(card, view, own=own, place=place)
        if move is not None:
            return move
        wanted = with_card(self._picked, card, view, own=own)
        if wanted is None:
            return probe(chosen, card, view, own=own)
        return self._take(wanted, view, at_once=not chosen)

    def moves(self, view: View) -> list[Move]:
        """Return the moves that match the selection exactly."""
        if not self.selection:
            return []
        tried = attempts(self.selection, view)
        said: dict[Move, None] = dict.fromkeys(complete(self.selection, view))
        said |= {move: None for move in tried if self._host.why_not(move) is None}
        return list(said)

    def offers(self, view: View) -> Sequence[Move]:
        """Return the possible moves: the selection, larger captures, and last taking nothing."""
        taking = captures(self._picked, view)[:MOST_CAPTURES] if self.selection.cards else []
        bare = [move for move in complete(self._picked, view) if not move.takes]
        chosen = [move for move in self.moves(view) if move not in bare]
        return list(dict.fromkeys([*chosen, *taking, *bare]))

    def verb(self, view: View) -> str:
        """Return the verb of the captures that the selection may become; empty without one."""
        taking = captures(self.selection, view) if self.selection.takes else ()
        return taking[0].verb if taking else ""

    def _aimed(self, card: Card, view: View, *, own: bool, place: int) -> Move | None:
        """Return the move of the selected card to the place of this one, or onto it."""
        chosen = self.selection
        if own:
            return placed(chosen, place, view) if len(chosen.cards) == 1 else None
        return targets(chosen, view).get(card)

    def _choose_again(self, card: Card, view: View, *, own: bool) -> Move | None:
        """Put back a card that was pointed at; confirm one that was implied, until all taken cards are confirmed."""
        picked = self._picked
        if picked.chosen(card):
            self._set(picked.without(card))
            return None
        cards = (*picked.cards, card) if own else picked.cards
        takes = picked.takes if own else (*picked.takes, card)
        return self._take(Selection(cards, takes), view, at_once=False)

    def _take(self, wanted: Selection, view: View, *, at_once: bool) -> Move | None:
        left = fitting(wanted, view)
        only = left[0] if len(left) == 1 and not attempts(wanted, view) else None
        if only is not None and at_once and not only.at and not only.takes and len(only.cards) == 1:
            return only
        self._set(settled(wanted, view), wanted)
        return confirmed(wanted, view)

    def _set(self, selection: Selection, picked: Selection | None = None) -> None:
        self.selection = selection
        self._picked = selection if picked is None else picked
