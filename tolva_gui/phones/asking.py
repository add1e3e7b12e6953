"""What a seat can do now, in the words of the window: the question, buttons, bids, numbers, piles and cards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call, Move, Play
from tolva_gui.rules.protocol import Reason
from tolva_gui.rules.view import View
from tolva_gui.table.calls import calls
from tolva_gui.table.chooser import Chooser
from tolva_gui.table.host import Host
from tolva_gui.table.numbers import MOST_SHOWN, Number, numbers, suggested
from tolva_gui.table.selection import offered, picks, takable, targets, whole_hand
from tolva_gui.words import sentences as words
from tolva_gui.words.phones import text
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
        "moves": [_button(move, view, lang) for move in calls(view)],
        "offers": _offers(chooser, view, lang),
        "line": _line(chooser, view, lang),
        "box": [[_bid(move, host, view, lang) for move in row] for row in view.form.box],
        **_numbers(numbers(host, view), people, view, lang),
        "picks": _picks(view),
        "piles": {kind: _button(move, view, lang) for kind, move in view.form.piles.items()},
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


def why(reason: Reason, game: str, lang: Language) -> str:
    """Return why a move is refused, with the rule."""
    sentence = words.refusal(reason, lang, game)
    return text("rule", lang, why=sentence, rule=reason.rule) if reason.rule else sentence


def _button(move: Move, view: View, lang: Language, label: str = "") -> Asked:
    stake = view.form.stakes.get(move, 0)
    note = words.undertaking(move, lang, view.info.id) if move in view.form.stakes else ""
    return {
        "move": str(move),
        "label": label or words.move_label(move, view, lang),
        "stake": stake,
        "note": note,
    }


def _offers(chooser: Chooser, view: View, lang: Language) -> list[Asked]:
    """Return the moves that the chosen cards make; several captures are named by what they take."""
    moves = chooser.offers(view)
    several = sum(isinstance(move, Play) and bool(move.takes) for move in moves) > 1
    return [_button(move, view, lang, _taking(move, view, lang) if several else "") for move in moves]


def _taking(move: Move, view: View, lang: Language) -> str:
    if not isinstance(move, Play) or not move.takes:
        return ""
    taken = " + ".join(words.card(card, lang) for card in move.takes)
    return f"{words.move_label(move, view, lang)} {taken}"


def _line(chooser: Chooser, view: View, lang: Language) -> str:
    """Return the words for the cards chosen so far: their sum, or what they take."""
    cards, takes, worth = chooser.selection.cards, chooser.selection.takes, view.form.worth
    if not takes:
        total = sum(worth.get(card, 0) for card in cards)
        return words.chosen(view, cards, total, lang) if cards else ""
    taken = _sum(takes, worth, lang)
    if not cards:
        return taken
    played = words.cards(cards, lang)
    own = words.taking(chooser.verb(view), played, taken, lang, view.info.id)
    return own or text("takes", lang, cards=played, taken=taken)


def _sum(takes: Sequence[Card], worth: Mapping[Card, int], lang: Language) -> str:
    taken = " + ".join(words.card(card, lang) for card in takes)
    counted = len(takes) > 1 and all(card in worth for card in takes)
    return f"{taken} = {sum(worth[card] for card in takes)}" if counted else taken


def _bid(move: Move, host: Host, view: View, lang: Language) -> Asked:
    reason = host.why_not(move)
    return {
        "move": str(move),
        "label": words.bid_label(move, view, lang),
        "name": words.move_label(move, view, lang),
        "allowed": reason is None,
        "note": words.bid_meaning(move, view, lang) if reason is None else why(reason, view.info.id, lang),
    }


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


def said(word: str) -> Call:
    """Return the reaction with that word, for its name."""
    return Call("react", word)
