"""What a seat can do now, in the words of the window: the question, buttons, bids, numbers, piles and cards."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.calls import MOST_SHOWN, Number, calls, numbers, suggested
from tolva_gui.table.host import Host
from tolva_gui.table.selection import Chooser, offered, picks, takable, targets, whole_hand
from tolva_gui.words import sentences as words
from tolva_gui.words.choices import bid_cell, button, offers, so_far
from tolva_gui.words.sentences import Language

Asked = dict[str, Any]


def asking(host: Host, seat: Seat, chooser: Chooser, people: Sequence[str], lang: Language) -> Asked | None:
    """Return what the seat is asked, with everything that answers it; None if it is not asked."""
    view = view_asked(host, seat)
    if view is None:
        return None
    chosen = chooser.selection
    order = whole_hand(view)
    return {
        "text": words.question(view, people, lang),
        "moves": [button(move, view, lang) for move in calls(view)],
        "offers": [
            button(move, view, lang, label)
            for move, label in offers(chooser.offers(view), view, lang).items()
        ],
        "line": so_far(chosen.cards, chosen.takes, chooser.verb(view), view, lang),
        "box": [[bid_cell(move, host.why_not(move), view, lang) for move in row] for row in view.form.box],
        **_numbers(numbers(host, view), people, view, lang),
        "picks": _picks(view),
        "piles": {kind: button(move, view, lang) for kind, move in view.form.piles.items()},
        "playable": sorted(
            {str(card) for move in view.legal if isinstance(move, Play) for card in move.cards}
        ),
        "at_once": sorted(map(str, _played_at_once(view))),
        "chosen": [str(card) for card in (*chosen.cards, *chosen.takes)],
        "lit": sorted(map(str, {*takable(chosen, view), *targets(chosen, view)})),
        "arrange": "" if order is None else order.verb,
    }


def view_asked(host: Host, seat: Seat) -> View | None:
    """Return the view with the moves that the seat's person can make; None without any.

    In a game in which all make every move at the same time, each may make it.
    """
    if host.result() is not None or not host.deal_number:
        return None
    turn = host.to_act()
    view = host.view(turn if host.info.together and turn is not None else seat)
    return view if view.legal else None


def _numbers(said: Sequence[Number], people: Sequence[str], view: View, lang: Language) -> Asked:
    """Return the numbers as buttons, or as a range with the words for its least one."""
    if not 0 < len(said) <= MOST_SHOWN:
        return {"numbers": [], "range": _range(said, view)}
    seated = view.form.numbers_are_seats
    return {
        "numbers": [
            {
                "move": str(one.call),
                "label": people[one.number] if seated else str(one.number),
                "name": people[one.number] if seated else words.move_label(one.call, view, lang),
                "allowed": one.allowed,
            }
            for one in said
        ],
        "range": None,
    }


def _range(said: Sequence[Number], view: View) -> Asked | None:
    if not said:
        return None
    proposed = suggested(view)
    least, most = said[0].number, said[-1].number
    start = least if proposed is None else proposed
    return {"word": said[0].call.word, "least": least, "most": most, "start": start}


def _played_at_once(view: View) -> set[Card]:
    """Return the cards that a single tap plays: a slip would be a move."""
    plays = [move for move in view.legal if isinstance(move, Play)]
    moves = Counter(card for move in plays for card in set(move.cards))
    return {
        move.card
        for move in plays
        if len(move.cards) == 1 and not move.takes and not move.at
        if moves[move.card] == 1 and move.verb not in view.form.open
    }


def _picks(view: View) -> Asked | None:
    """Return the place from which an unseen card is taken, with a move for each of its cards."""
    moves = picks(view)
    places = offered(view) if moves else ()
    if not places:
        return None
    return {"kind": places[0].kind, "owner": places[0].owner, "moves": [str(move) for move in moves]}
