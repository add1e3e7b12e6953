"""The steps of the K+Q family."""

from typing import Final

from path_step import (
    LESSON,
    POINTS,
    Step,
    anything,
    facts_of,
    in_trick,
    leads,
    left,
    no,
    plays_card,
    plays_low,
    plays_side_suit,
    plays_top,
    plays_trump,
)

from tolva_gui.rules.game import View
from tolva_gui.rules.games.mariage.calls import ASK, GUBBAR, is_meld
from tolva_gui.rules.games.mariage.themes import is_gubbe, is_melding
from tolva_gui.rules.kit.themes import (
    LAST,
    is_ending,
    is_lead_high_or_low,
    own_cards,
)
from tolva_gui.rules.moves import Move, Play


def partner_has(view: View) -> bool:
    """Whether the partner is winning the trick."""
    winner = facts_of(view).winning
    return winner is not None and view.seat is not None and winner == view.info.partner(view.seat)


def gives_points(view: View, move: Move) -> bool:
    """Whether ten or eleven points go into a trick that is the partner's."""
    return partner_has(view) and isinstance(move, Play) and move.card.rank in "AT"


def gives_little(view: View, move: Move) -> bool:
    """Whether the cheapest of cards that differ goes into a trick that is not won."""
    if partner_has(view) or not isinstance(move, Play) or plays_trump(view, move):
        return False
    playable = [other.card for other in view.legal if isinstance(other, Play)]
    return POINTS.get(move.card.rank, 0) == min(POINTS.get(card.rank, 0) for card in playable) and (
        not in_trick(view) or move.card.suit != facts_of(view).trick[0][1].suit
    )


def melds(_view: View, move: Move) -> bool:
    """Whether king and queen are announced."""
    return is_meld(move)


def asks_partner(_view: View, move: Move) -> bool:
    """Whether the partner is asked."""
    return move == ASK


def sings(_view: View, move: Move) -> bool:
    """Whether a gubbe is announced."""
    return move in GUBBAR


def with_trumps(view: View) -> bool:
    """Whether the player leads, with trumps and other cards, while others may have trumps."""
    trump = facts_of(view).trump
    mine = own_cards(view)
    own = [card for card in mine if card.suit == trump]
    out = [card for card in left(view) if card.suit == trump and card not in own]
    return (
        trump is not None and leads(view) and len(mine) > LAST and bool(own and out) and len(own) < len(mine)
    )


def is_counting(view: View) -> bool:
    """Whether the last tricks but the very last decide who has most of the 120 points."""
    return 3 <= len(own_cards(view)) <= 5 and all(isinstance(move, Play) for move in view.legal)


FOR_VINSTEN: Final = frozenset({"short", "short_most", "line_after:vinsten"})
TOLVA: Final = (
    LESSON,
    Step("trick", in_trick, (gives_points, gives_little)),
    Step("meld", is_melding, (melds, plays_card)),
    Step("ask", lambda view: ASK in view.legal, (asks_partner, plays_card)),
    Step("trumps", with_trumps, (plays_trump, plays_side_suit)),
    Step("duck", is_lead_high_or_low, (plays_top, plays_low)),
    Step("count", is_counting, (anything,), tells=FOR_VINSTEN),
    Step("ending", is_ending, (anything,)),
    Step("gubbe", is_gubbe, (sings, no(sings)), tries=1, amount=4, most=1500),
)


def alone(seats: int) -> tuple[Step, ...]:
    """Return the steps of tolva where each plays alone."""
    return (
        LESSON,
        Step("meld", is_melding, (melds, plays_card), 5, seats),
        Step("trumps", with_trumps, (plays_trump, plays_side_suit), 4, seats),
        Step("duck", is_lead_high_or_low, (plays_top, plays_low), 4, seats),
        Step("count", is_counting, (anything,), 4, seats, tells=FOR_VINSTEN),
        Step("ending", is_ending, (anything,), 5, seats),
    )


BONDTOLVA: Final = (
    LESSON,
    Step("meld", is_melding, (melds, no(melds)), 5),
    Step("trumps", with_trumps, (plays_trump, plays_side_suit), 5),
    Step("duck", is_lead_high_or_low, (plays_top, plays_low), 5),
    Step("ending", is_ending, (anything,), 5),
)
