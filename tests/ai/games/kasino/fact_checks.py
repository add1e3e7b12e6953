"""The facts of kasino's hints: captures of the next player after a move, by the rules alone."""

from tests.ai.brute_force import after
from tests.ai.hints.layouts import Layout, Told, plays
from tests.ai.hints.shared_checks import Checks, mine, of_the_rules
from tolva_gui.rules.games.kasino.game import fits, value_in_hand
from tolva_gui.rules.kit import Card, Play


def sea_after(layout: Layout, move: Play) -> list[Card]:
    state = after(layout.game, layout.state, move)
    return list(state.sea)


def captures(layout: Layout, told: Told) -> list[set[Card]]:
    state = after(layout.game, layout.state, told["move"])
    legal = layout.game.legal_moves(state) if layout.game.to_act(state) is not None else []
    return [set(move.takes) for move in legal if isinstance(move, Play) and move.takes]


def next_cannot_clear(layout: Layout, told: Told) -> bool:
    sea = set(sea_after(layout, told["move"]))
    return not sea or sea not in captures(layout, told)


def next_takes_no_prize(layout: Layout, told: Told) -> bool:
    prizes = set(told["cards"])
    return not any(taken & prizes and len(taken) <= 2 for taken in captures(layout, told))


def takes_then(layout: Layout, told: Told) -> bool:
    """The card captures those cards, if they are still on the table, by the rules."""
    return told["card"] in mine(layout) and bool(fits(layout.state, told["card"], tuple(told["cards"])))


def clears_then(layout: Layout, told: Told) -> bool:
    sea = tuple(sea_after(layout, told["move"]))
    return takes_then(layout, {**told, "cards": sea})


def takers(layout: Layout, card: Card) -> int:
    """Return how many unseen cards take the card alone."""
    return sum(bool(fits(layout.state, other, (card,))) for other in layout.unseen())


def clear_next(layout: Layout, told: Told) -> bool:
    """The table can be cleared with exactly these unseen cards after the only possible take."""
    takes = [each for each in plays(layout.game, layout.state) if isinstance(each, Play) and each.takes]
    sea = tuple(card for card in layout.state.sea if card not in takes[0].takes)
    return set(told["cards"]) == {card for card in layout.unseen() if fits(layout.state, card, sea)}


def swept_then(layout: Layout, told: Told) -> bool:
    """After the other card each of these unseen cards could take the whole table, and after this one none could."""
    table, other = tuple(sea_after(layout, told["move"])), tuple(sea_after(layout, told["other"]))
    could = {card for card in layout.unseen() if fits(layout.state, card, other)}
    return set(told["either"]) <= could and not any(
        fits(layout.state, card, table) for card in layout.unseen()
    )


CHECKS: Checks = {
    "fewer_takers": lambda w, v: takers(w, v["card"]) == v["number"] < v["rest"] == takers(w, v["cards"][0]),
    "keeps_spade": lambda w, v: v["card"] in mine(w) and v["card"].suit == "S" != v["move"].card.suit,
    "keeps": lambda w, v: v["card"] in mine(w) and v["card"] != v["move"].card,
    "cleared_next": clear_next,
    "not_cleared_next": clear_next,
    "takers": lambda w, v: takers(w, v["card"]) == v["number"],
    "alike_gone": lambda w, v: (
        value_in_hand(w.state, v["card"]) not in {value_in_hand(w.state, other) for other in w.unseen()}
    ),
    "cannot_be_cleared": next_cannot_clear,
    "prize_safe": next_takes_no_prize,
    "own_clear": clears_then,
    "own_sum": takes_then,
    "swept_then": swept_then,
    "sweeps": lambda w, v: not sea_after(w, v["move"]),
    "empty_table": lambda w, v: not sea_after(w, v["move"]),
    **of_the_rules(
        """
        aces aces_one cards clears_with last_packet left_then lillan most_cards most_spades nothing_to_take own_take
        spades storan sweeps_more within_reach
        """
    ),
}
