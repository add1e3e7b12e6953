"""A person's way to a move of several clicks: cards of the hand and cards on the table, chosen one at a time.

The candidates are the legal moves that contain the whole selection. A card with only one possible move is
played at once; moves of several cards are confirmed by a button. It is the same at the window and on a phone.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Place, cards_at, hand_order
from tolva_gui.rules.moves import Move, Pick, Play
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host

MOST_CAPTURES: Final = 3
"""The most captures offered at a time."""
Cards = tuple[Card, ...]


class Selection(Struct, frozen=True):
    """Cards of the player's hand, and cards on the table, in the order in which they were chosen."""

    cards: Cards = ()
    takes: Cards = ()

    def __bool__(self) -> bool:
        return bool(self.cards or self.takes)

    def chosen(self, card: Card) -> bool:
        return card in self.cards or card in self.takes

    def without(self, card: Card) -> "Selection":
        """Return the selection without the card; without the only hand card, the cards to take go too."""
        cards = tuple(one for one in self.cards if one != card)
        takes = tuple(one for one in self.takes if one != card)
        return Selection(cards, takes if cards or not self.cards else ())


NOTHING = Selection()


def plays(view: View) -> list[Play]:
    """Return the legal moves made with cards."""
    return [move for move in view.legal if isinstance(move, Play)]


def fitting(selection: Selection, view: View) -> list[Play]:
    """Return the legal moves that contain the selection."""
    return [
        move
        for move in plays(view)
        if _within(selection.cards, move.cards) and _within(selection.takes, move.takes)
    ]


def complete(selection: Selection, view: View) -> list[Play]:
    """Return the moves that match the selection exactly and need no place."""
    return [
        move
        for move in fitting(selection, view)
        if (len(move.cards), len(move.takes)) == (len(selection.cards), len(selection.takes)) and not move.at
    ]


def attempts(selection: Selection, view: View) -> list[Play]:
    """Return the moves of open verbs that the selection would make; the rules judge them."""
    if not selection.cards:
        return []
    examples = {move.verb: move for move in plays(view) if move.verb in view.form.open}
    takes = _ordered(selection.takes, view)
    return [
        Play(cards, takes, verb)
        for verb, example in examples.items()
        if bool(example.takes) == bool(takes)
        for cards in dict.fromkeys((selection.cards, _ordered(selection.cards, view)))
    ]


def with_card(selection: Selection, card: Card, view: View, *, own: bool) -> Selection | None:
    """Return the selection with the card added, or with it instead of others; None if no move contains it."""
    if own:
        asked = [replace(selection, cards=(*selection.cards, card))]
        if not any(fitting(Selection((card, one)), view) for one in selection.cards):
            asked.append(Selection((card,)))
    else:
        asked = [replace(selection, takes=(*selection.takes, card)), replace(selection, takes=(card,))]
    for wanted in asked:
        if fitting(wanted, view) or _may_be_open(wanted, view):
            return wanted
    return None


def another(selection: Selection, card: Card, view: View) -> bool:
    """Whether another identical card, of a second pack, fits the selection."""
    return bool(fitting(replace(selection, cards=(*selection.cards, card)), view))


def settled(selection: Selection, view: View) -> Selection:
    """Return the selection completed to the only move that it leaves, if there is just one.

    A hand card with a single capture is meant to take, even if it could be laid out instead.
    """
    left = fitting(selection, view)
    taking = [move for move in left if move.takes]
    only = taking if selection.cards and len(taking) == 1 else left
    if len(only) == 1 and not any(move.at for move in left) and not view.form.open:
        return Selection(only[0].cards, only[0].takes)
    return selection


def captures(selection: Selection, view: View) -> list[Play]:
    """Return the moves that take cards with exactly the chosen hand cards, those that take most first."""
    taking = [move for move in fitting(selection, view) if move.takes and _alike(move.cards, selection.cards)]
    return sorted(taking, key=lambda move: -len(move.takes))


def confirmed(selection: Selection, view: View) -> Play | None:
    """Return the move that takes exactly the cards pointed at one by one, if no other takes those and more."""
    exact = [move for move in complete(selection, view) if move.takes]
    return exact[0] if exact and len(fitting(selection, view)) == 1 and not view.form.open else None


def takable(selection: Selection, view: View) -> set[Card]:
    """Return the cards on the table that some move takes together with the selection."""
    found = {card for move in fitting(selection, view) for card in move.takes}
    return found | set(view.form.worth) if view.form.open and selection.cards else found


def placed(selection: Selection, place: int, view: View) -> Play | None:
    """Return the move that puts the chosen card at that index of the fan."""
    moves = [move for move in fitting(selection, view) if move.at and move.cards == selection.cards]
    places = sorted({move.at for move in moves})
    wanted = places[place] if 0 <= place < len(places) else None
    return next((move for move in moves if move.at == wanted), None)


def targets(selection: Selection, view: View) -> Mapping[Card, Play]:
    """Return the cards of others on which the selection may be laid, each with its move."""
    if not selection.cards:
        return {}
    moves = {move.at: move for move in fitting(selection, view) if move.cards == selection.cards}
    found: dict[Card, Play] = {}
    for zone in view.zones:
        owner, slot = zone.place.owner, zone.place.slot
        move = moves.get((owner, slot)) if owner is not None and slot is not None else None
        if move is not None:
            found |= {card: move for card in zone.cards if card is not None}
    return found


def picks(view: View) -> Sequence[Pick]:
    """Return the moves that take an unseen card, in the order of their places."""
    found = [move for move in view.legal if isinstance(move, Pick)]
    return sorted(found, key=lambda move: move.index)


def probe(selection: Selection, card: Card, view: View, *, own: bool) -> Move:
    """Return an illegal move with the card, so that the rules can say why."""
    left = fitting(selection, view) or plays(view)
    if not own:
        taking = next((move for move in left if move.takes), None)
        cards = selection.cards or (taking.cards if taking is not None else (card,))
        takes = _ordered((*selection.takes, card), view)
        return Play(cards, takes, taking.verb if taking is not None else "take")
    if left and selection.cards and len(left[0].cards) >= len(selection.cards) > 1:
        return Play(_ordered((*selection.cards, card), view), verb=left[0].verb)
    simple = next((move for move in left if len(move.cards) == 1 and not move.at), None)
    if simple is None:
        return Play((card,), verb=left[0].verb if left else "play")
    return replace(simple, cards=(card,))


def whole_hand(view: View) -> Play | None:
    """Return an example of the move that orders the whole hand, if the game asks for one."""
    if view.question is None or view.seat is None:
        return None
    held = cards_at(view.zones, Place("hand", view.seat))
    asks = (move for move in view.legal if isinstance(move, Play) and move.verb in view.form.open)
    return next((move for move in asks if len(held) > 1 and set(move.cards) == set(held)), None)


def offered(view: View) -> tuple[Place, ...]:
    """Return the fan or row from which a card is taken: of the seat in the question, else the viewer's own."""
    asked = view.question.values.get("seat", view.seat) if view.question is not None else view.seat
    lies = {place.kind: place for place in view.info.places}
    found = [
        zone.place
        for zone in view.zones
        if zone.place.owner == asked and zone.cards and lies[zone.place.kind].sees != "all"
    ]
    return tuple(place for place in found if place.kind == found[0].kind)


def _within(chosen: Cards, cards: Cards) -> bool:
    return all(chosen.count(card) <= cards.count(card) for card in chosen)


def _alike(cards: Cards, others: Cards) -> bool:
    return sorted(map(str, cards)) == sorted(map(str, others))


def _ordered(cards: Cards, view: View) -> Cards:
    return tuple(card for card in hand_order(cards, view.ranks) if card is not None)


def _may_be_open(selection: Selection, view: View) -> bool:
    """Whether a move of an open verb might contain the selection; the examples cannot show that."""
    if not view.form.open or not selection.cards:
        return False
    return not selection.takes or any(move.takes for move in plays(view))


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
