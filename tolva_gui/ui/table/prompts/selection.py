"""A partial choice of a move of several clicks: cards of the hand and cards on the table.

Of the legal moves those stay that have all that is chosen. A card with which one move only can be made is played at
once; what takes several cards is confirmed by a button.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import hand_order
from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Move, Pick, Play

Cards = tuple[Card, ...]


class Selection(Struct, frozen=True):
    """Cards of the own hand, and cards on the table, in the order in which they were chosen."""

    cards: Cards = ()
    takes: Cards = ()

    def __bool__(self) -> bool:
        return bool(self.cards or self.takes)

    def chosen(self, card: Card) -> bool:
        """Whether the card is chosen."""
        return card in self.cards or card in self.takes

    def without(self, card: Card) -> "Selection":
        """Return what is left when the card is put back; what was to be taken with the only hand card goes too."""
        cards = tuple(one for one in self.cards if one != card)
        takes = tuple(one for one in self.takes if one != card)
        return Selection(cards, takes if cards or not self.cards else ())


NOTHING = Selection()


def plays(view: View) -> list[Play]:
    """Return the legal moves that are made with cards."""
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
    """Return the moves of open verbs that would be made with what is chosen; the rules say whether they may be."""
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
    """Return the selection with the card, or with it instead of its likes; None if no move can be made with it."""
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
    """Whether one more card like that, of another pack, goes with what is chosen."""
    return bool(fitting(replace(selection, cards=(*selection.cards, card)), view))


def settled(selection: Selection, view: View) -> Selection:
    """Return the selection with all that goes without saying: the only move that it leaves.

    A hand card that can take in one way only is meant to take, even where it could be laid out instead.
    """
    left = fitting(selection, view)
    taking = [move for move in left if move.takes]
    only = taking if selection.cards and len(taking) == 1 else left
    if len(only) == 1 and not any(move.at for move in left) and not _open(view):
        return Selection(only[0].cards, only[0].takes)
    return selection


def captures(selection: Selection, view: View) -> list[Play]:
    """Return the moves that take something and have all that is chosen of the hand, those that take most first."""
    taking = [move for move in fitting(selection, view) if move.takes and _alike(move.cards, selection.cards)]
    return sorted(taking, key=lambda move: -len(move.takes))


def confirmed(selection: Selection, view: View) -> Play | None:
    """Return the move that takes exactly what has been pointed at card by card, if no other one takes that and more."""
    exact = [move for move in complete(selection, view) if move.takes]
    return exact[0] if exact and len(fitting(selection, view)) == 1 and not _open(view) else None


def takable(selection: Selection, view: View) -> set[Card]:
    """Return the cards on the table that some move would take with what is chosen."""
    if _open(view) and selection.cards:
        worth = view.form.worth
        return set(worth) | {card for move in fitting(selection, view) for card in move.takes}
    return {card for move in fitting(selection, view) for card in move.takes}


def placed(selection: Selection, place: int, view: View) -> Play | None:
    """Return the move that puts the chosen card to that place of the fan, counted from 0."""
    moves = [move for move in fitting(selection, view) if move.at and move.cards == selection.cards]
    places = sorted({move.at for move in moves})
    wanted = places[place] if 0 <= place < len(places) else None
    return next((move for move in moves if move.at == wanted), None)


def targets(selection: Selection, view: View) -> Mapping[Card, Play]:
    """Return the cards of others on which what is chosen may be laid, each with the move that does it."""
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
    """Return the cards that may be taken without being seen, in the order of their places."""
    found = [move for move in view.legal if isinstance(move, Pick)]
    return sorted(found, key=lambda move: move.index)


def probe(selection: Selection, card: Card, view: View, *, own: bool) -> Move:
    """Return a move with the card that is no legal one, for the rules to say why."""
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


def _within(chosen: Cards, cards: Cards) -> bool:
    return all(chosen.count(card) <= cards.count(card) for card in chosen)


def _alike(cards: Cards, others: Cards) -> bool:
    return sorted(map(str, cards)) == sorted(map(str, others))


def _ordered(cards: Cards, view: View) -> Cards:
    return tuple(card for card in hand_order(cards, view.ranks) if card is not None)


def _open(view: View) -> bool:
    return bool(view.form.open)


def _may_be_open(selection: Selection, view: View) -> bool:
    """Whether a move of an open verb might have all this; examples do not tell."""
    if not _open(view) or not selection.cards:
        return False
    return not selection.takes or any(move.takes for move in plays(view))
