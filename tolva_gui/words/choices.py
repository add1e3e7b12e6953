"""Words for what a person may choose: moves of several cards, the bids of a box, and why one is refused."""

from collections.abc import Mapping, Sequence

from tolva_gui.rules.cards import Card
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.protocol import Reason
from tolva_gui.rules.view import View
from tolva_gui.words import sentences as words
from tolva_gui.words.sentences import Language


def refused(reason: Reason, game: str, lang: Language) -> str:
    """Return why a move is refused, with the rule."""
    sentence = words.refusal(reason, lang, game)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence


def button(move: Move, view: View, lang: Language, label: str = "") -> dict[str, object]:
    """Return a move that is said or confirmed, with the points at stake and what it undertakes for them."""
    stakes = view.form.stakes
    return {
        "move": str(move),
        "label": label or words.move_label(move, view, lang),
        "stake": stakes.get(move, 0),
        "note": words.undertaking(move, lang, view.info.id) if move in stakes else "",
    }


def bid_cell(move: Move, reason: Reason | None, view: View, lang: Language) -> dict[str, object]:
    """Return a bid of a box, with its meaning or the reason against it."""
    return {
        "move": str(move),
        "label": words.bid_label(move, view, lang),
        "name": words.move_label(move, view, lang),
        "allowed": reason is None,
        "note": words.bid_meaning(move, view, lang)
        if reason is None
        else refused(reason, view.info.id, lang),
    }


def offers(moves: Sequence[Move], view: View, lang: Language) -> dict[Move, str]:
    """Return the moves that the chosen cards make, each with its label; captures are told apart by what they take."""
    captures = [move for move in moves if isinstance(move, Play) and move.takes]
    labels = {move: words.move_label(move, view, lang) for move in moves}
    taken = {move: f"{labels[move]} {_sum(move.takes, lang)}" for move in captures if len(captures) > 1}
    return labels | taken


def so_far(
    cards: Sequence[Card], takes: Sequence[Card], verb: str, view: View, lang: Language, *, more: bool = False
) -> str:
    """Return the words for the cards chosen so far: what they come to, or what they take with this verb.

    *more*: they make no move yet, but with further cards they may.
    """
    worth = view.form.worth
    if not takes:
        total = sum(worth.get(card, 0) for card in cards)
        return words.chosen(view, cards, total, lang) if cards else ""
    taken = _counted(takes, worth, lang)
    if not cards:
        return taken
    played, taken = words.cards(cards, lang), f"{taken} + …" if more else taken
    return words.taking(verb, played, taken, lang, view.info.id)


def _counted(cards: Sequence[Card], worth: Mapping[Card, int], lang: Language) -> str:
    """Return the cards, with their sum if the rules count one."""
    counted = len(cards) > 1 and all(card in worth for card in cards)
    return f"{_sum(cards, lang)} = {sum(worth[card] for card in cards)}" if counted else _sum(cards, lang)


def _sum(cards: Sequence[Card], lang: Language) -> str:
    return " + ".join(words.card(card, lang) for card in cards)
